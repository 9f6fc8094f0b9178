import type { Behaviour } from "./feature-levels";

/** What a feature level changed, in words. */
export interface FeatureLevelNote {
  /** The operation, the event or the subject that it touches. */
  readonly touches: string;
  /** How it is from that level on; where it says "instead of", how it was before. */
  readonly change: string;
  /**
   * Where it is known from: `card` names the level itself, `list` is the public list of changes by level, `settled`
   * is what real servers were seen to do.
   */
  readonly source: "card" | "list" | "settled";
}

const note = (touches: string, change: string, source: FeatureLevelNote["source"]): FeatureLevelNote => ({
  touches,
  change,
  source,
});

/**
 * What each row of `FEATURE_LEVELS` is about: for `docs/feature-levels.md`, which is made from it. It is apart, so
 * that programs that use the package do not carry the words.
 *
 * @spec Versioning
 */
export const FEATURE_LEVEL_NOTES = {
  shortNamesAreGone: note("messages", "no `sender_short_name`, no `short_name` of recipients", "card"),
  errorsHaveCodes: note("every refusal", "a `code`; before, few had one, and authentication failed with 403", "list"),
  invitationsMayNeverExpire: note("invitations", "a lifetime of null", "list"),
  invitationsMayHaveNoChannels: note("invitations", "an empty list of channels is allowed", "list"),
  apnsTokensNameTheApp: note("POST /users/me/apns_device_token", "`appid` is required", "card"),
  defaultChannelsAreInvitedTo: note("invitations", "default channels are always allowed", "list"),
  pushAccountIdsAreIntegers: note("event push_device", "`push_account_id` is an integer instead of a string", "list"),
  subscribersAreIds: note("GET /users/me/subscriptions", "`subscribers` are IDs instead of addresses", "list"),
  protectedPublicHistoryIsRefused: note(
    "channels",
    "a public channel with protected history is an error; before, the wish was ignored",
    "list",
  ),
  muteEventsComeInPairs: note("subscription settings", "one event each for `is_muted` and `in_home_view`", "card"),
  domainsAreForOwners: note("domains of the realm", "only owners change them", "list"),
  ownersUnsubscribeOwnBots: note("DELETE /users/me/subscriptions", "owners unsubscribe their own bots", "list"),
  oldThreadNoticeIsOffByDefault: note(
    "PATCH /messages/{message_id}",
    "`send_notification_to_old_thread` is false when left out",
    "list",
  ),
  gravatarsAreLeftOutByDefault: note("GET /messages, registration", "`client_gravatar` is true when left out", "list"),
  singleMessageIsWhole: note("GET /messages/{message_id}", "the whole message instead of `raw_content` alone", "list"),
  receiptsLeaveOutMutedUsers: note("read receipts", "people who mute, or are muted, are left out", "list"),
  flagEventsListOnlyChanges: note(
    "event update_message_flags",
    "only messages whose flag changed, instead of all that were asked for",
    "list",
  ),
  groupsUnsubscribeOthers: note("DELETE /users/me/subscriptions", "`can_remove_subscribers_group` counts", "list"),
  settingsReportIgnored: note("PATCH /settings", "`ignored_parameters_unsupported`", "card"),
  settingDefaultsReportIgnored: note("PATCH /realm/user_settings_defaults", "`ignored_parameters_unsupported`", "card"),
  subscriptionSettingsReportIgnored: note(
    "POST /users/me/subscriptions/properties",
    "`ignored_parameters_unsupported`; no echo of the request",
    "card",
  ),
  ignoredParametersAreReported: note("every operation", "`ignored_parameters_unsupported`", "card"),
  movesBeyondLimitHaveOwnError: note(
    "PATCH /messages/{message_id}",
    "the code MOVE_MESSAGES_TIME_LIMIT_EXCEEDED",
    "card",
  ),
  mutingTwiceSucceeds: note("PATCH /users/me/subscriptions/muted_topics", "muting a muted topic is no error", "list"),
  narrowsSayDm: note("narrows", "the operators `dm` and `dm-including`, and `is:dm`", "list"),
  botsCanBeMuted: note("muting people", "bots can be muted", "list"),
  unknownEmojiIsNotFound: note("DELETE /realm/emoji/{emoji_name}", "HTTP 404 instead of 400", "list"),
  spectatorsAskWithoutPictures: note(
    "registration without an account",
    "a wrong `client_gravatar` or `include_subscribers` is refused instead of ignored",
    "list",
  ),
  reactionsHaveOwnErrors: note("reactions", "the codes REACTION_ALREADY_EXISTS and REACTION_DOES_NOT_EXIST", "list"),
  fetchedKeysNameTheUser: note("POST /fetch_api_key", "`user_id` in the answer", "list"),
  badPrincipalsAreBadRequests: note(
    "POST /users/me/subscriptions",
    "BAD_REQUEST instead of HTTP 403 with UNAUTHORIZED_PRINCIPAL",
    "card",
  ),
  membersCreateLinksByCard: note(
    "POST /invites/multiuse",
    "others than administrators may, following the card",
    "card",
  ),
  membersCreateLinks: note("POST /invites/multiuse", "others than administrators may, following real servers", "list"),
  deletingTopicReportsComplete: note("POST /streams/{stream_id}/delete_topic", "`complete` in the answer", "list"),
  markAllReportsComplete: note("POST /mark_all_as_read", "`complete` in the answer", "list"),
  typingSaysDirect: note("POST /typing, event typing", "`direct` instead of `private`", "list"),
  typingNamesChannelById: note("POST /typing", "the parameter `stream_id`", "list"),
  wildcardFlagsAreTwo: note("flags of messages", "`stream_wildcard_mentioned` and `topic_wildcard_mentioned`", "list"),
  wildcardMentionsHaveOwnErrors: note(
    "sending, PATCH /messages/{message_id}",
    "two codes for mentions of everybody; mentions of topics are restricted, too",
    "card",
  ),
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
  narrowsKnowHasReaction: note("narrows", "`has:reaction`", "list"),
  narrowsSayChannel: note("narrows", "the operators `channel` and `channels`", "list"),
  channelTextsSayChannel: note("texts of the server", '"channel" instead of "stream"', "list"),
  narrowsKnowIsFollowed: note("narrows", "`is:followed`", "list"),
  narrowsKnowWith: note("narrows", "the operator `with`", "list"),
  uploadsAnswerWithUrl: note("POST /user_uploads", "`url` beside the former `uri`", "list"),
  editsNameDetachedUploads: note("PATCH /messages/{message_id}", "`detached_uploads` in the answer", "list"),
  uploadsAnswerWithFilename: note("POST /user_uploads", "`filename` in the answer", "list"),
  subscribedIsKeyedByUserId: note(
    "POST /users/me/subscriptions",
    "the lists of the answer are keyed by ID instead of address",
    "list",
  ),
  oneToOneConversationsShareRecipient: note(
    "messages",
    "both directions of a one-to-one conversation share `recipient_id`",
    "card",
  ),
  reactionsDropTheUser: note("messages", "reactions have no `user`", "card"),
  groupsInUseHaveOwnError: note("deactivating groups", "the code CANNOT_DEACTIVATE_GROUP_IN_USE", "list"),
  createdGroupsAreNamed: note("POST /user_groups/create", "`group_id` in the answer", "list"),
  postingIsByGroup: note("channels", "`can_send_message_group` instead of `stream_post_policy`", "card"),
  emptyTopicsExist: note("messages", "the empty topic; before, it became `(no topic)`", "list"),
  exportConsentIsTold: note("settings", "administrators are told of consent to exports", "list"),
  deactivationTellsPeers: note("deactivating people", "subscribers are told that the account left", "list"),
  reactionEventsNameThePerson: note("event reaction", "`user` until level 484", "list"),
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
  skippedChannelsAreReported: note(
    "flags of messages",
    "`ignored_because_not_subscribed_channels` in the answer",
    "list",
  ),
  archivedChannelsAreReadable: note("archived channels", "their messages can be read", "list"),
  archivedChannelsAreShown: note("archived channels", "topics, subscribers, and the channel by ID", "list"),
  archivedChannelsAreRegistered: note("registration", "`streams` has archived channels, too", "list"),
  archivedSubscriptionsAreEditable: note("archived channels", "what one has set for them can be changed", "card"),
  movesHaveOwnTimestamp: note("messages", "`last_moved_timestamp`; before, moves counted as edits", "card"),
  narrowsKnowIsMuted: note("narrows", "`is:muted`", "list"),
  resolvingHasOwnPermission: note(
    "resolving topics",
    "`can_resolve_topics_group`; before, whoever could move messages",
    "list",
  ),
  noTopicTextMeansEmpty: note("sending, scheduling", "`(no topic)` is read as the empty topic", "card"),
  noTopicTextMeansEmptyInTyping: note("POST /typing", "`(no topic)` is read as the empty topic", "list"),
  resolveNoticesFollowReadPolicy: note(
    "notices of resolving",
    "`resolved_topic_notice_auto_read_policy` decides whether they are unread",
    "list",
  ),
  newSubscriptionMessagesAreOptional: note("POST /users/me/subscriptions", "`send_new_subscription_messages`", "list"),
  channelGroupsMoveMessages: note(
    "PATCH /messages/{message_id}",
    "the groups of a channel that may move messages",
    "list",
  ),
  subscribersMayBePartial: note("POST /register", "`include_subscribers` may be `partial`", "list"),
  channelFoldersHaveOrder: note("channel folders", "`order`; before, folders were listed by ID", "list"),
  partialMovesStartTopics: note(
    "PATCH /messages/{message_id}",
    "automatic policies look at whether the move starts a topic",
    "settled",
  ),
  webPublicNarrowsOpenHistory: note("narrows", "`channels:web-public` opens history from before joining", "list"),
  mismatchesNameTheField: note("EXPECTATION_MISMATCH", "the error has `field_name`", "settled"),
  membershipsOfDeactivatedGroupsChange: note(
    "members of groups",
    "members of deactivated groups can be changed",
    "card",
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
  editsAlwaysNameTheChannel: note(
    "event update_message",
    "`stream_id` for every message of a channel; before, where it was moved only",
    "list",
  ),
  movingIsApartFromEditing: note(
    "moving messages",
    "does not need `allow_message_editing`; authors need the right to move, and have its limit",
    "list",
  ),
  moveLimitsAreSettings: note(
    "moving messages",
    "two limits that can be set; before, one for topics that was fixed",
    "list",
  ),
  moveLimitIsThreeDays: note("moving messages", "the fixed limit for topics is three days; before, one", "list"),
  topicRulesHoldWithoutTopic: note(
    "moving messages",
    "right and limit count for messages without a topic; before, everybody could give them one",
    "list",
  ),
  narrowsTakeMessageIds: note("narrows", "the operand of `id` may be an integer; before, text alone", "list"),
  channelIsAMentionOfAll: note("texts", "`@**channel**` mentions everybody; before, it was plain text", "list"),
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
} as const satisfies Record<Behaviour, FeatureLevelNote>;
