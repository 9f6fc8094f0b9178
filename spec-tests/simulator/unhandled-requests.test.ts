/** Requests that are not for the realm: reported once each, rejected, or not reported. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSimulator } from "../../src/index";

const FIXTURE = { realm: { url: "https://chat.test" } };
const warnings: string[] = [];

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warnings.push(text.split(" Silence")[0] ?? ""));
});

afterEach(() => {
  vi.restoreAllMocks();
  warnings.length = 0;
});

test("an address outside the interface is 404, with one warning", async () => {
  const sim = createSimulator(FIXTURE);
  for (let time = 0; time < 2; time += 1) {
    expect((await sim.fetch("https://cdn.test/logo.png?size=2")).status).toBe(404);
  }
  await sim.fetch("https://cdn.test/logo.png", { method: "POST" });
  expect(warnings).toEqual([
    "fetch: the realm has nothing at GET https://cdn.test/logo.png; the interface is under /api/v1.",
    "fetch: the realm has nothing at POST https://cdn.test/logo.png; the interface is under /api/v1.",
  ]);
});

test("a request to another host than the realm's is answered, with one warning", async () => {
  const sim = createSimulator(FIXTURE);
  for (const url of ["https://other.test", "https://other.test", "https://chat.test", "http://localhost:80", ""]) {
    expect((await sim.fetch(`${url}/api/v1/server_settings`)).status).toBe(200);
  }
  expect(warnings).toEqual(["fetch: requests to https://other.test are for another host than the realm's, https://chat.test."]);
});

test("a host whose name only begins like the realm's is another host", async () => {
  await createSimulator(FIXTURE).fetch("https://chat.te/api/v1/server_settings");
  expect(warnings).toHaveLength(1);
});

test("a realm without an address of its own has every host", async () => {
  await createSimulator().fetch("https://other.test/api/v1/server_settings");
  expect(warnings).toEqual([]);
});

test("error rejects", async () => {
  const sim = createSimulator(FIXTURE, { onUnhandledRequest: "error" });
  await expect(sim.fetch("https://cdn.test/logo.png")).rejects.toThrow("fetch: the realm has nothing at GET https://cdn.test/");
  await expect(sim.fetch("https://other.test/api/v1/users")).rejects.toThrow("another host than the realm's, https://chat.test.");
  expect((await sim.fetch("/api/v1/server_settings")).status).toBe(200);
});

test("bypass answers without a warning", async () => {
  const sim = createSimulator(FIXTURE, { onUnhandledRequest: "bypass" });
  expect((await sim.fetch("https://cdn.test/logo.png")).status).toBe(404);
  expect((await sim.fetch("https://other.test/api/v1/server_settings")).status).toBe(200);
  expect(warnings).toEqual([]);
});

describe("a request to the interface that no client of the realm would send", () => {
  const ANN = { email: "ann@example.test", api_key: "key" };
  const basic = (email: string, key = "key") => ({ authorization: `Basic ${btoa(`${email}:${key}`)}` });
  const hint = async (path: string, init: RequestInit = {}, feature_level = 421) => {
    warnings.length = 0;
    const sim = createSimulator({ feature_level, users: [ANN, { email: "bob@example.test" }] });
    for (let time = 0; time < 2; time += 1) await sim.fetch(path, { headers: basic(ANN.email), ...init });
    const [entry] = sim.journal;
    expect(warnings).toEqual(entry?.hint === undefined ? [] : [`fetch: ${entry.hint}`]);
    return entry?.hint;
  };

  test.each([
    ["/message", "there is no /message under /api/v1; did you mean /messages?"],
    ["/user/me", "there is no /user/me under /api/v1; did you mean /users/me?"],
    ["/api/v1/messages", "there is no /api/v1/messages under /api/v1; did you mean /messages?"],
    ["/messages/7/reaction", "there is no /messages/7/reaction under /api/v1; did you mean /messages/7/reactions?"],
    ["/nowhere/at/all", "there is no /nowhere/at/all under /api/v1."],
  ])("%s: the warning and the journal name the nearest path", async (path, sentence) => {
    expect(await hint(`/api/v1${path}`)).toBe(sentence);
  });

  test("a path of a later or an earlier feature level", async () => {
    expect(await hint("/api/v1/saved_snippets", {}, 100)).toBe(
      "there is no /saved_snippets under /api/v1 at feature level 100; servers have /saved_snippets since feature level 297.",
    );
  });

  test("the nearest path of its own level, also after a request at another level", async () => {
    const hints = [];
    for (const level of [421, 100, 421]) hints.push(await hint("/api/v1/users/m/status", {}, level));
    const present = "there is no /users/m/status under /api/v1: a part of the path is not of the form that is expected there.";
    const older = "there is no /users/m/status under /api/v1; did you mean /users/me/status?";
    expect(hints).toEqual([present, older, present]);
  });

  test("a method that the path does not take", async () => {
    expect(await hint("/api/v1/messages", { method: "PUT" })).toBe("/messages does not take PUT; it takes GET, POST, HEAD.");
    expect(await hint("/api/v1/messages", { method: "OPTIONS" })).toBeUndefined();
  });

  test("error rejects an unknown path and method", async () => {
    const sim = createSimulator({}, { onUnhandledRequest: "error" });
    await expect(sim.fetch("/api/v1/message")).rejects.toThrow("did you mean /messages?");
    await expect(sim.fetch("/api/v1/messages", { method: "PUT" })).rejects.toThrow("it takes GET, POST, HEAD.");
    expect(sim.journal).toEqual([]);
  });

  test.each([
    ["an unknown address", basic("anne@example.test"), "there is no account anne@example.test; did you mean ann@example.test?"],
    ["a wrong key", basic(ANN.email, "other"), "the API key is not that of ann@example.test."],
    [
      "an account whose fixture has no key",
      basic("bob@example.test"),
      "the fixture gives bob@example.test no api_key, so it has a random one: add api_key to the fixture.",
    ],
    ["no header", {}, "there is no Authorization header; expected HTTP Basic with the address and the API key."],
    [
      "another header",
      { authorization: "Bearer key" },
      "the Authorization header cannot be read; expected HTTP Basic with the address and the API key.",
    ],
  ])("credentials with %s", async (_name, headers, sentence) => {
    expect(await hint("/api/v1/users/me", { headers })).toBe(sentence);
    expect(await hint("/api/v1/server_settings", { headers })).toBeUndefined();
  });

  test("refused credentials are never rejected, and the answer does not show which addresses have accounts", async () => {
    const sim = createSimulator({ users: [ANN] }, { onUnhandledRequest: "error" });
    const answers = [basic(ANN.email, "other"), basic("nemo@example.test")].map(async (headers) => {
      const response = await sim.fetch("/api/v1/users/me", { headers });
      return [response.status, await response.text()];
    });
    const [wrong, unknown] = await Promise.all(answers);
    expect(wrong).toEqual(unknown);
    expect(sim.journal.map(({ reason }) => reason)).toEqual(["credentials_wrong", "address_unknown"]);
    expect(warnings).toHaveLength(2);
  });
});

describe("a client that was not started again after a restore", () => {
  const headers = { authorization: `Basic ${btoa("ann@example.test:key")}` };
  const client = async () => {
    const sim = createSimulator({ users: [{ email: "ann@example.test", api_key: "key" }] });
    const { queue_id = "" } = sim.must.as("ann@example.test").registerQueue({ event_types: ["message"] });
    const send = (content: string) => sim.must.as("ann@example.test").sendMessage({ type: "direct", to: [1], content });
    const poll = (id: number) => sim.fetch(`/api/v1/events?queue_id=${queue_id}&last_event_id=${id}&dont_block=true`, { headers });
    return { sim, queue_id, send, poll };
  };

  test("one warning, whether the queue has another event of this ID or none", async () => {
    const { sim, queue_id, send, poll } = await client();
    const start = sim.snapshot();
    send("one");
    await poll(-1);
    sim.restore(start);
    await poll(0);
    send("other");
    await sim.fetch(`/api/v1/events?queue_id=${queue_id}&last_event_id=0&dont_block=true`, { headers });
    expect(warnings).toEqual([
      `fetch: ann@example.test acknowledges event 0 of queue ${queue_id}, which has not delivered it since a restore: ` +
        "the client still has the state before. Start clients again after a restore.",
    ]);
  });

  test("no warning without a restore, and for what was delivered since", async () => {
    const { sim, send, poll } = await client();
    await poll(7);
    sim.restore(sim.snapshot());
    await poll(7);
    const start = sim.snapshot();
    send("one");
    sim.restore(start);
    send("two");
    await poll(-1);
    await poll(0);
    expect(warnings).toEqual([]);
  });
});
