/**
 * What each account can see, computed again from the records of a realm after each step: subscriptions, the kinds of
 * channels, the senders and recipients of messages. It follows the documentation and shares no rule with the model: it
 * uses nothing of `src/rules` or `src/views`. An account that could once see something can always be notified of it.
 */
import type { Realm } from "../../src/index";
import type { Channel } from "../../src/model/realm/channel";
import type { Message } from "../../src/model/realm/message";
import type { User } from "../../src/model/realm/user";
import type { GroupSettingValue } from "../../src/model/realm/user-group";

const MARKS = /z[mctenp]\d+x\d+x\d+z/g;
const [OWNER, ADMINISTRATOR, MODERATOR, MEMBER, GUEST] = [100, 200, 300, 400, 600];
/** From this feature level on, an account that can subscribe can read. */
const GROUPS_OPEN_CHANNELS = 354;

/** From this feature level on, a group decides who can access all accounts; below, guests access all. */
const GUESTS_CAN_BE_LIMITED = 225;

/** The lowest role that each system group requires. */
const ROLE_GROUPS: Readonly<Record<string, number>> = {
  "role:nobody": 0,
  "role:owners": OWNER,
  "role:administrators": ADMINISTRATOR,
  "role:moderators": MODERATOR,
  "role:fullmembers": MEMBER,
  "role:members": MEMBER,
  "role:everyone": GUEST,
  "role:internet": GUEST,
};

/** The unguessable texts in a value. */
export function marksIn(value: unknown): string[] {
  return marksOf(JSON.stringify(value) ?? "");
}

/** The same in what is text already. */
export function marksOf(text: string): string[] {
  return text.match(MARKS) ?? [];
}

/** What an account has been able to see until now. */
export interface Knowledge {
  readonly userId: number;
  /** Unguessable texts, and keys of accounts. */
  readonly texts: Set<string>;
  readonly channels: Set<number>;
  readonly accounts: Set<number>;
  /** Places of files that it uploaded, or that messages refer to which it could read. */
  readonly files: Set<string>;
  /** The messages that it could read. */
  readonly messages: Set<number>;
  /** Whom it met in groups, whose messages may be deleted since. */
  readonly met: Set<number>;
  /** The messages that it received, as long as they stay where it subscribes: it is notified of their edits. */
  readonly rows: Set<number>;
  /**
   * The messages of whose edits it is notified even where it cannot see them: it reacted to them, or set a flag. A move
   * to another channel removes them for every account that has ever subscribed.
   */
  readonly kept: Set<number>;
  /**
   * Public channels that accounts joined or left in one step with another one that it can see: the accounts that see the
   * last of the channels are notified of all joins and leaves of one account.
   */
  readonly besides: Set<number>;
}

/** The public channels that accounts came to or left in a step, where these are several. */
function joinedAtOnce(before: Realm, after: Realm): number[] {
  if (before.channels === after.channels) return [];
  const joined = [...after.channels].filter(({ stream_id, invite_only, subscribers }) => {
    const earlier = before.channels.get(stream_id - 1);
    return !invite_only && (earlier === undefined ? !subscribers.isEmpty : earlier.subscribers !== subscribers);
  });
  return joined.length > 1 ? joined.map(({ stream_id }) => stream_id) : [];
}

/** Reads what never changes of a record once, however many accounts learn of it again and again. */
function once<Row extends object, Found>(read: (row: Row) => Found): (row: Row) => Found {
  const known = new WeakMap<Row, Found>();
  return (row) => {
    const found = known.get(row) ?? read(row);
    known.set(row, found);
    return found;
  };
}

const marksOfMessage = once(({ content, topic }: Message) => marksIn([content, topic]));
const marksOfHistory = once(({ edit_history }: Message) => marksIn(edit_history));
const pathsIn = once(({ content }: Message) => pathsOf(content));
const pathsOfHistory = once(({ edit_history }: Message) => edit_history.flatMap(({ prev_content = "" }) => pathsOf(prev_content)));
const marksOfChannel = once(({ name, description }: Channel) => marksIn([name, description]));
const marksOfPlace = once(({ name }: Channel) => marksOf(name));
const marksOfName = once(({ full_name }: User) => marksOf(full_name));
const marksOfAddress = once(({ delivery_email }: User) => marksOf(delivery_email));
const marksOfUser = once(({ full_name, profile }: User) => marksIn([full_name, profile]));
const marksOfBelonging = once<object, string[]>(marksIn);

