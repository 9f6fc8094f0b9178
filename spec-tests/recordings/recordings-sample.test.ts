/** Some of the recorded conversations, for `npm test`; `recordings.test.ts` replays all of them in the project "package". */
import { expect, test } from "vitest";
import { newerServer, olderServer, played, recordedScenarios, stories } from "./played";
import { differingWithoutName } from "./remaining-differences";

const SERVER = olderServer(import.meta.dirname);
/** One file of each large subject, with few messages to render and few registrations. */
const SAMPLE = ["delete", "edit_topic", "flags", "invites", "move_channel", "reactions", "send_channel", "subscribe", "users_write"];

test.each(SAMPLE)("a realm that follows servers returns the recorded answers of %s, except for named differences", async (name) => {
  const results = await played(SERVER, recordedScenarios(SERVER, [`${name}.jsonl.gz`]));
  expect(results.length).toBeGreaterThan(0);
  expect(differingWithoutName(SERVER, results)).toEqual([]);
});

test("a realm that follows servers returns the recorded answers of some stories, except for named differences", async () => {
  const server = newerServer(import.meta.dirname, "stories", 442);
  const results = await played(server, stories(server, "some"));
  expect(results.length).toBeGreaterThan(400);
  expect(differingWithoutName(server, results)).toEqual([]);
});
