"""A bot over the network: it makes a table, or joins a friend's, and plays legal choices at random.

python examples/random_bot.py http://localhost:8000
python examples/random_bot.py "http://localhost:8000/t/0a1b2c3d4e?invitation=..."
"""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(path: str, body: dict, token: str = "") -> dict:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    try:
        with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)
    except HTTPError as error:
        sys.exit(error.read().decode())  # code and message, as JSON


url = urlsplit(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000")
server, invitation = f"{url.scheme}://{url.netloc}", parse_qs(url.query).get("invitation", [""])[0]
me = post("/api/guests", {"name": "Random Robin"})
if url.path.startswith("/t/"):
    made = post(f"/api/tables/{url.path[3:]}/join", {"invitation": invitation}, me["token"])
else:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = post("/api/tables", {"game": "wendake", "options": {"players": 2}, "seats": seats}, me["token"])

with connect(
    f"{server.replace('http', 'ws', 1)}/ws/tables/{made['table']['id']}",
    additional_headers={"authorization": f"Bearer {me['token']}"},
    max_size=None,
) as socket:
    socket.send(json.dumps({"type": "hello", "version": 4}))
    for message in map(json.loads, socket):
        if message["type"] == "refused" and message["code"] != "stale":
            sys.exit(f"{message['code']}: {message['message']}")
        table, turn = message.get("table"), message.get("turn")
        if table and table["status"] == "finished":
            result = table["result"]
            print(f"seat {made['seat']}, scores {result['scores']}, won: {result['winners']}")
            break
        if turn and turn["choices"]:  # listed for the seat that has to choose, and for nobody else
            choice = random.choice(turn["choices"])["text"]
            socket.send(json.dumps({"type": "choose", "number": turn["number"], "choice": choice}))