function isIn(realm: Realm, value: GroupSettingValue, user: User): boolean {
  const waiting = typeof value === "number" ? [value] : [...value.direct_subgroups];
  if (typeof value !== "number" && value.direct_members.includes(user.user_id)) return true;
  const seen = new Set<number>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const group = realm.user_groups.get(id - 1) ?? undefined;
    if (group === undefined || seen.has(id)) continue;
    seen.add(id);
    if (group.members.has(user.user_id)) return true;
    if (group.system_name !== null && user.role <= (ROLE_GROUPS[group.system_name] ?? 0)) return true;
    waiting.push(...group.direct_subgroup_ids);
  }
  return false;
}

function mayJoin(realm: Realm, channel: Channel, user: User): boolean {
  return isIn(realm, channel.can_add_subscribers_group, user) || isIn(realm, channel.can_subscribe_group, user);
}

/** Whether an account may know that there is such a channel. */
function knowsChannel(realm: Realm, channel: Channel, user: User): boolean {
  if (channel.is_web_public || channel.subscribers.has(user.user_id) || user.role <= ADMINISTRATOR) return true;
  if (user.role === GUEST) return false;
  return !channel.invite_only || mayJoin(realm, channel, user) || isIn(realm, channel.can_administer_channel_group, user);
}

/** Whether an account may look into a channel. */
function opensChannel(realm: Realm, channel: Channel, user: User): boolean {
  if (channel.is_web_public || channel.subscribers.has(user.user_id)) return true;
  if (user.role === GUEST) return false;
  return !channel.invite_only || (realm.feature_level >= GROUPS_OPEN_CHANNELS && mayJoin(realm, channel, user));
}

function hasSharedHistory(channel: Channel): boolean {
  return !channel.invite_only || channel.history_public_to_subscribers;
}

function seesAddress(viewer: User, user: User): boolean {
  const lowest: Readonly<Record<number, number>> = { 1: GUEST, 2: MEMBER, 3: ADMINISTRATOR, 5: MODERATOR };
  return viewer.user_id === user.user_id || user.is_bot || viewer.role <= (lowest[user.settings.email_address_visibility] ?? 0);
}

function channelOf(realm: Realm, message: Message): Channel | undefined {
  return message.stream_id === null ? undefined : realm.channels.get(message.stream_id - 1);
}

function isSent(realm: Realm, before: Realm, message: Message, userId: number): boolean {
  if (message.user_ids !== null) return message.user_ids.includes(userId);
  const [now, then] = [channelOf(realm, message), channelOf(before, message)];
  return now?.subscribers.has(userId) === true || then?.subscribers.has(userId) === true;
}

/** Whether a moved message came where an account subscribes, be it deactivated at that time. */
function isMovedTo(realm: Realm, { stream_id }: Message, userId: number): boolean {
  return stream_id !== null && realm.subscriptions.get(userId)?.get(stream_id)?.active === true;
}

/** What the accounts that are watched may know, step by step. */
export class VisibilityOracle {
  readonly #known: ReadonlyMap<number, Knowledge>;
  #messages: (Message | null)[] = [];

