/**
 * What servers of the levels 372, 247 and 218 publish of their own answers and events: each row was requested there. Three
 * rows are as recorded instead, and the recordings check them: the legacy presence event, the actor's own picture in
 * registration with `client_gravatar`, and logos that are null.
 */
import { expect, it } from "vitest";
import { BEEP_BOT, GENERAL, MEL_MEMBER, NINA_MEMBER, SECRET } from "../support/realms";
import { at, body, type Call, done, heard, heardOf, kinds, MEL, NINA, ofType, OLIVE, realmAt, stands, status } from "./behaviours/at-level";

const server = (level: number, more: Parameters<typeof realmAt>[1] = {}) => realmAt(level, { ...more, realm: { follow: "server" } });
const register = (level: number, params: Record<string, unknown> = {}): object =>
  Object(body(server(level), [OLIVE, "POST /register", params]));
const ignored = (answer: unknown): unknown => at(answer, "ignored_parameters_unsupported");
const code = (answer: unknown): unknown[] => ["code", "var_name"].map((name) => at(answer, name));
const patchesRealm = (level: number, params: Record<string, unknown>): unknown => body(server(level), [OLIVE, "PATCH /realm", params]);

/** What is asked, at which levels, and what is seen there. */
type Row = readonly [what: string, levels: readonly number[], seen: (level: number) => unknown, expected: unknown];

const ALL = [372, 247, 218];
const OLDER = [247, 218];

const OF_ALL: readonly Row[] = [
  [
    "legacy settings are returned to clients that request their events",
    ALL,
    (level) => {
      const found = register(level, { event_types: ["update_display_settings", "update_global_notifications"] });
      return ["enter_sends", "enable_sounds", "emojiset_choices", "timezone", "available_notification_sounds"].filter(
        (name) => !(name in found),
      );
    },
    [],
  ],
  [
    "settings as an object have no separate copies",
    ALL,
    (level) => Object.keys(register(level, { event_types: ["user_settings"] })).filter((name) => name.startsWith("web_")),
    [],
  ],
  ["plain registration has no separate modern settings", ALL, (level) => "web_font_size_px" in register(level), false],
  [
    // The contracts say a dictionary; recordings and the source say this.
    "a limit of deleting has its own event",
    ALL,
    (level) => heard(server(level), MEL, [OLIVE, "PATCH /realm", { message_content_delete_limit_seconds: 60 }]).map((event) => event["op"]),
    ["update"],
  ],
  [
    "presence of one account has client and pushable",
    ALL,
    (level) => {
      const found = body(
        server(level),
        [NINA, "POST /users/me/presence", { status: "active" }],
        [MEL, `GET /users/${NINA_MEMBER}/presence`],
      );
      const rows = Object.values(Object(at(found, "presence")));
      return rows.every((row) => stands(row, "timestamp") && stands(row, "status"));
    },
    true,
  ],
  [
    "registration says who is away",
    ALL,
    (level) => {
      const away: Call = [OLIVE, "PATCH /settings", { presence_enabled: false }];
      return at(
        body(server(level), [OLIVE, "POST /users/me/status", { status_text: "x" }], away, [MEL, "POST /register"]),
        "user_status.1.away",
      );
    },
    true,
  ],
  [
    // The contracts say an empty text; the source says this.
    "a removed emoji has the kind of Unicode emoji",
    ALL,
    (level) => {
      const sets: Call = [OLIVE, "POST /users/me/status", { emoji_name: "tada" }];
      const events = heard(done(server(level), sets), MEL, [OLIVE, "POST /users/me/status", { emoji_name: "" }]);
      return ofType(events, "user_status")[0]?.["reaction_type"];
    },
    "unicode_emoji",
  ],
  [
    "defaults of settings are whole",
    ALL,
    (level) =>
      ["default_language", "enable_login_emails", "enable_marketing_emails"].filter(
        (name) => !stands(register(level), `realm_user_settings_defaults.${name}`),
      ),
    [],
  ],
  ["registration has realm_is_zephyr_mirror_realm", ALL, (level) => at(register(level), "realm_is_zephyr_mirror_realm"), false],
  [
    "all ways to log in are named",
    ALL,
    (level) => {
      const methods = Object(at(body(server(level), [null, "GET /server_settings"]), "authentication_methods"));
      return ["apple", "azuread", "github", "gitlab", "google", "ldap", "openid connect", "remoteuser", "saml"].filter(
        (name) => !(name in methods),
      );
    },
    [],
  ],
  [
    "a bad limit is named",
    ALL,
    (level) => code(patchesRealm(level, { message_content_edit_limit_seconds: -5 })),
    ["REQUEST_VARIABLE_INVALID", "message_content_edit_limit_seconds"],
  ],
  ["unknown capabilities are refused", ALL, (level) => status(server(level), [MEL, "POST /register", { client_capabilities: [1] }]), 400],
  [
    "a profile field of a known kind needs no name",
    ALL,
    (level) => status(server(level), [OLIVE, "POST /realm/profile_fields", { field_type: 7, field_data: { subtype: "github" } }]),
    200,
  ],
  [
    "one subscription takes PATCH",
    ALL,
    (level) => status(server(level), [MEL, `PATCH /users/me/subscriptions/${GENERAL}`, { property: "pin_to_top", value: true }]),
    200,
  ],
  [
    "changes of a bot are sent one by one",
    ALL,
    (level) => {
      const changes = { full_name: "Other", bot_owner_id: NINA_MEMBER };
      return kinds(heard(server(level), OLIVE, [OLIVE, `PATCH /bots/${BEEP_BOT}`, changes])).filter((kind) => kind === "realm_bot/update")
        .length;
    },
    2,
  ],
  [
    "parameters of servers are known",
    ALL,
    (level) => [
      ignored(
        patchesRealm(level, { authentication_methods: { Email: true }, jitsi_server_url: "default", mandatory_topics: true, org_type: 10 }),
      ),
      ignored(body(server(level), [MEL, "POST /register", { queue_lifespan_secs: 600 }])),
      ignored(body(server(level), [MEL, `PATCH /bots/${BEEP_BOT}`, { service_interface: 1 }])),
    ],
    [undefined, undefined, undefined],
  ],
  [
    "operations without parameters say nothing of others",
    ALL,
    (level) => ignored(body(server(level), [MEL, "GET /users/me", { odd: 1 }])),
    undefined,
  ],
];

