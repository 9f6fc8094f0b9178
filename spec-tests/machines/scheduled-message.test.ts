// Several authors schedule, edit and cancel while the clock goes on, a channel is
// archived and opened again, and authors are deactivated and come back.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SCHEDULED_MESSAGE_STATES } from "../../src/protocol/state-tables";
import { type Caller, CALLERS } from "../support/callers";
import { forAllAsync } from "../support/for-all";
import { carriedOut } from "../support/outcomes";
import { COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { EVERY_ROLE_FIXTURE, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";

const AUTHORS = ["olive@example.test", "mel@example.test", "nina@example.test"] as const;
const IDS: Readonly<Record<string, number>> = {
  "olive@example.test": OLIVE_OWNER,
  "mel@example.test": MEL_MEMBER,
  "nina@example.test": NINA_MEMBER,
};
const ROOMS = [GENERAL, 4] as const;

type State = "scheduled" | "failed" | "delivered" | "deleted";

interface Row {
  readonly author: string;
  readonly channel: number;
  readonly content: string;
  readonly at: number;
  readonly state: State;
}

/** The documented rules, and nothing else. */
interface Model {
  now: number;
  rows: Row[];
  archived: Set<number>;
  deactivated: Set<string>;
  sent: string[];
}

interface World {
  readonly caller: Caller;
  readonly seen: Set<string>;
}

/** Notes the row of the table that a step goes along; a step that the table does not know is a failure. */
function along(world: World, state: State | "none", trigger: string, next: State | "none", isRefused = false): void {
  const row = SCHEDULED_MESSAGE_STATES.find(
    (one) => one.state === state && one.trigger === trigger && one.next === next && one.refused === isRefused,
  );
  if (row === undefined) throw new Error(`The table knows no ${state} --${trigger}--> ${next}.`);
  world.seen.add(JSON.stringify(row));
}

function replaced(model: Model, id: number, fields: Partial<Row>): void {
  model.rows = model.rows.map((row, index) => (index === id - 1 ? { ...row, ...fields } : row));
}

class Create implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly author: string,
    readonly channel: number,
    readonly after: number,
  ) {}
  check = (model: Readonly<Model>): boolean => !model.deactivated.has(this.author);
  async run(model: Model, world: World): Promise<void> {
    const content = `number ${model.rows.length + 1}`;
    const at = model.now + this.after;
    const called = await world.caller.call(this.author, "create-scheduled-message", {
      type: "channel",
      to: this.channel,
      topic: "t",
      content,
      scheduled_delivery_timestamp: at,
    });
    const isValid = this.after > 0 && !model.archived.has(this.channel);
    expect(called.ok).toBe(isValid);
    along(world, "none", "create", isValid ? "scheduled" : "none", !isValid);
    if (isValid) {
      model.rows.push({ author: this.author, channel: this.channel, content, at, state: "scheduled" });
      expect(called.response["scheduled_message_id"]).toBe(model.rows.length);
    }
    await agree(model, world);
  }
  toString = (): string => `create(${this.author}, ${this.channel}, in ${this.after})`;
}