  constructor(realm: Realm, watched: readonly number[]) {
    const nothing = (userId: number): Knowledge => ({
      userId,
      texts: new Set<string>(),
      channels: new Set<number>(),
      accounts: new Set<number>(),
      files: new Set<string>(),
      messages: new Set<number>(),
      met: new Set<number>(),
      rows: new Set<number>(),
      kept: new Set<number>(),
      besides: new Set<number>(),
    });
    this.#known = new Map(watched.map((id) => [id, nothing(id)]));
    this.#noteMessages(realm, realm);
    for (const knowledge of this.#known.values()) this.#learn(knowledge, realm);
  }

  /** What an account may know; undefined if it is not watched. */
  of(userId: number): Knowledge | undefined {
    return this.#known.get(userId);
  }

  /** Adds what follows from a step. */
  note(before: Realm, after: Realm): void {
    const changed = before.messages === after.messages ? [] : this.#noteMessages(before, after);
    const tables = ["users", "channels", "subscriptions", "user_groups", "settings", "profile"] as const;
    const isMoved = tables.some((name) => before[name] !== after[name]) || before.direct_keys !== after.direct_keys;
    const belongings = ["attachments", "drafts", "saved_snippets", "reminders", "scheduled_messages"] as const;
    const hasBelongings = belongings.some((name) => before[name] !== after[name]);
    const joined = joinedAtOnce(before, after);
    for (const knowledge of this.#known.values()) {
      if (before.channels !== after.channels) learnChannelsBetween(knowledge, before, after);
      if (isMoved || before.user_topics !== after.user_topics) this.#learn(knowledge, after);
      else {
        const viewer = after.users.get(knowledge.userId - 1);
        if (viewer !== undefined) learnMessages(knowledge, after, viewer, changed);
        if (hasBelongings) learnBelongings(knowledge, after);
      }
      learnRows(knowledge, before, after, changed);
      if (joined.some((id) => knowledge.channels.has(id))) joined.forEach((id) => knowledge.besides.add(id));
    }
  }

  /** Takes in what became of the messages, and gives those that are new or changed. */
  #noteMessages(before: Realm, after: Realm): Message[] {
    const changed: Message[] = [];
    let index = 0;
    for (const message of after.messages) {
      const old = this.#messages[index];
      this.#messages[index] = message;
      index += 1;
      if (message === old || message === null) continue;
      changed.push(message);
      for (const knowledge of this.#known.values()) followMessage(knowledge, before, after, old ?? undefined, message);
    }
    return changed;
  }

  #learn(knowledge: Knowledge, realm: Realm): void {
    const viewer = realm.users.get(knowledge.userId - 1);
    if (viewer === undefined) return;
    for (const channel of realm.channels) {
      if (!knowsChannel(realm, channel, viewer)) continue;
      knowledge.channels.add(channel.stream_id);
      add(knowledge, marksOfChannel(channel));
    }
    const canBeLimited = viewer.role === GUEST && realm.feature_level >= GUESTS_CAN_BE_LIMITED;
    const isLimited = canBeLimited && !isIn(realm, realm.settings.can_access_all_users_group, viewer);
    const met = isLimited ? acquaintances(knowledge, realm) : undefined;
    for (const user of realm.users) learnAccount(knowledge, viewer, user, met);
    learnMessages(knowledge, realm, viewer, this.#messages);
    learnBelongings(knowledge, realm);
    // Policies for topics follow them, and the list of muted ones goes by the name of the channel, seen or not.
    for (const policies of realm.user_topics.values()) {
      const policy = policies.get(knowledge.userId);
      const channel = realm.channels.get((policy?.stream_id ?? 0) - 1);
      if (channel === undefined) continue;
      knowledge.channels.add(channel.stream_id);
      add(knowledge, marksIn([channel.name, policy?.topic_name]));
    }
  }
}

function add({ texts }: Knowledge, marks: readonly string[]): void {
  for (const mark of marks) texts.add(mark);
}

/**
 * A request that changes several properties of a channel changes its privacy first, then its texts, then its rights: an
 * account that can no longer see it because of the rights is notified of the texts.
 */
function learnChannelsBetween(knowledge: Knowledge, before: Realm, after: Realm): void {
  const viewer = before.users.get(knowledge.userId - 1);
  if (viewer === undefined || after.users !== before.users) return;
  for (const channel of after.channels) {
    const earlier = before.channels.get(channel.stream_id - 1);
    if (earlier === undefined || earlier === channel) continue;
    const { invite_only, is_web_public } = channel;
    if (knowsChannel(before, { ...earlier, invite_only, is_web_public }, viewer)) add(knowledge, marksOfChannel(channel));
  }
}

/** Whether an edit has moved a message to a channel, which may be the one where it was. */
export function isMoved(old: Message, message: Message): boolean {
  const [newest] = message.edit_history;
  return old.stream_id !== message.stream_id || (newest !== old.edit_history[0] && newest?.prev_stream !== undefined);
}

/** Whether an account keeps the row of its reaction or flag: a move removes the rows of accounts that have ever subscribed. */
function keepsRow({ subscriptions }: Realm, { stream_id }: Message, userId: number): boolean {
  return stream_id !== null && subscriptions.get(userId)?.get(stream_id) === undefined;
}

/** Notes the rows that reactions and flags gave an account. */
function learnRows({ userId, kept }: Knowledge, before: Realm, after: Realm, changed: readonly Message[]): void {
  for (const { id, reactions } of changed) if (reactions.some(({ user_id }) => user_id === userId)) kept.add(id);
  const marks = after.message_marks.get(userId);
  if (marks !== before.message_marks.get(userId)) for (const id of marks?.historical ?? []) kept.add(id);
}

/** Gives and takes the row of a message that is new, or that was moved to a channel. */
function followMessage(knowledge: Knowledge, before: Realm, after: Realm, old: Message | undefined, message: Message): void {
  const { userId, rows, met } = knowledge;
  const people = message.user_ids ?? [];
  if (people.length > 2 && people.includes(userId)) for (const id of people) met.add(id);
  if (old !== undefined && !isMoved(old, message)) return;
  const isGiven = old === undefined ? isSent(after, before, message, userId) : isMovedTo(after, message, userId);
  if (!isGiven) {
    rows.delete(message.id);
    if (old === undefined || !keepsRow(after, old, userId)) knowledge.kept.delete(message.id);
    return;
  }
  rows.add(message.id);
  // Subscribers of the new channel are notified of the previous place of the message, whether they could see that or not.
  if (old === undefined) return;
  if (old.stream_id !== null) knowledge.channels.add(old.stream_id);
  add(knowledge, marksIn([old.topic, channelOf(before, old)?.name]));
}

function learnMessages(knowledge: Knowledge, realm: Realm, viewer: User, messages: readonly (Message | null)[]): void {
  // Who may look into a channel follows from groups within groups: it is asked once for all the channel's messages.
  const isOpen = once((channel: Channel) => hasSharedHistory(channel) && opensChannel(realm, channel, viewer));
  for (const message of messages) {
    if (message === null) continue;
    const channel = channelOf(realm, message);
    if (knowledge.rows.has(message.id) || (channel !== undefined && isOpen(channel))) learnMessage(knowledge, realm, message, channel);
  }
}

function learnMessage(knowledge: Knowledge, realm: Realm, message: Message, channel: Channel | undefined): void {
  knowledge.messages.add(message.id);
  add(knowledge, marksOfMessage(message));
  if (showsHistory(realm)) {
    add(knowledge, marksOfHistory(message));
    for (const path of pathsOfHistory(message)) knowledge.files.add(path);
  }
  if (channel !== undefined) add(knowledge, marksOfPlace(channel));
  for (const path of pathsIn(message)) knowledge.files.add(path);
  if (channel !== undefined) knowledge.channels.add(channel.stream_id);
  // A reader of a message is shown the names of the users whom it mentions.
  for (const id of mentionedIn(message)) {
    const user = realm.users.get(id - 1);
    if (user !== undefined) add(knowledge, marksOfName(user));
  }
}

function mentionedIn({ mentions }: Message): readonly number[] {
  return mentions === null
    ? []
    : [...mentions.user_ids, ...mentions.silent_user_ids, ...mentions.resolved.users.map(({ user_id }) => user_id)];
}

/**
 * What readers of a message can see of its previous states: where the realm shows only moves, the states of the message
 * nevertheless have the contents of their time.
 */
function showsHistory({ settings }: Realm): boolean {
  return settings.message_edit_history_visibility_policy !== "none";
}

const LINK = "/user_uploads/";

function pathsOf(content: string): string[] {
  return content
    .split(LINK)
    .slice(1)
    .map((rest) => rest.split(/[\s)]/)[0] ?? "");
}

