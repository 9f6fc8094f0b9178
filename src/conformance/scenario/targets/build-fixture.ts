/** Builds the realm of a fixture on a server by ordinary requests, and takes it down again. */
import type { Fixture, FixtureChannel, FixtureMessage } from "../../../model/fixture/fixture";
import { REALM_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { ROLE_NAMES, ROLE_NUMBERS } from "../../../protocol/accounts";
import { isJsonObject } from "../matching/json-value";
import { NotSupported, TargetProblem } from "../target";
import type { IdOf, NamedThing } from "../values";
import type { Names } from "./names";

/** An account whose key is known, as the server describes it. */
export interface PoolAccount {
  readonly user_id: number;
  readonly email: string;
  readonly delivery_email: string;
  readonly full_name: string;
  readonly api_key: string;
  readonly role: number;
  readonly is_bot?: true;
}

/** A request to the server without a translation. It throws a {@link TargetProblem} if it is refused. */
export type Ask = (
  as: Pick<PoolAccount, "delivery_email" | "api_key">,
  method: string,
  path: string,
  parameters?: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

/** Requests that undo what was changed, newest first. */
export type Undo = (() => Promise<unknown>)[];

/** What building needs. */
export interface Building {
  readonly ask: Ask;
  readonly names: Names;
  readonly undo: Undo;
  /** The account that creates channels and settings: an owner of the pool. */
  readonly owner: PoolAccount;
  /** The accounts of the fixture by address in lower case. */
  readonly accounts: ReadonlyMap<string, PoolAccount>;
}

const MEMBER = 400;
/** Parts of a fixture that requests cannot build; `now` and `seed` are taken from the server. */
const BEYOND_REQUESTS = ["server", "faults"] as const;

/** Why a fixture cannot be built by requests, whatever the credentials are. */
export function cannotBuild(fixture: Fixture, level: number): string | undefined {
  const part = BEYOND_REQUESTS.find((name) => fixture[name] !== undefined);
  if (part !== undefined) return `the fixture's \`${part}\` cannot be set by requests`;
  const { feature_level } = fixture;
  if (feature_level !== undefined && feature_level !== level) {
    return `the fixture is for feature level ${feature_level}, and the server has ${level}`;
  }
  if ((fixture.users ?? []).some((user) => user.is_active === false)) return "a deactivated account cannot be built";
  if ((fixture.users ?? []).some((user) => user.date_joined !== undefined)) {
    return "the time at which an account joined cannot be built";
  }
  if ((fixture.messages ?? []).some(({ sent }) => sent !== undefined)) return "past messages cannot be built";
  return undefined;
}

/** The number of a role that a fixture names. */
export function roleNumber(role: unknown): number {
  const place = ROLE_NAMES.findIndex((name) => name === role);
  return place === -1 ? (typeof role === "number" ? role : MEMBER) : (ROLE_NUMBERS[place] ?? MEMBER);
}

/** Builds everything but the accounts, and returns the IDs of what is named. */
export async function buildFixture(fixture: Fixture, building: Building): Promise<IdOf> {
  const ids = new Map<string, number>();
  const remember = (kind: NamedThing["kind"], name: string, id: unknown): void => {
    if (typeof id !== "number") throw new TargetProblem(`the server did not return the ID of the ${kind} ${name}`);
    ids.set(`${kind} ${name.toLowerCase()}`, id);
  };
  for (const [email, { user_id }] of building.accounts) remember("user", email, user_id);
  await systemGroups(building, remember);
  await personalParts(fixture, building);
  for (const group of fixture.groups ?? []) remember("group", group.name, await buildGroup(group, building, ids));
  for (const { name, description = "" } of fixture.channel_folders ?? []) {
    const { ask, names, owner } = building;
    const parameters = { name: names.prefixed(name), description };
    const created = await ask(owner, "POST", "/channel_folders/create", parameters);
    remember("folder", name, created["channel_folder_id"]);
  }
  for (const channel of fixture.channels ?? []) {
    remember("channel", channel.name, await buildChannel(channel, building, ids));
  }
  await realmSettings(fixture, building, ids);
  const sent: number[] = [];
  for (const message of fixture.messages ?? []) {
    const id = await buildMessage(message, building);
    sent.push(id);
    remember("message", String(sent.length), id);
  }
  await markRead(fixture, sent, building);
  for (const channel of fixture.channels ?? []) {
    const id = ids.get(`channel ${channel.name.toLowerCase()}`);
    if (channel.is_archived === true) await building.ask(building.owner, "DELETE", `/streams/${id}`);
  }
  return ({ kind, name }) => ids.get(`${kind} ${name.toLowerCase()}`);
}

type Remember = (kind: NamedThing["kind"], name: string, id: unknown) => void;
type Ids = ReadonlyMap<string, number>;

async function systemGroups({ ask, owner }: Building, remember: Remember): Promise<void> {
  const { user_groups } = await ask(owner, "GET", "/user_groups");
  const listed: readonly unknown[] = Array.isArray(user_groups) ? user_groups : [];
  for (const group of listed.filter(isJsonObject)) {
    if (group["is_system_group"] === true) remember("group", String(group["name"]), group["id"]);
  }
}

/** The value of a group setting as requests take it: the ID of a group, or members and subgroups. */
function groupValue(value: unknown, { accounts }: Building, ids: Ids): unknown {
  const idOfGroup = (name: unknown): number => {
    const id = ids.get(`group ${String(name).toLowerCase()}`);
    if (id === undefined) throw new NotSupported(`the group ${String(name)} cannot be used before it is built`);
    return id;
  };
  if (typeof value === "string") return idOfGroup(value);
  const { direct_members, direct_subgroups } = isJsonObject(value) ? value : {};
  const members: readonly unknown[] = Array.isArray(direct_members) ? direct_members : [];
  const subgroups: readonly unknown[] = Array.isArray(direct_subgroups) ? direct_subgroups : [];
  return {
    direct_members: members.map((email) => accounts.get(String(email).toLowerCase())?.user_id),
    direct_subgroups: subgroups.map(idOfGroup),
  };
}

function groupSettings(of: object, building: Building, ids: Ids): Readonly<Record<string, unknown>> {
  const settings = Object.entries(of).filter(([name]) => /^can_\w+_group$/u.test(name));
  return Object.fromEntries(settings.map(([name, value]) => [name, groupValue(value, building, ids)]));
}

async function buildGroup(
  group: NonNullable<Fixture["groups"]>[number],
  building: Building,
  ids: Ids,
): Promise<unknown> {
  const { ask, names, owner, accounts } = building;
  if (group.deactivated === true) throw new NotSupported("a deactivated group cannot be built");
  const created = await ask(owner, "POST", "/user_groups/create", {
    name: names.prefixed(group.name),
    description: group.description ?? "",
    members: (group.members ?? []).map((email) => accounts.get(email.toLowerCase())?.user_id),
    subgroups: (group.subgroups ?? []).map((name) => groupValue(name, building, ids)),
    ...groupSettings(group, building, ids),
  });
  if (created["group_id"] !== undefined) return created["group_id"];
  // Servers of early feature levels do not return it.
  const { user_groups } = await ask(owner, "GET", "/user_groups");
  const listed: readonly unknown[] = Array.isArray(user_groups) ? user_groups : [];
  return listed.filter(isJsonObject).find(({ name }) => name === names.prefixed(group.name))?.["id"];
}

async function buildChannel(channel: FixtureChannel, building: Building, ids: Ids): Promise<unknown> {
  const { ask, names, owner, accounts } = building;
  const { subscribers = [] } = channel;
  const people = [...accounts].flatMap(([email, { is_bot }]) => (is_bot === true ? [] : [email]));
  const emails = subscribers === "all" ? people : subscribers.map((email) => email.toLowerCase());
  const principals = emails.flatMap((email) => accounts.get(email)?.user_id ?? []);
  const name = names.prefixed(channel.name);
  const given = [
    ...(["invite_only", "is_web_public", "history_public_to_subscribers", "is_default_stream"] as const),
    "default_push_notifications" as const,
  ];
  const chosen = given.flatMap((key) => (channel[key] === undefined ? [] : [[key, channel[key]] as const]));
  const parameters = {
    subscriptions: [{ name, description: channel.description ?? "" }],
    principals: principals.length === 0 ? [owner.user_id] : principals,
    send_new_subscription_messages: false,
    ...Object.fromEntries(chosen),
    ...(typeof channel.message_retention_days === "number"
      ? { message_retention_days: channel.message_retention_days === -1 ? "unlimited" : channel.message_retention_days }
      : {}),
    ...(channel.topics_policy === undefined ? {} : { topics_policy: channel.topics_policy }),
    ...(typeof channel.folder === "string" ? { folder_id: ids.get(`folder ${channel.folder.toLowerCase()}`) } : {}),
    ...groupSettings(channel, building, ids),
  };
  await ask(owner, "POST", "/users/me/subscriptions", parameters);
  // A private channel is not visible to the owner unless they are subscribed.
  const inside = [...accounts.values()].find(({ user_id }) => user_id === principals[0]) ?? owner;
  const { stream_id } = await ask(inside, "GET", "/get_stream_id", { stream: name });
  if (principals.length === 0) await ask(owner, "DELETE", "/users/me/subscriptions", { subscriptions: [name] });
  return stream_id;
}

async function buildMessage(message: FixtureMessage, building: Building): Promise<number> {
  const { ask, names, accounts, undo } = building;
  const sender = keyOf(message.sender, building);
  const to = (message.to ?? []).map((email) => accounts.get(email.toLowerCase())?.user_id);
  const { channel, topic, content } = message;
  const recipient =
    channel === undefined ? { type: "private", to } : { type: "stream", to: names.prefixed(channel), topic };
  const { id } = await ask(sender, "POST", "/messages", { ...recipient, content: names.outgoing(content) });
  if (typeof id !== "number") throw new TargetProblem("the server did not return the ID of a message");
  if (channel === undefined) undo.push(() => ask(building.owner, "DELETE", `/messages/${id}`));
  for (const { emoji_name, user } of message.reactions ?? []) {
    await ask(keyOf(user, building), "POST", `/messages/${id}/reactions`, { emoji_name });
  }
  return id;
}

/** Messages of a fixture are read, unless it says otherwise. */
async function markRead({ messages = [] }: Fixture, sent: readonly number[], building: Building): Promise<void> {
  const read = sent.filter((_, place) => messages[place]?.unread !== true);
  if (read.length === 0) return;
  for (const account of building.accounts.values()) {
    await building.ask(account, "POST", "/messages/flags", { messages: read, op: "add", flag: "read" });
  }
}

async function personalParts(fixture: Fixture, building: Building): Promise<void> {
  const { ask, accounts, undo } = building;
  for (const user of fixture.users ?? []) {
    const account = keyOf(user.email, building);
    const { settings, alert_words, muted_users } = user;
    if (settings !== undefined) await changeSettings(account, settings, building);
    if (user.profile !== undefined) throw new NotSupported("values of profile fields cannot be built");
    if (alert_words !== undefined) {
      await ask(account, "POST", "/users/me/alert_words", { alert_words });
      undo.push(() => ask(account, "DELETE", "/users/me/alert_words", { alert_words }));
    }
    for (const muted of muted_users ?? []) {
      const path = `/users/me/muted_users/${accounts.get(muted.toLowerCase())?.user_id}`;
      await ask(account, "POST", path);
      undo.push(() => ask(account, "DELETE", path));
    }
  }
  if ((fixture.custom_profile_fields ?? []).length > 0) throw new NotSupported("profile fields cannot be built");
  for (const draft of fixture.drafts ?? []) {
    if (draft.to !== undefined && draft.to.length > 0) throw new NotSupported("drafts with recipients cannot be built");
    const { user, ...written } = draft;
    const account = keyOf(user, building);
    const { ids } = await ask(account, "POST", "/drafts", { drafts: [{ type: "", to: [], topic: "", ...written }] });
    const created: readonly unknown[] = Array.isArray(ids) ? ids : [];
    created.forEach((id) => undo.push(() => ask(account, "DELETE", `/drafts/${String(id)}`)));
  }
}

/** Changes preferences of an account, and remembers what they were. */
async function changeSettings(account: PoolAccount, settings: object, { ask, undo }: Building): Promise<void> {
  const first = await firstState(account, "user_settings", ask);
  const before: unknown = first["user_settings"];
  const former = isJsonObject(before) ? before : {};
  const changed = Object.keys(settings).filter((name) => Object.hasOwn(former, name));
  await ask(account, "PATCH", "/settings", { ...settings });
  undo.push(() => ask(account, "PATCH", "/settings", Object.fromEntries(changed.map((name) => [name, former[name]]))));
}

async function realmSettings(fixture: Fixture, building: Building, ids: Ids): Promise<void> {
  const { ask, owner, undo } = building;
  const settings = Object.entries(fixture.settings ?? {});
  if (settings.length === 0) return;
  const first = await firstState(owner, "realm", ask);
  const isGroup = (name: string): boolean => Object.hasOwn(REALM_GROUP_SETTINGS, name);
  const valueOf = (name: string, value: unknown): unknown => {
    if (isGroup(name)) return groupValue(value, building, ids);
    const isChannel = typeof value === "string" && /_(stream|channel)_id$/u.test(name);
    return isChannel ? ids.get(`channel ${value.toLowerCase()}`) : value;
  };
  const formOf = (name: string, value: unknown): unknown => (isGroup(name) ? { new: value } : value);
  const wanted = settings.map(([name, value]) => [name, formOf(name, valueOf(name, value))]);
  const former = settings.map(([name]) => [name, formOf(name, first[`realm_${name}`])]);
  await ask(owner, "PATCH", "/realm", Object.fromEntries(wanted));
  undo.push(() => ask(owner, "PATCH", "/realm", Object.fromEntries(former)));
}

async function firstState(account: PoolAccount, type: string, ask: Ask): Promise<Readonly<Record<string, unknown>>> {
  const state = await ask(account, "POST", "/register", { event_types: [type], fetch_event_types: [type] });
  await ask(account, "DELETE", "/events", { queue_id: state["queue_id"] });
  return state;
}

function keyOf(email: string, { accounts }: Building): PoolAccount {
  const account = accounts.get(email.toLowerCase());
  if (account === undefined) throw new NotSupported(`there is no account for ${email}`);
  return account;
}

/** The names of what was removed, and of what is left since it could not be. */
export interface Removal {
  readonly removed: readonly string[];
  readonly left: readonly string[];
}

/** Archives, deactivates and deletes what has the prefix of a run. */
export async function removeByPrefix(prefix: string, owner: PoolAccount, ask: Ask): Promise<Removal> {
  const removed: string[] = [];
  const left: string[] = [];
  type Body = Readonly<Record<string, unknown>>;
  const eachOf = async (
    asked: Promise<Body>,
    key: string,
    nameKey: string,
    remove: (id: number, thing: Body) => Promise<unknown>,
  ) => {
    const body = await asked.catch((): Body => ({}));
    const listed: readonly unknown[] = Array.isArray(body[key]) ? body[key] : [];
    for (const thing of listed.filter(isJsonObject)) {
      const name = String(thing[nameKey]);
      if (!name.startsWith(prefix) || thing["deactivated"] === true || thing["is_active"] === false) continue;
      const id = Number(thing["id"] ?? thing["stream_id"] ?? thing["user_id"]);
      await remove(id, thing).then(
        () => removed.push(name),
        () => left.push(name),
      );
    }
  };
  const each = (path: string, key: string, nameKey: string, remove: (id: number) => Promise<unknown>) =>
    eachOf(ask(owner, "GET", path), key, nameKey, remove);
  await each("/streams?include_all=true&include_all_active=true", "streams", "name", (id) =>
    ask(owner, "DELETE", `/streams/${id}`),
  );
  await removeGroups(prefix, owner, ask).then((groups) => {
    removed.push(...groups.removed);
    left.push(...groups.left);
  });
  await each("/channel_folders", "channel_folders", "name", async (id) => {
    await emptyFolder(id, owner, ask);
    await ask(owner, "PATCH", `/channel_folders/${id}`, { is_archived: true });
  });
  await eachOf(firstState(owner, "default_stream_groups", ask), "realm_default_stream_groups", "name", (id) =>
    ask(owner, "DELETE", `/default_stream_groups/${id}`),
  );
  await eachOf(ask(owner, "GET", "/users"), "members", "full_name", (id, { is_bot }) =>
    ask(owner, "DELETE", is_bot === true ? `/bots/${id}` : `/users/${id}`),
  );
  return { removed, left };
}

/** Deactivates groups, those first that no other group needs. */
async function removeGroups(prefix: string, owner: PoolAccount, ask: Ask): Promise<Removal> {
  const { user_groups } = await ask(owner, "GET", "/user_groups").catch(() => ({ user_groups: [] }));
  const listed: readonly unknown[] = Array.isArray(user_groups) ? user_groups : [];
  let left = listed.filter(isJsonObject).filter(({ name, deactivated }) => {
    return String(name).startsWith(prefix) && deactivated !== true;
  });
  const removed: string[] = [];
  for (let before = Infinity; left.length > 0 && left.length < before;) {
    before = left.length;
    const failed: typeof left = [];
    for (const group of left) {
      await ask(owner, "POST", `/user_groups/${String(group["id"])}/deactivate`).then(
        () => removed.push(String(group["name"])),
        () => failed.push(group),
      );
    }
    left = failed;
  }
  return { removed, left: left.map(({ name }) => String(name)) };
}

/** Reactivates lent accounts that a scenario has deactivated, and gives back their names and roles. */
export async function restoreAccounts(pool: readonly PoolAccount[], owner: PoolAccount, ask: Ask): Promise<void> {
  const { members } = await ask(owner, "GET", "/users");
  const listed: readonly unknown[] = Array.isArray(members) ? members : [];
  for (const { user_id, full_name, role } of pool) {
    const now = listed.filter(isJsonObject).find((member) => member["user_id"] === user_id);
    if (now === undefined) continue;
    if (now["is_active"] === false) await ask(owner, "POST", `/users/${user_id}/reactivate`);
    const changed = { ...(now["full_name"] !== full_name && { full_name }), ...(now["role"] !== role && { role }) };
    if (Object.keys(changed).length > 0) await ask(owner, "PATCH", `/users/${user_id}`, changed);
  }
}

/** Takes all channels out of a folder, archived ones too: a folder with channels cannot be archived. */
async function emptyFolder(id: number, owner: PoolAccount, ask: Ask): Promise<void> {
  const { streams } = await ask(owner, "GET", "/streams", { include_all: true, exclude_archived: false });
  const listed: readonly unknown[] = Array.isArray(streams) ? streams : [];
  for (const channel of listed.filter(isJsonObject).filter(({ folder_id }) => folder_id === id)) {
    await ask(owner, "PATCH", `/streams/${String(channel["stream_id"])}`, { folder_id: null });
  }
}