class Edit implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly which: number,
    readonly author: string,
    readonly content: boolean,
    readonly after: number | undefined,
  ) {}
  check = (model: Readonly<Model>): boolean => model.rows.length > 0 && !model.deactivated.has(this.author);
  async run(model: Model, world: World): Promise<void> {
    const id = (this.which % model.rows.length) + 1;
    const row = model.rows[id - 1];
    if (row === undefined) throw new Error("The row must be there.");
    const content = `${row.content}, edited`;
    const at = this.after === undefined ? undefined : model.now + this.after;
    const called = await world.caller.call(this.author, "update-scheduled-message", {
      scheduled_message_id: id,
      ...(this.content ? { content } : {}),
      ...(at === undefined ? {} : { scheduled_delivery_timestamp: at }),
    });
    const isThere = row.state === "scheduled" || row.state === "failed";
    const hasTime = at === undefined ? row.state === "scheduled" && this.content : at > model.now;
    // A new time alone asks nothing of the channel; that is asked again when the message falls due.
    const mayBeSaid = !this.content || !model.archived.has(row.channel);
    const isValid = row.author === this.author && isThere && hasTime && mayBeSaid;
    expect(called.ok).toBe(isValid);
    if (!isValid) expect(called.code).toBe("BAD_REQUEST");
    if (!isValid) expect([400, 404]).toContain(called.status);
    if (row.author === this.author) along(world, row.state, "edit", isValid ? "scheduled" : row.state, !isValid);
    if (isValid) {
      replaced(model, id, { state: "scheduled", at: at ?? row.at, content: this.content ? content : row.content });
    }
    await agree(model, world);
  }
  toString = (): string => `edit(${this.which}, ${this.author}, ${this.content}, ${this.after})`;
}

class Delete implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly which: number,
    readonly author: string,
  ) {}
  check = (model: Readonly<Model>): boolean => model.rows.length > 0 && !model.deactivated.has(this.author);
  async run(model: Model, world: World): Promise<void> {
    const id = (this.which % model.rows.length) + 1;
    const row = model.rows[id - 1];
    if (row === undefined) throw new Error("The row must be there.");
    const called = await world.caller.call(this.author, "delete-scheduled-message", { scheduled_message_id: id });
    const isValid = row.author === this.author && row.state !== "deleted";
    expect(called.ok).toBe(isValid);
    if (row.author === this.author) along(world, row.state, "delete", isValid ? "deleted" : row.state, !isValid);
    if (isValid) replaced(model, id, { state: "deleted" });
    await agree(model, world);
  }
  toString = (): string => `delete(${this.which}, ${this.author})`;
}

class Advance implements fc.AsyncCommand<Model, World> {
  constructor(readonly seconds: number) {}
  check = (): boolean => true;
  async run(model: Model, world: World): Promise<void> {
    carriedOut(world.caller.simulator.clock.advance({ seconds: this.seconds }));
    model.now += this.seconds;
    const due = model.rows
      .map((row, index) => ({ row, id: index + 1 }))
      .filter(({ row }) => row.state === "scheduled" && row.at <= model.now)
      .sort((a, b) => a.row.at - b.row.at || a.id - b.id);
    for (const { row, id } of due) {
      const isSent = !model.archived.has(row.channel) && !model.deactivated.has(row.author);
      along(world, "scheduled", "time", isSent ? "delivered" : "failed");
      replaced(model, id, { state: isSent ? "delivered" : "failed" });
      if (isSent) model.sent.push(`${row.author} at ${row.at}: ${row.content}`);
    }
    await agree(model, world);
  }
  toString = (): string => `advance(${this.seconds})`;
}

class Archive implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly channel: number,
    readonly isArchived: boolean,
  ) {}
  check = (model: Readonly<Model>): boolean =>
    model.archived.has(this.channel) !== this.isArchived && !model.deactivated.has("olive@example.test");
  async run(model: Model, world: World): Promise<void> {
    const olive = world.caller.simulator.as("olive@example.test");
    if (this.isArchived) carriedOut(olive.archiveStream({ stream_id: this.channel }));
    else carriedOut(olive.updateStream({ stream_id: this.channel, is_archived: false }));
    if (this.isArchived) model.archived.add(this.channel);
    else model.archived.delete(this.channel);
    await agree(model, world);
  }
  toString = (): string => `${this.isArchived ? "archive" : "unarchive"}(${this.channel})`;
}

