/** What a run touched: counted from plain data; what two runs touch is the union of what each does. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { exchangeAt } from "../../src/touched/sent-request";
import { formOf, touched, type TouchedExchange, type TouchedRealm, unionOfTouched } from "../../src/touched/touched";
import { forAll } from "../support/for-all";
import { propertyRuns } from "../support/property-runs";

const REALM: TouchedRealm = { feature_level: 421, follow: "documented" };

const exchanges = fc.array(
  fc.record({
    operation: fc.constantFrom("send-message", "get-events", "get-users", null),
    params: fc.dictionary(
      fc.constantFrom("to", "topic", "anchor"),
      fc.oneof(fc.integer(), fc.string(), fc.constant([1]), fc.constant(null)),
    ),
    status: fc.constantFrom(200, 400, 404, 0),
    result: fc.constantFrom(
      null,
      { id: 1 },
      { code: "BAD_REQUEST" },
      { events: [{ type: "reaction", op: "add", id: 1 }, { type: "heartbeat" }] },
    ),
    reason: fc.constantFrom(null, "channel_unknown"),
    sent: fc.constantFrom([], [{ type: "message" }], [{ type: "reaction", op: "add" }, { type: "message" }]),
  }),
);

test("what two runs touch is the union of what each touches", () => {
  forAll([exchanges, exchanges], propertyRuns(200), (one, other) => {
    expect(unionOfTouched([touched(one, REALM), touched(other, REALM)])).toEqual(touched([...one, ...other], REALM));
  });
});

test("the order of a run, and runs without requests, change nothing", () => {
  forAll([exchanges], propertyRuns(100), (run) => {
    const all = touched(run, REALM);
    expect(touched(run.toReversed(), REALM)).toEqual(all);
    expect(unionOfTouched([all, touched([], REALM)])).toEqual(all);
  });
});

test("codes, reasons and sent events also count without an operation", () => {
  const refused: TouchedExchange = {
    operation: null,
    params: {},
    status: 404,
    result: { code: "BAD_REQUEST" },
    reason: "path_unknown",
    sent: [{ type: "reaction", op: "add" }],
  };
  expect(touched([refused], REALM)).toMatchObject({
    codes: { BAD_REQUEST: 1 },
    reasons: { path_unknown: 1 },
    sent: { "reaction/add": 1 },
    operations: {},
    refusals: {},
  });
});

test("the journal of a simulator has operations, parameters with forms, fields, refusals and events", async () => {
  const sim = createSimulator({
    users: [{ email: "ann@example.test", api_key: "key" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
  const ask = (method: string, path: string, params: Record<string, string>) => {
    const form = new URLSearchParams(params);
    const url = `https://chat.test/api/v1/${path}${method === "GET" ? `?${form.toString()}` : ""}`;
    const headers = { authorization: `Basic ${btoa("ann@example.test:key")}` };
    return sim.fetch(url, { method, headers, ...(method === "GET" ? {} : { body: form }) });
  };
  const { queue_id } = (await (await ask("POST", "register", { event_types: '["message"]' })).json()) as { queue_id: string };
  await ask("POST", "messages", { type: "channel", to: "general", topic: "a", content: "b" });
  await ask("POST", "messages", { type: "channel", to: "99", topic: "a", content: "b" });
  await ask("POST", "messages", { type: "channel" });
  await ask("GET", "events", { queue_id, last_event_id: "-1" });
  const all = touched(sim.journal, REALM);
  expect(all.operations).toEqual({ "get-events": 1, "register-queue": 1, "send-message": 3 });
  expect(all.unread).toEqual({ "send-message": 1 });
  expect(all.parameters).toMatchObject({
    "register-queue.event_types list of texts": 1,
    "send-message.to number": 1,
    "send-message.to text": 1,
    "send-message.topic text": 2,
  });
  expect(all.fields).toMatchObject({ "send-message.id": 1, "get-events.events": 1, "register-queue.queue_id": 1 });
  expect(Object.keys(all.refusals)).toHaveLength(2);
  expect(all.refusals).toMatchObject({ "send-message.addressed_channel_unknown": 1 });
  expect(all.events).toEqual({ message: 1 });
  expect(all.event_fields).toMatchObject({ "message.flags": 1, "message.message": 1 });
  expect([all.levels, all.modes]).toEqual([{ "421": 5 }, { documented: 5 }]);
});

test("an answer that a journal has dropped is counted as such", () => {
  const entry: TouchedExchange = { operation: "get-users", params: {}, status: 200, result: null, reason: null, result_dropped: true };
  expect(touched([entry], REALM)).toMatchObject({ dropped: { "get-users": 1 }, fields: {}, unread: {} });
});

test("requests to servers are decoded by their operation", () => {
  const sent = {
    method: "POST",
    path: "/messages",
    parameters: [
      ["to", "[9]"],
      ["type", "direct"],
      ["content", "x"],
    ],
    files: [],
    status: 400,
    body: { code: "BAD_REQUEST" },
  } as const;
  const exchange = exchangeAt(421, sent);
  expect(exchange).toMatchObject({ operation: "send-message", params: { to: [9] } });
  expect(touched([exchange], REALM).refusals).toEqual({ "send-message.BAD_REQUEST": 1 });
  expect(exchangeAt(421, { ...sent, path: "/nothing" }).operation).toBeNull();
  expect(exchangeAt(421, { ...sent, parameters: [] }).params).toEqual({});
  const upload = exchangeAt(421, { ...sent, path: "/user_uploads", parameters: [], files: ["file"] });
  expect(Object.keys(upload.params)).toEqual(["file"]);
});

test.each([
  [1, "number"],
  ["x", "text"],
  [true, "boolean"],
  [null, "null"],
  [[], "empty list"],
  [["a"], "list of texts"],
  [[{}], "list of objects"],
  [[["a"]], "list of lists of texts"],
  [[[]], "list of empty lists"],
])("the form of %j is %s", (value, form) => expect(formOf(value)).toBe(form));
