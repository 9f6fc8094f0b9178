// Runs the client library's own event loop, which never ends by itself, and prints every event as a line of JSON.
const zulip = require("zulip-js");

zulip({ zuliprc: process.argv[2] }).then((client) => client.callOnEachEvent((event) => console.log(JSON.stringify(event)), ["message"]));
