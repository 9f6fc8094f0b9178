/** The JavaScript client library, unchanged, against the served program: credentials file, queue, sending, fetching. */

import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveCommand } from "../../src/cli/serve";
import { recordedIo } from "../cli/recorded-io";
import { EVERY_ROLE_FIXTURE } from "../support/realms";

type Params = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

/** As much of the library as the tests use; it has no types of its own. */
interface Client {
  readonly queues: { register(params: Params): Promise<Answer>; deregister(params: Params): Promise<Answer> };
  readonly events: { retrieve(params: Params): Promise<Answer> };
  readonly messages: {
    send(params: Params): Promise<Answer>;
    retrieve(params: Params): Promise<Answer>;
    render(content: string): Promise<Answer>;
    update(params: Params): Promise<Answer>;
    readonly flags: { add(params: Params): Promise<Answer>; remove(params: Params): Promise<Answer> };
    getById(params: Params): Promise<Answer>;
    getHistoryById(params: Params): Promise<Answer>;
    deleteById(params: Params): Promise<Answer>;
  };
  readonly reactions: { add(params: Params): Promise<Answer>; remove(params: Params): Promise<Answer> };
  readonly typing: { send(params: Params): Promise<Answer> };
  readonly streams: {
    retrieve(params?: Params): Promise<Answer>;
    readonly subscriptions: { retrieve(params?: Params): Promise<Answer> };
  };
  readonly users: {
    retrieve(params?: Params): Promise<Answer>;
    readonly me: {
      getProfile(): Promise<Answer>;
      readonly subscriptions: { add(params: Params): Promise<Answer>; remove(params: Params): Promise<Answer> };
      readonly alertWords: { retrieve(): Promise<Answer> };
    };
  };
  readonly server: { settings(): Promise<Answer> };
}

const zulip = createRequire(import.meta.url)("zulip-js") as (config: Params) => Promise<Client>;
const listener = fileURLToPath(new URL("zulip-js-listener.cjs", import.meta.url));

let folder: string;
let zuliprc: string;
let url: string;
let end: () => Promise<unknown>;
let listening: ChildProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "realm-simulator-client-"));
  zuliprc = join(folder, "zuliprc");
  writeFileSync(join(folder, "realm.json"), JSON.stringify(EVERY_ROLE_FIXTURE));
  const { io, output, stop } = recordedIo(Date.now);
  const args = ["--port", "0", "--fixture", join(folder, "realm.json"), "--zuliprc", zuliprc];
  const served = serveCommand(args, io);
  await expect.poll(() => output.stdout).toContain("\n");
  url = (JSON.parse(output.stdout) as { url: string }).url;
  end = () => (stop(), served);
});

afterEach(async () => {
  listening?.kill();
  listening = undefined;
  await end();
  rmSync(folder, { recursive: true, force: true });
});

const asMel = (): Promise<Client> => zulip({ username: "mel@example.test", apiKey: "mel-key", realm: url });

test("reads the credentials file and is the first account", async () => {
  const client = await zulip({ zuliprc });
  expect(await client.server.settings()).toMatchObject({ result: "success", zulip_feature_level: 421 });
  expect(await client.users.me.getProfile()).toMatchObject({ result: "success", email: "olive@example.test" });
});

test("sends to a channel and to users, and fetches what was sent", async () => {
  const [olive, mel] = [await zulip({ zuliprc }), await asMel()];
  const toChannel = { to: "general", type: "stream", topic: "ways", content: "to **all**" };
  expect(await olive.messages.send(toChannel)).toMatchObject({ result: "success", id: 1 });
  const toPeople = { to: [4, 5], type: "private", content: "to two" };
  expect(await olive.messages.send(toPeople)).toMatchObject({ result: "success", id: 2 });
  expect(await mel.messages.retrieve({ anchor: "newest", num_before: 10, num_after: 0 })).toMatchObject({
    result: "success",
    messages: [
      { id: 1, type: "stream", subject: "ways", content: "<p>to <strong>all</strong></p>", client: "node-fetch" },
      { id: 2, type: "private", content: "<p>to two</p>", sender_email: "olive@example.test" },
    ],
  });
});

test("lists users, channels and subscriptions", async () => {
  const client = await asMel();
  expect(await client.users.retrieve()).toMatchObject({ result: "success", members: expect.any(Array) });
  expect(await client.streams.retrieve()).toMatchObject({ result: "success", streams: expect.any(Array) });
  const subscribed = await client.streams.subscriptions.retrieve();
  expect(subscribed).toMatchObject({ result: "success", subscriptions: expect.any(Array) });
});

