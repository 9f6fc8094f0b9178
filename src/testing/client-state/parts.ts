import type { EventType, PartNamed } from "./part";
import { STREAMS, SUBSCRIPTIONS } from "./parts/channels";
import { LIST_PARTS } from "./parts/lists";
import { BOTS, PRESENCES, USER_GROUPS, USER_STATUS, USERS } from "./parts/people";
import { REALM, SETTINGS_DEFAULTS, USER_SETTINGS } from "./parts/settings";
import { RECENT_CONVERSATIONS, STARRED, UNREAD, USER_TOPICS } from "./parts/unread";
import type { ClientState } from "./state";

/** Everything that a client keeps, by its name in the state. */
export const PARTS = {
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
} satisfies { readonly [Name in Exclude<keyof ClientState, "user_id" | "zulip_feature_level">]-?: PartNamed<Name> };

type Parts = typeof PARTS;

/** The types of events that some part makes something of. */
export type HeardType = { [Name in keyof Parts]: keyof Parts[Name]["on"] }[keyof Parts];

/** Events that change nothing that is kept, each with the reason: the compiler asks for those that are missing. */
export const UNHEARD: { readonly [Type in Exclude<EventType, HeardType>]: string } = {
  attachment: "files are asked for when they are shown",
  heartbeat: "says that the queue lives, and nothing else",
  invites_changed: "says that invitations are to be asked for anew",
  reaction: "belongs to messages, which are asked for by their ranges",
  realm_export: "exports are asked for when they are shown",
  realm_export_consent: "consents are asked for when they are shown",
  restart: "says that the server has another version; the queue goes on",
  submessage: "belongs to messages, which are asked for by their ranges",
  typing: "is forgotten after seconds, and no registration tells of it",
  typing_edit_message: "is forgotten after seconds, and no registration tells of it",
  update_display_settings: "is the former form of user_settings, for clients that cannot take that",
  update_global_notifications: "is the former form of user_settings, for clients that cannot take that",
  web_reload_client: "asks for a new registration, which tells everything anew",
};
