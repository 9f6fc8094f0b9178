import { describe, expect, it } from "vitest";
import { createBot, createSimulator, deactivateUser, updateBot, updateUser } from "../../src/index";
import { FULL_NAME_MISTAKES } from "../support/account-mistakes";
import { ONE_PIXEL } from "../support/one-pixel";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
} from "../support/realms";
import { APART, spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updateBot, [
  {
    realm: REALM,
    params: { bot_id: BEEP_BOT },
    mistakes: [
      ["bots_are_for_members", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["role_unknown", "BAD_REQUEST", { params: { role: 250 } }],
      ["bot_service_invalid", "BAD_REQUEST", { params: { service_payload_url: "nonsense" } }],
      ["bot_unknown", "BAD_REQUEST", { params: { bot_id: NINA_MEMBER } }],
      ["bot_unknown", "BAD_REQUEST", { params: { bot_id: 99 } }],
      ["bot_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER, realm: at.user(BEEP_BOT, { can_create_users: true }) }],
      ...FULL_NAME_MISTAKES,
      ["bot_name_taken", "BAD_REQUEST", { params: { full_name: "Nina Member" } }],
      ["bot_name_taken", "BAD_REQUEST", { params: { full_name: " Nina Member " } }],
      ["bot_short_name_invalid", "BAD_REQUEST", { params: { short_name: "a b" } }],
      [
        "bot_short_name_taken",
        "BAD_REQUEST",
        { params: { short_name: "NEW" }, realm: (realm) => createBot(realm, MEL_MEMBER, { full_name: "Other", short_name: "new" }).realm },
      ],
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER, params: { role: 300 } }, APART],
      [
        "owner_required",
        "UNAUTHORIZED_PRINCIPAL",
        { actor: ADA_ADMIN, params: { role: 100 } },
        { actor: MEL_MEMBER, params: { role: 100 } },
      ],
      ["bot_owner_not_allowed", "BAD_REQUEST", { params: { bot_owner_id: GONE_MEMBER } }],
      ["bot_owner_not_allowed", "BAD_REQUEST", { params: { bot_owner_id: 99 } }],
      ["bot_owner_not_allowed", "BAD_REQUEST", { params: { bot_owner_id: BEEP_BOT } }],
      ["bot_channel_unknown", "BAD_REQUEST", { params: { default_events_register_stream: "nowhere" } }],
      ["bot_channel_unknown", "BAD_REQUEST", { params: { default_sending_stream: "attic" } }],
      ["bot_service_invalid", "BAD_REQUEST", { params: { service_payload_url: "https://example.test", service_interface: 3 } }],
      ["file_not_one", "BAD_REQUEST", { params: { file: null } }],
      ["picture_too_large", "BAD_REQUEST", { params: { file: { name: "me.txt", size: 5 * 1024 ** 2 + 1 } } }],
      ["file_not_a_picture", "BAD_IMAGE", { params: { file: { name: "me.txt", size: 1 } } }],
    ],
  },
]);

describe("a bot when one part of the change is refused", () => {
  const params = { bot_id: BEEP_BOT, full_name: "Boop", default_sending_stream: "nowhere", default_all_public_streams: true };

  it("changes only up to the refused part", () => {
    const outcome = updateBot(everyRole(), MEL_MEMBER, params);
    expect(eventTypes(outcome)).toEqual(["realm_user/update", "realm_bot/update"]);
    expect([outcome.ok, outcome.realm.users.get(BEEP_BOT - 1)?.full_name]).toEqual([false, "Boop"]);
  });

  it("stays unchanged for an invalid role", () => {
    const realm = everyRole({ realm: { follow: "server" } });
    expectRefusal(updateBot(realm, OLIVE_OWNER, { bot_id: BEEP_BOT, full_name: "Boop", role: 7 }), realm, "BAD_REQUEST", "role_unknown");
  });
});

describe("the owner role of a bot", () => {
  const owning = play(everyRole()).updateBot(OLIVE_OWNER, { bot_id: BEEP_BOT, role: 100 }).realm;

  it("can be removed only by owners", () => {
    const taken = { bot_id: BEEP_BOT, role: 400 };
    const outcome = updateBot(owning, ADA_ADMIN, taken);
    expect(outcome.ok ? null : outcome.error.reason).toBe("owner_required");
    expect(updateBot(owning, OLIVE_OWNER, taken).ok).toBe(true);
  });

  it("does not count the bot as an owner, so the last owner cannot leave", () => {
    for (const outcome of [
      updateUser(owning, OLIVE_OWNER, { user_id: OLIVE_OWNER, role: 400 }),
      deactivateUser(owning, OLIVE_OWNER, { user_id: OLIVE_OWNER }),
    ]) {
      expect(outcome.ok ? null : outcome.error.reason).toBe("last_owner");
    }
  });

  it("does not prevent administrators from other changes", () => {
    expect(updateBot(owning, ADA_ADMIN, { bot_id: BEEP_BOT, full_name: " Boop ", role: 100 }).ok).toBe(true);
  });
});