test("edits, flags, reacts to, renders and deletes messages", async () => {
  const [olive, mel] = [await zulip({ zuliprc }), await asMel()];
  await olive.messages.send({ to: "general", type: "stream", topic: "ways", content: "first" });
  const message_id = 1;
  expect(await olive.messages.update({ message_id, content: "second" })).toMatchObject({ result: "success" });
  expect(await mel.messages.flags.add({ messages: [message_id], flag: "starred" })).toMatchObject({ messages: [1] });
  expect(await mel.reactions.add({ message_id, emoji_name: "tada" })).toMatchObject({ result: "success" });
  const one = {
    raw_content: "second",
    message: { reactions: [{ emoji_name: "tada", user_id: 4 }], flags: ["starred"] },
  };
  expect(await mel.messages.getById({ message_id })).toMatchObject(one);
  expect(await mel.reactions.remove({ message_id, emoji_name: "tada" })).toMatchObject({ result: "success" });
  expect(await mel.messages.flags.remove({ messages: [1], flag: "starred" })).toMatchObject({ messages: [1] });
  const history = { message_history: [{ content: "first" }, { content: "second", prev_content: "first" }] };
  expect(await mel.messages.getHistoryById({ message_id })).toMatchObject(history);
  expect(await mel.messages.render("**x**")).toMatchObject({ rendered: "<p><strong>x</strong></p>" });
  expect(await olive.messages.deleteById({ message_id })).toMatchObject({ result: "success" });
  expect(await mel.messages.getById({ message_id })).toMatchObject({ result: "error", code: "BAD_REQUEST" });
});

test("notifies one and several users of typing", async () => {
  const [olive, mel] = [await zulip({ zuliprc }), await asMel()];
  const queue = await mel.queues.register({ event_types: ["typing"] });
  expect(await olive.typing.send({ to: [4], op: "start" })).toMatchObject({ result: "success" });
  expect(await olive.typing.send({ to: [4, 5], op: "stop" })).toMatchObject({ result: "success" });
  const heard = await mel.events.retrieve({ queue_id: queue["queue_id"], last_event_id: -1, dont_block: true });
  expect(heard).toMatchObject({
    events: [
      { type: "typing", op: "start" },
      { type: "typing", op: "stop" },
    ],
  });
});

test("subscribes, creating a channel, and unsubscribes", async () => {
  const mel = await asMel();
  const added = await mel.users.me.subscriptions.add({ subscriptions: JSON.stringify([{ name: "brand new" }]) });
  expect(added).toMatchObject({ result: "success", subscribed: { 4: ["brand new"] } });
  const removed = await mel.users.me.subscriptions.remove({ subscriptions: JSON.stringify(["brand new"]) });
  expect(removed).toMatchObject({ result: "success", removed: ["brand new"] });
  expect(await mel.users.me.alertWords.retrieve()).toMatchObject({ result: "success", alert_words: [] });
});

test("registers a queue, retrieves events from it, and ends it", async () => {
  const [olive, mel] = [await zulip({ zuliprc }), await asMel()];
  const queue = await mel.queues.register({ event_types: ["message"] });
  expect(queue).toMatchObject({ result: "success", last_event_id: -1 });
  const waiting = mel.events.retrieve({ queue_id: queue["queue_id"], last_event_id: -1 });
  await olive.messages.send({ to: "mel@example.test", type: "private", content: "psst" });
  const event = { id: 0, type: "message", message: expect.objectContaining({ content: "psst" }) };
  expect(await waiting).toMatchObject({ result: "success", events: [event] });
  expect(await mel.queues.deregister({ queue_id: queue["queue_id"] })).toMatchObject({ result: "success" });
  const gone = await mel.events.retrieve({ queue_id: queue["queue_id"], last_event_id: 0 });
  expect(gone).toMatchObject({ result: "error", code: "BAD_EVENT_QUEUE_ID" });
});

test("receives messages through its own event loop", async () => {
  const child = spawn(process.execPath, [listener, zuliprc], { stdio: ["ignore", "pipe", "inherit"] });
  listening = child;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const control = `${url}/_simulator/requests`;
  await expect.poll(async () => await (await fetch(control)).text()).toContain("register-queue");
  const mel = await asMel();
  for (const content of ["first", "second"]) {
    await mel.messages.send({ to: "general", type: "stream", topic: "loop", content });
    const line = await lines.next();
    expect(JSON.parse(String(line.value))).toMatchObject({
      type: "message",
      flags: [],
      message: { sender_email: "mel@example.test", subject: "loop", content },
    });
  }
});
