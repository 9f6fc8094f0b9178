import type { Part } from "./part";
import { STREAMS, SUBSCRIPTIONS } from "./parts/channels";
import { LIST_PARTS } from "./parts/lists";
import { BOTS, PRESENCES, USER_GROUPS, USER_STATUS, USERS } from "./parts/people";
import { REALM, SETTINGS_DEFAULTS, USER_SETTINGS } from "./parts/settings";
import { USER_TOPICS } from "./parts/topics";
import { RECENT_CONVERSATIONS, STARRED, UNREAD } from "./parts/unread";

/** Everything that a client keeps, by its name in the state. */
export const PARTS: Readonly<Record<string, Part>> = {
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
};
