/** New accounts, and what they find: earlier messages, and a greeting. */
import type { Role } from "../../../protocol/accounts";
import { LIMITS } from "../../../protocol/limits";
import { IdSet } from "../../collections/id-set";
import { eventFor, onlyUsers, usersIn } from "../../outcome/audience";
import { andThenForEach, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { generateHex, KEY_ALPHABET, spell } from "../../realm/digest";
import type { RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { Picture } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { activeGuests, channelById, hasSharedHistory } from "../../rules/channels/channel-access";
import { messageById } from "../../rules/messages/message-rows";
import { userGroupById } from "../../rules/user-groups/group-membership";
import { userById, welcomeBot } from "../../rules/users/people";
import { canAccessUser, shareChannel } from "../../rules/users/who-may";
import { generatedPicture } from "../../views/pictures";
import { unknownUserView } from "../../views/users/user-view";
import { peerEvents } from "../channels/channel-visibility";
import { withMarks } from "../messages/marks";
import { postNotice, sendNotice, silentMention } from "../messages/notices";
import { addSubscription } from "../subscriptions/subscriptions";
import { memberEvents } from "../user-groups/user-group-events";
import { withFullMemberMoments, withGroup } from "./people-changes";
import { audienceOfUser, personAddedEvent, roleGroupEvents } from "./people-events";

/** What the welcome bot sends to all new users. */
const GREETING = "Hello, and welcome! This is a direct message from me, the welcome bot.";

/**
 * Gives a new user rows for the newest messages of its channels with shared history. The last few of them are unread.
 */
function withRecentHistory(realm: Realm, userId: number, streamIds: readonly number[]): Realm {
  const open = new Set(
    streamIds.filter((id) => {
      const channel = channelById(realm, id);
      return channel !== undefined && hasSharedHistory(channel);
    }),
  );
  const ids: number[] = [];
  if (open.size === 0) return realm;
  for (let id = realm.messages.size; id > 0 && ids.length < LIMITS.NEWCOMERS_MESSAGES; id -= 1) {
    const streamId = messageById(realm, id)?.stream_id ?? null;
    if (streamId !== null && open.has(streamId)) ids.push(id);
  }
  const unread = ids.slice(0, LIMITS.NEWCOMERS_UNREAD_MESSAGES).reverse();
  return withMarks(withMarks(realm, userId, "historical", ids.reverse()), userId, "unread", unread);
}

/**
 * Announces a new user in its channel, and greets the user. The text of the inviter or the realm is a second message.
 * Both are starred.
 *
 * @param custom - the text after the greeting; undefined: the realm's own text; empty: no text
 */
export function welcome(realm: Realm, userId: number, custom: string | undefined): Transition {
  const extra = custom ?? realm.settings.welcome_message_custom_text;
  const texts = extra.trim() === "" ? [GREETING] : [GREETING, extra];
  return andThenForEach(announced(realm, userId), texts, (next, text) => {
    const sent = sendNotice(next, userId, text, welcomeBot(next));
    return { ...sent, realm: withMarks(sent.realm, userId, "starred", [sent.realm.messages.size]) };
  });
}

/** Announces a new user in the channel for new users, except the first user. */
function announced(realm: Realm, userId: number): Transition {
  const user = userById(realm, userId);
  if (user === undefined || !hasOthers(realm, userId)) return transition(realm);
  const text = `${silentMention(user)} joined this organization.`;
  return postNotice(realm, realm.settings.signup_announcements_stream_id, "signups", text);
}

/** Whether there is an active user other than this account. */
function hasOthers(realm: Realm, userId: number): boolean {
  for (const { user_id, is_active, is_bot } of realm.users) {
    if (user_id !== userId && is_active && !is_bot) return true;
  }
  return false;
}

/** An account to create. The defaults are those of a user that an administrator creates. */
interface NewAccount {
  readonly email: string;
  readonly full_name: string;
  readonly role: Role;
  readonly password?: string | null;
  readonly bot_type?: number;
  readonly bot_owner_id?: number;
  readonly avatar?: Picture;
  /** Channels to subscribe to, in addition to the default ones. */
  readonly stream_ids?: readonly number[];
  /** Whether the realm's default channels are subscribed to; for users yes, for bots no. */
  readonly with_default_channels?: boolean;
  readonly group_ids?: readonly number[];
  /** Whether another account created it, so that its first login is to come. */
  readonly awaits_login?: boolean;
}

const KEY_LENGTH = 32;

/** The onboarding steps that are only for users who knew the app before: new users have seen them. */
const STEPS_OF_OLD_USERS = frozen(["visibility_policy_banner"]);

/**
 * Creates an account with a new key, the realm's default settings, the default and the requested channels, and its role
 * groups and the requested groups. For a user see also `welcome`. Its ID is the next one, `users.size` of the resulting
 * realm. Operations have already checked the address.
 */
export function addAccount(realm: Realm, account: NewAccount): Transition {
  const userId = realm.users.size + 1;
  const created = withFullMemberMoments(realm, withRecord(realm, account, userId), [userId]);
  const streamIds = channelsToJoin(realm, account);
  let subscribed = withMemberships(created, account.group_ids ?? [], userId);
  for (const id of streamIds) subscribed = addSubscription(subscribed, userId, id);
  const user = userById(subscribed, userId);
  if (user === undefined) return transition(realm);
  return transition(user.is_bot ? subscribed : withRecentHistory(subscribed, userId, streamIds), [
    ...newUserEvents(created, user),
    ...roleGroupEvents(realm, subscribed, userId),
    ...joiningEvents(created, subscribed, user, streamIds),
    ...(account.group_ids ?? []).flatMap((group_id) => memberEvents("add_members", group_id, [userId])),
  ]);
}

/** All accounts are notified of the new user; guests that cannot see it, of an unknown user. */
function newUserEvents(realm: Realm, user: User): readonly RealmEvent[] {
  const audience = audienceOfUser(realm, user);
  const added = personAddedEvent(realm, user, audience);
  if (audience.exclude === null) return [added];
  const person = unknownUserView(realm, user);
  return [added, eventFor(usersIn(audience.exclude), { type: "realm_user", op: "add", person })];
}

function withRecord(realm: Realm, account: NewAccount, userId: number): Realm {
  const generated = generateHex(realm.random, "api_key");
  const user: User = frozen({
    user_id: userId,
    delivery_email: account.email,
    full_name: account.full_name,
    role: account.role,
    is_active: true,
    is_bot: account.bot_type !== undefined,
    bot_type: account.bot_type ?? null,
    bot_owner_id: account.bot_owner_id ?? null,
    date_joined: realm.now,
    api_key: spell(generated.digits, KEY_ALPHABET, KEY_LENGTH),
    password: account.password ?? null,
    can_change_user_emails: false,
    can_create_users: false,
    settings: { ...realm.user_settings_defaults, default_language: realm.settings.default_language },
    profile: {},
    avatar: account.avatar ?? null,
    avatar_version: 1,
    is_system_bot: false,
    ...(account.awaits_login === true ? { awaits_login: true } : {}),
    ...generatedPicture(realm),
  });
  const next = withFields(realm, {
    random: generated.next,
    users: realm.users.push(user),
    user_ids_by_email: realm.user_ids_by_email.set(account.email.toLowerCase(), userId),
  });
  if (user.is_bot) return next;
  return withFields(next, { seen_onboarding_steps: realm.seen_onboarding_steps.set(userId, STEPS_OF_OLD_USERS) });
}

function withMemberships(realm: Realm, groupIds: readonly number[], userId: number): Realm {
  let next = realm;
  for (const id of groupIds) {
    const members = userGroupById(next, id)?.members ?? IdSet.empty();
    next = withGroup(next, id, { members: members.add(userId) });
  }
  return next;
}

/** The default and the requested channels, by ID, without archived default channels. */
function channelsToJoin(realm: Realm, account: NewAccount): readonly number[] {
  const ids = new Set(account.stream_ids ?? []);
  if (account.with_default_channels ?? account.bot_type === undefined) {
    for (const channel of realm.channels) {
      if (channel.is_default_stream && !channel.is_archived) ids.add(channel.stream_id);
    }
  }
  return [...ids].sort((a, b) => a - b);
}

/**
 * The events for others when an account joins channels. It becomes visible to guests that cannot see all accounts, and
 * accounts that can see the subscribers receive a new one. The account itself has no queue yet.
 */
function joiningEvents(before: Realm, after: Realm, user: User, streamIds: readonly number[]): readonly RealmEvent[] {
  // All but guests can access every account.
  const met = (user.is_bot ? [] : activeGuests(before)).filter((id) => {
    const viewer = userById(before, id);
    return viewer !== undefined && !canAccessUser(before, viewer, user) && shareChannel(after, id, user.user_id);
  });
  return [
    ...(met.length === 0 ? [] : [personAddedEvent(after, user, onlyUsers(met))]),
    ...peerEvents(
      "peer_add",
      after,
      streamIds.map((stream_id) => ({ stream_id, user_ids: [user.user_id] })),
    ),
  ];
}