describe("updateBot", () => {
  it("removes blanks around the name", () => {
    const outcome = play(everyRole()).updateBot(MEL_MEMBER, { bot_id: BEEP_BOT, full_name: "  Boop " });
    expect(outcome.realm.users.get(BEEP_BOT - 1)?.full_name).toBe("Boop");
    expect(outcome.response.full_name).toBe("Boop");
  });

  it("that can create accounts is managed only by owners, and a name in another letter case is available", () => {
    const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => (user.is_bot === true ? { ...user, can_create_users: true } : user));
    const change = (actor: number): boolean => updateBot(everyRole({ users }), actor, { bot_id: BEEP_BOT, full_name: "nina member" }).ok;
    expect([MEL_MEMBER, ADA_ADMIN, OLIVE_OWNER].map(change)).toEqual([false, false, true]);
  });

  it("accepts the present name of the bot, also where names are unique", () => {
    const realm = everyRole({ settings: { require_unique_names: true } });
    expect(play(realm).updateBot(MEL_MEMBER, { bot_id: BEEP_BOT, full_name: " Beep " }).response.full_name).toBe("Beep");
  });

  it("sends no event of an unchanged owner, and none of an address for a bot without a service", () => {
    expect(eventTypes(updateBot(everyRole(), MEL_MEMBER, { bot_id: BEEP_BOT, bot_owner_id: MEL_MEMBER }))).toEqual([]);
    expect(eventTypes(updateBot(everyRole(), MEL_MEMBER, { bot_id: BEEP_BOT, service_payload_url: "https://a.test" }))).toEqual([]);
  });

  it("changes name and defaults, for its owner", () => {
    const params = { full_name: "Boop", default_sending_stream: "general", default_all_public_streams: true };
    const { response, outcome } = wireCall(everyRole(), "mel@example.test", "PATCH", `/bots/${BEEP_BOT}`, params);
    expect(response.body).toMatchObject({ result: "success", ...params, default_events_register_stream: null });
    expect(response.body).toMatchObject({
      service_interface: 1,
      service_payload_url: null,
      config_data: null,
      bot_owner: "mel@example.test",
    });
    expect(eventsFor(outcome, MEL_MEMBER).slice(1)).toEqual([
      { type: "realm_bot", op: "update", bot: { user_id: BEEP_BOT, full_name: "Boop" } },
      { type: "realm_bot", op: "update", bot: { user_id: BEEP_BOT, default_sending_stream: "general" } },
      { type: "realm_bot", op: "update", bot: { user_id: BEEP_BOT, default_all_public_streams: true } },
    ]);
    const cleared = play(outcome.realm).updateBot(MEL_MEMBER, { bot_id: BEEP_BOT, default_sending_stream: "" });
    expect(cleared.response).toMatchObject({ full_name: "Boop", default_sending_stream: null });
  });

  it("sends an event of an unchanged default, and accepts the configuration of services", () => {
    const again = updateBot(everyRole(), MEL_MEMBER, { bot_id: BEEP_BOT, default_all_public_streams: false });
    expect(eventTypes(again)).toEqual(["realm_bot/update"]);
    const params = { config_data: { a: "b" }, service_interface: 2, service_payload_url: '"https://x.test"' };
    const { response } = wireCall(everyRole(), "mel@example.test", "PATCH", `/bots/${BEEP_BOT}`, params);
    expect(response.body).toMatchObject({ ...params, service_payload_url: "https://x.test" });
  });

  it("changes the owner, and notifies the previous owner of the removal", () => {
    const outcome = updateBot(everyRole(), MEL_MEMBER, { bot_id: BEEP_BOT, bot_owner_id: NINA_MEMBER });
    expect(outcome.realm.users.get(BEEP_BOT - 1)?.bot_owner_id).toBe(NINA_MEMBER);
    const person = { type: "realm_user", op: "update", person: { user_id: BEEP_BOT, bot_owner_id: NINA_MEMBER } };
    const gone = { type: "realm_bot", op: "delete", bot: { user_id: BEEP_BOT } };
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([gone, person]);
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ op: "add", bot: { api_key: "beep-key" } }, person]);
    expect(eventsFor(outcome, ADA_ADMIN)).toMatchObject([{ op: "update", bot: { owner_id: NINA_MEMBER } }, person]);
  });

  it("can belong to a guest, and sends administrators no event of a private default channel", () => {
    expect(updateBot(everyRole(), MEL_MEMBER, { bot_id: BEEP_BOT, bot_owner_id: GRETA_GUEST }).ok).toBe(true);
    const hidden = updateBot(everyRole(), MEL_MEMBER, { bot_id: BEEP_BOT, default_sending_stream: "SECRET" });
    expect(carriedOut(hidden).response.default_sending_stream).toBe("secret");
    expect([MEL_MEMBER, ADA_ADMIN].map((id) => eventsFor(hidden, id).length)).toEqual([1, 0]);
  });

  it("changes the service of an outgoing webhook, and the configuration of a bot", () => {
    const params = { short_name: "out", full_name: "Out", bot_type: 3, payload_url: "https://a.test", interface_type: 2 };
    const made = createBot(everyRole(), MEL_MEMBER, params);
    const token = made.realm.bot_services.get(9)?.token ?? "";
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(eventsFor(made, MEL_MEMBER).at(-1)).toMatchObject({
      bot: { bot_type: 3, services: [{ base_url: "https://a.test", interface: 2, token }] },
    });
    const changed = updateBot(made.realm, MEL_MEMBER, { bot_id: 9, service_payload_url: "https://b.test", config_data: { a: "b" } });
    expect(eventsFor(changed, MEL_MEMBER)).toEqual([
      { type: "realm_bot", op: "update", bot: { user_id: 9, services: [{ base_url: "https://b.test", interface: 1, token }] } },
      { type: "realm_bot", op: "update", bot: { user_id: 9, services: [{ config_data: { a: "b" } }] } },
    ]);
    const more = updateBot(changed.realm, MEL_MEMBER, { bot_id: 9, config_data: { c: "d" } });
    expect(eventsFor(more, MEL_MEMBER)).toMatchObject([{ bot: { services: [{ config_data: { a: "b", c: "d" } }] } }]);
  });

  it("changes the role, for administrators and owners", () => {
    expect(updateBot(everyRole(), ADA_ADMIN, { bot_id: BEEP_BOT, role: 200 }).ok).toBe(true);
    const { realm } = play(everyRole()).updateBot(OLIVE_OWNER, { bot_id: BEEP_BOT, role: 100 });
    expect(realm.users.get(BEEP_BOT - 1)?.role).toBe(100);
  });
});

