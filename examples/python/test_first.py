"""The first test of a Python client: `pip install` the helper, then `pytest`."""

import base64
import json
import urllib.parse
import urllib.request

import pytest

ANN = "ann@example.test"


@pytest.fixture
def realm_fixture():
    return {"users": [{"email": ANN}], "channels": [{"name": "general", "subscribers": "all"}]}


def send(realm, content):
    """The client of this example; use your own."""
    form = {"type": "channel", "to": "general", "topic": "lunch", "content": content}
    key = base64.b64encode(f"{ANN}:{realm.api_key(ANN)}".encode()).decode()
    url = f"{realm.url}/api/v1/messages"
    request = urllib.request.Request(url, urllib.parse.urlencode(form).encode(), {"Authorization": f"Basic {key}"})
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def test_a_message_is_sent(realm):
    assert send(realm, "Hello")["id"] == 1


def test_the_clock_advances(realm):
    before = realm.now
    realm.advance(seconds=60)
    assert realm.now == before + 60
