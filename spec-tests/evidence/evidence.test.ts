/** `evidence(sim)`: what requests have touched, how well it is known, and which answers differ on servers. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { evidence } from "../../src/evidence";
import { createSimulator, type Fixture, type Simulator } from "../../src/index";
import { DIVERGENCES } from "../../src/known/divergences";
import { matchers } from "../../src/matchers";
import { type Grade, GRADES, knownParts, partsBelow } from "../../src/touched/grades";
import { touched } from "../../src/touched/touched";

const FIXTURE: Fixture = { users: [{ email: "ann@example.test", api_key: "key" }], channels: [{ name: "general", subscribers: "all" }] };

function ask(sim: Simulator, method: string, path: string, params: Record<string, string> = {}): Promise<Response> {
  const form = new URLSearchParams(params);
  const inQuery = method === "GET";
  const url = `https://chat.test/api/v1/${path}${inQuery ? `?${form.toString()}` : ""}`;
  const headers = { authorization: `Basic ${btoa("ann@example.test:key")}` };
  return sim.fetch(url, { method, headers, ...(inQuery ? {} : { body: form }) });
}

const send = (sim: Simulator, to = "general") => ask(sim, "POST", "messages", { type: "channel", to, topic: "a", content: "b" });
const gradesOf = (sim: Simulator) => Object.fromEntries(evidence(sim).parts.map(({ name, grade }) => [name, grade]));

test("a run that is recorded and alike", async () => {
  const sim = createSimulator({ ...FIXTURE, realm: { follow: "server" } });
  await ask(sim, "POST", "messages/1/reactions", { emoji_name: "tada" });
  await send(sim);
  const { text, parts } = evidence(sim);
  expect(text).toMatch(
    /^Your client uses 2 operations, 6 parameters, 0 kinds of events, 1 refusal \(feature level 421, follow: "server"\)\.\n/,
  );
  expect(parts.find(({ name }) => name === "add-reaction")).toMatchObject({
    kind: "operation",
    grade: "alike",
    times: 1,
    page: "https://zulip.com/api/add-reaction",
  });
  expect(text).not.toContain("on servers");
});

test("each request is counted from the first call on, and those of the journal before it", async () => {
  const sim = createSimulator(FIXTURE);
  await send(sim);
  expect(evidence(sim).touched.operations).toEqual({ "send-message": 1 });
  sim.clearJournal();
  await send(sim);
  sim.reset(FIXTURE);
  await ask(sim, "GET", "users");
  expect(evidence(sim).touched.operations).toEqual({ "get-users": 1, "send-message": 2 });
});

test("the data is JSON with a version, without the text", async () => {
  const sim = createSimulator(FIXTURE);
  await send(sim);
  const data = evidence(sim);
  expect(JSON.parse(JSON.stringify(data))).toEqual({ ...data });
  expect(Object.keys(data)).toEqual(["evidence", "touched", "differing", "omitted", "parts", "levels"]);
  expect(data.evidence).toBe(1);
  expect(data.omitted).toMatchObject({ "send-message.queue_id": 1 });
  expect(data.omitted).not.toHaveProperty("send-message.topic");
});

test("in documented mode, the answers that differ on servers are found and said", async () => {
  const sim = createSimulator(FIXTURE);
  await ask(sim, "DELETE", "drafts/7");
  await send(sim);
  const { differing, text } = evidence(sim);
  expect(differing).toEqual({ "delete-draft: 400 BAD_REQUEST here, 404 BAD_REQUEST on servers": 1 });
  expect(text).toContain("1 of the run's answers differs on servers");
  expect(gradesOf(sim)).toMatchObject({ "delete-draft": "differs", "send-message": expect.stringMatching(/alike/) as string });
  const other = createSimulator({ ...FIXTURE, realm: { follow: "server" } });
  await ask(other, "DELETE", "drafts/7");
  expect(evidence(other).differing).toEqual({});
});

test("the differences are found across restored states and calls of other users", async () => {
  const sim = createSimulator(FIXTURE);
  const before = sim.snapshot();
  sim.must.as("ann@example.test").sendMessage({ type: "channel", to: 1, topic: "a", content: "b" });
  sim.restore(before);
  sim.clock.advance({ days: 1 });
  await ask(sim, "PATCH", "drafts/7", { draft: JSON.stringify({ type: "", to: [], topic: "", content: "x" }) });
  expect(Object.keys(evidence(sim).differing)).toEqual(["edit-draft: 400 BAD_REQUEST here, 404 BAD_REQUEST on servers"]);
});

test("divergences of operations that are used are listed, others are not", async () => {
  const sim = createSimulator(FIXTURE);
  await ask(sim, "GET", "messages", { anchor: "newest", num_before: "1", num_after: "0" });
  const { text } = evidence(sim);
  expect(text).toContain(DIVERGENCES.rangeCountsAreOptional.server);
  expect(text).not.toContain(DIVERGENCES.guestsMadeAdministrators.server);
});

const REALM = { feature_level: 500, follow: "documented" } as const;
const exchange = (operation: string, reason: string | null = null, params = {}) => ({
  operation,
  params,
  status: reason === null ? 200 : 400,
  result: {},
  reason,
});
const partsOf = (...run: ReturnType<typeof exchange>[]) => knownParts(touched(run, REALM), new Set());

test("an assumption is said of the most special part that it decides", () => {
  const parts = partsOf(exchange("update-channel-folder", "folder_name_taken", { is_archived: false }));
  const assumed = parts.filter(({ grade }) => grade === "assumed");
  expect(assumed).toMatchObject([{ name: "update-channel-folder.folder_name_taken", note: expect.stringMatching(/^A81: /) as string }]);
  expect(partsOf(exchange("update-channel-folder", "folder_name_taken")).filter(({ grade }) => grade === "assumed")).toEqual([]);
  expect(partsOf(exchange("check-thumbnail-status"))).toMatchObject([{ kind: "operation", grade: "assumed" }]);
});

test("a form that was never recorded is said", () => {
  const parts = partsOf(exchange("add-reaction", null, { emoji_name: ["tada"] }));
  expect(parts.find(({ kind }) => kind === "parameter")).toMatchObject({
    grade: "described",
    note: "recorded with text, not with list of texts",
  });
});

test("a refusal of a server is known by its code only", () => {
  expect(partsOf(exchange("send-message", "BAD_REQUEST")).at(-1)).toMatchObject({
    name: "send-message.BAD_REQUEST",
    grade: "described",
    note: "only its code is known",
  });
});

test("grades are ordered, the worst first", () => {
  const parts = GRADES.map((grade) => ({ grade })) as never;
  expect(GRADES.map((grade) => partsBelow(parts, grade).length)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("values that are not simulators are refused in one sentence", () => {
  expect(() => evidence({} as Simulator)).toThrow("evidence: expected a simulator, as createSimulator returns it.");
});

test("toBeKnown lists what is known less, and answers that differ", async () => {
  const sim = createSimulator(FIXTURE);
  await send(sim);
  expect(matchers.toBeKnown(sim)).toMatchObject({ pass: true });
  await ask(sim, "DELETE", "drafts/7");
  const { pass, message } = matchers.toBeKnown(sim, { atLeast: "described" });
  expect([pass, message()]).toEqual([
    false,
    expect.stringMatching(
      /operation delete-draft.*known to differ[^]*\nThe answers that differ on servers:\n {2}delete-draft: 400/,
    ) as string,
  ]);
  expect(matchers.toBeKnown(sim, { atLeast: "differs" }).pass).toBe(true);
  expect(() => matchers.toBeKnown(sim, { atLeast: "descibed" as Grade })).toThrow(
    /toBeKnown: atLeast "descibed" is unknown; allowed are differs, .*did you mean described\?/,
  );
  expect(() => matchers.toBeKnown(7)).toThrow("toBeKnown: expected a simulator, received 7.");
});

test("Get started lists the differences from servers by operation", () => {
  const operations = new Set(Object.values(DIVERGENCES).map(({ page }) => page.split("/").at(-1) ?? page));
  const text = readFileSync("docs/start.md", "utf8").split("## The documentation, or servers")[1]?.split("\n## ")[0] ?? "";
  const named = [...text.matchAll(/`([a-z]+(?:-[a-z]+)+)`/gu)].map(([, name]) => name);
  expect(named.sort()).toEqual([...operations].sort());
});
