/** Which differences the law of events lets pass, since no event tells of them, and which it does not. */
import { describe, expect, test } from "vitest";
import type { ClientState } from "../../src/client-state";
import { channelById } from "../../src/rules/channels/channel-access";
import { lawRealm } from "../support/law-realm";
import { GENERAL, MEL_MEMBER, NINA_MEMBER, SECRET } from "../support/realms";
import { isToldByNone, type Listening, nothingHappened } from "../support/told-by-none";

const realm = lawRealm();
const GONE = 30;

/** A client that keeps a star of a message that is gone. */
function listening(userId: number, isGuest: boolean, streamId?: number): Listening {
  const channel = channelById(realm, streamId ?? -1);
  return {
    userId,
    isGuest,
    isBot: false,
    level: 421,
    can: {},
    revived: new Set<number>(),
    kept: { starred: [GONE] } as ClientState,
    told: { starred: [] as readonly number[] } as ClientState,
    happened: { ...nothingHappened(realm), deleted: new Map(channel === undefined ? [] : [[GONE, channel]]) },
  };
}

const star = { path: "starred.0", one: GONE, other: undefined };
const OUTSIDER = 99;

describe("a star on a message that was deleted", () => {
  test.each([
    ["a guest who has left the channel", OUTSIDER, true, GENERAL, true],
    ["a guest in the channel", NINA_MEMBER, true, GENERAL, false],
    ["a member who has left a public channel", OUTSIDER, false, GENERAL, false],
    ["a member who has left a private channel", OUTSIDER, false, SECRET, true],
    ["a member of that channel", MEL_MEMBER, false, SECRET, false],
    ["somebody, of a message that is still there", OUTSIDER, true, undefined, false],
  ])("stays with %s: account %i, guest %j, channel %s: %j", (_who, userId, isGuest, streamId, stays) => {
    expect(isToldByNone(star, listening(userId, isGuest, streamId))).toBe(stays);
  });

  test("stays where the star was told after the deletion", () => {
    const late = { ...listening(NINA_MEMBER, false, GENERAL), revived: new Set([GONE]) };
    expect(isToldByNone(star, late)).toBe(true);
  });
});
