/** Events: the feature level from which the client of a queue gets the newer form, by its capabilities. */
import { expect, test } from "vitest";
import * as interfaceOf from "../../src/index";
import { archiveStream, type Outcome, type Realm, registerQueue } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, GONE_MEMBER, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

type Params = Parameters<typeof registerQueue>[2];

/** The events of Mel's client after a call at a feature level. */
function heardAt(feature_level: number, act: (realm: Realm) => Outcome, params: Params): readonly Readonly<Record<string, unknown>>[] {
  const registered = play({ ...everyRole(), feature_level }).registerQueue(MEL_MEMBER, params);
  const { queue_id } = registered.response;
  const { realm } = carriedOut(act(registered.realm));
  return play(realm)
    .getEvents(MEL_MEMBER, { queue_id, last_event_id: -1 })
    .response.events.map((event) => ({ ...event }));
}

test("archived channels stay for clients that support them since level 378", () => {
  const archive = (realm: Realm): Outcome => archiveStream(realm, OLIVE_OWNER, { stream_id: GENERAL });
  const knows = { client_capabilities: { notification_settings_null: false, archived_channels: true }, event_types: ["stream"] };
  expect([377, 378].map((level) => heardAt(level, archive, knows)[0]?.["op"])).toEqual(["delete", "update"]);
});

test("presence is simple for clients with that capability since level 419", () => {
  const appear = (realm: Realm): Outcome => interfaceOf.updatePresence(realm, NINA_MEMBER, { status: "active" });
  const knows = { client_capabilities: { notification_settings_null: false, simplified_presence_events: true }, event_types: ["presence"] };
  expect(heardAt(418, appear, knows)).toMatchObject([{ user_id: NINA_MEMBER, presence: { website: {} } }]);
  expect(heardAt(419, appear, knows)).toMatchObject([{ presences: { [NINA_MEMBER]: {} } }]);
});

test("the older events of settings are not sent since level 439", () => {
  const change = (realm: Realm): Outcome => interfaceOf.updateSettings(realm, MEL_MEMBER, { high_contrast_mode: true });
  const types = (level: number): unknown[] => heardAt(level, change, {}).map(({ type }) => type);
  expect([438, 439].map(types)).toEqual([["user_settings", "update_display_settings"], ["user_settings"]]);
});

test("events contain real addresses since level 163", () => {
  const show = (realm: Realm): Outcome => interfaceOf.updateSettings(realm, NINA_MEMBER, { email_address_visibility: 3 });
  const hasAddress = (level: number): boolean =>
    JSON.stringify(heardAt(level, show, { event_types: ["realm_user"] })).includes("delivery_email");
  expect([162, 163].map(hasAddress)).toEqual([false, true]);
});

test("below level 222 reactivated users are added again, with their picture, and new users are sent in every form", () => {
  const back = (realm: Realm): Outcome => interfaceOf.reactivateUser(realm, OLIVE_OWNER, { user_id: GONE_MEMBER });
  const [event] = heardAt(221, back, { event_types: ["realm_user"] });
  expect(event).toMatchObject({ op: "add", person: { user_id: GONE_MEMBER, avatar_url: expect.stringMatching(/^https:/) } });
  const bot = { full_name: "Boop", short_name: "boop" };
  const [added] = heardAt(162, (realm) => interfaceOf.createBot(realm, NINA_MEMBER, bot), { event_types: ["realm_user"] });
  expect(added).toMatchObject({ op: "add", person: { full_name: "Boop" } });
});