const OF_SOME: readonly Row[] = [
  [
    "GET /streams takes include_all_active",
    [372],
    (level) => ignored(body(server(level), [OLIVE, "GET /streams", { include_all_active: true }])),
    undefined,
  ],
  [
    "typing takes subject",
    [372],
    (level) => status(server(level), [MEL, "POST /typing", { op: "start", type: "stream", stream_id: GENERAL, subject: "t" }]),
    200,
  ],
  [
    "deleted channels are sent as IDs",
    [372],
    (level) =>
      Object.keys(
        Object(
          at(
            heard(server(level), MEL, [OLIVE, `DELETE /streams/${SECRET}`]).filter((e) => e["op"] === "delete"),
            "0.streams.0",
          ),
        ),
      ),
    ["stream_id"],
  ],
  [
    "administrators are notified of consent to exports",
    [372],
    (level) =>
      kinds(heard(server(level), OLIVE, [MEL, "PATCH /settings", { allow_private_data_export: true }])).includes("realm_export_consent"),
    true,
  ],
  [
    "a mismatch has no further field",
    [372],
    (level) => {
      const change = { can_mention_group: { old: 1, new: 3 } };
      return Object.keys(Object(body(server(level, { groups: [{ name: "g" }] }), [OLIVE, "PATCH /user_groups/9", change]))).sort();
    },
    ["code", "msg", "result"],
  ],
  [
    "settings of groups that came later are not described",
    [372, 247],
    (level) =>
      Object.keys(Object(at(register(level), "server_supported_permission_settings.stream"))).includes("can_delete_any_message_group"),
    false,
  ],
  [
    "deleted channels are sent whole",
    OLDER,
    (level) =>
      at(
        heard(server(level), MEL, [OLIVE, `DELETE /streams/${SECRET}`]).filter((e) => e["op"] === "delete"),
        "0.streams.0.name",
      ),
    "secret",
  ],
  ["users have is_billing_admin", OLDER, (level) => at(register(level), "realm_users.0.is_billing_admin"), false],
  [
    "registration has permissions as numbers",
    OLDER,
    (level) =>
      [
        "can_subscribe_other_users",
        "realm_upload_quota_mib",
        "realm_add_custom_emoji_policy",
        "realm_bot_creation_policy",
        "realm_delete_own_message_policy",
        "realm_edit_topic_policy",
        "realm_invite_to_realm_policy",
        "realm_invite_to_stream_policy",
        "realm_move_messages_between_streams_policy",
        "realm_private_message_policy",
        "realm_user_group_edit_policy",
      ].filter((name) => !(name in register(level))),
    [],
  ],
  [
    "the realm takes numbers as permissions",
    OLDER,
    (level) => ignored(patchesRealm(level, { create_public_stream_policy: 2, wildcard_mention_policy: 7, edit_topic_policy: 2 })),
    undefined,
  ],
  [
    "group settings are bare numbers",
    OLDER,
    (level) =>
      [{ new: 3 }, 3].map((can_remove_subscribers_group) =>
        status(server(level), [OLIVE, "PATCH /streams/1", { can_remove_subscribers_group }]),
      ),
    [400, 200],
  ],
  [
    "edits have a number of rendering",
    OLDER,
    (level) => {
      const sent = done(server(level), [MEL, "POST /messages", { type: "stream", to: "general", topic: "t", content: "one" }]);
      const events = heard(sent, MEL, [MEL, "PATCH /messages/1", { content: "other" }]);
      return ofType(events, "update_message").map((event) => event["prev_rendered_content_version"]);
    },
    [1],
  ],
  [
    "profile fields do not say who edits them",
    OLDER,
    (level) => {
      const made = done(server(level), [OLIVE, "POST /realm/profile_fields", { field_type: 1, name: "Pronouns" }]);
      return stands(body(made, [OLIVE, "GET /realm/profile_fields"]), "custom_fields.0.editable_by_user");
    },
    false,
  ],
  ["later keys are hidden", OLDER, (level) => "realm_enable_guest_user_dm_warning" in register(level), false],
  ["dense mode is there", OLDER, (level) => ignored(body(server(level), [MEL, "PATCH /settings", { dense_mode: false }])), undefined],
  [
    "deactivated users and bots are removed, reactivated ones added",
    [218],
    (level) =>
      kinds(heardOf(server(level), OLIVE, (open) => done(open, [OLIVE, `DELETE /users/${MEL_MEMBER}`]))).filter((kind) =>
        /\/remove$/.test(kind),
      ),
    ["realm_user/remove", "realm_bot/remove", "realm_user/remove"],
  ],
  [
    "registration has the former names",
    [218],
    (level) =>
      ["realm_notifications_stream_id", "realm_signup_notifications_stream_id", "default_view", "hotspots"].filter(
        (name) => !(name in register(level)),
      ),
    [],
  ],
  [
    "subscriptions have the address of the channel",
    [218],
    (level) => stands(body(server(level), [MEL, "GET /users/me/subscriptions"]), "subscriptions.0.email_address"),
    true,
  ],
  [
    "profile fields are never required",
    [218],
    (level) => {
      const made = done(server(level), [OLIVE, "POST /realm/profile_fields", { field_type: 1, name: "Pronouns" }]);
      return stands(body(made, [OLIVE, "GET /realm/profile_fields"]), "custom_fields.0.required");
    },
    false,
  ],
  ["names are not unique", [218], (level) => "realm_require_unique_names" in register(level), false],
];

it.each([...OF_ALL, ...OF_SOME].flatMap(([what, levels, seen, expected]) => levels.map((level) => [what, level, seen, expected] as const)))(
  "%s at %d is as servers publish it",
  (_what, level, seen, expected) => {
    expect(seen(level)).toEqual(expected);
  },
);
