/** Builds the realm of a fixture on a server by ordinary requests. */
import { isJsonObject, listOf, objectOf } from "../matching/json-value";
import type { IdOf, NamedThing } from "../matching/values";
import type { Fixture, FixtureChannel, FixtureMessage } from "../model/fixture/fixture";
import { REALM_GROUP_SETTINGS } from "../protocol/group-settings";
import type { Building, PoolAccount } from "./building";
import { NotSupported, TargetProblem } from "./target";
import { deletionOf } from "./undoing";

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
  const listed = listOf(user_groups);
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
  const { direct_members, direct_subgroups } = objectOf(value);
  const members = listOf(direct_members);
  const subgroups = listOf(direct_subgroups);
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
    // Older servers do not have the parameter.
    ...(group.subgroups === undefined || group.subgroups.length === 0
      ? {}
      : { subgroups: group.subgroups.map((name) => groupValue(name, building, ids)) }),
    ...groupSettings(group, building, ids),
  });
  if (created["group_id"] !== undefined) return created["group_id"];
  // Servers of early feature levels do not return it.
  const { user_groups } = await ask(owner, "GET", "/user_groups");
  const listed = listOf(user_groups);
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
    "invite_only",
    "is_web_public",
    "history_public_to_subscribers",
    "is_default_stream",
    "default_push_notifications",
  ] as const;
  const chosen = given.flatMap((key) => (channel[key] === undefined ? [] : [[key, channel[key]] as const]));
  const parameters = {
    subscriptions: [{ name, description: channel.description ?? "" }],
    principals: principals.length === 0 ? [owner.user_id] : principals,
    send_new_subscription_messages: false,
    ...Object.fromEntries(chosen),
    ...(typeof channel.message_retention_days === "number"
      ? { message_retention_days: channel.message_retention_days === -1 ? "unlimited" : channel.message_retention_days }
      : {}),
    ...(channel.topics_policy === undefined ? {} : { topics_policy: JSON.stringify(channel.topics_policy) }),
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
  if (channel === undefined) undo.push(deletionOf(id, sender, building.owner, ask));
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
    if (settings !== undefined) await ask(account, "PATCH", "/settings", { ...settings });
    if (user.profile !== undefined) throw new NotSupported("values of profile fields cannot be built");
    if (alert_words !== undefined) await ask(account, "POST", "/users/me/alert_words", { alert_words });
    for (const muted of muted_users ?? []) {
      await ask(account, "POST", `/users/me/muted_users/${accounts.get(muted.toLowerCase())?.user_id}`);
    }
  }
  if ((fixture.custom_profile_fields ?? []).length > 0) throw new NotSupported("profile fields cannot be built");
  for (const draft of fixture.drafts ?? []) {
    if (draft.to !== undefined && draft.to.length > 0) throw new NotSupported("drafts with recipients cannot be built");
    const { user, ...written } = draft;
    const account = keyOf(user, building);
    const { ids } = await ask(account, "POST", "/drafts", { drafts: [{ type: "", to: [], topic: "", ...written }] });
    const created = listOf(ids);
    for (const id of created) {
      const what = `draft ${String(id)} of ${account.delivery_email}`;
      undo.push({ what, act: () => ask(account, "DELETE", `/drafts/${String(id)}`), is_gone_if_refused: true });
    }
  }
}

async function realmSettings(fixture: Fixture, building: Building, ids: Ids): Promise<void> {
  const settings = Object.entries(fixture.settings ?? {});
  if (settings.length === 0) return;
  const isGroup = (name: string): boolean => Object.hasOwn(REALM_GROUP_SETTINGS, name);
  const valueOf = (name: string, value: unknown): unknown => {
    if (isGroup(name)) return groupValue(value, building, ids);
    const isChannel = typeof value === "string" && /_(stream|channel)_id$/u.test(name);
    return isChannel ? ids.get(`channel ${value.toLowerCase()}`) : value;
  };
  const formOf = (name: string, value: unknown): unknown => (isGroup(name) ? { new: value } : value);
  const wanted = settings.map(([name, value]) => [name, formOf(name, valueOf(name, value))]);
  await building.ask(building.owner, "PATCH", "/realm", Object.fromEntries(wanted));
}

function keyOf(email: string, { accounts }: Building): PoolAccount {
  const account = accounts.get(email.toLowerCase());
  if (account === undefined) throw new NotSupported(`there is no account for ${email}`);
  return account;
}
