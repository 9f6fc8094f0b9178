/**
 * Changes of behaviour, by the feature level that introduced them. Code looks a behaviour up by its name and never
 * compares numbers. Parameters, fields and routes have their levels in their declarations.
 *
 * The comment of a row states the behaviour since that level; "before" and "instead of" state the previous one. The
 * source is in brackets: `spec` is the specification, `list` the public list of changes, `settled` the behaviour of
 * servers. The page of feature levels is generated from these comments. For some levels no source names a change:
 * assumption A513.
 */
export const FEATURE_LEVELS = {
  /** POST /users: needs a permission of its own; before, administrators had it (list) */
  creatingUsersHasItsRight: 36,
  /** moving messages: the fixed limit for topics is three days; before, one day (list) */
  moveLimitIsThreeDays: 38,
  /** GET /users/{user_id_or_email}/presence: accepts a user ID; before, only an address (list) */
  presencesAreFoundByIds: 43,
  /** every refusal: a `code`; before, few had one, and authentication failed with 403 (list) */
  errorsHaveCodes: 76,
  /** PATCH /settings: `ignored_parameters_unsupported` (spec) */
  settingsReportIgnored: 78,
  /**
   * GET /users/me/subscriptions, GET /streams/{stream_id}/members: `subscribers` are IDs instead of addresses (list)
   */
  subscribersAreIds: 79,
  /** channels: `unlimited` stores messages forever; before, `forever` (list) */
  retentionIsUnlimited: 91,
  /** GET /messages, registration: `client_gravatar` is true when omitted (list) */
  gravatarsAreOmittedByDefault: 92,
  /** PATCH /realm/user_settings_defaults: `ignored_parameters_unsupported` (spec) */
  settingDefaultsReportIgnored: 96,
  /** POST /users/me/subscriptions/properties: `ignored_parameters_unsupported`; no echo of the request (spec) */
  subscriptionSettingsReportIgnored: 111,
  /** event update_message: `stream_id` for every message of a channel; before, where it was moved only (list) */
  editsAlwaysNameTheChannel: 112,
  /** invitations: a lifetime of null (list) */
  invitationsMayNeverExpire: 117,
  /**
   * GET /events, DELETE /events: the queue of another account is an unknown queue; before, BAD_REQUEST. Known of servers
   * of levels 120 and 372 (settled)
   */
  queuesOfOthersAreUnknown: 121,
  /** registration: `user_topics`; a client that requests them does not get `muted_topics` (list) */
  userTopicsReplaceMutedTopics: 134,
  /**
   * private channels that become public: accounts that can see them now receive `stream/create` and
   * `subscription/peer_add`; before, no event (list)
   */
  openedChannelsNotify: 134,
  /** channels: a public channel with protected history is an error; before, the request was ignored (list) */
  protectedPublicHistoryIsRefused: 136,
  /** subscription settings: one event each for `is_muted` and `in_home_view` (spec) */
  muteEventsComeInPairs: 139,
  /** PATCH /streams/{stream_id}: history can be changed without privacy; before, that was ignored (list) */
  historyChangesAlone: 136,
  /** domains of the realm: only owners change them (list) */
  domainsAreForOwners: 143,
  /** read receipts: users who mute, or are muted, are omitted (list) */
  receiptsOmitMutedUsers: 144,
  /** DELETE /users/me/subscriptions: owners unsubscribe their own bots (list) */
  ownersUnsubscribeOwnBots: 145,
  /** status: `away` is the setting `presence_enabled`; before, a part of the status (list) */
  awayIsASetting: 148,
  /**
   * event realm/update_dict: the event has only the changed settings of editing; before, all of them when one changed
   * (list)
   */
  editingSettingsChangeSeparately: 150,
  /** profile fields: the type for pronouns (list) */
  pronounsAreAFieldType: 151,
  /** PATCH /messages/{message_id}: `send_notification_to_old_thread` is false when omitted (list) */
  oldThreadNoticeIsOffByDefault: 152,
  /** moving messages: notices of moves inside a channel, as the two switches say; before, none (list) */
  movesInsideChannelsHaveNotices: 152,
  /** event update_message_flags: only messages whose flag changed, instead of all requested ones (list) */
  flagEventsListOnlyChanges: 155,
  /** invitations: an empty list of channels is allowed (list) */
  invitationsMayHaveNoChannels: 157,
  /**
   * moving messages: does not need `allow_message_editing`; authors need the permission to move, within its limit
   * (list)
   */
  movingIsSeparateFromEditing: 159,
  /** DELETE /users/me/subscriptions: `can_remove_subscribers_group` decides (list) */
  groupsUnsubscribeOthers: 161,
  /** moving messages: two configurable limits; before, a fixed one for topics (list) */
  moveLimitsAreSettings: 162,
  /** every operation: `ignored_parameters_unsupported` (spec) */
  ignoredParametersAreReported: 167,
  /** PATCH /users/me/subscriptions/muted_topics: muting a muted topic is not an error (list) */
  mutingTwiceSucceeds: 169,
  /** PATCH /messages/{message_id}: the code MOVE_MESSAGES_TIME_LIMIT_EXCEEDED (spec) */
  movesBeyondLimitHaveOwnError: 172,
  /**
   * moving messages: permission and limit apply to messages without a topic; before, all accounts could give them one
   * (list)
   */
  topicRulesHoldWithoutTopic: 172,
  /** narrows: the operators `dm` and `dm-including`, and `is:dm` (list) */
  narrowsUseDm: 177,
  /** muting users: bots can be muted (list) */
  botsCanBeMuted: 188,
  /** DELETE /realm/emoji/{emoji_name}: HTTP 404 instead of 400 (list) */
  unknownEmojiIsNotFound: 190,
  /**
   * event stream/create: guests are notified of public channels that they are subscribed to; before, only of private
   * ones (list)
   */
  guestsAreNotifiedOfPublicChannels: 192,
  /** reactions: the codes REACTION_ALREADY_EXISTS and REACTION_DOES_NOT_EXIST (list) */
  reactionsHaveOwnErrors: 193,
  /** narrows: the operand of `id` can be an integer; before, only text (list) */
  narrowsTakeMessageIds: 194,
  /** outgoing webhooks: direct messages have the trigger `direct_message` instead of `private_message` (list) */
  webhooksSayDirect: 201,
  /** changes of roles: events for the channels that become visible or invisible (list) */
  rolesChangeVisibility: 205,
  /** registration: `streams` has web-public channels for guests, too; before, only their subscriptions (list) */
  webPublicChannelsAreRegistered: 205,
  /** POST /users/me/subscriptions: BAD_REQUEST instead of HTTP 403 with UNAUTHORIZED_PRINCIPAL (spec) */
  badPrincipalsAreBadRequests: 208,
  /** POST /invites/multiuse: also for accounts other than administrators, as the specification says (spec) */
  membersCreateLinksAsDocumented: 208,
  /** POST /invites/multiuse: also for accounts other than administrators, as on servers (list) */
  membersCreateLinks: 209,
  /** POST /streams/{stream_id}/delete_topic: `complete` in the answer (list) */
  deletingTopicReportsComplete: 211,
  /** unread counts: unmuted and followed topics of a muted channel count; before, no topic of it did (list) */
  unmutedTopicsCount: 213,
  /** sending, reacting: topics are followed or unmuted automatically, as two settings say; before, never (list) */
  topicsAreFollowedByThemselves: 214,
  /** POST /typing, event typing: `direct` instead of `private` (list) */
  typingSaysDirect: 215,
  /** POST /typing: the parameter `stream_id` (list) */
  typingNamesChannelById: 215,
  /** web-public channels: guests are notified of them and of their subscribers without subscribing (list) */
  guestsAreNotifiedOfWebPublicChannels: 220,
  /**
   * event realm_bot of reactivated bots: `update` with `is_active`; before, `add` with the whole bot and its key (list)
   */
  botsComeBackByUpdate: 222,
  /** POST /users/me/apns_device_token: `appid` is required (spec) */
  apnsTokensNameTheApp: 223,
  /** flags of messages: `stream_wildcard_mentioned` and `topic_wildcard_mentioned` (list) */
  wildcardFlagsAreTwo: 224,
  /**
   * sending, PATCH /messages/{message_id}: two codes for mentions of all subscribers; mentions of topics are
   * restricted, too (spec)
   */
  wildcardMentionsHaveOwnErrors: 229,
  /** sending: mentioned accounts follow the topic, as a setting says; before, never (list) */
  mentionedAccountsFollow: 235,
  /**
   * guests who cannot see all accounts: events only of visible accounts, and when accounts become visible or invisible;
   * before, events of all accounts (list)
   */
  eventsFollowVisibility: 228,
  /** registration, event web_reload_client: an event of its own asks web clients to reload (list) */
  serversRequestReload: 240,
  /** registration: `realm_authentication_methods` has objects instead of booleans (list) */
  authenticationMethodsSayIfAvailable: 243,
  /** texts: `@**channel**` mentions all subscribers; before, it was plain text (list) */
  channelIsAMentionOfAll: 247,
  /** POST /realm/emoji/{emoji_name}: the content type of the file is checked; before, only its content (settled) */
  emojiTypesAreChecked: 273,
  /** narrows: `has:reaction` (list) */
  narrowsKnowHasReaction: 249,
  /** narrows: the operators `channel` and `channels` (list) */
  narrowsUseChannel: 250,
  /** PATCH /realm/profile_fields/{field_id}: omitted fields stay; before, they went back to their defaults (list) */
  omittedPartsOfFieldsStay: 252,
  /** texts of the server: "channel" instead of "stream" (list) */
  textsSayChannel: 255,
  /** deleting messages: the first message of a channel changes, with an event; before, it stayed (list) */
  firstMessagesChange: 256,
  /**
   * POST /invites/{invite_id}/resend: the creation time stays; before, it became the time of resending, which was in
   * the answer (settled)
   */
  resentInvitationsKeepTheirTime: 257,
  /** narrows: `is:followed` (list) */
  narrowsKnowIsFollowed: 265,
  /** narrows: the operator `with` (list) */
  narrowsKnowWith: 271,
  /**
   * deleting messages: the account that deletes is notified, also without a subscription; before, only accounts that
   * could read the message (list)
   */
  deletersAreNotified: 274,
  /**
   * messages: a thumbnail instead of the uploaded picture, and a placeholder until it exists; then an event
   * `update_message` (spec)
   */
  picturesHaveThumbnails: 275,
  /** messages: `data-original-dimensions` of thumbnails (list) */
  thumbnailsHaveDimensions: 276,
  /** messages: `data-original-dimensions` of placeholders, in a maintenance release (list) */
  placeholdersHaveDimensions: 278,
  /** messages: no `data-original-dimensions` of placeholders after that release (list) */
  placeholdersLoseDimensions: 280,
  /** messages: `data-original-dimensions` of placeholders (list) */
  placeholdersHaveDimensionsAgain: 287,
  /** messages: `data-original-content-type` of uploaded pictures, and `data-transcoded-image` (list) */
  picturesNameTheirType: 336,
  /** sending: `read_by_sender` is no longer true by default for clients whose name contains `desktop app` (settled) */
  clientsOfUsersAreListed: 278,
  /** POST /users/me/subscriptions: the lists of the answer are keyed by ID instead of address (list) */
  subscribedIsKeyedByUserId: 289,
  /** user groups: they can only be deactivated (list) */
  groupsAreNeverDeleted: 294,
  /** deactivating groups: the code CANNOT_DEACTIVATE_GROUP_IN_USE (list) */
  groupsInUseHaveOwnError: 298,
  /**
   * GET /users/{email}: finds an account by its real address if visible, or by the dummy address; before, by the
   * address that all accounts see (list)
   */
  addressesAreVisibleOnes: 302,
  /**
   * moving messages: renaming together with resolving is a move with its notices; before, it had the notice of
   * resolving, too (settled)
   */
  renamingHidesResolving: 303,
  /**
   * members of groups: deactivated users leave, with events, and cannot be added; before, they stayed members (list)
   */
  deactivatedUsersLeaveGroups: 303,
  /**
   * user groups: who manages all of them needs no role and no membership; before, accounts below moderators managed
   * only groups that they were in (list)
   */
  managersReachAllGroups: 305,
  /** settings: administrators are notified of consent to exports (list) */
  exportConsentNotifiesAdministrators: 312,
  /** registration: clients can say that they know archived channels (list) */
  archivedChannelsAreKnown: 315,
  /** users: `date_joined` is exact to the minute; before, to the microsecond (settled) */
  joiningIsToTheMinute: 286,
  /** messages: both directions of a one-to-one conversation share `recipient_id` (spec) */
  oneToOneConversationsShareRecipient: 327,
  /** registration: `realm_default_streams` are IDs instead of channels (list) */
  defaultChannelsAreIds: 330,
  /** channels: `can_send_message_group` instead of `stream_post_policy` (spec) */
  postingIsByGroup: 333,
  /** texts: system groups can be mentioned silently; before, that was plain text (list) */
  systemGroupsAreMentioned: 333,
  /** messages: the empty topic; before, it became `(no topic)` (list) */
  emptyTopicsExist: 334,
  /** event reaction: `user` until level 484 (list) */
  reactionEventsNameThePerson: 339,
  /** PATCH /user_groups/{user_group_id}: settings of deactivated groups can be changed (list) */
  settingsOfDeactivatedGroupsChange: 340,
  /** invitations: default channels are always allowed (list) */
  defaultChannelsAreInvitedTo: 342,
  /** DELETE /users/me/subscriptions: administrators of a channel unsubscribe others (list) */
  channelAdministratorsUnsubscribe: 349,
  /** private channels: content access through groups of the channel (list) */
  groupsGrantContentAccess: 354,
  /** GET /streams: all accounts can use `include_all_active`; before, only administrators (list) */
  allChannelsAreListedForAll: 356,
  /** archived channels: their messages can be read (list) */
  archivedChannelsAreReadable: 360,
  /** archived channels: personal settings for them can be changed (spec) */
  archivedSubscriptionsAreEditable: 362,
  /** messages: `last_moved_timestamp`; before, moves counted as edits (spec) */
  movesHaveOwnTimestamp: 365,
  /** narrows: `is:muted` (list) */
  narrowsKnowIsMuted: 366,
  /** resolving topics: `can_resolve_topics_group`; before, all accounts that could move messages (list) */
  resolvingHasOwnPermission: 367,
  /** sending, scheduling: `(no topic)` means the empty topic (spec) */
  noTopicTextMeansEmpty: 370,
  /** POST /typing: `(no topic)` means the empty topic (list) */
  noTopicTextMeansEmptyWhenTyping: 372,
  /**
   * events subscription/peer_add, peer_remove: channels in which the same accounts changed share an event, for accounts
   * that can see them (settled)
   */
  peersAreGroupedByAccounts: 373,
  /**
   * emoji: those of Unicode 14 and 15 exist; recordings show a level between 120 and 200, of which 185 is assumed
   * (settled)
   */
  emojiReachUnicode15: 185,
  /** emoji: `smile` and `slight_smile`; before, `big_smile` and `smile` (settled) */
  smileIsAnotherEmoji: 373,
  /** deactivating users: subscribers are notified that the account left (list) */
  deactivationNotifiesSubscribers: 377,
  /** registration: `streams` has archived channels, too (list) */
  archivedChannelsAreRegistered: 378,
  /** registration: `is_moderator` is true for administrators, too (settled) */
  moderatorsIncludeAdministrators: 380,
  /** notices of resolving: `resolved_topic_notice_auto_read_policy` decides whether they are unread (list) */
  resolveNoticesFollowReadPolicy: 385,
  /** notices of moves: the actor has read them (settled) */
  moveNoticesAreReadForTheActor: 388,
  /** PATCH /messages/{message_id}: when topics are merged, the more visible of two policies stays (settled) */
  mergedTopicsKeepTheMoreVisible: 388,
  /** archived channels: their changes are posted there (settled) */
  archivedChannelsGetNotices: 388,
  /** GET /user_groups/{user_group_id}/members: each account once (settled) */
  membersAreDistinct: 388,
  /** PATCH /messages/{message_id}: new content without a wildcard mention removes the flags of wildcards (settled) */
  editsRemoveWildcards: 388,
  /**
   * all operations: of several invalid or missing parameters the first by name is reported, and changed settings are
   * sent in this order (settled)
   */
  parametersAreSorted: 388,
  /** registration: `realm_incoming_webhook_bots` is sorted by name (settled) */
  webhookServicesAreSorted: 388,
  /** names of accounts: one letter is enough; before, two (settled) */
  namesMayHaveOneLetter: 388,
  /** members of groups: members of deactivated groups can be changed (spec) */
  membershipsOfDeactivatedGroupsChange: 391,
  /** PATCH /realm: `topics_policy` instead of `mandatory_topics` (list) */
  topicsPolicyIsAChoice: 392,
  /** event delete_message of a topic: `message_ids` ascend (settled) */
  deletedTopicsAscend: 393,
  /** event delete_message: `topic` is in lower case (settled) */
  deletedTopicsAreInLowerCase: 393,
  /** PATCH /messages/{message_id}: groups of a channel can have permission to move its messages (list) */
  channelGroupsMoveMessages: 396,
  /** POST /users/me/subscriptions: `send_new_subscription_messages` (list) */
  newSubscriptionMessagesAreOptional: 397,
  /** GET /messages, POST and GET /messages/matches_narrow: `match_subject` of direct messages is U+0007 (settled) */
  directMatchesHaveATopic: 404,
  /** links to topics: they contain the ID of the latest message; before, of the oldest (settled) */
  topicLinksNameTheLatest: 400,
  /** Markdown: `![title](address)` of a sound becomes an audio player (list) */
  soundsArePlayed: 405,
  /** POST /register: `include_subscribers` may be `partial` (list) */
  subscribersMayBePartial: 412,
  /** channel folders: `order`; before, folders were listed by ID (list) */
  channelFoldersHaveOrder: 414,
  /** PATCH /streams/{stream_id}: a name in use is CHANNEL_ALREADY_EXISTS with `channel_name`, HTTP 409 (settled) */
  renamingHasTheErrorOfCreating: 417,
  /** POST /users/me/subscriptions: group settings are checked only when a channel is created (settled) */
  groupsOfExistingChannelsAreIgnored: 417,
  /** PATCH /messages/{message_id}: automatic policies depend on whether the move starts a topic (settled) */
  partialMovesStartTopics: 421,
  /** narrows: `channels:web-public` opens history from before joining (list) */
  webPublicNarrowsOpenHistory: 421,
  /** EXPECTATION_MISMATCH: the error has `field_name` (settled) */
  mismatchesNameTheField: 421,
  /** PATCH /streams/{stream_id}: changing the privacy needs the permission to create such channels (settled) */
  privacyTakesTheRightToCreate: 421,
  /** POST /users/me/apns_device_token: tokens in hexadecimal digits instead of Base64 (settled) */
  apnsTokensAreHexadecimal: 421,
  /** messages: a bare link can have a query directly after its host (settled) */
  queriesFollowHosts: 422,
  /** POST /export/realm: an export with private data needs no owner who consents (settled) */
  exportsNeedNoOwner: 422,
  /** permission settings: the default for administrators of a channel is `channel_creator` (list) */
  creatorsHaveOneName: 427,
  /** deactivating an account: `subscription/peer_remove` names archived channels too (list) */
  deactivationNamesArchivedChannels: 428,
  /** POST /mobile_push/register: `push_key` with a first byte for its kind, instead of `push_public_key` (list) */
  pushKeysHaveAPrefix: 432,
  /** first login of an imported account: sends an event that it is no longer a stub (list) */
  firstLoginsEndStubs: 433,
  /** topic for events of a channel: `send_channel_events_messages` decides; before, always (list) */
  channelEventsAreASetting: 434,
  /** GET /users: guests who cannot see all accounts get no placeholders for the others (list) */
  inaccessibleUsersAreNotListed: 437,
  /** messages: `![title](address)` is a picture in the text (spec) */
  picturesStandInTheText: 437,
  /** registration: settings are only in `user_settings`, also for clients without the capability (list) */
  settingsHaveOnePlace: 439,
  /** channels: `can_create_topic_group` decides who starts topics, by sending and by moving (list) */
  groupsLimitNewTopics: 441,
  /**
   * new realms: only administrators see the addresses of accounts that join, unless the kind of organization says
   * otherwise; before, all accounts. Known of servers 12.0, whose realms of level 442 were made otherwise (settled)
   */
  newAccountsHideAddresses: 443,
  /** attachments: times in seconds instead of milliseconds (list) */
  uploadTimesAreSeconds: 443,
  /**
   * PATCH /settings: `target_users` changes settings of others; the realm records which settings users changed
   * themselves (list)
   */
  settingsOfOthersChange: 444,
  /** GET /messages: `anchor` can be `date`, with `anchor_date` (list) */
  anchorsMayBeDates: 445,
  /** narrows: the operator `mentions`: messages that mention a user personally (list) */
  mentionsIsAnOperator: 446,
  /** GET /streams/{stream_id}/email_address: needs the permission to post to the channel (list) */
  channelAddressesTakeTheRightToPost: 448,
  /** exports: `export_type` is a text instead of a number (list) */
  exportTypesAreWords: 449,
  /** event push_device: `push_account_id` is an integer instead of a string (list) */
  pushAccountIdsAreIntegers: 450,
  /** messages: an invalid time is plain text; before, an element with an error message (list) */
  invalidTimesArePlainText: 451,
  /** retention: messages that are deleted have `delete_message` events (list) */
  retentionNotifies: 452,
  /** event delete_message: the account that deletes receives it only with access to the messages (list) */
  deletersNeedAccess: 457,
  /** looking up subscriptions and memberships: bots can be looked up (list) */
  botsAreLookedUp: 458,
  /** event realm_bot/update: a new address of a bot (list) */
  managersAreNotifiedOfBotAddresses: 461,
  /** event realm/update: a new description has `rendered_description` (list) */
  descriptionsComeRendered: 462,
  /** event realm/update_dict instead of realm/update: a new description (list) */
  descriptionsComeInADictionary: 464,
  /** accounts: Jdenticon avatars, generated from the ID of the account (list) */
  jdenticonsAreGenerated: 466,
  /** messages: the syntax for pictures accepts only uploads (spec) */
  pictureSyntaxTakesUploads: 467,
  /** narrows: `has:image` finds uploaded pictures in the text; assumption A432 says since when (settled) */
  picturesInTheTextAreFound: 467,
  /** POST /mobile_push/register: registers a device of the account, instead of a number that the client chose (list) */
  pushesAreForDevices: 468,
  /** POST /users/{user_id}/status: bots that administer set the status of others (list) */
  botsSetStatusOfOthers: 473,
  /** events realm_bot/update: only for the defaults and services of a bot; before, for all its fields (list) */
  botEventsAreOfDefaults: 474,
  /**
   * first login of an account that was imported or created with POST /users: changes `date_joined`, with an event
   * (list)
   */
  firstLoginsAreJoining: 475,
  /** profile fields: fields with long texts may be in the summary of profiles (list) */
  longTextsAreInSummaries: 476,
  /** archived channels: topics, subscribers, and the channel by ID (list) */
  archivedChannelsAreShown: 480,
  /** archived channels: operations on topics answer for them (list) */
  archivedChannelsAnswer: 480,
  /** POST /register: `idle_queue_timeout` instead of `queue_lifespan_secs`, and the granted time in the answer (list) */
  registrationsSayHowLongQueuesLive: 481,
  /** messages: one-to-one conversations have recipient IDs of their own, the same for both accounts (list) */
  oneToOneConversationsHaveNumbers: 482,
  /** POST /mobile_push/register: the older registration of the same token is removed; before, both stayed (list) */
  encryptedTokensReplaceLegacyTokens: 483,
  /** GET /users/{user_id_or_email}/presence: two times instead of kinds of clients (list) */
  singlePresencesAreTimes: 487,
  /** narrows: `channels:archived` (list) */
  narrowsKnowArchivedChannels: 489,
  /** deactivation with `delete_profile`: event realm_user/update with `is_deleted` (list) */
  deletedAccountsAreMarked: 490,
  /** API keys: a new key removes the registrations for encrypted pushes; before, they stayed (list) */
  newKeysEndEncryptedPushes: 492,
  /** operations on the storage of bots: only for bots; before, for all accounts (list) */
  storageIsForBots: 494,
  /** operations on groups: bots can use them (list) */
  botsUseGroups: 496,
  /** GET /users/{user_id_or_email}/presence: kinds of clients next to the two times (list) */
  singlePresencesHaveBothForms: 497,
  /**
   * POST /mobile_push/test_notification: with `require_e2ee_push_notifications`, tokens registered in the former way
   * get no notification; before, one without content (list)
   */
  legacyPushesCanBeOff: 500,
  /** texts: `<time:...>` takes only ISO 8601; before, more forms (list) */
  timesAreInIsoForm: 503,
  /** PATCH /messages/{message_id}: MOVE_MESSAGES_TIME_LIMIT_EXCEEDED also where the named message is too old (list) */
  movesOfOldMessagesOfferTheRest: 505,
  /** channels: `default_push_notifications` decides about push notifications of first-time subscribers (list) */
  channelsHaveDefaultPushNotifications: 507,
  /** POST /messages: the answer has the address of the message (list) */
  sentMessagesHaveAddresses: 508,
  /** PATCH /messages/{message_id}: the current channel as `stream_id` is not a move (list) */
  presentChannelIsNoMove: 509,
  /** flags of messages: `hide_link_previews` (list) */
  linkPreviewsCanBeHidden: 510,
  /** POST /messages/{message_id}/report: an error when the notice cannot be posted; before, a success (list) */
  reportsNeedTheNotice: 511,
} as const;

/** The name of a change of behaviour. */
export type Behaviour = keyof typeof FEATURE_LEVELS;
