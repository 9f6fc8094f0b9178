"""A server of an outgoing webhook bot: it answers each message with its text."""

import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer


class EchoBot(BaseHTTPRequestHandler):
    token = "echo-token"

    def do_POST(self):
        sent = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if sent["token"] != self.token:
            return self.send_error(401)
        answer = json.dumps({"content": f"You said: {sent['data']}"}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_args):
        """Writes no log."""


if __name__ == "__main__":
    HTTPServer(("127.0.0.1", int(sys.argv[1])), EchoBot).serve_forever()
