/** Scenarios pass on a strange server, and leave it as it was. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { readPlan } from "../../src/cli/scenario-files";
import { replayAll } from "../../src/scenario/replay";
import type { ReplayResult } from "../../src/scenario/step-result";
import { plainServerAmongOthers } from "../../src/targets/among-others";
import { Limit } from "../../src/targets/limit";
import { patientConnection } from "../../src/targets/patient";
import type { OutgoingRequest } from "../../src/targets/send";
import { recordedIo } from "../cli/recorded-io";
import { inventory } from "../support/strange-server/inventory";
import { ACCOUNTS } from "../support/strange-server/strange-realm";
import { served, type StrangeServer, strangeServer } from "../support/strange-server/strange-server";
import { STRANGE } from "../support/strange-server/strangenesses";

const FOLDER = "examples/scenarios";
const SHORT = ["channels/changing.yaml", "messages/narrows-refused.yaml", "direct-messages.yaml", "users/bots.yaml"];
const PREFIX = "rs1-";

/** Replays scenarios; in this process no event is on its way, so nothing is waited for. */
async function replayed(server: StrangeServer, paths: readonly string[]) {
  const before = inventory(server.realm, PREFIX);
  const send = ({ url, ...parts }: OutgoingRequest) => server.fetch(url, parts);
  const connection = patientConnection({ baseUrl: "http://server.invalid", limit: new Limit(), send });
  const options = { name: "the server", prefix: PREFIX, wallClock: () => 0, longestWait: 0 };
  const target = await plainServerAmongOthers({ ...options, connection, accounts: ACCOUNTS });
  let result: ReplayResult | undefined;
  for await (const event of replayAll(await readPlan(paths), { ...target, patienceMilliseconds: 0 })) {
    if (event.kind === "ended") ({ result } = event);
  }
  const steps = (result?.scenarios ?? []).flatMap((one) => one.steps.map((step) => ({ ...step, of: one.scenario.name })));
  return {
    failed: steps
      .filter(({ status }) => status === "failed")
      .map(({ of, title, differences, reason }) => ({ ...{ of, title, differences, reason } })),
    tally: result?.scenarioTally,
    known: new Set(steps.flatMap(({ status, reason }) => (status === "known" ? [reason] : []))),
    left: target.leftBehind?.(),
    before,
    after: inventory(server.realm, PREFIX),
  };
}

test.each([
  [442, 60],
  [372, 50],
])("the shipped scenarios pass on a strange server of level %i, and nothing is left there", async (level, least) => {
  const { failed, tally, left, before, after } = await replayed(strangeServer(level), [FOLDER]);
  expect(failed).toEqual([]);
  expect(tally?.passed).toBeGreaterThan(least);
  expect(left).toEqual([]);
  expect(after).toEqual(before);
});

test.each(STRANGE.map((one) => [one.title, one] as const))("%s, and scenarios pass", async (_title, strangeness) => {
  const paths = SHORT.map((file) => join(FOLDER, file));
  const { failed, before, after } = await replayed(strangeServer(442, [strangeness]), paths);
  expect(failed).toEqual([]);
  expect(after).toEqual(before);
});

test("what all servers do otherwise is known, with the name of the divergence or the level", async () => {
  const paths = ["users/roles.yaml", "direct-messages.yaml", "realm/lists.yaml"].map((file) => join(FOLDER, file));
  const { known } = await replayed(strangeServer(442, []), paths);
  expect([...known]).toContainEqual(expect.stringMatching(/^known difference: the divergence guestsMadeAdministrators: /u));
});

test("the program replays on a strange server that is reached over a port", async () => {
  const server = strangeServer(442);
  const before = inventory(server.realm, "rs");
  const credentials = join(await mkdtemp(join(tmpdir(), "strange-")), "accounts.json");
  await writeFile(credentials, JSON.stringify({ accounts: ACCOUNTS }));
  const { io, output } = recordedIo();
  const scenarios = SHORT.slice(0, 2).map((file) => join(FOLDER, file));
  await served(server, (url) => main(["replay", ...scenarios, "--against", url, "--credentials", credentials], io));
  expect(output.stdout.split("\n").filter((line) => line.includes("✗"))).toEqual([]);
  expect(output.stderr).toBe("");
  expect(inventory(server.realm, "rs")).toEqual(before);
});
