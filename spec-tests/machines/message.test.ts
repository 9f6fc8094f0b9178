// Messages are edited, moved and deleted while the clock goes on.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fixture } from "../../src/index";
import { MESSAGE_STATES } from "../../src/protocol/state-tables";
import { Advance } from "../support/advance";
import { type Caller, CALLERS } from "../support/callers";
import { forAllAsync } from "../support/for-all";
import { COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { EVERY_ROLE_FIXTURE, GENERAL, START } from "../support/realms";
import { type TableWalk, walkOf } from "../support/state-rows";

/** Members may move, guests may not; all accounts may delete their own messages, administrators any. */
const FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  settings: { can_move_messages_between_topics_group: "role:members" },
};
const PEOPLE = ["ada@example.test", "mel@example.test", "greta@example.test"] as const;
type Person = (typeof PEOPLE)[number];
const [ADA, MEL] = PEOPLE;
const [EDIT_LIMIT, DELETE_LIMIT, MOVE_LIMIT] = [620, 600, 604820] as const;

interface Entry {
  readonly timestamp: number;
  readonly prev_content?: string;
  readonly prev_topic?: string;
}

/** A message as documented. */
interface Row {
  readonly author: Person;
  readonly at: number;
  content: string;
  topic: string;
  edited: number | undefined;
  moved: number | undefined;
  deleted: boolean;
  history: Entry[];
}

interface Model {
  now: number;
  rows: Row[];
}

interface World {
  readonly caller: Caller;
  readonly walk: TableWalk;
}

function stateOf(row: Row): string {
  if (row.deleted) return "deleted";
  if (row.edited !== undefined) return row.moved === undefined ? "edited" : "edited and moved";
  return row.moved === undefined ? "as sent" : "moved";
}

/** The message is what the model knows of it, or is not there for anybody. */
async function agree(row: Row, id: number, { caller }: World): Promise<void> {
  const { ok, response } = await caller.call(ADA, "get-message", { message_id: id, apply_markdown: false });
  expect(ok).toBe(!row.deleted);
  if (row.deleted) return;
  const message = Object.fromEntries(Object.entries(Object(response["message"])));
  expect(message).toMatchObject({ content: row.content, subject: row.topic, timestamp: row.at });
  expect(message["last_edit_timestamp"]).toBe(row.edited);
  expect(message["last_moved_timestamp"]).toBe(row.moved);
  if (row.history.length === 0) expect(message).not.toHaveProperty("edit_history");
  else expect(message["edit_history"]).toMatchObject(row.history);
}

abstract class Act implements fc.AsyncCommand<Model, World> {
  abstract readonly trigger: "edit" | "move" | "delete";
  constructor(
    readonly person: Person,
    readonly which: number,
  ) {}
  abstract isValid(model: Model, row: Row): boolean;
  abstract request(row: Row, id: number): readonly [id: string, params: Readonly<Record<string, unknown>>];
  abstract apply(model: Model, row: Row): void;
  check = (model: Readonly<Model>): boolean => model.rows.length > 0;
  async run(model: Model, world: World): Promise<void> {
    const index = this.which % model.rows.length;
    const row = model.rows[index];
    if (row === undefined) return;
    const before = stateOf(row);
    const isValid = !row.deleted && this.isValid(model, row);
    const called = await world.caller.call(this.person, ...this.request(row, index + 1));
    expect(called.ok).toBe(isValid);
    if (isValid) this.apply(model, row);
    world.walk.along(before, this.trigger, stateOf(row), !isValid);
    await agree(row, index + 1, world);
  }
  toString(): string {
    return `${this.trigger}(${this.person}, ${this.which})`;
  }
}

class Edit extends Act {
  readonly trigger = "edit";
  isValid(model: Model, row: Row): boolean {
    return row.author === this.person && model.now - row.at <= EDIT_LIMIT;
  }
  request(row: Row, id: number): readonly [string, Readonly<Record<string, unknown>>] {
    return ["update-message", { message_id: id, content: `${row.content}!` }];
  }
  apply(model: Model, row: Row): void {
    row.history.unshift({ timestamp: model.now, prev_content: row.content });
    row.content += "!";
    row.edited = model.now;
  }
}

class Move extends Act {
  readonly trigger = "move";
  isValid(model: Model, row: Row): boolean {
    return this.person === ADA || (this.person === MEL && model.now - row.at <= MOVE_LIMIT);
  }
  request(row: Row, id: number): readonly [string, Readonly<Record<string, unknown>>] {
    return ["update-message", { message_id: id, topic: other(row.topic), send_notification_to_new_thread: false }];
  }
  apply(model: Model, row: Row): void {
    row.history.unshift({ timestamp: model.now, prev_topic: row.topic });
    row.topic = other(row.topic);
    row.moved = model.now;
  }
}

class Delete extends Act {
  readonly trigger = "delete";
  isValid(model: Model, row: Row): boolean {
    return this.person === ADA || (row.author === this.person && model.now - row.at <= DELETE_LIMIT);
  }
  request(_row: Row, id: number): readonly [string, Readonly<Record<string, unknown>>] {
    return ["delete-message", { message_id: id }];
  }
  apply(_model: Model, row: Row): void {
    row.deleted = true;
  }
}

function other(topic: string): string {
  return topic === "lunch" ? "dinner" : "lunch";
}

class Send implements fc.AsyncCommand<Model, World> {
  constructor(readonly person: Person) {}
  check = (): boolean => true;
  async run(model: Model, world: World): Promise<void> {
    const params = { type: "channel", to: GENERAL, topic: "lunch", content: "pizza" };
    const { response } = await world.caller.call(this.person, "send-message", params);
    const blank = { edited: undefined, moved: undefined, deleted: false, history: [] };
    model.rows.push({ author: this.person, at: model.now, content: "pizza", topic: "lunch", ...blank });
    expect(response["id"]).toBe(model.rows.length);
  }
  toString = (): string => `send(${this.person})`;
}

const person = fc.constantFrom(...PEOPLE);
const which = fc.nat(5);
const commands = fc.commands(
  [
    person.map((sender) => new Send(sender)),
    fc.tuple(person, which).map((args) => new Edit(...args)),
    fc.tuple(person, which).map((args) => new Move(...args)),
    fc.tuple(person, which).map((args) => new Delete(...args)),
    fc.constantFrom(1, 20, 580, 600, 604200).map((seconds) => new Advance(seconds)),
  ],
  { maxCommands: 40, size: "max" },
);

describe.each(CALLERS)("messages through %s", (_name, callerOf) => {
  it("go from state to state as the table says, and use every row of it", async () => {
    const walk = walkOf(MESSAGE_STATES);
    await forAllAsync([commands], propertyRuns(120, 3), async (sequence) => {
      const setup = (): { model: Model; real: World } => ({
        model: { now: START, rows: [] },
        real: { caller: callerOf(FIXTURE), walk },
      });
      await fc.asyncModelRun(setup, sequence);
    });
    if (COVERS_EVERYTHING) expect(walk.missed()).toEqual([]);
  });
});
