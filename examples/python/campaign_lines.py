"""What an adapter of a library needs in a campaign: the lines of JSON, and pauses and time limits by the virtual clock.

The library has to use `requests` and `time.sleep`.
"""

import json
import sys
import threading
import time

import requests

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
    ended = after("timeout", timeout) if timeout is not None else threading.Event()
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


def serve(start):
    """Reads the lines of the campaign; `start(line)` returns a client with `send(place, mark)` and `view()`."""
    requests.adapters.HTTPAdapter.send = send_in_time
    time.sleep = lambda seconds: after("sleep", seconds).wait()
    # What the library prints is not for the campaign.
    sys.stdout = sys.stderr
    write({"ready": True, "acts": {"send": {"channel": "channel", "topic": "topic"}}})
    client = None
    for text in sys.stdin:
        line = json.loads(text)
        if line["do"] == "start":
            client = start(line)
        elif line["do"] == "act":
            threading.Thread(target=act, args=(client, line), daemon=True).start()
        elif line["do"] == "view":
            threading.Thread(target=view, args=(client, line), daemon=True).start()
        elif line["do"] == "wake":
            waiting[line["id"]].set()


def view(client, line):
    try:
        write({"id": line["id"], "view": client.view()})
    except Exception as error:
        write({"id": line["id"], "failed": repr(error)})


def act(client, line):
    try:
        client.send(line["with"], line["mark"])
        write({"id": line["id"], "done": True})
    except Exception as error:
        write({"id": line["id"], "failed": repr(error)})
