/**
 * Changes of behaviour by the feature level that brought them. Operations ask for a behaviour by its name, never
 * for a number; parameters, fields and routes that come and go are declared in the wire tables instead.
 *
 * @card Versioning
 */
export const FEATURE_LEVELS = {
  errorsHaveCodes: 76,
  protectedPublicHistoryIsRefused: 136,
  muteEventsComeInPairs: 139,
  ownersUnsubscribeOwnBots: 145,
  oldThreadNoticeIsOffByDefault: 152,
  singleMessageIsWhole: 120,
  receiptsLeaveOutMutedUsers: 144,
  flagEventsListOnlyChanges: 155,
  groupsUnsubscribeOthers: 161,
  ignoredParametersAreReported: 167,
  movesBeyondLimitHaveOwnError: 172,
  mutingTwiceSucceeds: 169,
  narrowsSayDm: 177,
  reactionsHaveOwnErrors: 193,
  fetchedKeysNameTheUser: 171,
  badPrincipalsAreBadRequests: 208,
  deletingTopicReportsComplete: 211,
  markAllReportsComplete: 211,
  wildcardMentionsHaveOwnErrors: 229,
  narrowsKnowHasReaction: 249,
  narrowsSayChannel: 250,
  channelTextsSayChannel: 255,
  narrowsKnowIsFollowed: 265,
  narrowsKnowWith: 271,
  editsNameDetachedUploads: 285,
  subscribedIsKeyedByUserId: 289,
  oneToOneConversationsShareRecipient: 327,
  reactionsDropTheUser: 328,
  emptyTopicsExist: 334,
  reactionEventsNameThePerson: 339,
  channelAdministratorsUnsubscribe: 349,
  groupsGrantContentAccess: 354,
  skippedChannelsAreReported: 355,
  archivedChannelsAreReadable: 360,
  archivedSubscriptionsAreEditable: 362,
  movesHaveOwnTimestamp: 365,
  narrowsKnowIsMuted: 366,
  resolvingHasOwnPermission: 367,
  noTopicTextMeansEmpty: 370,
  noTopicTextMeansEmptyInTyping: 372,
  resolveNoticesFollowReadPolicy: 385,
  newSubscriptionMessagesAreOptional: 397,
  channelFoldersHaveOrder: 414,
} as const;

/** The name of a change of behaviour. */
export type Behaviour = keyof typeof FEATURE_LEVELS;
