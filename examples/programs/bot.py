"""Plays any game of Fathoms by chance: lab seat URL --program "python3 bot.py". Nothing but Python is needed."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["t"] == "hello":
        print(f"I play {message['game']} in seat {message['seat']}", file=sys.stderr)
    elif message["t"] == "turn":
        answer = random.choice(message["legal"] + message["samples"])
    elif message["t"] == "refused":
        answer = 0  # the first is as good as any
    elif message["t"] == "result":
        print(f"I came in on place {message['place']}", file=sys.stderr)
    if answer is not None:
        print(json.dumps({"n": message["n"], "action": answer}), flush=True)
