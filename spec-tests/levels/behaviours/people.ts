/** People, groups, invitations, settings and devices, level by level. */
import { advanceClock, sendMessage, uploadCustomEmoji } from "../../../src/index";
import { withReloadEvent } from "../../../src/simulator/faults/faults-of-servers";
import { play } from "../../support/play";
import { withDevice } from "../../support/pushing";
import { ADA_ADMIN, BEEP_BOT, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, START } from "../../support/realms";
import {
  ADA,
  at,
  BEEP,
  body,
  type Call,
  done,
  GRETA,
  heard,
  heardOf,
  kinds,
  MEL,
  NINA,
  ofType,
  OLIVE,
  realmAt,
  seenAt,
  status,
} from "./at-level";

const PICTURE = { name: "a.tiff", size: 3, content_type: "image/tiff" };
/** How a message shows a picture, before or after the clock has moved. */
const shownAs = (level: number, isMade: boolean): string => {
  const { realm, response } = play(realmAt(level)).uploadFile(MEL_MEMBER, { file: PICTURE });
  const ready = isMade ? advanceClock(realm, { seconds: 1 }).realm : realm;
  return String(at(body(ready, [MEL, "POST /messages/render", { content: `[](${response.uri})` }]), "rendered"));
};
const uploaded = (level: number) => play(realmAt(level)).uploadFile(MEL_MEMBER, { file: { name: "a.txt", size: 3 } });
const IGNORED = "ignored_parameters_unsupported";
const group = { name: "g", description: "", members: [MEL_MEMBER] };
const SERVER = { realm: { follow: "server" as const } };
const LINKS = { create_multiuse_invite_group: "role:members" } as const;
const groups = { groups: [{ name: "g", members: [MEL, NINA] }] };
const invites = (more: Record<string, unknown>): Call => [
  OLIVE,
  "POST /invites",
  { invitee_emails: "new@example.test", stream_ids: [GENERAL], ...more },
];

const HOOK = { payload_url: "https://bots.example.test/hook", bot_owner: MEL };
const hooked = {
  users: [{ email: MEL, api_key: "mel-key" }, { email: "h-bot@example.test", is_bot: true, bot_type: 3, ...HOOK } as const],
};

