/** Card: Endpoints 3 (is_web_public), 10, 18; Authentication. What people without an account get to see. */
import { describe, expect, it } from "vitest";
import { createSimulator } from "../../src/index";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import { TEN_MESSAGES } from "../support/ten-messages";

const OPEN = { sender: "olive@example.test", channel: "open to all", topic: "news", content: "for *everybody*" };

async function ask(path: string, isLetIn = true, authorization?: string, isServed = true, settings = {}): Promise<Record<string, unknown>> {
  const sim = createSimulator({
    ...EVERY_ROLE_FIXTURE,
    messages: [...TEN_MESSAGES, OPEN],
    server: { WEB_PUBLIC_STREAMS_ENABLED: isServed },
    settings: { enable_spectator_access: isLetIn, ...settings },
  });
  const response = await sim.fetch(`/api/v1/${path}`, authorization === undefined ? {} : { headers: { authorization } });
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
}

function messages(narrow: unknown): string {
  return `messages?anchor=newest&num_before=50&num_after=0&narrow=${encodeURIComponent(JSON.stringify(narrow))}`;
}

const WEB_PUBLIC = { operator: "channels", operand: "web-public" };

describe("people without an account", () => {
  it("find the messages of web-public channels, all of them read", async () => {
    expect(await ask(messages([WEB_PUBLIC]))).toMatchObject({ status: 200, messages: [{ id: 11, flags: ["read"] }] });
    expect(await ask(messages([WEB_PUBLIC, ["topic", "NEWS"], ["search", "everybody"]]))).toMatchObject({
      messages: [{ id: 11 }],
    });
  });

  it.each([
    ["the combined feed", []],
    ["a channel by itself", [["channel", "open to all"]]],
    ["what is not in web-public channels", [{ ...WEB_PUBLIC, negated: true }]],
    ["public channels", [["channels", "public"]]],
    ["flags of their own", [WEB_PUBLIC, ["is", "starred"]]],
    ["direct messages", [WEB_PUBLIC, ["dm", "mel@example.test"]]],
  ])("need one for %s", async (_, narrow) => {
    expect(await ask(messages(narrow))).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
  });

  it("find a message and the topics of a web-public channel, and of no other", async () => {
    expect(await ask("messages/11")).toMatchObject({
      status: 200,
      raw_content: "for *everybody*",
      message: { id: 11 },
    });
    for (const id of [1, 7, 9, 99]) expect(await ask(`messages/${id}`)).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    expect(await ask("users/me/4/topics")).toMatchObject({ status: 200, topics: [{ max_id: 11, name: "news" }] });
    expect(await ask("users/me/1/topics")).toMatchObject({ status: 400, code: "BAD_REQUEST" });
  });

  it("find nothing where the realm keeps to itself, whatever they ask", async () => {
    for (const path of [messages([WEB_PUBLIC]), "messages?narrow=nonsense", "messages/11", "users/me/4/topics"]) {
      expect(await ask(path, false)).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
      expect(await ask(path, true, undefined, false)).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    }
  });

  it("see who wrote, also where guests see only those with whom they share a channel", async () => {
    const found = await ask(messages([WEB_PUBLIC]), true, undefined, true, { can_access_all_users_group: "role:members" });
    expect(found).toMatchObject({ messages: [{ sender_full_name: "Olive Owner" }] });
  });

  it("are not those who send wrong credentials", async () => {
    const wrong = `Basic ${btoa("mel@example.test:not-the-key")}`;
    expect(await ask(messages([WEB_PUBLIC]), true, wrong)).toMatchObject({ status: 401, code: "INVALID_API_KEY" });
  });
});

describe("people without an account who register", () => {
  async function register(params: Record<string, unknown>, isLetIn = true, more = {}): Promise<Record<string, unknown>> {
    const settings = { enable_spectator_access: isLetIn };
    const sim = createSimulator({ ...EVERY_ROLE_FIXTURE, settings, ...more });
    const texts = Object.entries(params).map(([name, value]) => [name, JSON.stringify(value)]);
    const response = await sim.fetch("/api/v1/register", { method: "POST", body: new URLSearchParams(texts) });
    return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
  }

  it("get the realm and the channels that are open to everybody, and no queue", async () => {
    const state = await register({ client_gravatar: false });
    expect(state).toMatchObject({ status: 200, queue_id: null, last_event_id: -1, realm_name: "Example" });
    expect(state["streams"]).toMatchObject([{ name: "open to all" }]);
    expect(JSON.stringify(state)).not.toMatch(/secret|Olive|olive@/);
  });

  it("get nothing more by asking for it", async () => {
    const state = await register({ client_gravatar: false, fetch_event_types: ["realm_user", "stream", "message"] });
    expect(Object.keys(state)).toContain("streams");
    expect(Object.keys(state)).not.toContain("realm_users");
    const both = await register({ client_gravatar: false, event_types: ["realm"], fetch_event_types: ["stream"] });
    expect([both["streams"], both["realm_name"]]).toEqual([expect.any(Array), undefined]);
  });

  it("must ask without pictures and subscribers since level 149", async () => {
    expect(await register({})).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    expect(await register({ client_gravatar: false, include_subscribers: true })).toMatchObject({ status: 400 });
    expect(await register({}, true, { feature_level: 148 })).toMatchObject({ status: 200, queue_id: null });
  });

  it("need an account where the realm does not let spectators in", async () => {
    expect(await register({ client_gravatar: false }, false)).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
  });
});