class Deactivate implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly person: string,
    readonly isActive: boolean,
  ) {}
  check = (model: Readonly<Model>): boolean => model.deactivated.has(this.person) === this.isActive;
  async run(model: Model, world: World): Promise<void> {
    const olive = world.caller.simulator.as("olive@example.test");
    const params = { user_id: IDS[this.person] ?? 0 };
    carriedOut(this.isActive ? olive.reactivateUser(params) : olive.deactivateUser(params));
    if (this.isActive) model.deactivated.delete(this.person);
    else model.deactivated.add(this.person);
    await agree(model, world);
  }
  toString = (): string => `${this.isActive ? "reactivate" : "deactivate"}(${this.person})`;
}

/** The realm and the model agree on the lists of all accounts, on the sent messages, and on the next due items. */
async function agree(model: Model, world: World): Promise<void> {
  const { simulator, call } = world.caller;
  for (const author of AUTHORS.filter((one) => !model.deactivated.has(one))) {
    const waiting = model.rows
      .map((row, index) => ({ ...row, id: index + 1 }))
      .filter((row) => row.author === author && (row.state === "scheduled" || row.state === "failed"))
      .sort((a, b) => a.at - b.at || a.id - b.id);
    const { response } = await call(author, "get-scheduled-messages", {});
    expect(response["scheduled_messages"]).toMatchObject(
      waiting.map((row) => ({
        scheduled_message_id: row.id,
        type: "stream",
        to: row.channel,
        content: row.content,
        scheduled_delivery_timestamp: row.at,
        failed: row.state === "failed",
      })),
    );
    expect(response["scheduled_messages"]).toHaveLength(waiting.length);
  }
  const sent = [...simulator.snapshot().messages].flatMap((message) =>
    message === null || message.client === "Internal"
      ? []
      : [`${AUTHORS.find((one) => IDS[one] === message.sender_id)} at ${message.timestamp}: ${message.content}`],
  );
  expect(sent).toEqual(model.sent);
  const times = model.rows.filter((row) => row.state === "scheduled").map((row) => row.at);
  expect(simulator.clock.next?.at).toBe(times.length === 0 ? undefined : Math.min(...times));
}

const author = fc.constantFrom(...AUTHORS);
const after = fc.integer({ min: -5, max: 60 });
const commands = fc.commands(
  [
    fc.tuple(author, fc.constantFrom(...ROOMS), after).map((args) => new Create(...args)),
    fc.tuple(author, fc.constantFrom(...ROOMS), after).map((args) => new Create(...args)),
    fc.tuple(fc.nat(9), author, fc.boolean(), fc.option(after, { nil: undefined })).map((args) => new Edit(...args)),
    fc.tuple(fc.nat(9), author, fc.boolean(), fc.option(after, { nil: undefined })).map((args) => new Edit(...args)),
    fc.tuple(fc.nat(9), author).map((args) => new Delete(...args)),
    fc.integer({ min: 0, max: 50 }).map((seconds) => new Advance(seconds)),
    fc.integer({ min: 0, max: 50 }).map((seconds) => new Advance(seconds)),
    fc.tuple(fc.constantFrom(...ROOMS), fc.boolean()).map((args) => new Archive(...args)),
    fc.tuple(fc.constantFrom("mel@example.test", "nina@example.test"), fc.boolean()).map((args) => new Deactivate(...args)),
  ],
  { maxCommands: 40, size: "max" },
);

describe.each(CALLERS)("scheduled messages through %s", (_name, callerOf) => {
  it("go from state to state as the table says, and use every row of it", async () => {
    const seen = new Set<string>();
    await forAllAsync([commands], propertyRuns(60, 11), async (sequence) => {
      const setup = (): { model: Model; real: World } => ({
        model: { now: START, rows: [], archived: new Set(), deactivated: new Set(), sent: [] },
        real: { caller: callerOf(EVERY_ROLE_FIXTURE), seen },
      });
      await fc.asyncModelRun(setup, sequence);
    });
    const missed = SCHEDULED_MESSAGE_STATES.filter((row) => !seen.has(JSON.stringify(row)));
    if (COVERS_EVERYTHING) expect(missed).toEqual([]);
  });
});
