/** Random operations of what an account keeps and does. */
import { has } from "../../../model/rules/realm/feature-level";
import { USER_GROUP_SETTINGS } from "../../../protocol/group-settings";
import {
  type GeneratedOperation,
  EMOJI,
  groups,
  messageId,
  NARROWS,
  one,
  row,
  ruled,
  soon,
  streamId,
  userId,
} from "../generated-operation";
import type { Pick } from "../pick";

/** By the name of the operation. */
export const ACTIVITY_OPERATIONS: Readonly<Record<string, GeneratedOperation>> = {
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

function draft(pick: Pick): Record<string, unknown> {
  if (pick.chance(2)) return { type: "private", to: [pick.user()], topic: "", content: pick.content() };
  return { type: "stream", to: [pick.channel()], topic: pick.topic(), content: pick.content() };
}
const groupId = one("user_group_id", (pick) => 9 + pick.int(Math.max(1, pick.realm.user_groups.size - 8)));
/** A group that no realm can delete. */
const systemGroup = { user_group_id: 1 } as const;
const ownDraft = one("draft_id", (pick) => pick.owned(pick.realm.drafts)?.id ?? 1);
const ownSnippet = one("saved_snippet_id", (pick) => pick.owned(pick.realm.saved_snippets)?.id ?? 1);
const ownReminder = one("reminder_id", (pick) => pick.owned(pick.realm.reminders.values())?.reminder_id ?? 1);
const ownView = one("fragment", (pick) => pick.owned(pick.realm.navigation_views)?.fragment ?? "narrow/1");
const ownAttachment = one("attachment_id", (pick) => {
  const rows = [...pick.realm.attachments.values()].map((file) => ({ ...file, user_id: file.owner_id }));
  return pick.owned(rows)?.id ?? 1;
});
const ownInvite = one("invite_id", (pick) => {
  pick.as(1);
  return 1 + pick.int(3);
});

/** By the name of the operation. */
export const BELONGING_OPERATIONS: Readonly<Record<string, GeneratedOperation>> = {
  updateUserTopic: row((pick) => ({ ...streamId(pick), topic: pick.topic(), visibility_policy: pick.int(4) }), 5),
  muteTopic: row((pick) => ({ ...streamId(pick), topic: pick.topic(), op: pick.one(["add", "remove"]) })),
  createUserGroup: row((pick) => ({
    name: pick.unguessable("g"),
    description: "",
    members: pick.users(4),
    subgroups: pick.some([9], 1),
    ...groups(USER_GROUP_SETTINGS, pick, false),
  })),
  updateUserGroup: ruled((pick) => ({
    ...groupId(pick),
    ...pick.fields({ name: () => pick.unguessable("g"), description: () => "changed", deactivated: () => false }),
    ...groups(USER_GROUP_SETTINGS, pick, true),
  })),
  deactivateUserGroup: ruled(groupId, 1),
  deleteUserGroup: ruled((pick) => (has(pick.realm, "groupsAreNeverDeleted") ? systemGroup : groupId(pick))),
  updateUserGroupMembers: ruled((pick) => ({ ...groupId(pick), add: pick.users(2), delete: pick.users(2) }), 4),
  updateUserGroupSubgroups: ruled((pick) => ({ ...groupId(pick), add: pick.some([9, 10], 1), delete: [] })),
  createDrafts: row((pick) => ({ drafts: [draft(pick), draft(pick)] })),
  editDraft: row((pick) => ({ ...ownDraft(pick), draft: draft(pick) })),
  deleteDraft: row(ownDraft),
  createSavedSnippet: row((pick) => ({ title: "t", content: pick.content() })),
  editSavedSnippet: row((pick) => ({ ...ownSnippet(pick), title: "other" })),
  deleteSavedSnippet: row(ownSnippet, 1),
  addNavigationView: row((pick) => ({ fragment: `narrow/${pick.int(3)}`, is_pinned: pick.chance(2), name: "view" })),
  editNavigationView: row((pick) => ({ ...ownView(pick), is_pinned: pick.chance(2) })),
  removeNavigationView: row(ownView, 1),
  createMessageReminder: row((pick) => ({ ...messageId(pick), scheduled_delivery_timestamp: soon(pick) })),
  deleteReminder: row(ownReminder, 1),
  uploadFile: row((pick) => ({ file: { name: "a.txt", size: 1 + pick.int(9), content_type: "text/plain" } }), 1),
  removeAttachment: row(ownAttachment, 1),
  sendInvites: row((pick) => ({ invitee_emails: `${pick.unguessable("i")}@example.test`, stream_ids: [] }), 1),
  createInviteLink: ruled(() => ({}), 1),
  resendEmailInvite: row(ownInvite, 1),
  revokeEmailInvite: row(ownInvite, 1),
  revokeInviteLink: row(ownInvite, 1),
};
