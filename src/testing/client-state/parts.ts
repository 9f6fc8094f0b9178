import type { EventType, PartNamed } from "./part";
import { STREAMS, SUBSCRIPTIONS } from "./parts/channels";
import { LIST_PARTS } from "./parts/lists";
import { BOTS, PRESENCES, USER_GROUPS, USER_STATUS, USERS } from "./parts/people";
import { REALM, SERVER_LEVEL, SETTINGS_DEFAULTS, USER_SETTINGS } from "./parts/settings";
import { RECENT_CONVERSATIONS, STARRED, UNREAD, USER_TOPICS } from "./parts/unread";
import type { ClientState } from "./state";

/** Everything that a client stores, by its name in the state. */
export const PARTS = {
  zulip_feature_level: SERVER_LEVEL,
  ...LIST_PARTS,
  realm: REALM,
  users: USERS,
  realm_bots: BOTS,
  user_groups: USER_GROUPS,
  user_settings: USER_SETTINGS,
  realm_user_settings_defaults: SETTINGS_DEFAULTS,
  user_status: USER_STATUS,
  presences: PRESENCES,
  streams: STREAMS,
  subscriptions: SUBSCRIPTIONS,
  user_topics: USER_TOPICS,
  unread: UNREAD,
  starred: STARRED,
  recent_private_conversations: RECENT_CONVERSATIONS,
} satisfies { readonly [Name in Exclude<keyof ClientState, "user_id">]-?: PartNamed<Name> };

type Parts = typeof PARTS;

/** The types of events that some part reacts to. */
export type HandledType = { [Name in keyof Parts]: keyof Parts[Name]["on"] }[keyof Parts];

/** Events that change nothing in the state, each with the reason. The compiler reports a missing type. */
export const IGNORED_EVENTS: { readonly [Type in Exclude<EventType, HandledType>]: string } = {
  attachment: "clients fetch files when they show them",
  heartbeat: "says only that the queue lives",
  invites_changed: "says that clients should fetch the invitations again",
  reaction: "belongs to messages, which clients fetch in ranges",
  realm_export: "clients fetch exports when they show them",
  realm_export_consent: "clients fetch consents when they show them",
  submessage: "belongs to messages, which clients fetch in ranges",
  typing: "expires after seconds, and no registration has it",
  typing_edit_message: "expires after seconds, and no registration has it",
  update_display_settings: "is the older form of user_settings, for clients without its capability",
  update_global_notifications: "is the older form of user_settings, for clients without its capability",
  web_reload_client: "says that the client should register again, which returns everything again",
};
