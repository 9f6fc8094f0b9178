/** The evidence of shipped scenarios and of clients: stable texts. How often something was recorded is omitted. */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, expect, test } from "vitest";
import { tinyClient } from "../../examples/tiny-client";
import { main } from "../../src/cli/main";
import { evidence } from "../../src/evidence";
import { createSimulator, type Simulator } from "../../src/index";
import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { recordedIo } from "../cli/recorded-io";
import { EVERY_ROLE_FIXTURE } from "../support/realms";

const withoutCounts = (text: string): string => text.replace(/: recorded \d+ times, alike \d+ times/gu, "");
/** What is worse than recorded and alike, by grade. */
const grades = (text: string): string =>
  withoutCounts(text.split("\nServers differ from")[0]?.split("\nWhat you use is different")[0] ?? "");

const FOLDERS = readdirSync("examples/scenarios", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each(FOLDERS)("the scenarios of %s", { timeout: 240_000 }, async (name) => {
  const { io, output } = recordedIo();
  expect(await main(["evidence", `examples/scenarios/${name}`], io)).toBe(0);
  await expect(grades(output.stdout).trimEnd() + "\n").toMatchFileSnapshot(`texts/scenarios-${name}.txt`);
});

test("the client of the examples", async () => {
  const sim = createSimulator({ ...EVERY_ROLE_FIXTURE, realm: { follow: "server" } });
  const client = tinyClient({ url: "https://chat.test", email: "mel@example.test", key: "mel-key", fetch: sim.fetch });
  await client.send("general", "ways", "to all");
  expect(await client.newest("general", 10)).toHaveLength(1);
  await expect(client.send("nowhere", "ways", "lost")).rejects.toThrow();
  await expect(withoutCounts(evidence(sim).text)).toMatchFileSnapshot("texts/tiny-client.txt");
});

type Params = Readonly<Record<string, unknown>>;
type Call = (params?: Params) => Promise<Params>;

/** As much of the library as the test uses; it has no types of its own. */
interface ZulipJs {
  readonly queues: { readonly register: Call; readonly deregister: Call };
  readonly events: { readonly retrieve: Call };
  readonly messages: { readonly send: Call; readonly retrieve: Call; readonly update: Call; readonly flags: { readonly add: Call } };
  readonly reactions: { readonly add: Call };
  readonly users: { readonly retrieve: Call; readonly me: { readonly getProfile: Call } };
  readonly streams: { readonly subscriptions: { readonly retrieve: Call } };
}

let server: HttpServer | undefined;
afterEach(() => server?.close());

async function servedBy(simulator: Simulator): Promise<string> {
  server = await serveHttp({
    port: 0,
    host: "127.0.0.1",
    ...frontController({ simulator, fixture: () => ({}), complete: (fixture) => fixture }, true),
  });
  return server.url;
}

test("the JavaScript client library, which follows the documentation here", async () => {
  const sim = createSimulator(EVERY_ROLE_FIXTURE);
  evidence(sim);
  const zulip = createRequire(import.meta.url)("zulip-js") as (config: Params) => Promise<ZulipJs>;
  const client = await zulip({ username: "mel@example.test", apiKey: "mel-key", realm: await servedBy(sim) });
  const { queue_id } = await client.queues.register({ event_types: ["message", "reaction", "update_message_flags"] });
  await client.messages.send({ to: "general", type: "stream", topic: "ways", content: "first" });
  await client.messages.update({ message_id: 1, content: "second" });
  await client.reactions.add({ message_id: 1, emoji_name: "tada" });
  await client.messages.flags.add({ messages: [1], flag: "starred" });
  await client.events.retrieve({ queue_id, last_event_id: -1, dont_block: true });
  await client.messages.retrieve({ anchor: "newest", num_before: 10, num_after: 0 });
  await client.users.retrieve();
  await client.users.me.getProfile();
  await client.streams.subscriptions.retrieve();
  await client.queues.deregister({ queue_id });
  await expect(withoutCounts(evidence(sim).text)).toMatchFileSnapshot("texts/zulip-js.txt");
});
