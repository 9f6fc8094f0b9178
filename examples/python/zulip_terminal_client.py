"""The model of zulip-terminal, unchanged, as a campaign tries it: it counts what is unread, and sends.

    npx realm-simulator campaign --client-command "python3 examples/python/zulip_terminal_client.py"

It needs zulip-terminal. What shows the model, the controller and its view, takes everything and shows nothing.
"""

import threading
import time
from unittest.mock import MagicMock

import zulip
from zulipterminal.model import Model

from campaign_lines import serve


class Terminal:
    def __init__(self, start):
        self.start = start
        self.model = None
        self.ready = threading.Event()
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        account = {"email": self.start["email"], "api_key": self.start["api_key"], "site": self.start["url"]}
        controller = MagicMock()
        controller.notify_enabled = False
        while self.model is None:
            try:
                # Both connect immediately, and fail if that fails.
                controller.client = zulip.Client(**account, client="zulip-terminal")
                self.model = controller.model = Model(controller)
            except Exception:
                time.sleep(1)
        self.model.poll_for_events()
        self.ready.set()

    def send(self, place, mark):
        self.ready.wait()
        if not self.model.send_stream_message(place["channel"], place["topic"], mark):
            raise RuntimeError("refused")

    def view(self):
        return {"unread_count": self.model.unread_counts["all_msg"]}


serve(Terminal)
