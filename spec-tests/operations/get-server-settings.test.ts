import { expect, it, test } from "vitest";
import { createSimulator, getServerSettings } from "../../src/index";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, everyRole } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(getServerSettings, [{ realm: REALM, mistakes: [] }]);

it("returns versions, ways to log in, and the name of the realm", () => {
  expect(play(everyRole({ server: { push_service: false } })).getServerSettings(1).response).toMatchObject({
    zulip_feature_level: 421,
    zulip_version: "11.0",
    zulip_merge_base: "11.0",
    push_notifications_enabled: false,
    realm_url: "https://chat.example.test",
    realm_uri: "https://chat.example.test",
    is_incompatible: false,
    authentication_methods: { password: true, ldap: false, "openid connect": false },
    realm_web_public_access_enabled: false,
  });
});

it("returns the description of the realm as HTML, and a default text without a description", () => {
  const described = (description: string) => play(everyRole({ realm: { description } })).getServerSettings(1).response;
  expect(described("For *us*")).toMatchObject({ realm_description: "<p>For <em>us</em></p>" });
  expect(described("")).toMatchObject({ realm_description: "<p>The coolest place in the universe.</p>" });
});

it("announces spectators where server and realm allow them", () => {
  const open = everyRole({ settings: { enable_spectator_access: true } });
  expect(play(open).getServerSettings(1).response).toMatchObject({ realm_web_public_access_enabled: true });
  const closed = everyRole({ settings: { enable_spectator_access: true }, server: { WEB_PUBLIC_STREAMS_ENABLED: false } });
  for (const realm of [closed, everyRole()]) {
    expect(play(realm).getServerSettings(1).response).toMatchObject({ realm_web_public_access_enabled: false });
  }
});

it("answers without credentials, and with wrong ones", async () => {
  const sim = createSimulator(EVERY_ROLE_FIXTURE);
  for (const headers of [{}, { authorization: `Basic ${btoa("olive@example.test:wrong")}` }, { authorization: "zzz" }]) {
    expect((await sim.fetch("/api/v1/server_settings", { headers })).status).toBe(200);
  }
});

test.each([
  [24, "2.1"],
  [25, "3.0"],
  [64, "3.1"],
  [65, "4.0"],
  [121, "4.0"],
  [122, "5.0"],
])("at level %i the release is %s", (feature_level, release) => {
  const { zulip_version } = play(everyRole({ feature_level })).getServerSettings(1).response;
  expect(zulip_version).toBe(release);
});

test.each([
  ["by default", {}, true],
  ["where the push service has not confirmed the realm", { server: { push_notifications_enabled: false } }, false],
  ["without a push service", { server: { push_service: false, push_notifications_enabled: true } }, false],
  ["where a server follows the recorded ones", { realm: { follow: "server" as const }, server: { push_service: true } }, false],
])("pushes are enabled %s, or not", (_where, fixture, enabled) => {
  const realm = everyRole(fixture);
  expect(play(realm).getServerSettings(1).response.push_notifications_enabled).toBe(enabled);
  const registered = play(realm).registerQueue(1, { fetch_event_types: ["realm"] }).response;
  expect(registered.realm_push_notifications_enabled).toBe(enabled);
});

test("notices of channel events are off in a new realm, whatever it follows", () => {
  const [own, server] = (["documented", "server"] as const).map((follow) => everyRole({ feature_level: 442, realm: { follow } }));
  expect([own?.settings.send_channel_events_messages, server?.settings.send_channel_events_messages]).toEqual([false, false]);
  const on = everyRole({ realm: { follow: "server" }, settings: { send_channel_events_messages: true } });
  expect(on.settings.send_channel_events_messages).toBe(true);
});
