// Invitations and links are made, resent, revoked, accepted and forgotten,
// over several addresses and a moving clock, while referrers are deactivated and come back.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fixture } from "../../src/index";
import { INVITATION_STATES, INVITE_LINK_STATES } from "../../src/protocol/state-tables";
import { type Caller, CALLERS } from "../support/callers";
import { forAllAsync } from "../support/for-all";
import { carriedOut } from "../support/outcomes";
import { COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { START } from "../support/realms";
import { type TableWalk, walkOf } from "../support/state-rows";

const OLIVE = "olive@example.test";
const PEOPLE: readonly string[] = [OLIVE, "ada@example.test", "mel@example.test", "nina@example.test"];
const ROLES: readonly number[] = [100, 200, 400, 400];
const MAY_LEAVE = ["mel@example.test", "nina@example.test"] as const;
const ADDRESSES = ["a@example.test", "b@example.test", "c@example.test", "d@example.test"] as const;
const DAY = 86400;

const FIXTURE: Fixture = {
  now: START,
  users: [
    { email: OLIVE, role: 100 },
    { email: "ada@example.test", role: 200 },
    { email: "mel@example.test", role: 400 },
    { email: "nina@example.test", role: 400 },
  ],
  settings: { create_multiuse_invite_group: "role:members" },
};

/** An invitation, or a link when it has no address. */
interface Row {
  readonly id: number;
  readonly by: string;
  readonly email: string | null;
  readonly role: number;
  readonly made: number;
  readonly expiry: number | null;
  readonly state: string;
}

/** The documented rules, and nothing else. */
interface Model {
  now: number;
  rows: Row[];
  readonly accounts: string[];
  readonly deactivated: Set<string>;
  readonly mails: string[];
}

interface World {
  readonly caller: Caller;
  readonly invitations: TableWalk;
  readonly links: TableWalk;
}

type Command = fc.AsyncCommand<Model, World>;

function roleOf(person: string): number {
  return ROLES[PEOPLE.indexOf(person)] ?? 0;
}

function isOpen(row: Row): boolean {
  return row.state === "pending" || row.state === "active";
}

function mayManage(person: string, row: Row): boolean {
  if (row.role === 100 && person !== OLIVE) return false;
  return row.by === person || roleOf(person) <= 200;
}

/** Lets a row go along the table of its kind. */
function goes(model: Model, world: World, row: Row, trigger: string, next: string, isRefused = false): void {
  (row.email === null ? world.links : world.invitations).along(row.state, trigger, next, isRefused);
  model.rows = model.rows.map((one) => (one === row ? { ...row, state: next } : one));
}

function newRow(model: Model, by: string, email: string | null, role: number, minutes: number | null | undefined): Row {
  const id = 1 + model.rows.filter((row) => (row.email === null) === (email === null)).length;
  const expiry = minutes === null ? null : model.now + (minutes ?? 14400) * 60;
  return { id, by, email, role, made: model.now, expiry, state: email === null ? "active" : "pending" };
}

function terms(role: number, minutes: number | null | undefined): Readonly<Record<string, unknown>> {
  return { stream_ids: [], invite_as: role, ...(minutes === undefined ? {} : { invite_expires_in_minutes: minutes }) };
}

class Send implements Command {
  constructor(
    readonly by: string,
    readonly emails: readonly string[],
    readonly role: number,
    readonly minutes: number | null | undefined,
  ) {}
  check = (model: Readonly<Model>): boolean => !model.deactivated.has(this.by);
  async run(model: Model, world: World): Promise<void> {
    const params = { invitee_emails: this.emails.join(","), ...terms(this.role, this.minutes) };
    const called = await world.caller.call(this.by, "send-invites", params);
    const mayInvite = this.role >= roleOf(this.by);
    const free = this.emails.filter((email) => mayInvite && !model.accounts.includes(email));
    const taken = this.emails.filter((email) => model.accounts.includes(email));
    expect(called.ok).toBe(mayInvite && taken.length === 0);
    if (!called.ok)
      expect(called.code).toBe(mayInvite ? "INVITATION_FAILED" : this.role === 100 ? "UNAUTHORIZED_PRINCIPAL" : "BAD_REQUEST");
    if (!called.ok && mayInvite) {
      const errors = taken.map((email) => [email, expect.any(String), false]);
      expect(called.response).toMatchObject({ errors, sent_invitations: free.length > 0, daily_limit_reached: false });
    }
    if (!called.ok) world.invitations.along("none", "send", "none", true);
    for (const email of free) {
      model.rows.push(newRow(model, this.by, email, this.role, this.minutes));
      world.invitations.along("none", "send", "pending", false);
      model.mails.push(`invitation to ${email}`);
    }
    await agree(model, world);
  }
  toString = (): string => `send(${this.by}, ${this.emails}, ${this.role}, ${this.minutes})`;
}

class MakeLink implements Command {
  constructor(
    readonly by: string,
    readonly role: number,
    readonly minutes: number | null | undefined,
  ) {}
  check = (model: Readonly<Model>): boolean => !model.deactivated.has(this.by);
  async run(model: Model, world: World): Promise<void> {
    const called = await world.caller.call(this.by, "create-invite-link", terms(this.role, this.minutes));
    const mayMake = this.role >= roleOf(this.by);
    expect(called.ok).toBe(mayMake);
    world.links.along("none", "create", mayMake ? "active" : "none", !mayMake);
    if (mayMake) model.rows.push(newRow(model, this.by, null, this.role, this.minutes));
    await agree(model, world);
  }
  toString = (): string => `makeLink(${this.by}, ${this.role}, ${this.minutes})`;
}

class Manage implements Command {
  constructor(
    readonly by: string,
    readonly which: number,
    readonly deed: "resend" | "revoke",
  ) {}
  check = (model: Readonly<Model>): boolean =>
    !model.deactivated.has(this.by) && (this.deed === "revoke" || rowAt(model, this.which)?.email !== null) && model.rows.length > 0;
  async run(model: Model, world: World): Promise<void> {
    const row = rowAt(model, this.which);
    if (row === undefined) return;
    const id = `${this.deed}-${row.email === null ? "invite-link" : "email-invite"}`;
    const called = await world.caller.call(this.by, id, { invite_id: row.id });
    const isDone = row.state !== "revoked" && mayManage(this.by, row);
    expect(called.ok).toBe(isDone);
    goes(model, world, row, this.deed, isDone && this.deed === "revoke" ? "revoked" : row.state, !isDone);
    if (isDone && this.deed === "resend") model.mails.push(`invitation to ${row.email}`);
    await agree(model, world);
  }
  toString = (): string => `${this.deed}(${this.by}, ${this.which})`;
}

class Accept implements Command {
  constructor(
    readonly which: number,
    readonly other: string | undefined,
  ) {}
  check = (model: Readonly<Model>): boolean => model.rows.length > 0;
  async run(model: Model, world: World): Promise<void> {
    const row = rowAt(model, this.which);
    if (row === undefined) return;
    const email = this.other ?? row.email ?? ADDRESSES[0];
    const before = world.caller.simulator.snapshot();
    const stored = row.email === null ? before.invite_links.get(row.id) : before.invitations.get(row.id);
    const outcome = world.caller.simulator.acceptInvitation({ email, full_name: "New", token: stored?.token ?? "" });
    const isFree = !model.accounts.includes(email);
    const isDone = isOpen(row) && isFree && (row.email === null || row.email === email);
    expect(outcome.ok).toBe(isDone);
    if (!isDone) expect(world.caller.simulator.snapshot()).toBe(before);
    goes(model, world, row, "accept", isDone && row.email !== null ? "used" : row.state, !isDone);
    if (isDone) {
      model.accounts.push(email);
      expect(carriedOut(outcome).response.user_id).toBe(PEOPLE.length + model.accounts.length);
      for (const one of model.rows.filter((other) => other.email === email && isOpen(other))) {
        goes(model, world, one, "address joins otherwise", "void");
      }
    }
    await agree(model, world);
  }
  toString = (): string => `accept(${this.which}, ${this.other})`;
}

class Advance implements Command {
  constructor(readonly seconds: number) {}
  check = (): boolean => true;
  async run(model: Model, world: World): Promise<void> {
    carriedOut(world.caller.simulator.clock.advance({ seconds: this.seconds }));
    const until = model.now + this.seconds;
    const reminded = model.rows
      .map((row) => ({ row, at: reminderOf(row) }))
      .filter(({ at }) => at !== null && at > model.now && at <= until)
      .sort((one, other) => (one.at ?? 0) - (other.at ?? 0) || one.row.id - other.row.id);
    for (const { row } of reminded) model.mails.push(`invitation_reminder to ${row.email}`);
    model.now = until;
    for (const row of model.rows.filter((one) => isOpen(one) && one.expiry !== null && one.expiry <= until)) {
      goes(model, world, row, "time", "expired");
    }
    await agree(model, world);
  }
  toString = (): string => `advance(${this.seconds})`;
}

class Leave implements Command {
  constructor(
    readonly person: string,
    readonly isBack: boolean,
  ) {}
  check = (model: Readonly<Model>): boolean => model.deactivated.has(this.person) === this.isBack;
  async run(model: Model, world: World): Promise<void> {
    const params = { user_id: PEOPLE.indexOf(this.person) + 1 };
    const called = await world.caller.call(OLIVE, this.isBack ? "reactivate-user" : "deactivate-user", params);
    expect(called.ok).toBe(true);
    if (this.isBack) model.deactivated.delete(this.person);
    else {
      model.deactivated.add(this.person);
      for (const row of model.rows.filter((one) => one.by === this.person && isOpen(one))) {
        goes(model, world, row, "referrer deactivated", "revoked");
      }
    }
    await agree(model, world);
  }
  toString = (): string => `${this.isBack ? "reactivate" : "deactivate"}(${this.person})`;
}

function rowAt(model: Readonly<Model>, which: number): Row | undefined {
  return model.rows[which % Math.max(1, model.rows.length)];
}

/** When the mail is sent that reminds of an invitation in its present state. */
function reminderOf(row: Row): number | null {
  if (row.email === null || row.expiry === null || !isOpen(row) || row.expiry - row.made < 4 * DAY) return null;
  return row.expiry - 2 * DAY;
}

/** The realm and the model agree on the lists of all accounts, on the mails, the accounts and the due items. */
async function agree(model: Model, world: World): Promise<void> {
  const { simulator, call } = world.caller;
  for (const person of PEOPLE.filter((one) => !model.deactivated.has(one))) {
    const shown = model.rows
      .filter((row) => isOpen(row) && (roleOf(person) <= 200 || row.by === person))
      .sort((a, b) => Number(a.email === null) - Number(b.email === null) || a.id - b.id)
      .map((row) => ({
        id: row.id,
        invited_by_user_id: PEOPLE.indexOf(row.by) + 1,
        invited: row.made,
        expiry_date: row.expiry,
        invited_as: row.role,
        is_multiuse: row.email === null,
        ...(row.email === null ? { link_url: expect.any(String) } : { email: row.email, notify_referrer_on_join: true }),
      }));
    expect((await call(person, "get-invites", {})).response["invites"]).toEqual(shown);
  }
  expect(simulator.outbox.emails.map((mail) => `${mail.kind} to ${mail.to}`)).toEqual(model.mails);
  expect(simulator.snapshot().users.size).toBe(PEOPLE.length + model.accounts.length);
  const due = model.rows.filter(isOpen).flatMap((row) => [row.expiry, reminderOf(row)]);
  const times = due.flatMap((at) => (at !== null && at > model.now ? [at] : []));
  expect(simulator.clock.next?.at).toBe(times.length === 0 ? undefined : Math.min(...times));
}

const person = fc.constantFrom(...PEOPLE);
const role = fc.constantFrom(400, 400, 600, 200, 100);
const minutes = fc.constantFrom(60, 4 * 1440 - 1, 4 * 1440, null, undefined);
const emails = fc.uniqueArray(fc.constantFrom(...ADDRESSES), { minLength: 1, maxLength: 3 });
const which = fc.nat(9);
const send = fc.tuple(person, emails, role, minutes).map((args) => new Send(...args));
const accept = fc.tuple(which, fc.option(fc.constantFrom(...ADDRESSES), { nil: undefined, freq: 3 })).map((args) => new Accept(...args));
const commands = fc.commands(
  [
    send,
    send,
    fc.tuple(person, role, minutes).map((args) => new MakeLink(...args)),
    fc.tuple(person, which, fc.constantFrom("resend", "revoke")).map((args) => new Manage(...args)),
    accept,
    fc.constantFrom(1, 3599, 3600, DAY, 2 * DAY - 60, 2 * DAY, 8 * DAY).map((seconds) => new Advance(seconds)),
    fc.tuple(fc.constantFrom(...MAY_LEAVE), fc.boolean()).map((args) => new Leave(...args)),
  ],
  { maxCommands: 40, size: "max" },
);

describe.each(CALLERS)("invitations and links through %s", (_name, callerOf) => {
  it("go from state to state as the tables say, and use every row of them", async () => {
    const invitations = walkOf(INVITATION_STATES);
    const links = walkOf(INVITE_LINK_STATES);
    await forAllAsync([commands], propertyRuns(80, 14), async (sequence) => {
      const setup = (): { model: Model; real: World } => ({
        model: { now: START, rows: [], accounts: [], deactivated: new Set(), mails: [] },
        real: { caller: callerOf(FIXTURE), invitations, links },
      });
      await fc.asyncModelRun(setup, sequence);
    });
    if (COVERS_EVERYTHING) expect([...invitations.missed(), ...links.missed()]).toEqual([]);
  });
});
