import { IdSet } from "../../collections/id-set";
import { usersIn, onlyUsers, eventFor } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Picture } from "../../realm/picture";
import { generateHex, KEY_ALPHABET, spell } from "../../realm/random";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import { userGroupById } from "../../rules/user-groups/group-membership";
import { userById } from "../../rules/users/people";
import { canAccessUser, shareChannel } from "../../rules/users/user-access";
import type { Role } from "../../../protocol/accounts";
import { peerEvents } from "../channels/channel-visibility";
import { memberEvents } from "../user-groups/user-group-events";
import { audienceOfUser, personAddedEvent, roleGroupEvents } from "./people-events";
import { unknownUserView } from "../../views/users/user-view";
import { addSubscription } from "../subscriptions/subscriptions";
import { withFullMemberMoments, withGroup } from "./people-changes";
import { withRecentHistory } from "./welcome";

/** An account to be made. What is left out is as for a person who was created by an administrator. */
export interface NewAccount {
  readonly email: string;
  readonly full_name: string;
  readonly role: Role;
  readonly password?: string | null;
  readonly bot_type?: number;
  readonly bot_owner_id?: number;
  readonly avatar?: Picture;
  /** Channels to subscribe to beside the default ones. */
  readonly stream_ids?: readonly number[];
  /** Whether the realm's default channels are subscribed to; for people yes, for bots no. */
  readonly with_default_channels?: boolean;
  readonly group_ids?: readonly number[];
}

const KEY_LENGTH = 32;

/**
 * Makes an account: with a fresh key, the realm's defaults as its settings, the default channels and those asked for,
 * its role groups and the groups asked for; for a person see also
 * `welcome`. Its user ID is the next one, `users.size` of the realm that this leads
 * to. Checks nothing: operations have found that the address is free and allowed.
 *
 * @tells everybody `realm_user/add`, `user_group/add_members` of its role groups; guests who meet it in a channel
 *   `realm_user/add`; the channels' observers `subscription/peer_add`; everybody `user_group/add_members` of the groups
 *   asked for
 * @spec States: account created with role `invite_as`; Endpoints 4: defaults for new users
 * @settled do_create_user, set_up_streams_and_groups_for_new_human_user
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
    ...newcomerEvents(created, user),
    ...roleGroupEvents(realm, subscribed, userId),
    ...joiningEvents(created, subscribed, user, streamIds),
    ...(account.group_ids ?? []).flatMap((group_id) => memberEvents("add_members", group_id, [userId])),
  ]);
}

/** Everybody hears of the newcomer; guests who may not know of it, of somebody unknown. */
function newcomerEvents(realm: Realm, user: User): readonly RealmEvent[] {
  const audience = audienceOfUser(realm, user);
  const added = personAddedEvent(realm, user, audience);
  if (audience.exclude === null) return [added];
  const person = unknownUserView(realm, user);
  return [added, eventFor(usersIn(audience.exclude), { type: "realm_user", op: "add", person })];
}

function withRecord(realm: Realm, account: NewAccount, userId: number): Realm {
  const drawn = generateHex(realm.random, "api_key");
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
    avatar: account.avatar ?? null,
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

/**
 * What others hear of an account that joins channels: guests who may not know of everybody get to know it by them, and
 * whoever may see the subscribers hears of one more. The account has no queue that could hear of anything.
 */
function joiningEvents(before: Realm, after: Realm, user: User, streamIds: readonly number[]): readonly RealmEvent[] {
  const strangers = user.is_bot
    ? []
    : [...before.users].filter((viewer) => viewer.is_active && !canAccessUser(before, viewer, user));
  const met = strangers.map(({ user_id }) => user_id).filter((id) => shareChannel(after, id, user.user_id));
  return [
    ...(met.length === 0 ? [] : [personAddedEvent(after, user, onlyUsers(met))]),
    ...peerEvents(
      "peer_add",
      after,
      streamIds.map((stream_id) => ({ stream_id, user_ids: [user.user_id] })),
    ),
  ];
}
