import { type FeatureLevelNote, note } from "./feature-level-note";
import type { Behaviour } from "./feature-levels";
import { MESSAGE_LEVEL_NOTES } from "./message-level-notes";

/**
 * What each row of `FEATURE_LEVELS` is about: for `docs/feature-levels.md`, which is made from it. It is apart, so
 * that programs that use the package do not carry the words.
 *
 * @spec Versioning
 */
export const FEATURE_LEVEL_NOTES = {
  ...MESSAGE_LEVEL_NOTES,
  errorsHaveCodes: note("every refusal", "a `code`; before, few had one, and authentication failed with 403", "list"),
  invitationsMayNeverExpire: note("invitations", "a lifetime of null", "list"),
  invitationsMayHaveNoChannels: note("invitations", "an empty list of channels is allowed", "list"),
  apnsTokensNameTheApp: note("POST /users/me/apns_device_token", "`appid` is required", "spec"),
  resentInvitationsKeepTheirTime: note(
    "POST /invites/{invite_id}/resend",
    "when the invitation was made stays; before, it became the time of resending, which was answered",
    "settled",
  ),
  defaultChannelsAreInvitedTo: note("invitations", "default channels are always allowed", "list"),
  pushAccountIdsAreIntegers: note("event push_device", "`push_account_id` is an integer instead of a string", "list"),
  subscribersAreIds: note(
    "GET /users/me/subscriptions, GET /streams/{stream_id}/members",
    "`subscribers` are IDs instead of addresses",
    "list",
  ),
  protectedPublicHistoryIsRefused: note(
    "channels",
    "a public channel with protected history is an error; before, the wish was ignored",
    "list",
  ),
  muteEventsComeInPairs: note("subscription settings", "one event each for `is_muted` and `in_home_view`", "spec"),
  domainsAreForOwners: note("domains of the realm", "only owners change them", "list"),
  ownersUnsubscribeOwnBots: note("DELETE /users/me/subscriptions", "owners unsubscribe their own bots", "list"),
  receiptsLeaveOutMutedUsers: note("read receipts", "people who mute, or are muted, are left out", "list"),
  groupsUnsubscribeOthers: note("DELETE /users/me/subscriptions", "`can_remove_subscribers_group` counts", "list"),
  settingsReportIgnored: note("PATCH /settings", "`ignored_parameters_unsupported`", "spec"),
  settingDefaultsReportIgnored: note("PATCH /realm/user_settings_defaults", "`ignored_parameters_unsupported`", "spec"),
  subscriptionSettingsReportIgnored: note(
    "POST /users/me/subscriptions/properties",
    "`ignored_parameters_unsupported`; no echo of the request",
    "spec",
  ),
  ignoredParametersAreReported: note("every operation", "`ignored_parameters_unsupported`", "spec"),
  mutingTwiceSucceeds: note("PATCH /users/me/subscriptions/muted_topics", "muting a muted topic is no error", "list"),
  botsCanBeMuted: note("muting people", "bots can be muted", "list"),
  unknownEmojiIsNotFound: note("DELETE /realm/emoji/{emoji_name}", "HTTP 404 instead of 400", "list"),
  spectatorsAskWithoutPictures: note(
    "registration without an account",
    "a wrong `client_gravatar` or `include_subscribers` is refused instead of ignored",
    "list",
  ),
  fetchedKeysNameTheUser: note("POST /fetch_api_key", "`user_id` in the answer", "list"),
  badPrincipalsAreBadRequests: note(
    "POST /users/me/subscriptions",
    "BAD_REQUEST instead of HTTP 403 with UNAUTHORIZED_PRINCIPAL",
    "spec",
  ),
  membersCreateLinksByCard: note(
    "POST /invites/multiuse",
    "others than administrators may, following the spec",
    "spec",
  ),
  membersCreateLinks: note("POST /invites/multiuse", "others than administrators may, following real servers", "list"),
  deletingTopicReportsComplete: note("POST /streams/{stream_id}/delete_topic", "`complete` in the answer", "list"),
  markAllReportsComplete: note("POST /mark_all_as_read", "`complete` in the answer", "list"),
  clientsAreAskedToReload: note(
    "registration, event web_reload_client",
    "the event that asks web clients to load again",
    "list",
  ),
  authenticationMethodsSayIfAvailable: note(
    "registration",
    "`realm_authentication_methods` are objects instead of booleans",
    "list",
  ),
  uploadsAnswerWithUrl: note("POST /user_uploads", "`url` beside the former `uri`", "list"),
  uploadsAnswerWithFilename: note("POST /user_uploads", "`filename` in the answer", "list"),
  subscribedIsKeyedByUserId: note(
    "POST /users/me/subscriptions",
    "the lists of the answer are keyed by ID instead of address",
    "list",
  ),
  groupsAreNeverDeleted: note("user groups", "they are only deactivated", "list"),
  groupsInUseHaveOwnError: note("deactivating groups", "the code CANNOT_DEACTIVATE_GROUP_IN_USE", "list"),
  createdGroupsAreNamed: note("POST /user_groups/create", "`group_id` in the answer", "list"),
  postingIsByGroup: note("channels", "`can_send_message_group` instead of `stream_post_policy`", "spec"),
  exportConsentIsTold: note("settings", "administrators are told of consent to exports", "list"),
  deactivationTellsPeers: note("deactivating people", "subscribers are told that the account left", "list"),
  settingsOfDeactivatedGroupsChange: note(
    "PATCH /user_groups/{user_group_id}",
    "settings of deactivated groups can be changed",
    "list",
  ),
  channelAdministratorsUnsubscribe: note(
    "DELETE /users/me/subscriptions",
    "administrators of a channel unsubscribe others",
    "list",
  ),
  groupsGrantContentAccess: note("private channels", "content access through groups of the channel", "list"),
  archivedChannelsAreReadable: note("archived channels", "their messages can be read", "list"),
  archivedChannelsAreShown: note("archived channels", "topics, subscribers, and the channel by ID", "list"),
  archivedChannelsAreRegistered: note("registration", "`streams` has archived channels, too", "list"),
  archivedSubscriptionsAreEditable: note("archived channels", "what one has set for them can be changed", "spec"),
  resolvingHasOwnPermission: note(
    "resolving topics",
    "`can_resolve_topics_group`; before, whoever could move messages",
    "list",
  ),
  resolveNoticesFollowReadPolicy: note(
    "notices of resolving",
    "`resolved_topic_notice_auto_read_policy` decides whether they are unread",
    "list",
  ),
  newSubscriptionMessagesAreOptional: note("POST /users/me/subscriptions", "`send_new_subscription_messages`", "list"),
  subscribersMayBePartial: note("POST /register", "`include_subscribers` may be `partial`", "list"),
  channelFoldersHaveOrder: note("channel folders", "`order`; before, folders were listed by ID", "list"),
  apnsTokensAreHexadecimal: note(
    "POST /users/me/apns_device_token",
    "where servers are followed, tokens in hexadecimal digits instead of Base64",
    "settled",
  ),
  privacyTakesTheRightToCreate: note(
    "PATCH /streams/{stream_id}",
    "another privacy takes the right to create such channels",
    "settled",
  ),
  mismatchesNameTheField: note("EXPECTATION_MISMATCH", "the error has `field_name`", "settled"),
  membershipsOfDeactivatedGroupsChange: note(
    "members of groups",
    "members of deactivated groups can be changed",
    "spec",
  ),
  membershipOfBotsIsAnswered: note("looking up subscriptions and memberships", "bots can be looked up", "list"),
  topicsPolicyIsAChoice: note("PATCH /realm", "`topics_policy` in the place of `mandatory_topics`", "list"),
  uploadTimesAreSeconds: note("attachments", "times in seconds instead of milliseconds", "list"),
  botsSetStatusOfOthers: note("POST /users/{user_id}/status", "bots that administer set the status of others", "list"),
  archivedChannelsAnswer: note("archived channels", "operations on topics answer for them", "list"),
  botsUseGroups: note("operations on groups", "bots may use them", "list"),
  moderatorsIncludeAdministrators: note("registration", "`is_moderator` is true for administrators, too", "settled"),
  linkifiersAreTemplates: note(
    "linkifiers",
    "URL templates instead of format strings, with a capability of clients",
    "list",
  ),
  archivedChannelsAreKnown: note("registration", "clients can say that they know archived channels", "list"),
  defaultChannelsAreIds: note("registration", "`realm_default_streams` are IDs instead of channels", "list"),
  userTopicsReplaceMutedTopics: note(
    "registration",
    "`user_topics`; who asks for them does not get `muted_topics`",
    "list",
  ),
  addressesAreThoseOneMaySee: note(
    "GET /users/{email}",
    "finds by the real address where it may be seen, or by the dummy; before, by what everybody sees",
    "list",
  ),
  deactivatedPeopleLeaveGroups: note(
    "members of groups",
    "deactivated people are none, with events, and cannot be added; before, they stayed members",
    "list",
  ),
  guestsHearOfNewPublicChannels: note(
    "event stream/create",
    "guests are told of public channels that they are subscribed to; before, of private ones alone",
    "list",
  ),
  editingIsToldApart: note(
    "event realm/update_dict",
    "the settings of editing are told one by one; before, all of them when one changed",
    "list",
  ),
  rolesChangeSight: note("changes of roles", "events for the channels that come into sight, or go", "list"),
  guestsHearOfWebPublicChannels: note(
    "web-public channels",
    "guests are told of them and of their subscribers without subscribing",
    "list",
  ),
  openedChannelsAreTold: note(
    "private channels that become public",
    "those who see them now hear `stream/create` and `subscription/peer_add`; before, nothing",
    "list",
  ),
  webPublicChannelsAreRegistered: note(
    "registration",
    "`streams` has web-public channels for guests, too; before, those alone that they are subscribed to",
    "list",
  ),
  botsComeBackByUpdate: note(
    "event realm_bot of reactivated bots",
    "`update` with `is_active`; before, `add` of the whole bot, with the key that it had then",
    "list",
  ),
} as const satisfies Record<Behaviour, FeatureLevelNote>;
