"""What a Python client's tests look like; run by spec-tests/package/python.test.ts."""

import base64
import json
import os
import urllib.error
import urllib.parse
import urllib.request

import pytest

from realm_simulator import RealmError

ANN = "ann@example.test"


@pytest.fixture(scope="session")
def realm_command():
    return os.environ["REALM_SIMULATOR"]


@pytest.fixture
def realm_fixture():
    return {"users": [{"email": ANN, "api_key": "ann-key"}], "channels": [{"name": "general", "subscribers": "all"}]}


def send(realm, content):
    body = urllib.parse.urlencode({"type": "channel", "to": "general", "topic": "t", "content": content}).encode()
    credentials = base64.b64encode(f"{ANN}:{realm.api_key(ANN)}".encode()).decode()
    headers = {"Authorization": f"Basic {credentials}"}
    with urllib.request.urlopen(urllib.request.Request(f"{realm.url}/api/v1/messages", body, headers)) as response:
        return json.load(response)


def test_a_message_is_sent(realm):
    assert send(realm, "hello")["id"] == 1
    assert [request["operation"] for request in realm.requests()] == ["send-message"]


def test_each_test_begins_again(realm):
    assert send(realm, "hello")["id"] == 1


def test_an_unknown_address_has_no_key(realm):
    with pytest.raises(RealmError, match="There is no account anne@example.test; did you mean ann@example.test?"):
        realm.api_key("anne@example.test")
    with pytest.raises(RealmError, match="There is no account x; there are ann@example.test."):
        realm.api_key("x")


def test_the_clock_advances(realm):
    before = realm.now
    assert realm.advance(seconds=60) == []
    assert realm.now == before + 60


def test_faults_strike(realm):
    realm.faults({"fault": "status", "status": 503})
    with pytest.raises(urllib.error.HTTPError, match="503"):
        send(realm, "hello")


def test_mistakes_are_sentences(realm):
    with pytest.raises(RealmError, match="users"):
        realm.reset({"users": 5})
