/** Changes of servers after the documented interface, level by level: the rules with a name. */
import { advanceClock, type Fixture } from "../../../src/index";
import { removeMessages } from "../../../src/model/changes/messages/remove-messages";
import { accepted } from "../../../src/model/views/outcome";
import { play } from "../../support/play";
import { ADA_ADMIN, ATTIC, BEEP_BOT, GENERAL, MEL_MEMBER, NINA_MEMBER } from "../../support/realms";
import {
  ADA,
  at,
  body,
  type Call,
  done,
  GRETA,
  heard,
  heardOf,
  kinds,
  MEL,
  newest,
  NINA,
  ofType,
  OLIVE,
  realmAt,
  says,
  seenAt,
  stands,
  status,
} from "./at-level";

const channelOf = (settings: Record<string, unknown>) => ({ channels: [{ name: "general", subscribers: "all" as const, ...settings }] });

/** The rendered content of a message of Mel, as Nina reads it. */
const rendered = (level: number, content: string): unknown =>
  at(body(realmAt(level), says("t", content), newest(NINA)), "messages.0.content");

const ADDRESSES: Call = [MEL, `GET /streams/${GENERAL}/email_address`];
/** Base64 of 32 bytes. */
const KEY_WITHOUT_PREFIX = "MTIzNDU2NzgxMjM0NTY3ODEyMzQ1Njc4MTIzNDU2Nzg=";
const DAY = 86_400;

/** A realm in which Mel came by an import and has not logged in yet. */
const STUB: Fixture = {
  users: [
    { email: OLIVE, role: 100, api_key: "olive-key" },
    { email: MEL, password: "secret", is_imported_stub: true },
  ],
  channels: [],
};

/** A realm that deletes messages of `general` after a day, with one message. */
const FORGETFUL: Fixture = {
  ...channelOf({ message_retention_days: 1 }),
  messages: [{ sender: MEL, channel: "general", topic: "t", content: "x", sent: 10 - DAY }],
};

