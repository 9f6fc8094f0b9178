/** What a feature level changed, in words. */
export interface FeatureLevelNote {
  /** The operation, the event or the subject that it touches. */
  readonly touches: string;
  /** How it is from that level on; where it says "instead of", how it was before. */
  readonly change: string;
  /**
   * The source: `documented` names the level itself, `list` is the public list of changes by level, `observed` is
   * the observed behaviour of servers.
   */
  readonly source: "documented" | "list" | "observed";
}

/** A note of what a level changed where, and where that is known from. */
export const note = (touches: string, change: string, source: FeatureLevelNote["source"]): FeatureLevelNote => ({
  touches,
  change,
  source,
});

/** The rows of `FEATURE_LEVELS` that are about messages: sending, finding, moving, events. */
export const MESSAGE_LEVEL_NOTES = {
  oldThreadNoticeIsOffByDefault: note(
    "PATCH /messages/{message_id}",
    "`send_notification_to_old_thread` is false when omitted",
    "list",
  ),
  gravatarsAreOmittedByDefault: note("GET /messages, registration", "`client_gravatar` is true when omitted", "list"),
  flagEventsListOnlyChanges: note(
    "event update_message_flags",
    "only messages whose flag changed, instead of all requested ones",
    "list",
  ),
  movesBeyondLimitHaveOwnError: note(
    "PATCH /messages/{message_id}",
    "the code MOVE_MESSAGES_TIME_LIMIT_EXCEEDED",
    "documented",
  ),
  narrowsUseDm: note("narrows", "the operators `dm` and `dm-including`, and `is:dm`", "list"),
  reactionsHaveOwnErrors: note("reactions", "the codes REACTION_ALREADY_EXISTS and REACTION_DOES_NOT_EXIST", "list"),
  typingSaysDirect: note("POST /typing, event typing", "`direct` instead of `private`", "list"),
  typingNamesChannelById: note("POST /typing", "the parameter `stream_id`", "list"),
  wildcardFlagsAreTwo: note("flags of messages", "`stream_wildcard_mentioned` and `topic_wildcard_mentioned`", "list"),
  wildcardMentionsHaveOwnErrors: note(
    "sending, PATCH /messages/{message_id}",
    "two codes for mentions of all subscribers; mentions of topics are restricted, too",
    "documented",
  ),
  narrowsKnowHasReaction: note("narrows", "`has:reaction`", "list"),
  narrowsUseChannel: note("narrows", "the operators `channel` and `channels`", "list"),
  textsSayChannel: note("texts of the server", '"channel" instead of "stream"', "list"),
  narrowsKnowIsFollowed: note("narrows", "`is:followed`", "list"),
  narrowsKnowWith: note("narrows", "the operator `with`", "list"),
  oneToOneConversationsShareRecipient: note(
    "messages",
    "both directions of a one-to-one conversation share `recipient_id`",
    "documented",
  ),
  emptyTopicsExist: note("messages", "the empty topic; before, it became `(no topic)`", "list"),
  reactionEventsNameThePerson: note("event reaction", "`user` until level 484", "list"),
  movesHaveOwnTimestamp: note("messages", "`last_moved_timestamp`; before, moves counted as edits", "documented"),
  narrowsKnowIsMuted: note("narrows", "`is:muted`", "list"),
  noTopicTextMeansEmpty: note("sending, scheduling", "`(no topic)` is read as the empty topic", "documented"),
  noTopicTextMeansEmptyWhenTyping: note("POST /typing", "`(no topic)` is read as the empty topic", "list"),
  channelGroupsMoveMessages: note(
    "PATCH /messages/{message_id}",
    "the groups of a channel that may move messages",
    "list",
  ),
  partialMovesStartTopics: note(
    "PATCH /messages/{message_id}",
    "automatic policies look at whether the move starts a topic",
    "observed",
  ),
  clientsOfUsersAreListed: note(
    "sending",
    "`read_by_sender` is no longer true by default for clients that are called something with `desktop app`",
    "observed",
  ),
  webPublicNarrowsOpenHistory: note("narrows", "`channels:web-public` opens history from before joining", "list"),
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
    "right and limit count for messages without a topic; before, all accounts could give them one",
    "list",
  ),
  movesInsideChannelsHaveNotices: note(
    "moving messages",
    "notices of moves inside a channel, as the two switches say; before, none",
    "list",
  ),
  topicsAreFollowedByThemselves: note(
    "sending, reacting",
    "topics are followed or unmuted by themselves, as two settings say; before, never",
    "list",
  ),
  systemGroupsAreMentioned: note(
    "texts",
    "system groups can be mentioned silently; before, that was plain text",
    "list",
  ),
  narrowsTakeMessageIds: note("narrows", "the operand of `id` may be an integer; before, text alone", "list"),
  channelIsAMentionOfAll: note("texts", "`@**channel**` mentions all subscribers; before, it was plain text", "list"),
} as const;
