/** Editing, moving and resolving, level by level. */
import { advanceClock, type Fixture, type Realm } from "../../../src/index";
import { GENERAL, MEL_MEMBER, SHARED_SECRET } from "../../support/realms";
import { at, body, type Call, done, heard, MEL, messagesIn, NINA, ofType, OLIVE, realmAt, says, seenAt, stands, status } from "./at-level";

const DAY = 86_400;
const later = (realm: Realm, seconds: number): Realm => advanceClock(realm, { seconds }).realm;
const moves = (who: string, changes: Record<string, unknown> = { topic: "u" }): Call => [who, "PATCH /messages/1", changes];
const talked = (level: number, settings: NonNullable<Fixture["settings"]> = {}, topic = "t"): Realm =>
  done(realmAt(level, { settings }), says(topic));
const EVERYBODY_MOVES = { can_move_messages_between_topics_group: "role:everyone" } as const;
const NOBODY_MOVES = { can_move_messages_between_topics_group: "role:nobody" } as const;

const bothNotices = { send_notification_to_old_thread: true, send_notification_to_new_thread: true };

export const MOVING_BEHAVIOURS = {
  renamingHidesResolving: seenAt(303, true, false, (level) => {
    const moved = done(talked(level), moves(OLIVE, { topic: "✔ dinner", propagate_mode: "change_all" }));
    return messagesIn(moved).some(({ content }) => content.includes("marked this topic as resolved"));
  }),
  movesInsideChannelsHaveNotices: seenAt(
    152,
    1,
    3,
    (level) => messagesIn(done(talked(level), moves(OLIVE, { topic: "u", propagate_mode: "change_all", ...bothNotices }))).length,
  ),
  moveLimitIsThreeDays: seenAt(38, 400, 200, (level) => status(later(talked(level, EVERYBODY_MOVES), 2 * DAY), moves(NINA))),
  editsAlwaysNameTheChannel: seenAt(112, undefined, GENERAL, (level) =>
    at(ofType(heard(talked(level), MEL, moves(MEL, { content: "y" })), "update_message"), "0.stream_id"),
  ),
  oldThreadNoticeIsOffByDefault: seenAt(152, 1, 0, (level) => {
    const moved = done(talked(level), says(), moves(OLIVE, { stream_id: SHARED_SECRET, propagate_mode: "change_all" }));
    return messagesIn(moved).filter(({ stream_id }) => stream_id === GENERAL).length;
  }),
  movingIsSeparateFromEditing: seenAt(159, 400, 200, (level) => status(talked(level, { allow_message_editing: false }), moves(MEL))),
  moveLimitsAreSettings: seenAt(162, 400, 200, (level) =>
    status(later(talked(level, { ...EVERYBODY_MOVES, move_messages_within_stream_limit_seconds: null }), 9 * DAY), moves(NINA)),
  ),
  movesBeyondLimitHaveOwnError: seenAt(172, "BAD_REQUEST", "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED", (level) => {
    const old = later(talked(level, { ...EVERYBODY_MOVES, move_messages_within_stream_limit_seconds: 60 }), DAY);
    return at(body(old, says(), [NINA, "PATCH /messages/2", { topic: "u", propagate_mode: "change_all" }]), "code");
  }),
  topicRulesHoldWithoutTopic: seenAt(172, 200, 400, (level) => status(talked(level, NOBODY_MOVES, "(no topic)"), moves(NINA))),
  movesHaveOwnTimestamp: seenAt(365, [true, false], [false, true], (level) => {
    const found = body(talked(level), moves(MEL), [MEL, "GET /messages/1"]);
    return [stands(found, "message.last_edit_timestamp"), stands(found, "message.last_moved_timestamp")];
  }),
  resolvingHasOwnPermission: seenAt(367, 200, 400, (level) =>
    status(talked(level, { ...EVERYBODY_MOVES, can_resolve_topics_group: "role:nobody" }), moves(NINA, { topic: "✔ t" })),
  ),
  resolveNoticesFollowReadPolicy: seenAt(385, [MEL_MEMBER], [], (level) => {
    const realm = done(
      talked(level),
      [MEL, "PATCH /settings", { resolved_topic_notice_auto_read_policy: "always" }],
      moves(OLIVE, { topic: "✔ t" }),
    );
    const found = body(realm, [MEL, "GET /messages", { anchor: "newest", num_before: 1, num_after: 0 }]);
    const flags = at(found, "messages.0.flags");
    return Array.isArray(flags) && !flags.includes("read") ? [MEL_MEMBER] : [];
  }),
  moveNoticesAreReadForTheActor: seenAt(388, [], ["read"], (level) =>
    at(ofType(heard(talked(level), OLIVE, moves(OLIVE)), "message"), "0.flags"),
  ),
  mergedTopicsKeepTheMoreVisible: seenAt(388, [0], [0, 3], (level) => {
    const follows: Call = [MEL, "POST /user_topics", { stream_id: GENERAL, topic: "t", visibility_policy: 3 }];
    const merged = heard(
      done(talked(level), says("u", "x", OLIVE), follows),
      MEL,
      moves(OLIVE, { topic: "u", propagate_mode: "change_all" }),
    );
    return ofType(merged, "user_topic").map((event) => event["visibility_policy"]);
  }),
  channelGroupsMoveMessages: seenAt(396, 400, 200, (level) => {
    const more = {
      settings: NOBODY_MOVES,
      channels: [{ name: "general", subscribers: "all" as const, can_move_messages_within_channel_group: "role:everyone" }],
    };
    return status(done(realmAt(level, more), says()), moves(NINA));
  }),
  partialMovesStartTopics: seenAt(421, 0, 3, (level) => {
    const follows: Call = [MEL, "PATCH /settings", { automatically_follow_topics_policy: 3 }];
    const realm = done(realmAt(level), says("t", "x", OLIVE), follows, says(), [
      OLIVE,
      "PATCH /messages/2",
      { topic: "u", propagate_mode: "change_one" },
    ]);
    const topics = at(body(realm, [MEL, "POST /register", { fetch_event_types: ["user_topic"] }]), "user_topics");
    const row = Array.isArray(topics) ? topics.find((topic) => at(topic, "topic_name") === "u") : undefined;
    return at(row, "visibility_policy") ?? 0;
  }),
  mismatchesNameTheField: seenAt(421, false, true, (level) =>
    stands(body(talked(level), moves(MEL, { content: "y", prev_content_sha256: "0".repeat(64) })), "field_name"),
  ),
} as const;
