import { describe, expect, it } from "vitest";
import { createBot } from "../../src/index";
import { FULL_NAME_MISTAKES } from "../support/account-mistakes";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM, setting } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const NEW_BOT = { full_name: "New Bot", short_name: "new" };
const DENIED = "role:nobody";

spec(createBot, [
  {
    realm: REALM,
    params: NEW_BOT,
    mistakes: [
      ["bots_are_for_members", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["bots_are_for_members", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bot_service_invalid", "BAD_REQUEST", { params: { payload_url: "nonsense" } }],
      ...FULL_NAME_MISTAKES,
      ["bot_short_name_invalid", "BAD_REQUEST", { params: { short_name: "a b" } }],
      [
        "bot_short_name_taken",
        "BAD_REQUEST",
        { realm: (realm) => createBot(realm, MEL_MEMBER, { full_name: "Other", short_name: "new" }).realm, params: { short_name: "NEW" } },
      ],
      ["bot_name_taken", "BAD_REQUEST", { params: { full_name: "Beep" } }],
      [
        "bot_creation_not_allowed",
        "BAD_REQUEST",
        { realm: setting({ can_create_bots_group: DENIED, can_create_write_only_bots_group: DENIED }) },
      ],
      ["bot_type_unknown", "BAD_REQUEST", { params: { bot_type: 9 } }],
      ["bot_service_invalid", "BAD_REQUEST", { params: { interface_type: 3 } }],
      ["bot_channel_unknown", "BAD_REQUEST", { params: { default_sending_stream: "nowhere" } }],
      ["bot_channel_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { default_events_register_stream: "secret" } }],
      ["bot_service_unknown", "BAD_REQUEST", { params: { bot_type: 2, service_name: "airbrake" } }],
      ["bot_config_incomplete", "BAD_REQUEST", { params: { bot_type: 2, service_name: "github", config_data: {} } }],
      ["file_not_one", "BAD_REQUEST", { params: { file: null } }],
      ["picture_too_large", "BAD_REQUEST", { params: { file: { name: "me.txt", size: 5 * 1024 ** 2 + 1 } } }],
      ["file_not_a_picture", "BAD_IMAGE", { params: { file: { name: "me.txt", size: 1 } } }],
    ],
  },
]);

const NEW = { short_name: "ping", full_name: "Ping" };
const NEW_ID = 9;

it("createBot refuses an actor who is not allowed to create bots of the type; webhooks have their own permission", () => {
  const strict = everyRole({ settings: { can_create_bots_group: "role:administrators" } });
  expectRefusal(createBot(strict, MEL_MEMBER, NEW), strict, "BAD_REQUEST", "bot_creation_not_allowed");
  expect(createBot(strict, MEL_MEMBER, { ...NEW, bot_type: 2 }).ok).toBe(true);
  const stricter = everyRole({
    settings: { can_create_bots_group: "role:nobody", can_create_write_only_bots_group: "role:nobody" },
  });
  expectRefusal(createBot(stricter, ADA_ADMIN, { ...NEW, bot_type: 2 }), stricter, "BAD_REQUEST", "bot_creation_not_allowed");
});

describe("createBot", () => {
  it("removes blanks around both names", () => {
    const { realm } = play(everyRole()).createBot(MEL_MEMBER, { short_name: " PING ", full_name: "  Ping " });
    expect(realm.users.get(NEW_ID - 1)).toMatchObject({ full_name: "Ping", delivery_email: "PING-bot@chat.example.test" });
  });

  it("creates a bot of the actor, with a key that works", () => {
    const params = { ...NEW, default_sending_stream: "general" };
    const { response, outcome } = wireCall(everyRole(), "mel@example.test", "POST", "/bots", params);
    expect(response.body).toEqual({
      result: "success",
      msg: "",
      user_id: NEW_ID,
      api_key: outcome.realm.users.get(NEW_ID - 1)?.api_key,
      avatar_url: expect.stringContaining("avatar"),
      default_sending_stream: "general",
      default_events_register_stream: null,
      default_all_public_streams: false,
    });
    expect(outcome.realm.bot_services.size).toBe(0);
    const { body } = wireCall(outcome.realm, "ping-bot@chat.example.test", "GET", "/users/me").response;
    expect(body).toMatchObject({ user_id: NEW_ID, is_bot: true, bot_type: 1, bot_owner_id: MEL_MEMBER, role: 400 });
  });

  it("stores the picture that is sent with it, which all accounts see from the start", () => {
    const outcome = createBot(everyRole(), MEL_MEMBER, { ...NEW, file: { name: "me.png", size: 1000 } });
    const { avatar_url } = carriedOut(outcome).response;
    expect(avatar_url).toMatch(/^\/user_avatars\/1\/[0-9a-f]{40}\.png\?version=1$/);
    expect(eventsFor(outcome, NINA_MEMBER)[0]).toMatchObject({ type: "realm_user", op: "add", person: { avatar_url } });
    expect(eventsFor(outcome, MEL_MEMBER).at(-1)).toMatchObject({ type: "realm_bot", op: "add", bot: { avatar_url } });
  });

  it("notifies all accounts of the bot, but only its owner and administrators of its key", () => {
    const outcome = createBot(everyRole(), MEL_MEMBER, NEW);
    expect(eventTypes(outcome)).toEqual(["realm_user/add", "user_group/add_members", "user_group/add_members", "realm_bot/add"]);
    const bots = (userId: number): unknown[] => eventsFor(outcome, userId).filter((event) => event["type"] === "realm_bot");
    expect(bots(MEL_MEMBER)).toMatchObject([{ bot: { user_id: NEW_ID, owner_id: MEL_MEMBER } }]);
    expect(bots(ADA_ADMIN)).toHaveLength(1);
    expect(bots(NINA_MEMBER)).toHaveLength(0);
  });
});

it.each([
  ["https://chat.example.test", "helper-bot@chat.example.test"],
  ["http://127.0.0.1:9991", "helper-bot@example.test"],
  ["http://localhost:9991", "helper-bot@example.test"],
])("the address of a bot in a realm at %s is %s, which registrations announce", (url, email) => {
  const realm = everyRole({ realm: { url } });
  const made = play(realm).createBot(MEL_MEMBER, { full_name: "Helper", short_name: "helper" }).realm;
  expect([...made.users].at(-1)?.delivery_email).toBe(email);
  const { realm_bot_domain } = play(realm).registerQueue(MEL_MEMBER, { fetch_event_types: ["realm"] }).response;
  expect(realm_bot_domain).toBe(email.split("@")[1]);
});
