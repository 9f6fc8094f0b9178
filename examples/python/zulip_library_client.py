"""The Python library `zulip`, unchanged, as a campaign tries it: its event loop, and sending.

    npx realm-simulator campaign --client-command "python3 examples/python/zulip_library_client.py"

It needs `pip install zulip`. The pauses and time limits of the library go by the virtual clock of the campaign.
"""

import json
import sys
import threading
import time

import requests
import zulip

lock = threading.Lock()
waiting = {}


def write(line):
    with lock:
        print(json.dumps(line), file=sys.__stdout__, flush=True)


def after(kind, seconds):
    """An event that is set when the virtual clock has advanced by so many seconds."""
    with lock:
        key = f"timer-{len(waiting)}"
        waiting[key] = threading.Event()
    write({kind: seconds, "id": key})
    return waiting[key]


def send_in_time(adapter, request, timeout=None, **options):
    """A request runs in a thread, which is given up when the time limit is over."""
    ended = after("timeout", timeout)
    result = {}

    def run():
        try:
            result["response"] = send(adapter, request, timeout=None, **options)
        except Exception as error:
            result["error"] = error
        ended.set()

    threading.Thread(target=run, daemon=True).start()
    ended.wait()
    if "error" in result:
        raise result["error"]
    if "response" not in result:
        raise requests.exceptions.ReadTimeout()
    return result["response"]


send = requests.adapters.HTTPAdapter.send
requests.adapters.HTTPAdapter.send = send_in_time
time.sleep = lambda seconds: after("sleep", seconds).wait()


class Listener:
    def __init__(self, start):
        self.start = start
        self.client = None
        self.connected = threading.Event()
        self.unread = set()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        account = {"email": self.start["email"], "api_key": self.start["api_key"], "site": self.start["url"]}
        query = {"anchor": "newest", "num_before": 1000, "num_after": 0, "narrow": [{"operator": "is", "operand": "unread"}]}
        while True:
            try:
                # It connects immediately, and fails if that fails.
                self.client = zulip.Client(**account, client="listener")
                answer = self.client.get_messages(query)
                if answer["result"] == "success":
                    break
            except Exception:
                pass
            time.sleep(1)
        self.unread = {message["id"] for message in answer["messages"]}
        self.connected.set()
        types = ["message", "update_message_flags", "delete_message"]
        self.client.call_on_each_event(self.take, types, client_capabilities={"bulk_message_deletion": True})

    def take(self, event):
        if event["type"] == "message" and "read" not in event["flags"]:
            self.unread.add(event["message"]["id"])
        elif event["type"] == "delete_message":
            self.unread -= set(event["message_ids"])
        elif event["type"] == "update_message_flags" and event["flag"] == "read":
            ids = set(self.unread) if event.get("all") else set(event["messages"])
            self.unread = self.unread - ids if event["op"] == "add" else self.unread | ids

    def send(self, place, mark):
        self.connected.wait()
        message = {"type": "channel", "to": place["channel"], "topic": place["topic"], "content": mark}
        answer = self.client.send_message(message)
        if answer["result"] != "success":
            raise RuntimeError(answer.get("msg"))


def act(listener, line):
    try:
        listener.send(line["with"], line["mark"])
        write({"id": line["id"], "done": True})
    except Exception as error:
        write({"id": line["id"], "failed": repr(error)})


def main():
    # What the library prints is not for the campaign.
    sys.stdout = sys.stderr
    write({"ready": True, "acts": {"send": {"channel": "channel", "topic": "topic"}}})
    listener = None
    for text in sys.stdin:
        line = json.loads(text)
        if line["do"] == "start":
            listener = Listener(line)
        elif line["do"] == "act":
            threading.Thread(target=act, args=(listener, line), daemon=True).start()
        elif line["do"] == "view":
            write({"id": line["id"], "view": {"unread": sorted(listener.unread)}})
        elif line["do"] == "wake":
            waiting[line["id"]].set()


main()
