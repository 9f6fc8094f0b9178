import { IdSet } from "../../collections/id-set";
import { onlyUsers, tell } from "../../outcome/audience";
import { andThenForEach, type Step, step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import type { Audience } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import { drawHex, KEY_ALPHABET, spell } from "../../realm/random";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import { channelById } from "../../rules/channels/channel-access";
import { userGroupById } from "../../rules/user-groups/group-membership";
import { userById, welcomeBot } from "../../rules/users/people";
import type { Role } from "../../spec/roles";
import { metadataAudience } from "../../views/channels/channel-activity";
import type { SubscriptionView } from "../../spec/records/channels";
import { memberEvents } from "../../views/user-groups/user-group-events";
import { subscriptionView } from "../../views/channels/channel-view";
import { personAddedEvent, roleGroupEvents } from "../../views/users/people-events";
import { sendNotice } from "../messages/send-notice";
import { addSubscription } from "../subscriptions/subscriptions";
import { withFullMemberMoments } from "./full-members";
import { withGroup } from "./people-changes";

/** An account to be made. What is left out is as for a person who was created by an administrator. */
export interface NewAccount {
  readonly email: string;
  readonly full_name: string;
  readonly role: Role;
  readonly password?: string | null;
  readonly bot_type?: number;
  readonly bot_owner_id?: number;
  /** Channels to subscribe to beside the default ones. */
  readonly stream_ids?: readonly number[];
  /** Whether the realm's default channels are subscribed to; for people yes, for bots no. */
  readonly with_default_channels?: boolean;
  readonly group_ids?: readonly number[];
  /** What the welcome bot says beside its greeting; left out: the realm's own text; empty: nothing. */
  readonly welcome_message_custom_text?: string;
}

const KEY_LENGTH = 32;

/** What the welcome bot tells everybody who is new. */
const GREETING = "Hello, and welcome! This is a direct message from me, the welcome bot.";

/**
 * Makes an account: with a fresh key, the realm's defaults as its settings, the default channels and those asked for,
 * its role groups and the groups asked for. Its user ID is the next one, `users.size` of the realm that this leads
 * to. Checks nothing: operations have found that the address is free and allowed.
 *
 * @tells who may know of it `realm_user/add`; everybody `user_group/add_members`; the account `subscription/add`, the
 *   channels' observers `subscription/peer_add`; the account `message` from the welcome bot
 * @spec States: account created with role `invite_as`; Endpoints 4: defaults for new users
 * @settled send_initial_direct_messages_to_user
 */
export function addAccount(realm: Realm, account: NewAccount): Step {
  const userId = realm.users.size + 1;
  const created = withFullMemberMoments(realm, withRecord(realm, account, userId), [userId]);
  const joined = withMemberships(created, account.group_ids ?? [], userId);
  const streamIds = channelsToJoin(realm, account);
  let subscribed = joined;
  for (const id of streamIds) subscribed = addSubscription(subscribed, userId, id);
  const user = userById(subscribed, userId);
  if (user === undefined) return step(realm);
  const events = [
    personAddedEvent(subscribed, user),
    ...roleGroupEvents(realm, subscribed, userId),
    ...(account.group_ids ?? []).flatMap((group_id) => memberEvents("add_members", group_id, [userId])),
    ...subscriptionEvents(subscribed, user, streamIds),
  ];
  return greeted(step(subscribed, events), account, userId);
}

function withRecord(realm: Realm, account: NewAccount, userId: number): Realm {
  const drawn = drawHex(realm.random, "api_key");
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
    api_key: spell(drawn.digits, KEY_ALPHABET, KEY_LENGTH),
    password: account.password ?? null,
    can_change_user_emails: false,
    can_create_users: false,
    settings: { ...realm.user_settings_defaults, default_language: realm.settings.default_language },
    profile: {},
    avatar: null,
    avatar_version: 1,
    is_system_bot: false,
  });
  return withFields(realm, {
    random: drawn.next,
    users: realm.users.push(user),
    user_ids_by_email: realm.user_ids_by_email.set(account.email.toLowerCase(), userId),
  });
}

function withMemberships(realm: Realm, groupIds: readonly number[], userId: number): Realm {
  let next = realm;
  for (const id of groupIds) {
    const members = userGroupById(next, id)?.members ?? IdSet.empty();
    next = withGroup(next, id, { members: members.add(userId) });
  }
  return next;
}

/** The default channels and those asked for, by ID; archived ones are nobody's default. */
function channelsToJoin(realm: Realm, account: NewAccount): readonly number[] {
  const ids = new Set(account.stream_ids ?? []);
  if (account.with_default_channels ?? account.bot_type === undefined) {
    for (const channel of realm.channels) {
      if (channel.is_default_stream && !channel.is_archived) ids.add(channel.stream_id);
    }
  }
  return [...ids].sort((a, b) => a - b);
}

function subscriptionEvents(realm: Realm, user: User, streamIds: readonly number[]): RealmEvent[] {
  const rows = realm.subscriptions.get(user.user_id);
  const views: SubscriptionView[] = [];
  const peers: RealmEvent[] = [];
  for (const id of streamIds) {
    const channel = channelById(realm, id);
    const row = rows?.get(id);
    if (channel === undefined || row === undefined) continue;
    const view = subscriptionView(realm, user, channel, row, "nulls");
    views.push({ ...view, subscribers: [...channel.subscribers] });
    const fields = { stream_ids: [id], user_ids: [user.user_id] };
    const others = without(metadataAudience(realm, channel), user.user_id);
    peers.push(tell(others, { type: "subscription", op: "peer_add", ...fields }));
  }
  if (views.length === 0) return [];
  return [tell(onlyUsers([user.user_id]), { type: "subscription", op: "add", subscriptions: views }), ...peers];
}

function without(audience: Audience, userId: number): Audience {
  return { ...audience, exclude: IdSet.from([userId]) };
}

/** A person is greeted by the welcome bot; what the inviter or the realm adds comes as a second message. */
function greeted(first: Step, account: NewAccount, userId: number): Step {
  if (account.bot_type !== undefined) return first;
  const extra = account.welcome_message_custom_text ?? first.realm.settings.welcome_message_custom_text;
  const texts = extra.trim() === "" ? [GREETING] : [GREETING, extra];
  return andThenForEach(first, texts, (realm, text) => sendNotice(realm, userId, text, welcomeBot(realm)));
}
