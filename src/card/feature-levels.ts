/**
 * Changes of behaviour by the feature level that brought them. Operations ask for a behaviour by its name, never
 * for a number; parameters, fields and routes that come and go are declared in the wire tables instead.
 *
 * @card Versioning
 */
export const FEATURE_LEVELS = {
  errorsHaveCodes: 76,
  ignoredParametersAreReported: 167,
  badPrincipalsAreBadRequests: 208,
  wildcardMentionsHaveOwnErrors: 229,
  oneToOneConversationsShareRecipient: 327,
  emptyTopicsExist: 334,
  movesHaveOwnTimestamp: 365,
  noTopicTextMeansEmpty: 370,
  noTopicTextMeansEmptyInTyping: 372,
} as const;

/** The name of a change of behaviour. */
export type Behaviour = keyof typeof FEATURE_LEVELS;
