/** Bodies that are neither urlencoded nor multipart: servers see no parameters in them. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSimulator } from "../../src/index";

const FIXTURE = {
  users: [{ email: "ann@example.test", api_key: "key" }],
  channels: [{ name: "general", subscribers: ["ann@example.test"] }],
};
const MESSAGE = { type: "channel", to: "general", topic: "t", content: "hi" };
const SENTENCE = "A body of the type application/json is not read; send application/x-www-form-urlencoded or multipart/form-data.";
const warnings: string[] = [];

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warnings.push(text.split(" Silence")[0] ?? ""));
});

afterEach(() => {
  vi.restoreAllMocks();
  warnings.length = 0;
});

function asking(sim: ReturnType<typeof createSimulator>) {
  return async (method: string, path: string, body: unknown, type = "application/json") => {
    const headers = { authorization: `Basic ${btoa("ann@example.test:key")}`, "content-type": type };
    return (await sim.fetch(`/api/v1${path}`, { method, headers, body: typeof body === "string" ? body : JSON.stringify(body) })).json();
  };
}

test("the first required parameter is missing, and the journal and a warning say why", async () => {
  const sim = createSimulator(FIXTURE);
  const ask = asking(sim);
  const missing = { result: "error", code: "REQUEST_VARIABLE_MISSING", msg: expect.any(String), var_name: "content" };
  expect(await ask("POST", "/messages", MESSAGE)).toEqual(missing);
  expect(await ask("POST", "/messages", MESSAGE, "application/json; charset=utf-8")).toEqual(missing);
  expect(sim.journal.map(({ unread_body }) => unread_body)).toEqual([SENTENCE, SENTENCE]);
  expect(warnings).toEqual([`POST /api/v1/messages: ${SENTENCE}`]);
});

test.each(["POST", "PATCH", "PUT", "DELETE"])("%s reads no parameter and no method from such a body", async (method) => {
  const sim = createSimulator(FIXTURE);
  await asking(sim)(method, "/messages", { ...MESSAGE, method: "GET" });
  expect(sim.journal).toMatchObject([{ method, params: {}, unread_body: SENTENCE }]);
});

test.each(["application/xml", "application/octet-stream", "text/html"])("a body of the type %s has no parameters either", async (type) => {
  const ask = asking(createSimulator(FIXTURE));
  expect(await ask("POST", "/messages", "type=channel", type)).toMatchObject({ var_name: "content" });
});

test("an operation without required parameters is accepted, and parameters of the query count", async () => {
  const sim = createSimulator(FIXTURE);
  const ask = asking(sim);
  expect(await ask("PATCH", "/settings", { starred_message_counts: false })).toEqual({ result: "success", msg: "" });
  const query = new URLSearchParams(MESSAGE);
  expect(await ask("POST", `/messages?${query}`, { content: "other" })).toMatchObject({ result: "success", id: 1 });
  expect(sim.snapshot().messages.get(0)?.content).toBe("hi");
});

test("a fault plan leaves the sentence in the journal", async () => {
  const sim = createSimulator({ ...FIXTURE, faults: { rules: [{ fault: "lose_answer" }, { fault: "status" }] } });
  const ask = asking(sim);
  await ask("POST", "/messages", MESSAGE).catch(() => undefined);
  await ask("POST", "/messages", MESSAGE).catch(() => undefined);
  expect(sim.journal).toMatchObject([{ unread_body: SENTENCE }, { unread_body: SENTENCE }]);
});

test("bypass warns of nothing", async () => {
  const sim = createSimulator(FIXTURE, { onUnhandledRequest: "bypass" });
  await asking(sim)("POST", "/messages", MESSAGE);
  expect([warnings, sim.journal[0]?.unread_body]).toEqual([[], SENTENCE]);
});

test("a form, an empty body and no body are read", async () => {
  const sim = createSimulator(FIXTURE);
  const ask = asking(sim);
  await ask("POST", "/messages", new URLSearchParams(MESSAGE).toString(), "application/x-www-form-urlencoded");
  await ask("POST", "/messages", "");
  await sim.fetch("/api/v1/messages", { method: "POST", headers: { authorization: `Basic ${btoa("ann@example.test:key")}` } });
  expect(sim.journal.filter((entry) => "unread_body" in entry)).toEqual([]);
  expect(warnings).toEqual([]);
});
