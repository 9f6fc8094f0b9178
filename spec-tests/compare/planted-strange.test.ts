/** Deviations that are planted into a strange server are found there. */
import { expect, test } from "vitest";
import { findDifferences } from "../../src/compare/find-differences";
import { sharedComparison } from "../../src/compare/shared/shared-comparison";
import { createSimulator } from "../../src/index";
import { Limit } from "../../src/targets/limit";
import { patientConnection } from "../../src/targets/patient";
import type { OutgoingRequest } from "../../src/targets/send";
import { ACCOUNTS } from "../support/strange-server/strange-realm";
import { strangeServer } from "../support/strange-server/strange-server";
import { STRANGE } from "../support/strange-server/strangenesses";
import { deviatingFetch, type Deviation } from "./planted";
import { STRANGE_DEVIATIONS } from "./planted-on-strange";

const STEPS = 320;
/** So many are found by so few requests; each of the others needs more. */
const LEAST_FOUND = 20;
const QUICK = STRANGE.filter(({ milliseconds }) => milliseconds === undefined);

async function isFound(deviation: Deviation): Promise<boolean> {
  const server = strangeServer(442, QUICK, (fixture) => {
    const realm = createSimulator(fixture, { onUnhandledRequest: "bypass" });
    return { realm, fetch: deviatingFetch(deviation, realm) };
  });
  const stop = new AbortController();
  const limit = new Limit({ signal: stop.signal });
  const send = ({ url, ...parts }: OutgoingRequest) => server.fetch(url, parts);
  const connection = patientConnection({ baseUrl: "http://server.invalid", limit, send });
  const given = { name: "the server", connection, accounts: ACCOUNTS, prefix: "rs1-", wallClock: () => 0 };
  const { comparison } = await sharedComparison(given);
  const right = { ...comparison.right, patienceMilliseconds: 0 };
  const onProgress = ({ classes }: { readonly classes: number }) => classes > 0 && stop.abort();
  const { classes } = await findDifferences({ ...comparison, right }, { steps: STEPS, onProgress });
  limit.close();
  return classes.some(({ reason }) => reason === undefined);
}

test("most of the deviations of a strange server are found by a few hundred requests", async () => {
  const found: string[] = [];
  for (const deviation of STRANGE_DEVIATIONS) if (await isFound(deviation)) found.push(deviation.title);
  expect(STRANGE_DEVIATIONS).toHaveLength(24);
  expect(found.length, found.join(", ")).toBeGreaterThanOrEqual(LEAST_FOUND);
});
