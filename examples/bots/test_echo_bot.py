"""The server of a bot, tested with the program: run with pytest, or as a program."""

import threading
import time
import urllib.parse
import urllib.request
from base64 import b64encode
from http.server import HTTPServer

from echo_bot import EchoBot
from realm_simulator import COMMAND, serve


def send(realm, email, **message):
    key = b64encode(f"{email}:{realm.api_key(email)}".encode()).decode()
    body = urllib.parse.urlencode(message).encode()
    headers = {"Authorization": f"Basic {key}"}
    urllib.request.urlopen(urllib.request.Request(f"{realm.url}/api/v1/messages", body, headers)).close()


def last_answer(realm):
    """Waits for the last step of the bot."""
    for _ in range(600):
        messages = [one for one in realm.control("GET", "/overview")["messages"] if one["sender"] == "Echo"]
        if messages:
            return messages[0]["content"]
        time.sleep(0.1)
    raise AssertionError("The bot has not answered.")


def test_the_bot_answers(command=COMMAND):
    server = HTTPServer(("127.0.0.1", 0), EchoBot)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    ann = {"email": "ann@example.test"}
    echo = {"email": "echo-bot@example.test", "full_name": "Echo", "is_bot": True, "bot_type": 3}
    echo |= {"bot_owner": "ann@example.test", "webhook_token": "echo-token"}
    echo |= {"payload_url": f"http://127.0.0.1:{server.server_port}/"}
    with serve({"users": [ann, echo]}, command=command, options=["--deliver-webhooks"]) as realm:
        send(realm, "ann@example.test", type="direct", to="[2]", content="hello")
        assert last_answer(realm) == "You said: hello"
    server.shutdown()


if __name__ == "__main__":
    import os

    test_the_bot_answers(os.environ.get("REALM_SIMULATOR", COMMAND))
    print("passed")
