"""The Python library `zulip`, unchanged, as a campaign tries it: its event loop, and sending.

    npx realm-simulator campaign --client-command "python3 examples/python/zulip_library_client.py"

It needs `pip install zulip`. The pauses and time limits of the library go by the virtual clock of the campaign.
"""

import threading
import time

import zulip

from campaign_lines import serve


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
        self.client.call_on_each_event(self.take, types, client_capabilities={"notification_settings_null": False, "bulk_message_deletion": True})

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

    def view(self):
        return {"unread": sorted(self.unread)}


serve(Listener)
