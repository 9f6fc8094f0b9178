/** Changes of servers after the documented interface, level by level: rules with a name, and what is declared. */
import { NINA, OLIVE, realmAt, says, type Seen, seenAt, status } from "./at-level";

const channelOf = (settings: Record<string, unknown>) => ({ channels: [{ name: "general", subscribers: "all" as const, ...settings }] });

export const LATER_BEHAVIOURS = {
  groupsLimitNewTopics: seenAt(441, 200, 400, (level) =>
    status(realmAt(level, channelOf({ can_create_topic_group: "role:moderators" })), says("new")),
  ),
};

/** What declarations say by their levels. */
export const LATER_DECLARED: Readonly<Record<string, Seen>> = {
  "who starts topics of a channel": seenAt(441, 200, 400, (level) => {
    const params = { can_create_topic_group: { new: 1 }, description: "other" };
    return status(realmAt(level), [OLIVE, "PATCH /streams/1", params], says("new", "x", NINA));
  }),
};
