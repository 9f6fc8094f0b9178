"""A served realm for tests of Python clients. One file, standard library only: install it with pip, or copy it.

    from realm_simulator import serve

    with serve({"users": [{"email": "ann@example.test", "api_key": "key"}]}) as realm:
        client = MyClient(realm.url, "ann@example.test", "key")
        realm.advance(seconds=60)

With pytest, the fixture `realm` is one server for the whole run, reset before each test to the fixture `realm_fixture`, which
a test module can override. If the file is copied, `pytest_plugins = ["realm_simulator"]` in conftest.py adds them.

The program is REALM_SIMULATOR if it is set, else `realm-simulator` in the present folder or on the PATH, else `npx realm-simulator`.
"""

import atexit
import difflib
import json
import os
import shlex
import shutil
import signal
import subprocess
import urllib.error
import urllib.request


def _command():
    given = os.environ.get("REALM_SIMULATOR")
    if given:
        return given
    here = shutil.which("realm-simulator", path=os.getcwd()) or shutil.which("realm-simulator")
    return "npx realm-simulator" if here is None else shlex.quote(here)


COMMAND = _command()


class RealmError(Exception):
    """The control plane refused a request; the message says why."""


class Realm:
    """A running server. `url` is its address, `accounts` its accounts with their keys."""

    def __init__(self, fixture=None, command=COMMAND, feature_level=None, options=()):
        # If Python ends without having closed the server, the server notices it.
        options = ["serve", "--port", "0", "--quiet", "--end-with", str(os.getpid()), *options]
        if feature_level is not None:
            options += ["--feature-level", str(feature_level)]
        # A group of its own: npx starts further processes, and all are to end.
        arguments = shlex.split(command, posix=os.name == "posix") + options
        self._process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, start_new_session=True)
        atexit.register(self.close)
        line = self._process.stdout.readline()
        if line == "":
            self.close()
            raise RealmError(f"{command} serve did not start.")
        started = json.loads(line)
        self.url = started["url"]
        self.accounts = started["accounts"]
        if fixture is not None:
            self.reset(fixture)

    def reset(self, fixture=None):
        """Begins again from a fixture; without one, from that of the server."""
        self.accounts = self.control("POST", "/reset", fixture or {})["accounts"]

    def advance(self, seconds):
        """Advances the virtual clock; returns what fell due: `[{"at", "kind", "id"}]`."""
        return self.control("POST", "/clock", {"advance_seconds": seconds})["fired"]

    @property
    def now(self):
        """The virtual clock in UNIX seconds."""
        return self.control("GET", "")["now"]

    def faults(self, *rules, **plan):
        """Plans faults: `realm.faults({"fault": "lose_answer", "operation": "send-message"})`; none ends the plan."""
        if not rules and not plan:
            return self.control("DELETE", "/faults")
        return self.control("POST", "/faults", {"rules": list(rules), **plan})

    def requests(self):
        """The journal: each request with its parameters, status and result."""
        return self.control("GET", "/requests")["requests"]

    def outbox(self):
        """Mails, push notifications and requests of outgoing webhooks that would have left the realm."""
        return self.control("GET", "/outbox")

    def answer_webhook(self, id, **answer):
        """Answers a request of an outgoing webhook: `realm.answer_webhook(1, content="hello")`."""
        self.control("POST", "/answer_webhook", {"id": id, **answer})

    def api_key(self, email):
        """The key of an account."""
        keys = {account["email"]: account["api_key"] for account in self.accounts}
        if email in keys:
            return keys[email]
        near = difflib.get_close_matches(email, keys, 1)
        hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(keys)}."
        raise RealmError(f"There is no account {email}{hint}")

    def control(self, method, path, body=None):
        """A request to the control plane; returns the answer, or raises RealmError."""
        data = None if body is None else json.dumps(body).encode()
        headers = {} if body is None else {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.url}/_simulator{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            with error:
                text = error.read().decode()
            raise RealmError(json.loads(text).get("msg", text) if text.startswith("{") else text) from None

    def close(self):
        """Ends the server, and what has started it."""
        atexit.unregister(self.close)
        if self._process.poll() is None:
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGTERM)
            else:
                subprocess.run(["taskkill", "/T", "/F", "/PID", str(self._process.pid)], capture_output=True)
            self._process.wait()
        # npx can end before what it has started: the output ends with the last process.
        self._process.stdout.read()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_exception):
        self.close()


def serve(fixture=None, **options):
    """Starts a server: `with serve(fixture) as realm`. Options: `command`, `feature_level`, `options` of the program."""
    return Realm(fixture, **options)


try:
    import pytest
except ImportError:
    pass
else:

    @pytest.fixture(scope="session")
    def realm_command():
        """The command that starts the program."""
        return COMMAND

    @pytest.fixture(scope="session")
    def _realm_server(realm_command):
        with serve(command=realm_command) as server:
            yield server

    @pytest.fixture
    def realm_fixture():
        """The realm that each test begins with."""
        return {}

    @pytest.fixture
    def realm(_realm_server, realm_fixture):
        """A served realm, reset for the test."""
        _realm_server.reset(realm_fixture)
        yield _realm_server
        _realm_server.faults()
