/**
 * Every machine in a small realm, complete: all moves by all users and all steps of the clock, in every order.
 */
import { describe, expect, test } from "vitest";
import type { StateRow } from "../../src/protocol/state-tables";
import { CHANNEL, FOLDERS_OF_TWO_NAMES } from "./small-realms/channels";
import { DEVICES_OF_THREE, GROUP } from "./small-realms/groups-and-devices";
import { INVITATIONS } from "./small-realms/invitations";
import { EDITING, MESSAGES, TOPIC } from "./small-realms/messages";
import { SCHEDULED } from "./small-realms/scheduled-messages";
import { exhausted } from "./small-realms/small-realm";
import { TOPIC_VISIBILITY } from "./small-realms/topic-visibility";

const REALMS = [SCHEDULED, EDITING, TOPIC, MESSAGES, FOLDERS_OF_TWO_NAMES, CHANNEL, TOPIC_VISIBILITY, DEVICES_OF_THREE, INVITATIONS, GROUP];
const LEAST_STATES = 100_000;

describe("small realms", () => {
  const taken = new Set<StateRow>();
  let states = 0;

  test.each(REALMS)("$name: every move follows its table, in every order", (small) => {
    const here = exhausted(small);
    for (const row of here.taken.keys()) taken.add(row);
    states += here.states;
  });

  test("every row of every table is used", () => {
    const tables = [...new Set(REALMS.flatMap(({ subjects }) => subjects.map(({ table }) => table)))];
    expect(tables.flat().filter((row) => !taken.has(row))).toEqual([]);
    expect(states).toBeGreaterThan(LEAST_STATES);
  });
});