/** The accounts with which one shares a channel or has direct messages. */
function acquaintances({ userId, met: inGroups }: Knowledge, realm: Realm): ReadonlySet<number> {
  const met = new Set(inGroups);
  for (const { subscribers } of realm.channels) {
    if (subscribers.has(userId)) for (const id of subscribers) met.add(id);
  }
  for (const message of realm.messages) {
    if (message?.user_ids?.includes(userId) === true) for (const id of message.user_ids) met.add(id);
  }
  return met;
}

function learnAccount(knowledge: Knowledge, viewer: User, user: User, met: ReadonlySet<number> | undefined): void {
  const isOwn = user.user_id === viewer.user_id;
  if (isOwn || (user.is_bot && (user.bot_owner_id === viewer.user_id || viewer.role <= ADMINISTRATOR))) {
    knowledge.texts.add(user.api_key);
  }
  // Presences have addresses as keys in their older form, and contain all users, on servers.
  if (user.settings.email_address_visibility === 1) add(knowledge, marksOfAddress(user));
  if (met !== undefined && !isOwn && !user.is_bot && !met.has(user.user_id)) return;
  knowledge.accounts.add(user.user_id);
  add(knowledge, marksOfUser(user));
  if (seesAddress(viewer, user)) add(knowledge, marksOfAddress(user));
}

function learnBelongings(knowledge: Knowledge, realm: Realm): void {
  const { userId } = knowledge;
  for (const rows of [realm.drafts, realm.saved_snippets, realm.reminders.values()]) {
    for (const row of rows) if (row.user_id === userId) add(knowledge, marksOfBelonging(row));
  }
  for (const file of realm.attachments.values()) if (file.owner_id === userId) knowledge.files.add(file.path_id);
  for (const row of realm.scheduled_messages.values()) if (row.sender_id === userId) add(knowledge, marksOfBelonging(row));
}
