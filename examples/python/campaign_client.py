"""A client in Python, with nothing but the standard library, that a campaign can try:

    npx realm-simulator campaign --client-command "python3 examples/python/campaign_client.py"

Standard input and output carry lines of JSON; docs/campaign.md describes them.
"""

import base64
import http.client
import json
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request

EVENT_TYPES = ["message", "update_message", "delete_message", "update_message_flags", "subscription", "stream"]
LONGEST_PAUSE = 60
# Heartbeats come every minute, so a longer silence means that the connection is dead.
LONGEST_SILENCE = 90


class Refused(Exception):
    """The server said no; asking again would not help."""


class Lines:
    """The campaign's side of standard input and output."""

    def __init__(self):
        self.lock = threading.Lock()
        self.sleepers = {}

    def write(self, line):
        with self.lock:
            print(json.dumps(line), flush=True)

    def after(self, kind, seconds):
        """An event that is set when the virtual clock of the campaign has advanced by so many seconds."""
        with self.lock:
            key = f"timer-{len(self.sleepers)}"
            self.sleepers[key] = threading.Event()
            print(json.dumps({kind: seconds, "id": key}), flush=True)
        return self.sleepers[key]

    def sleep(self, seconds):
        self.after("sleep", seconds).wait()

    def wake(self, key):
        self.sleepers[key].set()


class Client:
    def __init__(self, lines, start):
        self.lines = lines
        self.url = start["url"] + "/api/v1"
        self.email = start["email"]
        token = base64.b64encode(f"{start['email']}:{start['api_key']}".encode()).decode()
        self.headers = {"Authorization": f"Basic {token}", "User-Agent": "campaign-client/1"}
        self.gate = threading.Lock()
        self.unread = set()
        self.subscriptions = {}
        threading.Thread(target=self.keep_up, daemon=True).start()

    def ask(self, method, path, params):
        """One request; None when it is not known what became of it, or it is worth another try."""
        form = urllib.parse.urlencode({k: v if isinstance(v, str) else json.dumps(v) for k, v in params.items()})
        url, body = (f"{self.url}{path}?{form}", None) if method == "GET" else (self.url + path, form.encode())
        with self.gate:
            pass
        request = urllib.request.Request(url, data=body, headers=self.headers, method=method)
        # The request runs in a thread that is given up when the connection is dead.
        ended = self.lines.after("timeout", LONGEST_SILENCE)
        result = {}

        def run():
            try:
                with urllib.request.urlopen(request) as response:
                    result["answer"] = json.loads(response.read())
            except Exception as error:
                result["error"] = error
            ended.set()

        threading.Thread(target=run, daemon=True).start()
        ended.wait()
        try:
            if "error" in result:
                raise result["error"]
        except urllib.error.HTTPError as error:
            if error.code == 429:
                # The server asked for a wait; no request is sent until it is over.
                with self.gate:
                    self.lines.sleep(float(error.headers["Retry-After"]))
                return None
            if error.code >= 500:
                return None
            try:
                raise Refused(json.loads(error.read()).get("code"))
            except (ValueError, OSError, http.client.HTTPException):
                return None  # The answer was cut.
        except Exception:
            return None
        return result.get("answer")

    def insist(self, method, path, params):
        for failures in range(1, 1000):
            answer = self.ask(method, path, params)
            if answer is not None:
                return answer
            self.lines.sleep(min(LONGEST_PAUSE, 2**failures))

    def keep_up(self):
        while True:
            try:
                registration = self.insist("POST", "/register", {
                    "event_types": EVENT_TYPES,
                    "client_capabilities": {
                        "notification_settings_null": False,
                        "bulk_message_deletion": True,
                        "empty_topic_name": True,
                        "archived_channels": True,
                    },
                })
                self.begin(registration)
                self.poll(registration["queue_id"], registration["last_event_id"])
            except Refused:
                pass  # The queue is gone: register again.

    def begin(self, registration):
        unread = registration["unread_msgs"]
        rows = unread["streams"] + unread["pms"] + unread["huddles"]
        self.unread = {i for row in rows for i in row["unread_message_ids"]}
        self.subscriptions = {row["stream_id"]: row["name"] for row in registration["subscriptions"]}

    def poll(self, queue_id, last_event_id):
        while True:
            answer = self.insist("GET", "/events", {"queue_id": queue_id, "last_event_id": last_event_id})
            for event in answer["events"]:
                last_event_id = event["id"]
                self.apply(event)

    def apply(self, event):
        if event["type"] == "message" and "read" not in event["flags"]:
            self.unread.add(event["message"]["id"])
        elif event["type"] == "delete_message":
            self.unread -= set(event["message_ids"])
        elif event["type"] == "update_message_flags" and event["flag"] == "read":
            ids = self.unread if event.get("all") else set(event["messages"])
            self.unread = self.unread - ids if event["op"] == "add" else self.unread | ids
        elif event["type"] == "update_message" and event.get("new_stream_id") is not None:
            # Nothing is unread in a channel that the account does not subscribe to.
            if event["new_stream_id"] not in self.subscriptions:
                self.unread -= set(event["message_ids"])
        elif event["type"] == "stream" and event["op"] == "update" and event["property"] == "name":
            if event["stream_id"] in self.subscriptions:
                self.subscriptions[event["stream_id"]] = event["value"]
        elif event["type"] == "subscription" and event["op"] in ("add", "remove"):
            for row in event["subscriptions"]:
                if event["op"] == "add":
                    self.subscriptions[row["stream_id"]] = row["name"]
                else:
                    self.subscriptions.pop(row["stream_id"], None)

    def is_there(self, channel, content):
        """Whether a message is there, also if it was edited or moved, or its channel is no longer subscribed to."""
        sender = {"operator": "sender", "operand": self.email}
        for narrow in [[sender], [{"operator": "channel", "operand": channel}, sender]]:
            try:
                answer = self.insist("GET", "/messages", {
                    "anchor": "newest", "num_before": 200, "num_after": 0, "narrow": narrow, "apply_markdown": False,
                })
            except Refused:
                continue
            for message in answer["messages"]:
                former = [entry.get("prev_content") for entry in message.get("edit_history", [])]
                if content in [message["content"], *former]:
                    return True
        return False

    def send(self, channel, topic, mark):
        """Sends once: when it is not known whether a message was sent, looks before sending it again."""
        content = f"Sent from Python, {mark}"
        failures = 0
        while self.ask("POST", "/messages", {"type": "channel", "to": channel, "topic": topic, "content": content}) is None:
            failures += 1
            self.lines.sleep(min(LONGEST_PAUSE, 2**failures))
            if self.is_there(channel, content):
                return

    def view(self):
        return {"unread": sorted(self.unread), "subscriptions": sorted(self.subscriptions.values())}


def main():
    lines = Lines()
    lines.write({"ready": True, "acts": {"send": {"channel": "channel", "topic": "topic"}}})
    client = None

    def act(line):
        try:
            client.send(line["with"]["channel"], line["with"]["topic"], line["mark"])
            lines.write({"id": line["id"], "done": True})
        except Exception as error:
            lines.write({"id": line["id"], "failed": repr(error)})

    for text in sys.stdin:
        line = json.loads(text)
        if line["do"] == "start":
            client = Client(lines, line)
        elif line["do"] == "act":
            threading.Thread(target=act, args=(line,), daemon=True).start()
        elif line["do"] == "view":
            lines.write({"id": line["id"], "view": client.view()})
        elif line["do"] == "wake":
            lines.wake(line["id"])


main()
