/** The levels that the specification names itself, but for those that the public list has, too. */
import { listed, type ListedLevel } from "./listed-level";

export const OF_THE_DOCUMENTATION: readonly ListedLevel[] = [
  listed(9, "users by their IDs in principals", "levels/named-in-documentation.test.ts: principals are only addresses before level 9"),
  listed(26, "no short names of senders", "declared: sender_short_name"),
  listed(78, "settings report what they ignore", "behaviour: settingsReportIgnored"),
  listed(96, "defaults of settings report what they ignore", "behaviour: settingDefaultsReportIgnored"),
  listed(126, "invitations end after minutes, not days", "declared: invite_expires_in_minutes"),
  listed(167, "every operation reports what it ignores", "behaviour: ignoredParametersAreReported"),
  listed(184, "no number of a scheduled message on creation", "declared: scheduled_message_id"),
  listed(310, "a number no more decides who moves between channels", "declared: move_messages_between_streams_policy"),
  listed(316, "a number no more decides who moves between topics", "declared: edit_topic_policy"),
  listed(327, "both ways of a conversation have one recipient", "behaviour: oneToOneConversationsShareRecipient"),
  listed(
    328,
    "reactions of messages contain only the ID of a user",
    "declared: user",
    "levels/named-in-documentation.test.ts: name who reacted in every reaction before level 328",
  ),
  listed(333, "no number of who posts", "declared: stream_post_policy", "declared: is_announcement_only"),
  listed(364, "dense mode is gone", "declared: dense_mode"),
  listed(365, "when a message was moved stands apart", "behaviour: movesHaveOwnTimestamp", "declared: last_moved_timestamp"),
];