export const PEOPLE_BEHAVIOURS = {
  webhooksSayDirect: seenAt(201, ["private_message"], ["direct_message"], (level) =>
    sendMessage(realmAt(level, { ...hooked, channels: [] }), 1, { type: "private", to: [2], content: "hi" }).outbound.map((item) =>
      item.channel === "webhook" && item.interface === "generic" ? item.json.trigger : null,
    ),
  ),
  picturesHaveThumbnails: seenAt(275, false, true, (level) => shownAs(level, true).includes("/thumbnail/")),
  thumbnailsHaveDimensions: seenAt(276, false, true, (level) => shownAs(level, true).includes("128x128")),
  placeholdersHaveDimensions: seenAt(278, false, true, (level) => shownAs(level, false).includes("128x128")),
  placeholdersLoseDimensions: seenAt(280, true, false, (level) => shownAs(level, false).includes("128x128")),
  placeholdersHaveDimensionsAgain: seenAt(287, false, true, (level) => shownAs(level, false).includes("128x128")),
  picturesNameTheirType: seenAt(336, false, true, (level) => shownAs(level, true).includes("data-transcoded-image")),
  webhookServicesAreSorted: seenAt(388, false, true, (level) => {
    const registers: Call = [MEL, "POST /register", { fetch_event_types: ["realm_incoming_webhook_bots"] }];
    const listed = at(body(realmAt(level), registers), "realm_incoming_webhook_bots") as { name: string }[];
    const names = listed.map(({ name }) => name);
    return names.join() === [...names].sort().join();
  }),
  emojiTypesAreChecked: seenAt(273, true, false, (level) => {
    const file = { name: "dot.png", size: 3, content_type: "application/octet-stream" };
    return uploadCustomEmoji(realmAt(level), ADA_ADMIN, { emoji_name: "dot", file }).ok;
  }),
  membersAreDistinct: seenAt(388, [MEL_MEMBER, MEL_MEMBER], [MEL_MEMBER], (level) => {
    const groups = [
      { name: "inner", members: ["mel@example.test"] },
      { name: "outer", members: ["mel@example.test"], subgroups: ["inner"] },
    ];
    return at(body(realmAt(level, { groups }), [OLIVE, "GET /user_groups/10/members"]), "members");
  }),
  parametersAreSorted: seenAt(388, "title", "content", (level) => at(body(realmAt(level), [MEL, "POST /saved_snippets", {}]), "var_name")),
  joiningIsToTheMinute: seenAt(286, "00:00:00.915455+00:00", "00:00+00:00", (level) =>
    String(at(body(realmAt(level), [MEL, "GET /users/me"]), "date_joined")).replace(/^.*T/, ""),
  ),
  namesMayHaveOneLetter: seenAt(388, 400, 200, (level) => status(realmAt(level), [ADA, "PATCH /users/4", { full_name: "x" }])),
  errorsHaveCodes: seenAt(76, undefined, "BAD_REQUEST", (level) => at(body(realmAt(level), [MEL, "GET /users/999"]), "code")),
  settingsReportIgnored: seenAt(78, undefined, ["odd"], (level) => at(body(realmAt(level), [MEL, "PATCH /settings", { odd: 1 }]), IGNORED)),
  settingDefaultsReportIgnored: seenAt(96, undefined, ["odd"], (level) =>
    at(body(realmAt(level), [ADA, "PATCH /realm/user_settings_defaults", { odd: 1 }]), IGNORED),
  ),
  invitationsMayNeverExpire: seenAt(117, 400, 200, (level) => status(realmAt(level), invites({ invite_expires_in_days: null }))),
  domainsAreForOwners: seenAt(143, 200, 400, (level) =>
    status(realmAt(level), [ADA, "POST /realm/domains", { domain: "more.test", allow_subdomains: false }]),
  ),
  editingSettingsChangeSeparately: seenAt(150, 3, 1, (level) => {
    const [event] = heard(realmAt(level), MEL, [OLIVE, "PATCH /realm", { edit_topic_policy: 2 }]);
    return Object.keys(Object(event?.["data"])).length;
  }),
  invitationsMayHaveNoChannels: seenAt(157, 400, 200, (level) => status(realmAt(level), invites({ stream_ids: [] }))),
  ignoredParametersAreReported: seenAt(167, undefined, ["odd"], (level) =>
    at(body(realmAt(level), [MEL, "POST /typing", { op: "start", type: "private", to: [NINA_MEMBER], odd: 1 }]), IGNORED),
  ),
  botsCanBeMuted: seenAt(188, 400, 200, (level) => status(realmAt(level), [MEL, `POST /users/me/muted_users/${BEEP_BOT}`])),
  unknownEmojiIsNotFound: seenAt(190, 400, 404, (level) => status(realmAt(level, SERVER), [OLIVE, "DELETE /realm/emoji/nothing"])),
  rolesChangeVisibility: seenAt(205, false, true, (level) =>
    kinds(heard(realmAt(level, { channels: [{ name: "old" }] }), GRETA, [OLIVE, `PATCH /users/${GRETA_GUEST}`, { role: 400 }])).includes(
      "stream/create",
    ),
  ),
  membersCreateLinksAsDocumented: seenAt(208, 400, 200, (level) =>
    status(realmAt(level, { settings: LINKS }), [MEL, "POST /invites/multiuse"]),
  ),
  membersCreateLinks: seenAt(209, 400, 200, (level) =>
    status(realmAt(level, { ...SERVER, settings: LINKS }), [MEL, "POST /invites/multiuse"]),
  ),
  botsComeBackByUpdate: seenAt(222, "add", "update", (level) => {
    const gone = done(realmAt(level), [OLIVE, `DELETE /bots/${BEEP_BOT}`]);
    return ofType(heard(gone, OLIVE, [OLIVE, `POST /users/${BEEP_BOT}/reactivate`]), "realm_bot")[0]?.["op"];
  }),
  apnsTokensNameTheApp: seenAt(223, 200, 400, (level) =>
    status(realmAt(level), [MEL, "POST /users/me/apns_device_token", { token: "wP/uAA==" }]),
  ),
  resentInvitationsKeepTheirTime: seenAt(257, START + 60, START, (level) => {
    const invited = advanceClock(done(realmAt(level), invites({})), { seconds: 60 }).realm;
    return at(body(invited, [OLIVE, "POST /invites/1/resend"], [OLIVE, "GET /invites"]), "invites.0.invited");
  }),
  creatingUsersHasItsRight: seenAt(36, 200, 400, (level) =>
    status(realmAt(level), [ADA, "POST /users", { email: "new@example.test", password: "long enough", full_name: "New User" }]),
  ),
  presencesAreFoundByIds: seenAt(43, 400, 200, (level) =>
    status(realmAt(level), [NINA, "POST /users/me/presence", { status: "active" }], [MEL, `GET /users/${NINA_MEMBER}/presence`]),
  ),
  awayIsASetting: seenAt(148, true, false, (level) =>
    at(body(realmAt(level), [MEL, "POST /users/me/status", { away: true }], [MEL, "POST /register"]), "presence_enabled"),
  ),
  pronounsAreAFieldType: seenAt(151, 400, 200, (level) =>
    status(realmAt(level), [OLIVE, "POST /realm/profile_fields", { name: "n", field_type: 8 }]),
  ),
  eventsFollowVisibility: seenAt(228, ["realm_user"], [], (level) => {
    const channels = [
      { name: "general", subscribers: [OLIVE, MEL] },
      { name: "guests", subscribers: [GRETA] },
    ];
    const realm = realmAt(level, { settings: { can_access_all_users_group: "role:members" }, channels });
    return heard(realm, GRETA, [OLIVE, `PATCH /users/${MEL_MEMBER}`, { full_name: "Mel Again" }]).map((event) => event["type"]);
  }),
  omittedPartsOfFieldsStay: seenAt(252, "", "h", (level) => {
    const realm = realmAt(level, { custom_profile_fields: [{ name: "n", hint: "h" }] });
    return at(
      body(realm, [OLIVE, "PATCH /realm/profile_fields/1", { name: "m" }], [MEL, "GET /realm/profile_fields"]),
      "custom_fields.0.hint",
    );
  }),
  serversRequestReload: seenAt(240, "restart", "web_reload_client", (level) => heardOf(realmAt(level), MEL, withReloadEvent)[0]?.["type"]),
  authenticationMethodsSayIfAvailable: seenAt(
    243,
    "boolean",
    "object",
    (level) => typeof at(body(realmAt(level), [MEL, "POST /register"]), "realm_authentication_methods.Email"),
  ),
  groupsAreNeverDeleted: seenAt(294, 200, 405, (level) => status(realmAt(level, groups), [OLIVE, "DELETE /user_groups/9"])),
  groupsInUseHaveOwnError: seenAt(298, "BAD_REQUEST", "CANNOT_DEACTIVATE_GROUP_IN_USE", (level) => {
    const more = { ...groups, settings: { can_add_custom_emoji_group: "g" } };
    return at(body(realmAt(level, more), [OLIVE, "POST /user_groups/9/deactivate"]), "code");
  }),
  addressesAreVisibleOnes: seenAt(302, 400, 200, (level) =>
    status(realmAt(level), [MEL, "PATCH /settings", { email_address_visibility: 3 }], [OLIVE, `GET /users/${MEL}`]),
  ),
  deactivatedUsersLeaveGroups: seenAt(303, [MEL_MEMBER, NINA_MEMBER], [MEL_MEMBER], (level) =>
    at(body(realmAt(level, groups), [OLIVE, `DELETE /users/${NINA_MEMBER}`], [OLIVE, "GET /user_groups/9/members"]), "members"),
  ),
  managersReachAllGroups: seenAt(305, 400, 200, (level) =>
    status(realmAt(level, { groups: [{ name: "g", members: [MEL] }], settings: { can_manage_all_groups: "role:members" } }), [
      NINA,
      "PATCH /user_groups/9",
      { description: "d" },
    ]),
  ),
  exportConsentNotifiesAdministrators: seenAt(312, false, true, (level) =>
    kinds(heard(realmAt(level), OLIVE, [MEL, "PATCH /settings", { allow_private_data_export: true }])).includes("realm_export_consent"),
  ),
  settingsOfDeactivatedGroupsChange: seenAt(340, 400, 200, (level) =>
    status(
      realmAt(level, groups),
      [OLIVE, "POST /user_groups/9/deactivate"],
      [OLIVE, "PATCH /user_groups/9", { can_join_group: { new: 5 } }],
    ),
  ),
  defaultChannelsAreInvitedTo: seenAt(342, 400, 200, (level) => {
    const channels = [{ name: "general", is_default_stream: true }];
    const settings = { can_add_subscribers_group: "role:nobody", can_invite_users_group: "role:members" };
    const params = { invitee_emails: "new@example.test", stream_ids: [GENERAL] };
    return status(realmAt(level, { channels, settings }), [MEL, "POST /invites", params]);
  }),
  moderatorsIncludeAdministrators: seenAt(380, false, true, (level) => at(body(realmAt(level), [ADA, "POST /register"]), "is_moderator")),
  membershipsOfDeactivatedGroupsChange: seenAt(391, 400, 200, (level) =>
    status(
      realmAt(level, groups),
      [OLIVE, "POST /user_groups/9/deactivate"],
      [OLIVE, "POST /user_groups/9/members", { add: [GRETA_GUEST] }],
    ),
  ),
  apnsTokensAreHexadecimal: seenAt(421, 200, 400, (level) =>
    status(realmAt(level, SERVER), [MEL, "POST /users/me/apns_device_token", { token: "YWJj", appid: "app" }]),
  ),
  queuesOfOthersAreUnknown: seenAt(121, "BAD_REQUEST", "BAD_EVENT_QUEUE_ID", (level) => {
    const { realm, response } = play(realmAt(level)).registerQueue(MEL_MEMBER, {});
    const { queue_id } = response;
    const codes = [
      [OLIVE, "GET /events", { queue_id, last_event_id: -1, dont_block: true }],
      [OLIVE, "DELETE /events", { queue_id }],
    ] as const;
    return [...new Set(codes.map((call) => at(body(realm, call), "code")))].join();
  }),
  exportsNeedNoOwner: seenAt(422, 400, 200, (level) => status(realmAt(level), [ADA, "POST /export/realm", { export_type: 2 }])),
  newAccountsHideAddresses: seenAt(443, 1, 3, (level) =>
    at(body(realmAt(level), [MEL, "POST /register"]), "realm_user_settings_defaults.email_address_visibility"),
  ),
  uploadTimesAreSeconds: seenAt(443, START * 1000, START, (level) =>
    at(body(uploaded(level).realm, [MEL, "GET /attachments"]), "attachments.0.create_time"),
  ),
  pushAccountIdsAreIntegers: seenAt(450, "string", "number", (level) => {
    const events = heardOf(realmAt(level), MEL, (open) => withDevice(open, MEL_MEMBER, "active"));
    return typeof ofType(events, "push_device")[0]?.["push_account_id"];
  }),
  botsAreLookedUp: seenAt(458, 400, 200, (level) => status(realmAt(level, groups), [MEL, `GET /user_groups/9/members/${BEEP_BOT}`])),
  botsSetStatusOfOthers: seenAt(473, 400, 200, (level) => {
    const users = [
      { email: OLIVE, full_name: "O", role: 100 as const },
      { email: BEEP, full_name: "B", is_bot: true, bot_owner: OLIVE, role: 200 as const, api_key: "b" },
    ];
    return status(realmAt(level, { users, channels: [] }), [BEEP, "POST /users/1/status", { status_text: "x" }]);
  }),
  botsUseGroups: seenAt(496, 400, 200, (level) => status(realmAt(level), [BEEP, "POST /user_groups/create", group])),
} as const;
