// Users with and without permission resolve, unresolve, rename and write to a topic.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fixture } from "../../src/index";
import { TOPIC_STATES } from "../../src/protocol/state-tables";
import { Advance } from "../support/advance";
import { type Caller, CALLERS } from "../support/callers";
import { forAllAsync } from "../support/for-all";
import { COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { EVERY_ROLE_FIXTURE, GENERAL, START } from "../support/realms";
import { type TableWalk, walkOf } from "../support/state-rows";

/** Moderators may resolve, members may move, guests neither. */
const FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  settings: { can_resolve_topics_group: "role:moderators", can_move_messages_between_topics_group: "role:members" },
};
const PEOPLE = ["morgan@example.test", "mel@example.test", "greta@example.test"] as const;
type Person = (typeof PEOPLE)[number];
const MAY_RESOLVE: readonly Person[] = ["morgan@example.test"];
const MAY_MOVE: readonly Person[] = ["morgan@example.test", "mel@example.test"];
const WEEK = 604800;

/** The documented rules and those of notices, and nothing else. */
interface Model {
  now: number;
  name: string;
  resolved: boolean;
  /** Of each message in the topic, when it was sent, and whether it says that the topic was (un)resolved. */
  messages: { readonly at: number; readonly is_notice: boolean }[];
}

interface World {
  readonly caller: Caller;
  readonly walk: TableWalk;
}

function stateOf(model: Readonly<Model>): string {
  return model.resolved ? "resolved" : "unresolved";
}

/** The first message of the topic, through which the whole topic is changed. */
function anchor(world: World): number {
  const [first] = topicsOf(world);
  if (first === undefined) throw new Error("The topic must be there.");
  return first.id;
}

function topicsOf({ caller }: World): { readonly id: number; readonly topic: string }[] {
  return [...caller.simulator.snapshot().messages].flatMap((message) => (message === null ? [] : [message]));
}

/** All of the topic is under the name that the model knows, and nothing else is there. */
function agree(model: Model, world: World): void {
  const name = model.resolved ? `✔ ${model.name}` : model.name;
  expect(topicsOf(world).map((message) => message.topic)).toEqual(model.messages.map(() => name));
}

/** Resolves or unresolves: every user with the permission, without a time limit, but never the empty topic. */
class Toggle implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly person: Person,
    readonly byLater: boolean,
  ) {}
  check = (): boolean => true;
  async run(model: Model, world: World): Promise<void> {
    const before = stateOf(model);
    const called = await world.caller.call(this.person, "update-message", {
      message_id: anchor(world),
      topic: model.resolved ? model.name : `✔ ${model.name}`,
      propagate_mode: this.byLater ? "change_later" : "change_all",
      send_notification_to_new_thread: true,
    });
    const isValid = MAY_RESOLVE.includes(this.person) && model.name !== "";
    expect(called.ok).toBe(isValid);
    if (isValid) {
      model.resolved = !model.resolved;
      const last = model.messages.at(-1);
      if (last?.is_notice === true && model.now - last.at <= 60) model.messages.pop();
      else model.messages.push({ at: model.now, is_notice: true });
    }
    world.walk.along(before, before === "resolved" ? "unresolve" : "resolve", stateOf(model), !isValid);
    agree(model, world);
  }
  toString = (): string => `toggle(${this.person}${this.byLater ? ", change_later" : ""})`;
}

/** Renames the topic: every user with the permission, as long as all of it is young enough for users below a moderator. */
class Rename implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly person: Person,
    readonly name: string,
  ) {}
  check = (model: Readonly<Model>): boolean =>
    model.name.toLowerCase() !== this.name.toLowerCase() && !(model.resolved && this.name === "");
  async run(model: Model, world: World): Promise<void> {
    const called = await world.caller.call(this.person, "update-message", {
      message_id: anchor(world),
      topic: model.resolved ? `✔ ${this.name}` : this.name,
      propagate_mode: "change_all",
      send_notification_to_new_thread: false,
    });
    const young = model.messages.filter(({ at }) => model.now - at < WEEK + 20);
    const inTime = this.person === "morgan@example.test" || young.length === model.messages.length;
    const isValid = MAY_MOVE.includes(this.person) && inTime;
    expect(called.ok).toBe(isValid);
    if (isValid) model.name = this.name;
    else if (MAY_MOVE.includes(this.person)) {
      expect(called).toMatchObject({
        code: "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED",
        response: { total_messages_in_topic: model.messages.length, total_messages_allowed_to_move: young.length },
      });
      expect(called.response["first_message_id_allowed_to_move"] === null).toBe(young.length === 0);
    }
    world.walk.along(stateOf(model), "move", stateOf(model), !isValid);
    agree(model, world);
  }
  toString = (): string => `rename(${this.person}, "${this.name}")`;
}

class Write implements fc.AsyncCommand<Model, World> {
  check = (): boolean => true;
  async run(model: Model, world: World): Promise<void> {
    const topic = model.resolved ? `✔ ${model.name}` : model.name;
    const params = { type: "channel", to: GENERAL, topic, content: "hm" };
    expect((await world.caller.call("mel@example.test", "send-message", params)).ok).toBe(true);
    model.messages.push({ at: model.now, is_notice: false });
    agree(model, world);
  }
  toString = (): string => "write()";
}

const person = fc.constantFrom(...PEOPLE);
const toggle = fc.tuple(person, fc.boolean()).map((args) => new Toggle(...args));
const commands = fc.commands(
  [
    toggle,
    toggle,
    fc.tuple(person, fc.constantFrom("lunch", "dinner", "Supper", "")).map((args) => new Rename(...args)),
    fc.constant(new Write()),
    fc.constantFrom(1, 30, 60, 61, WEEK, WEEK + 21).map((seconds) => new Advance(seconds)),
  ],
  { maxCommands: 40, size: "max" },
);

describe.each(CALLERS)("a topic through %s", (_name, callerOf) => {
  it("goes from state to state as the table says, and uses every row of it", async () => {
    const walk = walkOf(TOPIC_STATES);
    await forAllAsync([commands], propertyRuns(80, 5), async (sequence) => {
      const caller = callerOf(FIXTURE);
      const first = { type: "channel", to: GENERAL, topic: "lunch", content: "pizza" };
      await caller.call("mel@example.test", "send-message", first);
      const model: Model = {
        now: START,
        name: "lunch",
        resolved: false,
        messages: [{ at: START, is_notice: false }],
      };
      await fc.asyncModelRun(() => ({ model, real: { caller, walk } }), sequence);
    });
    if (COVERS_EVERYTHING) expect(walk.missed()).toEqual([]);
  });
});
