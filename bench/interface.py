#!/usr/bin/env python3
"""Holds a server to its own description: Schemathesis asks of every operation in the OpenAPI document what fits it and what does not.

    bench/interface.py SPADILLE SCHEMATHESIS

Starts the server on a free port of this machine with an empty database, comes in as a guest and opens a table, so that some of the
requests reach a real one, and lets Schemathesis run for a bounded number of examples from a fixed seed. Fails if an answer is not one
that the document names, or is a fault of the server. Stops the server at the end.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

EXAMPLES = 60
SEED = 1834
# A stream of events does not end by itself.
WITHOUT_END = "events"
# Most of what is asked of a table or a game is asked of one that is there.
CONFIG = """
[dictionaries.tables]
values = ["{table}"]
[dictionaries.games]
values = ["yukon", "voltarete"]
[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.7 }}
"path.game" = {{ dictionary = "games", probability = 0.7 }}
"""
CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "ignored_auth",
    "unsupported_method",
]


def post(url, body, token=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def main(spadille, schemathesis):
    with tempfile.TemporaryDirectory() as folder:
        serve = [spadille, "--lang", "en", "serve", "--listen", "127.0.0.1:0", "--people-an-address", "1000"]
        serve += ["--db", f"{folder}/room.db"]
        server = subprocess.Popen(serve, stdout=subprocess.PIPE, text=True)
        try:
            said = server.stdout.readline()
            base = next(word.rstrip(".,") for word in said.split() if word.startswith("http://"))
            token = post(f"{base}/api/v1/persons", {"name": "Schemathesis"})["token"]
            new = {"game": "yukon", "options": {"players": "2"}, "pace": "instant", "rest": "none"}
            table = post(f"{base}/api/v1/tables", new, token)["id"]
            config = pathlib.Path(folder, "schemathesis.toml")
            config.write_text(CONFIG.format(table=table))
            run = [schemathesis, "--config-file", str(config), "run", f"{base}/api/v1/openapi.json", "--url", base]
            run += ["--header", f"Authorization: Bearer {token}", "--exclude-operation-id", WITHOUT_END]
            run += ["--checks", ",".join(CHECKS), "--max-examples", str(EXAMPLES), "--seed", str(SEED)]
            run += ["--request-timeout", "20", "--generation-database", "none", "--no-color", "--continue-on-failure"]
            return subprocess.run(run, cwd=folder, check=False).returncode
        finally:
            server.terminate()
            server.wait(timeout=30)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(str(pathlib.Path(sys.argv[1]).resolve()), str(pathlib.Path(sys.argv[2]).resolve())))
