import { describe, expect, it } from "vitest";
import { regenerateOwnApiKey } from "../../src/index";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(regenerateOwnApiKey, [{ realm: REALM, mistakes: [] }]);

describe("regenerateOwnApiKey", () => {
  it("generates a new key, and the old key is invalid immediately", () => {
    const before = everyRole();
    const { realm, response } = play(before).regenerateOwnApiKey(MEL_MEMBER, {});
    expect(response.api_key).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(realm.users.get(MEL_MEMBER - 1)?.api_key).toBe(response.api_key);
    expect(wireCall(realm, "mel@example.test", "GET", "/users/me").response.status).toBe(200);
    const again = play(realm).regenerateOwnApiKey(MEL_MEMBER, {}).response.api_key;
    expect(again).not.toBe(response.api_key);
  });

  it("keeps the queues of the account and their events", () => {
    const registered = play(everyRole()).registerQueue(MEL_MEMBER, { event_types: ["alert_words"] });
    const withEvent = registered.addAlertWords(MEL_MEMBER, { alert_words: ["fire"] }).realm;
    const { realm } = play(withEvent).regenerateOwnApiKey(MEL_MEMBER, {});
    const asked = { queue_id: registered.response.queue_id, last_event_id: -1 };
    expect(play(realm).getEvents(MEL_MEMBER, asked).response.events).toMatchObject([{ type: "alert_words" }]);
  });

  it("sends no event of a user's key, and notifies the owner and the administrators of a bot's key", () => {
    expect(eventTypes(regenerateOwnApiKey(everyRole(), MEL_MEMBER, {}))).toEqual([]);
    const outcome = regenerateOwnApiKey(everyRole(), BEEP_BOT, {});
    const { api_key } = carriedOut(outcome).response;
    const event = { type: "realm_bot", op: "update", bot: { user_id: BEEP_BOT, api_key } };
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([event]);
    expect(eventsFor(outcome, ADA_ADMIN)).toEqual([event]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  });
});
