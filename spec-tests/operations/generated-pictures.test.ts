import { expect, test } from "vitest";
import { createSimulator, type Fixture } from "../../src/index";
import { ONE_PIXEL } from "../support/one-pixel";

const ANN = "ann@example.test";
const authorization = `Basic ${btoa(`${ANN}:key`)}`;

function simulator(feature_level: number, more: Fixture = {}) {
  return createSimulator({
    feature_level,
    users: [{ email: ANN, api_key: "key" }],
    channels: [{ name: "general", subscribers: "all" }],
    ...more,
  });
}

/** Where the sender's picture is, as messages and accounts show it to a client that computes pictures itself, or not. */
function pictures(sim: ReturnType<typeof simulator>, client_gravatar: boolean): unknown[] {
  const ann = sim.must.as(ANN);
  ann.sendMessage({ type: "channel", to: 1, topic: "t", content: "hi" });
  const { messages } = ann.getMessages({ anchor: "newest", num_before: 1, num_after: 0, client_gravatar });
  return [messages[0]?.avatar_url, ann.getUser({ user_id: 1, client_gravatar }).user.avatar_url];
}

test("from level 466 on, the address of a generated picture is never omitted, and leads to a picture", async () => {
  expect(pictures(simulator(465), true)).toEqual([null, null]);
  const sim = simulator(466);
  const [url, same] = pictures(sim, true);
  expect(url).toMatch(/^\/user_avatars\/1\/[0-9a-f]{40}\.png\?version=1$/);
  expect([same, ...pictures(sim, false)]).toEqual([url, url, url]);
  const response = await sim.fetch(String(url));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("an uploaded picture is shown, and one of the public avatar service is left to the client, at every level", async () => {
  const sim = simulator(466, { settings: { default_avatar_source: "G" } });
  expect(pictures(sim, true)).toEqual([null, null]);
  expect(pictures(sim, false)).toEqual(Array(2).fill(expect.stringContaining("gravatar.com")));
  const body = new FormData();
  body.set("file", new Blob([ONE_PIXEL], { type: "image/png" }), "me.png");
  expect((await sim.fetch("/api/v1/users/me/avatar", { method: "POST", headers: { authorization }, body })).status).toBe(200);
  expect(pictures(sim, true)).toEqual(Array(2).fill(expect.stringMatching(/^\/user_avatars\//)));
});
