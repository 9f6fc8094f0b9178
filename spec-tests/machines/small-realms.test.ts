/**
 * Every machine in a small realm, exhausted: all moves by everybody and all steps of the clock, in every order. The page
 * of the machines is written from what was seen; `npx vitest run spec-tests/machines/small-realms.test.ts -u` writes it
 * anew.
 */
import { afterAll, describe, expect, test } from "vitest";
import type { StateRow } from "../../src/protocol/state-tables";
import { CHANNEL, FOLDERS_OF_TWO_NAMES } from "./small-realms/channels";
import { DEVICES_OF_THREE, GROUP } from "./small-realms/groups-and-devices";
import { INVITATIONS } from "./small-realms/invitations";
import { machinesPage, type SeenRealm } from "./small-realms/machines-page";
import { EDITING, MESSAGES, TOPIC } from "./small-realms/messages";
import { SCHEDULED } from "./small-realms/scheduled-messages";
import { exhausted } from "./small-realms/small-realm";
import { TOPIC_VISIBILITY } from "./small-realms/topic-visibility";

const REALMS = [
  ...[SCHEDULED, EDITING, TOPIC, MESSAGES, FOLDERS_OF_TWO_NAMES, CHANNEL, TOPIC_VISIBILITY, DEVICES_OF_THREE, INVITATIONS],
  GROUP,
];
const LEAST_STATES = 100_000;

describe("small realms", () => {
  const taken = new Map<StateRow, number>();
  const seen: SeenRealm[] = [];
  afterAll(() => seen.splice(0));

  test.each(REALMS)("$name: every move goes along its table, in every order", (small) => {
    const { states, transitions, taken: here } = exhausted(small);
    for (const [row, times] of here) taken.set(row, (taken.get(row) ?? 0) + times);
    seen.push({ name: small.name, states, transitions });
  });

  test("every row of every table is gone along, and the page of the machines says how often", async () => {
    const tables = [...new Set(REALMS.flatMap(({ subjects }) => subjects.map(({ table }) => table)))];
    expect(tables.flat().filter((row) => !taken.has(row))).toEqual([]);
    expect(seen.reduce((sum, { states }) => sum + states, 0)).toBeGreaterThan(LEAST_STATES);
    await expect(machinesPage(tables, taken, seen)).toMatchFileSnapshot("../../docs/machines.md");
  });
});
