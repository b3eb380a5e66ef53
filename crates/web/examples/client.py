"""Sits down at a table of the card room and answers at random until the match is over: client.py http://127.0.0.1:7253 yukon"""
import json, random, sys, urllib.error, urllib.request

house, game = (sys.argv[1:] + ["http://127.0.0.1:7253", "yukon"][len(sys.argv) - 1:])[:2]
headers = {"content-type": "application/json"}

def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(house + "/api/v1" + path, data, headers))

def answer(way):
    (kind, what), = way.items()
    if kind == "word":
        return what["action"]
    if kind == "number":
        return f"{what['verb']} {random.randint(what['from'], what['to'])}"
    if kind == "card":
        return f"{what['verb']} {random.choice(what['of'])}"
    free = [card for card in what["of"] if card not in what["must"]]
    chosen = what["must"] + random.sample(free, max(0, what["at_least"] - len(what["must"])))
    return " ".join([what["verb"], *chosen])

headers["authorization"] = "Bearer " + json.load(call("/persons", {"name": "Random"}))["token"]
bots = next(known["bots"] for known in json.load(call("/games")) if known["id"] == game)
table = "/tables/" + json.load(call("/tables", {"game": game, "options": {}, "openness": "invited", "pace": "instant", "rest": "none"}))["id"]
call(table + "/seats", {"seat": 0})
for seat in range(1, len(json.load(call(table))["plates"])):
    call(table + "/bots", {"seat": seat, "level": bots[0]})
for line in call(table + "/events"):
    if not line.startswith(b"data: "):
        continue
    sight = json.loads(line[6:])
    if sight["phase"] == "over":
        break
    prompt = sight["view"].get("prompt")
    if prompt and prompt["must"]:
        try:
            call(table + "/actions", {"action": answer(random.choice(prompt["ways"])), "key": str(sight["number"])})
        except urllib.error.HTTPError as refused:  # somebody may have spoken first: the next sight says what is asked now
            if refused.code != 409: raise
print({plate["name"]: seat["chips"] for plate, seat in zip(sight["plates"], sight["view"]["seats"])})
