/** A server that is strange in what must not count does not differ; each strangeness alone does not, either. */
import { expect, test } from "vitest";
import type { CompareOptions } from "../../src/compare";
import { findDifferences } from "../../src/compare/find-differences";
import { sharedComparison } from "../../src/compare/shared/shared-comparison";
import { patientConnection } from "../../src/targets/patient";
import type { OutgoingRequest } from "../../src/targets/send";
import { inventory } from "../support/strange-server/inventory";
import { ACCOUNTS } from "../support/strange-server/strange-realm";
import { type StrangeServer, strangeServer } from "../support/strange-server/strange-server";
import { STRANGE } from "../support/strange-server/strangenesses";

const PREFIX = "rs1-";

async function compared(server: StrangeServer, options: Omit<CompareOptions, "right">, follow?: "documented") {
  const send = ({ url, ...parts }: OutgoingRequest) => server.fetch(url, parts);
  const connection = patientConnection({ baseUrl: "http://server.invalid", send });
  const given = { name: "the server", connection, accounts: ACCOUNTS, prefix: PREFIX, wallClock: () => 0, follow };
  const { comparison } = await sharedComparison(given);
  // In this process no event is on its way.
  const right = { ...comparison.right, patienceMilliseconds: 0 };
  const result = await findDifferences({ ...comparison, right, requests: server.requests }, options);
  return { ...result, left: right.leftBehind?.(), requests: server.requests() };
}

/** Requests of a server for each one that is counted, those before the first conversation included. */
const MOST_REQUESTS_EACH = 3;

test.each([442, 372])("a strange server of level %i does not differ, and nothing is left there", async (level) => {
  const server = strangeServer(level);
  const before = inventory(server.realm, PREFIX);
  const { classes, left, steps, requests } = await compared(server, { steps: 200, seed: level });
  const unexpected = classes.filter(({ reason }) => reason === undefined);
  expect(unexpected.map(({ name, left: ours, right: theirs }) => ({ name, ours, theirs }))).toEqual([]);
  expect(left).toEqual([]);
  expect(requests / steps).toBeLessThanOrEqual(MOST_REQUESTS_EACH);
  expect(inventory(server.realm, PREFIX)).toEqual(before);
});

test.each(STRANGE.map((one) => [one.title, one] as const))("%s, and nothing differs", async (_title, strangeness) => {
  const { classes } = await compared(strangeServer(442, [strangeness]), { steps: 75 });
  expect(classes.filter(({ reason }) => reason === undefined).map(({ name }) => name)).toEqual([]);
});

test("what a named divergence explains has its name", async () => {
  const { classes } = await compared(strangeServer(442, []), { steps: 400, seed: 2 }, "documented");
  expect(classes.filter(({ reason }) => reason === undefined).map(({ name }) => name)).toEqual([]);
  expect(classes.map(({ reason }) => reason)).toContainEqual(expect.stringMatching(/^the divergence \w+: documented is/u));
});
