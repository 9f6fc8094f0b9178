/**
 * A fixture from a realm gives the same realm: for the parts that a fixture has and the account is shown, up to names
 * and IDs. And from that realm comes the same fixture again.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fixture, stepSequence, takeStep } from "../../src/arbitraries";
import { createRealm, type Realm } from "../../src/index";
import { likeOwnRealm } from "../../src/own-realm/own-realm";
import { LIMITS } from "../../src/protocol/limits";
import { forAllAsync } from "../support/for-all";
import { propertyRuns } from "../support/property-runs";
import { read } from "./in-memory";
import { hiddenPeople, picture } from "./picture";

const level = fc.constantFrom(LIMITS.NEWEST_FEATURE_LEVEL, LIMITS.NEWEST_FEATURE_LEVEL, LIMITS.DEFAULT_FEATURE_LEVEL, 372, 247);

const realms = fc.record({ given: fixture(), level, steps: stepSequence({ actors: [1, 1, 2, 3], maxLength: 40 }), account: fc.nat() });

test("a fixture from a realm gives the same realm for what the account is shown, and again the same fixture", async () => {
  await forAllAsync([realms], propertyRuns(400, 560), async ({ given, level: feature_level, steps, account }) => {
    const realm = steps.reduce((before, step, place) => takeStep(before, step, place).realm, createRealm({ ...given, feature_level }));
    const active = [...realm.users].filter((user) => user.is_active && !user.is_bot);
    const email = active[account % active.length]?.delivery_email;
    fc.pre(email !== undefined && !isDeactivated(realm));
    if (email === undefined) return;
    const first = await read(realm, email);
    const like = likeOwnRealm(first.realm);
    expect(first.refused).toEqual([]);
    const second = await read(createRealm(like.fixture), like.email ?? "");
    expect(picture(second.realm, hiddenPeople(first.realm))).toEqual(picture(first.realm));
    const { fixture: again } = likeOwnRealm(second.realm);
    expect({ ...again, now: 0 }).toEqual({ ...like.fixture, now: 0 });
  });
});

function isDeactivated(realm: Realm): boolean {
  return realm.profile.is_deactivated === true;
}
