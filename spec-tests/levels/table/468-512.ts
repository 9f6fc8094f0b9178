/** The table of levels, 468 to 512. */
import { advanceClock, type Realm } from "../../../src/index";
import { withFields } from "../../../src/model/realm/change";
import { frozen } from "../../../src/model/realm/freeze";
import { play } from "../../support/play";
import { GONE_MEMBER, MEL_MEMBER, OLIVE_OWNER } from "../../support/realms";
import { at, body, type Call, done, heardOf, kinds, MEL, NINA, OLIVE, realmAt, says, status as statusOf } from "../behaviours/at-level";
import { ABSENT, answer, appears, arrives, entry, event, given, type LevelRange, registration, status, vanishes } from "./entry";

const addsLinkifier: Call = [OLIVE, "POST /realm/filters", { pattern: "#(?P<id>[0-9]+)", url_template: "https://a.test/{id}" }];
const exportsRealm: Call = [OLIVE, "POST /export/realm"];
const reacts: Call = [NINA, "POST /messages/1/reactions", { emoji_name: "tada" }];

/** The realm with a picture that Mel has uploaded, and its place. */
function withPicture(level: number): { readonly realm: Realm; readonly place: string } {
  const { realm, response } = play(realmAt(level)).uploadFile(MEL_MEMBER, { file: { name: "cat.png", size: 3 } });
  return { realm, place: String(response.uri).replace("/user_uploads/", "") };
}

/** The realm in which the profile of a deactivated account was deleted. */
function withDeletedProfile(level: number): Realm {
  const realm = realmAt(level);
  const gone = realm.users.get(GONE_MEMBER - 1);
  if (gone === undefined) return realm;
  return withFields(realm, { users: realm.users.set(GONE_MEMBER - 1, frozen({ ...gone, is_deleted: true as const })) });
}

export const LEVELS_468_TO_512: LevelRange = {
  from: 468,
  to: 512,
  entries: [
    arrives(468, [MEL, "POST /register_client_device"]),
    appears(468, "registration: devices", registration("devices")),
    vanishes(468, "registration: push_devices", registration("push_devices")),
    appears(469, "registration: realm_media_preview_size", registration("realm_media_preview_size")),
    arrives(470, [MEL, "POST /remove_client_device", { device_id: 1 }], [MEL, "POST /register_client_device"]),
    entry(
      471,
      "linkifiers: example_input, reverse_template",
      answer("linkifiers.0.example_input", addsLinkifier, [MEL, "GET /realm/linkifiers"]),
      undefined,
      null,
    ),
    entry(
      472,
      "attachments: message_ids instead of messages",
      (level) => {
        const { realm, place } = withPicture(level);
        const files = body(done(realm, says("t", `[cat](/user_uploads/${place})`)), [MEL, "GET /attachments"]);
        return [at(files, "attachments.0.message_ids"), at(files, "attachments.0.messages.0.id")];
      },
      [undefined, 1],
      [[1], undefined],
    ),
    entry(475, "the first login of an imported account: date_joined", loggedIn(OLIVE, "date_joined"), ABSENT, "2026-01-01T00:00+00:00"),
    appears(477, "registration: realm_workplace_users_group", registration("realm_workplace_users_group")),
    entry(
      478,
      "linkifiers: alternative_url_templates",
      answer("linkifiers.0.alternative_url_templates", addsLinkifier, [MEL, "GET /realm/linkifiers"]),
      undefined,
      [],
    ),
    entry(
      479,
      "GET /thumbnail/status/{realm_id_str}/{filename}",
      (level) => {
        const { realm: uploaded, place } = withPicture(level);
        const { realm } = advanceClock(uploaded, { seconds: 1 });
        const asks: Call = [MEL, `GET /thumbnail/status/${place}`];
        return [statusOf(realm, asks), at(body(realm, asks), "has_thumbnail")];
      },
      [404, undefined],
      [200, true],
    ),
    vanishes(484, "event reaction: user", event(MEL, reacts, "reaction", "user", says())),
    entry(
      485,
      "registration: url_options of webhooks have input_type instead of validator",
      (level) => optionNames(body(realmAt(level), [OLIVE, "POST /register"])),
      ["key", "label", "validator"],
      ["input_type", "key", "label"],
    ),
    entry(
      490,
      "users: is_deleted",
      (level) => at(body(withDeletedProfile(level), [OLIVE, `GET /users/${GONE_MEMBER}`]), "user.is_deleted"),
      undefined,
      true,
    ),
    entry(
      491,
      "event realm_emoji: one emoji for clients with the capability",
      emojiEvents(true),
      ["realm_emoji/update"],
      ["realm_emoji/add"],
    ),
    appears(493, "registration: has_webex_token", registration("has_webex_token")),
    entry(493, "POST /calls/webex/create", status([MEL, "POST /calls/webex/create"]), 404, 400),
    entry(
      499,
      "exports: export_from_prior_server",
      answer("exports.0.export_from_prior_server", exportsRealm, [OLIVE, "GET /export/realm"]),
      undefined,
      false,
    ),
    appears(507, "channels: default_push_notifications", answer("streams.0.default_push_notifications", [MEL, "GET /streams"])),
    entry(
      508,
      "POST /messages: message_url, message_link",
      (level) => ["message_url", "message_link"].map((name) => at(body(realmAt(level), says("t u")), name)),
      [undefined, undefined],
      [
        "https://chat.example.test/#narrow/channel/1-general/topic/t.20u/near/1",
        "[#general > t u @ 💬](https://chat.example.test/#narrow/channel/1-general/topic/t.20u/near/1)",
      ],
    ),
    entry(
      512,
      "PATCH /users/me/subscriptions",
      status([MEL, "PATCH /users/me/subscriptions", { add: [{ name: "open to all" }] }]),
      200,
      405,
    ),
  ],
  without: { unknown: [486, 488, 495], mark: [498, 501, 502], before: [504, 506] },
};

/** What an account receives of the first login of Mel, who came by an import. */
function loggedIn(who: string, aspect: string) {
  const stub = given({
    users: [
      { email: OLIVE, role: 100, api_key: "olive-key" },
      { email: MEL, password: "secret", is_imported_stub: true, date_joined: "2020-01-01T00:00:00Z" },
    ],
    channels: [],
  });
  const events = stub.heardBy(who, {}, [null, "POST /fetch_api_key", { username: MEL, password: "secret" }]);
  return (level: number): unknown => {
    const found = Object.values(Object(events(level))).find((one) => at(one, `person.${aspect}`) !== undefined);
    return at(found, `person.${aspect}`);
  };
}

/** The events that a client gets of a new emoji, with or without the capability. */
function emojiEvents(individual_emoji_changes: boolean) {
  const adds = (realm: Realm): Realm =>
    play(realm).uploadCustomEmoji(OLIVE_OWNER, { emoji_name: "cat", file: { name: "cat.png", size: 3 } }).realm;
  return (level: number): unknown => kinds(heardOf(realmAt(level), MEL, adds, { individual_emoji_changes }));
}

/** The names of the fields of the first option in the address of a webhook. */
function optionNames(registered: unknown): readonly string[] {
  const services: readonly { readonly url_options: readonly object[] }[] = Object(at(registered, "realm_incoming_webhook_bots"));
  return Object.keys(services.find(({ url_options }) => url_options.length > 0)?.url_options[0] ?? {}).sort();
}
