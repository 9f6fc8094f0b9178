// Which accounts are allowed to create private and public channels.
import { describe, expect, it } from "vitest";
import { updateStream } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GENERAL, OLIVE_OWNER, SECRET } from "../support/realms";

const spectators = { settings: { enable_spectator_access: true } };

describe("the privacy of a channel", () => {
  it("is set only by users who can read it, even to the same value", () => {
    const set = (actor: number): boolean => updateStream(everyRole(), actor, { stream_id: SECRET, is_private: true }).ok;
    expect([ADA_ADMIN, OLIVE_OWNER].map(set)).toEqual([false, true]);
  });

  it("is never web-public with protected history, on old servers neither", () => {
    const params = { stream_id: GENERAL, is_web_public: true, history_public_to_subscribers: false };
    for (const feature_level of [100, 421]) {
      expect(updateStream(everyRole({ ...spectators, feature_level }), OLIVE_OWNER, params).ok).toBe(false);
    }
  });

  it("of the channel for requests to moderators stays private, with any history", () => {
    const start = everyRole();
    const realm = { ...start, settings: { ...start.settings, moderation_request_channel_id: SECRET } };
    const shared = play(realm).updateStream(OLIVE_OWNER, { stream_id: SECRET, history_public_to_subscribers: true });
    expect(shared.realm.channels.get(SECRET - 1)?.history_public_to_subscribers).toBe(true);
    expect(updateStream(realm, OLIVE_OWNER, { stream_id: SECRET, is_private: false }).ok).toBe(false);
  });
});