export const LATER_BEHAVIOURS = {
  creatorsHaveOneName: seenAt(427, "stream_creator_or_nobody", "channel_creator", (level) =>
    at(
      body(realmAt(level), [MEL, "POST /register"]),
      "server_supported_permission_settings.stream.can_administer_channel_group.default_group_name",
    ),
  ),
  deactivationNamesArchivedChannels: seenAt(428, false, true, (level) => {
    const events = heard(realmAt(level), OLIVE, [OLIVE, `DELETE /users/${MEL_MEMBER}`]);
    return JSON.stringify(ofType(events, "subscription").map((event) => event["stream_ids"])).includes(String(ATTIC));
  }),
  firstLoginsEndStubs: seenAt(433, [], [{ user_id: 2, is_imported_stub: false }], (level) => {
    const realm = realmAt(level, STUB);
    const logsIn: Call = [null, "POST /fetch_api_key", { username: MEL, password: "secret" }];
    const changes = ofType(heard(realm, OLIVE, logsIn), "realm_user").map((event) => event["person"]);
    return changes.filter((change) => stands(change, "is_imported_stub"));
  }),
  pushKeysHaveAPrefix: seenAt(432, 200, 400, (level) => {
    const texts = { bouncer_public_key: "key", encrypted_push_registration: KEY_WITHOUT_PREFIX };
    const keys = { push_key: KEY_WITHOUT_PREFIX, push_public_key: KEY_WITHOUT_PREFIX };
    return status(realmAt(level), [MEL, "POST /mobile_push/register", { ...texts, ...keys, token_kind: "fcm", push_account_id: 1 }]);
  }),
  channelEventsAreASetting: seenAt(434, true, false, (level) =>
    kinds(heard(realmAt(level), MEL, [OLIVE, `PATCH /streams/${GENERAL}`, { description: "other" }])).includes("message"),
  ),
  inaccessibleUsersAreNotListed: seenAt(437, true, false, (level) => {
    const realm = realmAt(level, { settings: { can_access_all_users_group: "role:members" }, channels: [], messages: [] });
    return JSON.stringify(body(realm, [GRETA, "GET /users"])).includes("Unknown user");
  }),
  settingsHaveOnePlace: seenAt(439, false, undefined, (level) => {
    const client_capabilities = { notification_settings_null: true, user_settings_object: false };
    return at(body(realmAt(level), [MEL, "POST /register", { client_capabilities }]), "enter_sends");
  }),
  groupsLimitNewTopics: seenAt(441, 200, 400, (level) =>
    status(realmAt(level, channelOf({ can_create_topic_group: "role:moderators" })), says("new")),
  ),
  settingsOfOthersChange: seenAt(444, false, true, (level) => {
    const target_users = { user_ids: [MEL_MEMBER], skip_if_already_edited: false };
    const realm = done(realmAt(level), [ADA, "PATCH /settings", { dense_mode: false, starred_message_counts: false, target_users }]);
    return realm.users.get(ADA_ADMIN - 1)?.settings.starred_message_counts;
  }),
  anchorsMayBeDates: seenAt(445, 400, 200, (level) =>
    status(realmAt(level), [MEL, "GET /messages", { anchor: "date", anchor_date: "2026-01-01", num_before: 0, num_after: 1 }]),
  ),
  mentionsIsAnOperator: seenAt(446, 400, 200, (level) =>
    status(realmAt(level), [
      MEL,
      "GET /messages",
      { anchor: "newest", num_before: 1, num_after: 0, narrow: [{ operator: "mentions", operand: NINA_MEMBER }] },
    ]),
  ),
  channelAddressesTakeTheRightToPost: seenAt(448, 200, 400, (level) =>
    status(realmAt(level, channelOf({ can_send_message_group: "role:moderators" })), ADDRESSES),
  ),
  exportTypesAreWords: seenAt(449, 1, "public", (level) =>
    at(body(realmAt(level), [OLIVE, "POST /export/realm"], [OLIVE, "GET /export/realm"]), "exports.0.export_type"),
  ),
  invalidTimesArePlainText: seenAt(
    451,
    '<p><span class="timestamp-error">Invalid time format: soon</span></p>',
    "<p>&lt;time:soon&gt;</p>",
    (level) => rendered(level, "<time:soon>"),
  ),
  retentionNotifies: seenAt(452, [], ["stream/update", "delete_message"], (level) =>
    kinds(heardOf(realmAt(level, FORGETFUL), MEL, (open) => advanceClock(open, { seconds: 10 }).realm)),
  ),
  deletersNeedAccess: seenAt(457, true, false, (level) => {
    const realm = realmAt(level, {
      settings: { can_delete_any_message_group: "role:administrators" },
      channels: [{ name: "closed", invite_only: true, subscribers: [MEL] }],
      messages: [{ sender: MEL, channel: "closed", topic: "t", content: "x" }],
    });
    const [message] = realm.messages;
    if (message == null) return undefined;
    return kinds(heardOf(realm, ADA, (open) => accepted(removeMessages(open, [message], ADA_ADMIN), {}).realm)).includes("delete_message");
  }),
  managersAreNotifiedOfBotAddresses: seenAt(461, false, true, (level) =>
    kinds(heard(realmAt(level), MEL, [OLIVE, `PATCH /bots/${BEEP_BOT}`, { short_name: "boop" }])).includes("realm_bot/update"),
  ),
  descriptionsComeRendered: seenAt(462, undefined, "<p>Ours</p>", (level) =>
    at(heard(realmAt(level), MEL, [OLIVE, "PATCH /realm", { description: "Ours" }]), "0.rendered_description"),
  ),
  descriptionsComeInADictionary: seenAt(464, ["realm/update"], ["realm/update_dict"], (level) =>
    kinds(heard(realmAt(level), MEL, [OLIVE, "PATCH /realm", { description: "Ours" }])),
  ),
  jdenticonsAreGenerated: seenAt(466, "G", "J", (level) => at(body(realmAt(level), [MEL, "POST /register"]), "avatar_source")),
  queriesFollowHosts: seenAt(422, false, true, (level) => String(rendered(level, "See https://example.com?a=b.")).includes("?a=b</a>.")),
  picturesStandInTheText: seenAt(437, false, true, (level) => String(rendered(level, "![cat](/cat.png)")).includes("<img")),
  pictureSyntaxTakesUploads: seenAt(467, true, false, (level) => String(rendered(level, "![cat](/cat.png)")).includes("<img")),
  picturesInTheTextAreFound: seenAt(467, 0, 1, (level) => {
    const file = { name: "a.png", size: 5, content_type: "image/png" };
    const { realm, response } = play(realmAt(level)).uploadFile(MEL_MEMBER, { file });
    const narrow = [{ operator: "has", operand: "image" }];
    const asks: Call = [MEL, "GET /messages", { anchor: "newest", num_before: 5, num_after: 0, narrow }];
    return (at(body(realm, says("t", `![a](${response.uri})`), asks), "messages") as readonly unknown[]).length;
  }),
};
