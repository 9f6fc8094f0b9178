/** What the operations of this subject answer. */
import { boolean, dictionary, integer, list, named, nullable, text, tuple, url } from "../schema/shapes";
import { field, mergeFields, optionalFields, record, type RecordOf } from "../schema/tables";
import { FORMER_REALM_SETTINGS } from "../former-settings";
import { FEATURE_LEVELS } from "../feature-levels";
import {
  CUSTOM_EMOJI,
  type CustomEmojiView,
  LINKIFIER,
  type LinkifierView,
  REALM_DOMAIN,
  type RealmDomainView,
} from "../records/realm-lists";
import { CHANGED_POLICY_FIELDS, REALM_SETTING_FIELDS } from "../records/settings";

/** The new playground. */
export const ADD_CODE_PLAYGROUND_ANSWER = record("add_code_playground_response", {
  /** Its ID. */
  id: integer,
});

/** The answer declared by `ADD_CODE_PLAYGROUND_ANSWER`. */
export interface AddCodePlaygroundResponse extends RecordOf<typeof ADD_CODE_PLAYGROUND_ANSWER> {}

/** The new linkifier. */
export const ADD_LINKIFIER_ANSWER = record("add_linkifier_response", {
  /** Its ID. */
  id: integer,
});

/** The answer declared by `ADD_LINKIFIER_ANSWER`. */
export interface AddLinkifierResponse extends RecordOf<typeof ADD_LINKIFIER_ANSWER> {}

/** The new domain. */
export const ADD_REALM_DOMAIN_ANSWER = record("add_realm_domain_response", {
  /** Its ID and its name. */
  new_domain: tuple(integer, text),
});

/** The answer declared by `ADD_REALM_DOMAIN_ANSWER`. */
export interface AddRealmDomainResponse extends RecordOf<typeof ADD_REALM_DOMAIN_ANSWER> {}

/** The emoji that the realm has added. */
export const GET_CUSTOM_EMOJI_ANSWER = record("get_custom_emoji_response", {
  /** By their ID, deactivated ones included. */
  emoji: dictionary(named<CustomEmojiView>(CUSTOM_EMOJI), "integers"),
});

/** The answer declared by `GET_CUSTOM_EMOJI_ANSWER`. */
export interface GetCustomEmojiResponse extends RecordOf<typeof GET_CUSTOM_EMOJI_ANSWER> {}

/** The rules that turn text into links. */
export const GET_LINKIFIERS_ANSWER = record("get_linkifiers_response", {
  /** In the order in which they are tried. */
  linkifiers: list(named<LinkifierView>(LINKIFIER)),
});

/** The answer declared by `GET_LINKIFIERS_ANSWER`. */
export interface GetLinkifiersResponse extends RecordOf<typeof GET_LINKIFIERS_ANSWER> {}

/** Domains whose addresses may have accounts. */
export const GET_REALM_DOMAINS_ANSWER = record("get_realm_domains_response", {
  /** In the order in which they were added. */
  domains: list(named<RealmDomainView>(REALM_DOMAIN)),
});

/** The answer declared by `GET_REALM_DOMAINS_ANSWER`. */
export interface GetRealmDomainsResponse extends RecordOf<typeof GET_REALM_DOMAINS_ANSWER> {}

/** What has really changed, by name. */
export const UPDATE_REALM_ANSWER = record(
  "update_realm_response",
  optionalFields(
    mergeFields(mergeFields(REALM_SETTING_FIELDS, CHANGED_POLICY_FIELDS), {
      /** The name of the realm. */
      name: text,
      /** What the realm is for. */
      description: text,
      /** The number of the policy: 2 allows the empty topic, 3 does not. */
      topics_policy: field(integer, { since: FEATURE_LEVELS.topicsPolicyIsAChoice }),
      /** The number of the policy. */
      message_edit_history_visibility_policy: field(integer, { since: 358 }),
      /** Whether the history of edits can be seen. */
      allow_edit_history: field(boolean, { until: FORMER_REALM_SETTINGS.allow_edit_history.until }),
      /** Whether every message needs a topic. */
      mandatory_topics: field(boolean, { until: FEATURE_LEVELS.topicsPolicyIsAChoice }),
      /** Null where the server's own holds again. */
      jitsi_server_url: field(nullable(text), { since: 212 }),
    }),
  ),
);

/** The answer declared by `UPDATE_REALM_ANSWER`. */
export interface UpdateRealmResponse extends RecordOf<typeof UPDATE_REALM_ANSWER> {}

/** The icon of the realm from now on. */
export const UPLOAD_REALM_ICON_ANSWER = record("upload_realm_icon_response", {
  /** Its address. */
  icon_url: url,
});

/** The answer declared by `UPLOAD_REALM_ICON_ANSWER`. */
export interface UploadRealmIconResponse extends RecordOf<typeof UPLOAD_REALM_ICON_ANSWER> {}

/** The icon of the realm that stands for it again. */
export const REMOVE_REALM_ICON_ANSWER = record("remove_realm_icon_response", {
  /** Its address. */
  icon_url: url,
});

/** The answer declared by `REMOVE_REALM_ICON_ANSWER`. */
export interface RemoveRealmIconResponse extends RecordOf<typeof REMOVE_REALM_ICON_ANSWER> {}

/** The message that the welcome bot has sent. */
export const TEST_WELCOME_BOT_CUSTOM_MESSAGE_ANSWER = record("test_welcome_bot_custom_message_response", {
  /** Its ID. */
  message_id: integer,
});

/** The answer declared by `TEST_WELCOME_BOT_CUSTOM_MESSAGE_ANSWER`. */
export interface TestWelcomeBotCustomMessageResponse extends RecordOf<typeof TEST_WELCOME_BOT_CUSTOM_MESSAGE_ANSWER> {}
