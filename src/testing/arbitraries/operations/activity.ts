/** Push, widgets, typing, statuses, and operations that only read. */
import { EMOJI, NARROWS, messageId, one, row, ruled, streamId, userId, type DrawnOperation } from "../drawn-operation";

/** By the name of the operation. */
export const ACTIVITY_OPERATIONS: Readonly<Record<string, DrawnOperation>> = {
  registerPushDevice: row((pick) => ({
    token_kind: "fcm",
    push_account_id: 1 + pick.int(3),
    push_public_key: "AAAA",
    bouncer_public_key: "AAAA",
    encrypted_push_registration: "AAAA",
  })),
  addApnsToken: row(() => ({ token: "ab".repeat(32), appid: "app" }), 1),
  removeApnsToken: row((pick) => {
    pick.as(4);
    return { token: "ab".repeat(32) };
  }, 1),
  addFcmToken: row(() => ({ token: "token" }), 1),
  removeFcmToken: row(() => ({ token: "token" }), 1),
  // Needs a device that the relay has accepted; no operation of an account can do that.
  e2eeTestNotify: row(() => ({}), 0),
  testNotify: row(() => ({}), 1),
  addSubmessage: row((pick) => ({ ...messageId(pick), msg_type: "widget", content: "{}" })),
  runCommand: row((pick) => ({ command: pick.chance(2) ? "/dark" : "/light" })),
  setTypingStatus: row((pick) => {
    const place = pick.chance(2)
      ? { type: "direct", to: [pick.user()] }
      : { type: "stream", stream_id: pick.channel(), topic: "lunch" };
    return { op: "start", ...place };
  }),
  setTypingStatusForMessageEdit: row((pick) => ({ ...messageId(pick), op: "start" })),
  muteUser: row(one("muted_user_id", (pick) => pick.user())),
  unmuteUser: row((pick) => {
    const rows = [...pick.realm.muted_users].flatMap(([user_id, muted]) => muted.map(({ id }) => ({ user_id, id })));
    return { muted_user_id: pick.owned(rows)?.id ?? 1 };
  }, 1),
  updateStatus: row((pick) =>
    pick.fields({ status_text: () => pick.one(["", "away"]), emoji_name: () => pick.one(EMOJI) }),
  ),
  updateStatusForUser: ruled((pick) => ({ ...userId(pick), status_text: pick.one(["", "busy"]) }), 1),
  updatePresence: row((pick) => ({ status: pick.one(["active", "idle"]) })),
  addAlertWords: row((pick) => ({ alert_words: [pick.one(["alarm", "fire"])] }), 1),
  removeAlertWords: row((pick) => ({ alert_words: [pick.one(["alarm", "fire"])] }), 1),
  markOnboardingStep: row(
    (pick) => ({
      onboarding_step: pick.one(["intro_resolve_topic", "navigation_tour_video", "nonsense"]),
    }),
    1,
  ),
  createZoomVideoCall: row((pick) => ({ is_video_call: pick.chance(2) }), 0),
  renderMessage: row((pick) => ({ content: pick.content() }), 0),
  updateBotStorage: row((pick) => {
    pick.as(7);
    return { storage: { mood: pick.one(["good", "bad"]) } };
  }, 1),
  removeBotStorage: row((pick) => {
    pick.as(7);
    return { keys: ["mood"] };
  }, 2),
  // Reading changes nothing; the second law checks what it returns.
  getStreams: row((pick) => ({ include_all: pick.chance(2), exclude_archived: false })),
  getStreamTopics: row(streamId),
  getStreamById: row(streamId, 1),
  getSubscribers: row(streamId, 1),
  getSubscriptions: row(() => ({ include_subscribers: true }), 1),
  getUsers: row(() => ({}), 1),
  getUser: row(userId),
  getMessage: row(messageId),
  getMessageHistory: row(messageId),
  getReadReceipts: row(messageId, 1),
  getMessages: row((pick) => ({ anchor: "newest", num_before: 30, num_after: 0, narrow: pick.one(NARROWS) }), 4),
  getUserGroups: row(() => ({}), 1),
  getInvites: row(() => ({}), 1),
  getAttachments: row(() => ({}), 1),
};
