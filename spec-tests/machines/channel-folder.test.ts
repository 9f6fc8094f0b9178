// Two folders with the same name are archived alternately.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Realm, updateChannelFolder } from "../../src/index";
import { CHANNEL_FOLDER_STATES, type StateRow } from "../../src/protocol/state-tables";
import { forAll } from "../support/for-all";
import { carriedOut, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { countOperations, COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { ADA_ADMIN, everyRole, MORGAN_MODERATOR, OLIVE_OWNER } from "../support/realms";

interface Move {
  readonly folder: 0 | 1;
  readonly trigger: "archive" | "unarchive";
  readonly actor: number;
}

const FOLDERS = [
  { name: "Work", is_archived: true },
  { name: "work", is_archived: true },
];

const moves: fc.Arbitrary<Move> = fc.record({
  folder: fc.constantFrom(0, 1),
  trigger: fc.constantFrom("archive", "unarchive"),
  actor: fc.constantFrom(OLIVE_OWNER, ADA_ADMIN, MORGAN_MODERATOR),
});

/** The row that a move goes along: the first one whose condition holds. */
function rowOf(archived: readonly boolean[], { folder, trigger, actor }: Move): StateRow {
  const isAdministrator = actor !== MORGAN_MODERATOR;
  const holds: Readonly<Record<string, boolean>> = {
    administrator: isAdministrator,
    "administrator, name free": isAdministrator && archived[1 - folder] === true,
    "": true,
  };
  const state = archived[folder] === true ? "archived" : "not archived";
  const row = CHANNEL_FOLDER_STATES.find((one) => one.state === state && one.trigger === trigger && holds[one.condition]);
  if (row === undefined) throw new Error(`The table knows no ${trigger} of a folder that is ${state}.`);
  return row;
}

function check(realm: Realm, archived: readonly boolean[]): void {
  const listed = play(realm).getChannelFolders(MORGAN_MODERATOR, { include_archived: true }).response.channel_folders;
  expect(listed.map((folder) => folder["is_archived"])).toEqual(archived);
  const open = play(realm).getChannelFolders(MORGAN_MODERATOR, {}).response.channel_folders;
  expect(open.map(({ id }) => id)).toEqual([1, 2].filter((id) => !archived[id - 1]));
}

test("folders are archived and unarchived as the table says, and no two active ones have the same name", () => {
  const seen = new Set<StateRow>();
  const start = everyRole({ channel_folders: FOLDERS });
  forAll([fc.array(moves, { maxLength: 30 })], propertyRuns(100, 81), (sequence) => {
    let realm = start;
    let archived: readonly boolean[] = [true, true];
    for (const move of sequence) {
      const row = rowOf(archived, move);
      seen.add(row);
      const params = { channel_folder_id: move.folder + 1, is_archived: move.trigger === "archive" };
      countOperations();
      const outcome = updateChannelFolder(realm, move.actor, params);
      if (row.refused) {
        expectRefusal(outcome, realm, "BAD_REQUEST", move.actor === MORGAN_MODERATOR ? "administrator_required" : "folder_name_taken");
      } else {
        expect(eventTypes(outcome)).toEqual(row.state === row.next ? [] : ["channel_folder/update"]);
        realm = carriedOut(outcome).realm;
      }
      archived = archived.map((was, index) => (index === move.folder ? row.next === "archived" : was));
      check(realm, archived);
    }
  });
  if (COVERS_EVERYTHING) expect([...seen].length).toBe(CHANNEL_FOLDER_STATES.length);
});