describe("the picture of a bot", () => {
  it("changes with the file that is sent; notifies the owner of the bot, and all accounts of the account", () => {
    const outcome = updateBot(everyRole(), MEL_MEMBER, { bot_id: BEEP_BOT, file: { name: "me.png", size: 1000 } });
    const { avatar_url } = carriedOut(outcome).response;
    expect(avatar_url).toMatch(/^\/user_avatars\/1\/[0-9a-f]{40}\.png\?version=2$/);
    expect(eventTypes(outcome)).toEqual(["realm_bot/update", "realm_user/update"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ bot: { user_id: BEEP_BOT, avatar_url } }, { person: { avatar_url } }]);
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ person: { user_id: BEEP_BOT, avatar_source: "U", avatar_url } }]);
  });

  it("is accepted only in a multipart body", async () => {
    const sim = createSimulator(EVERY_ROLE_FIXTURE);
    const headers = { authorization: `Basic ${btoa("mel@example.test:mel-key")}` };
    const changed = async (...names: string[]): Promise<{ avatar_url?: string }> => {
      const body = new FormData();
      for (const name of names) body.append(name, new Blob([ONE_PIXEL], { type: "image/png" }), `${name}.png`);
      const answer = await sim.fetch(`/api/v1/bots/${BEEP_BOT}`, { method: "PATCH", headers, body });
      return (await answer.json()) as { avatar_url?: string };
    };
    expect((await changed()).avatar_url).toContain("gravatar");
    expect(await changed("one", "two")).toMatchObject({ result: "error", code: "BAD_REQUEST" });
    expect((await changed("picture")).avatar_url).toContain("/user_avatars/");
  });
});
