/** How the run of the samples begins and ends. */
import type { OperationName, OPERATIONS } from "../../generated/operations";
import type { Realm } from "../../model/realm/realm";

/** An account, an operation and its parameters in a realm. */
export type SampleStep = readonly [userId: number, name: OperationName, params: (realm: Realm) => object];

function step<Name extends OperationName>(
  userId: number,
  name: Name,
  params: ParamsOf<Name> | ((realm: Realm) => ParamsOf<Name>),
): SampleStep {
  return [userId, name, typeof params === "function" ? params : () => params];
}

type ParamsOf<Name extends OperationName> = Parameters<(typeof OPERATIONS)[Name]>[2] & object;

/** How the run begins. */
export const SAMPLE_BEGINNING: readonly SampleStep[] = [
  step(2, "sendMessage", { type: "channel", to: "general", topic: "lunch", content: "Who joins us? @**Mel Okafor**" }),
  step(3, "sendMessage", { type: "direct", to: [2], content: "I do, after the call." }),
  step(3, "addReaction", { message_id: 4, emoji_name: "tada" }),
  step(2, "updateMessage", { message_id: 4, content: "Who joins us at noon? @**Mel Okafor**" }),
  step(3, "updateMessageFlags", { messages: [1, 4], op: "add", flag: "read" }),
  ...(["start", "stop"] as const).flatMap((op) => [
    step(4, "setTypingStatus", { type: "stream", op, stream_id: 1, topic: "lunch" }),
    step(3, "setTypingStatus", { op, to: [2] }),
    step(2, "setTypingStatusForMessageEdit", { message_id: 4, op }),
  ]),
  step(3, "uploadFile", { file: { name: "menu.txt", size: 4, content_type: "text/plain" } }),
  step(3, "sendMessage", ({ attachments }) => ({
    type: "direct",
    to: [2],
    content: `Our [menu](/user_uploads/${[...attachments.keys()][0]}).`,
  })),
  step(2, "subscribe", { subscriptions: [{ name: "birthdays" }], principals: [3] }),
  step(2, "createChannel", { name: "releases", subscribers: [2, 3] }),
  step(2, "createUserGroup", { name: "testers", description: "They test.", members: [2, 3] }),
  step(2, "createUserGroup", { name: "cooks", description: "They cook.", members: [3], subgroups: [9] }),
  step(2, "updateUserGroupSubgroups", { user_group_id: 11, delete: [9] }),
  step(2, "sendInvites", { invitee_emails: "ivo@example.test", stream_ids: [1] }),
  step(6, "updateBotStorage", { storage: { mood: "good" } }),
  step(1, "addRealmDomain", { domain: "example.test", allow_subdomains: false }),
  step(3, "updateSettings", { enable_sounds: false }),
  step(2, "updateRealmUserSettingsDefaults", { enable_sounds: false }),
  step(2, "updateStream", { stream_id: 2, description: "What comes next." }),
  step(1, "updateRealm", { description: "People who like lunch." }),
  step(3, "registerPushDevice", {
    token_kind: "fcm",
    push_account_id: 1,
    push_public_key: "AAAA",
    bouncer_public_key: "AAAA",
    encrypted_push_registration: "AAAA",
  }),
];

/** Steps that delete things, so that they come last in the run. */
export const SAMPLE_ENDING: readonly SampleStep[] = [
  step(1, "updateBot", { bot_id: 6, bot_owner_id: 3 }),
  step(1, "updateBot", { bot_id: 6, bot_owner_id: 1 }),
  step(1, "updateRealm", { can_access_all_users_group: { new: 6 } }),
  step(1, "unsubscribe", { subscriptions: ["general"], principals: [5] }),
];
