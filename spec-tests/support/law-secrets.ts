/** What an account may know of the unguessable texts of a realm, and whether it was shown others. */
import type { Realm } from "../../src/index";
import { hasMetadataAccess } from "../../src/rules/channels/channel-access";
import { canReadMessage, hasRow } from "../../src/rules/messages/message-rows";
import { canSeeRealEmail, isAdministrator, userById } from "../../src/rules/users/people";
import { canAccessUser } from "../../src/rules/users/user-access";
import type { Seen } from "./law-watcher";

const MARKS = /z[mctenp]\d+x\d+x\d+z/g;

/** The unguessable texts in a value. */
export function marksIn(value: unknown): string[] {
  return JSON.stringify(value)?.match(MARKS) ?? [];
}

/** Per knowledge, the records whose texts are in it: they never change, so they need no second look. */
const LOOKED_THROUGH = new WeakMap<Set<string>, WeakSet<object>>();

/** Adds what an account may know of a realm as it is now to what it has known before. */
export function learn(known: Set<string>, realm: Realm, userId: number): void {
  const viewer = userById(realm, userId);
  if (viewer === undefined) return;
  const add = (...values: readonly unknown[]): void => marksIn(values).forEach((mark) => known.add(mark));
  const looked = LOOKED_THROUGH.get(known) ?? new WeakSet<object>();
  LOOKED_THROUGH.set(known, looked);
  for (const message of realm.messages) {
    if (message === null || looked.has(message)) continue;
    // Edits are told to all who once got the message, whether they can still read it or not.
    if (!hasRow(realm, userId, message) && !canReadMessage(realm, viewer, message)) continue;
    looked.add(message);
    add([message.content, message.topic, message.edit_history]);
    const sender = userById(realm, message.sender_id);
    if (sender !== undefined) add(sender.full_name);
  }
  const own = [realm.drafts, realm.saved_snippets, realm.reminders.values()].flatMap((rows) => [...rows]);
  const mine = [
    ...own.filter((row) => row.user_id === userId),
    ...[...realm.scheduled_messages.values()].filter((row) => row.sender_id === userId),
  ];
  for (const row of mine) {
    if (!looked.has(row)) add(row);
    looked.add(row);
  }
  for (const channel of realm.channels) {
    if (looked.has(channel) || !hasMetadataAccess(realm, channel, viewer)) continue;
    looked.add(channel);
    add([channel.name, channel.description]);
  }
  for (const user of realm.users) {
    if (!canAccessUser(realm, viewer, user)) continue;
    if (!looked.has(user)) add([user.full_name, user.profile]);
    looked.add(user);
    const isOwn = user.user_id === userId;
    const manages = user.is_bot && (user.bot_owner_id === userId || isAdministrator(viewer));
    if (isOwn || manages) known.add(user.api_key);
    if (canSeeRealEmail(viewer, user)) add(user.delivery_email);
  }
}

/** The unguessable texts, and the keys of others, that an account was shown and may not know. */
export function betrayals(known: ReadonlySet<string>, realm: Realm, seen: Seen): string[] {
  const text = JSON.stringify(seen.value) ?? "";
  const keys = [...realm.users].filter(({ api_key }) => !known.has(api_key) && text.includes(`"${api_key}"`));
  const marks = marksIn(seen.value).filter((mark) => !known.has(mark));
  return [...marks, ...keys.map((user) => `the key of account ${user.user_id}`)].map(
    (secret) => `account ${seen.userId} was shown ${secret} in ${seen.what}: ${text.slice(0, 600)}`,
  );
}
