"""Builds the wheel of the helper with the standard library alone, so that pip needs nothing from the network."""

import base64
import hashlib
import os
import re
import tarfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
MODULE = "realm_simulator.py"


def _read(name):
    with open(os.path.join(HERE, name), encoding="utf8") as file:
        return file.read()


def _field(name):
    return re.search(rf'^{name} = "(.*)"$', _read("pyproject.toml"), re.MULTILINE).group(1)


def _version():
    """The version of the package, as Python writes it: 1.0.0-rc.1 is 1.0.0rc1."""
    return _field("version").replace("-rc.", "rc")


def _metadata():
    fields = {"Name": "realm-simulator", "Version": _version(), "Summary": _field("description")}
    lines = [f"{name}: {value}\n" for name, value in fields.items()]
    return "Metadata-Version: 2.1\n" + "".join(lines) + f"Requires-Python: {_field('requires-python')}\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    version = _version()
    info = f"realm_simulator-{version}.dist-info"
    files = {
        MODULE: _read(MODULE),
        f"{info}/METADATA": _metadata(),
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: realm-simulator\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": "[pytest11]\nrealm_simulator = realm_simulator\n",
    }
    record = "".join(f"{name},sha256={_digest(text)},{len(text.encode())}\n" for name, text in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n"
    wheel = f"realm_simulator-{version}-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    folder = f"realm_simulator-{_version()}"
    with tarfile.open(os.path.join(sdist_directory, f"{folder}.tar.gz"), "w:gz") as archive:
        for name in ("pyproject.toml", "build_backend.py", MODULE):
            archive.add(os.path.join(HERE, name), f"{folder}/{name}")
    return f"{folder}.tar.gz"


def _digest(text):
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
