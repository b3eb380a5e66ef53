## What went wrong

web-problem-title = That did not work
web-problem-not-found = There is nothing here, or nothing for you to see. If you followed an invitation, ask for the link again.
web-problem-bad = Something is wrong with the request: { $why }
web-problem-name = A name has 1 to 24 characters. Choose another.
web-problem-unknown = Tell us your name first: take a seat or open a table.
web-problem-too-many = Too many requests. Wait a minute and try again.
web-problem-cross-site = This request came from another site and was refused. Open the page here and try again.
web-problem-unavailable = That is not possible right now. Nothing was lost; try again in a minute.
web-account-taken = That login is taken. Choose another, or sign in.
web-account-short = A login has 1 to 24 characters, a password at least 8.
web-account-wrong = The login or the password is wrong. Try again.

## Was the deal changed?

web-verdict-fair = Fair: the seed is the one promised before the first card, and all { $shuffles } shuffles follow from it.
web-verdict-unproved = Nothing to check yet: the seed is shown when the match is over.
web-verdict-other-seed = Not fair: the seed shown is not the one promised before the first card.
web-verdict-other-deal = Not fair: shuffle { $shuffle } does not follow from the seed.
