// Hints for new users.
import { describe, expect, it } from "vitest";
import { markOnboardingStep, type Realm } from "../../src/index";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(markOnboardingStep, [
  {
    realm: REALM,
    mistakes: [
      ["bots_have_no_settings", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["onboarding_step_unknown", "BAD_REQUEST", { params: { onboarding_step: "toString" } }],
    ],
  },
]);

const names = (realm: Realm, actor: number): string[] =>
  (play(realm).registerQueue(actor, {}).response.onboarding_steps ?? []).map(({ name }) => name);

describe("markOnboardingStep", () => {
  it("removes one hint from those that the account has still to see, and notifies only the account", () => {
    const before = names(everyRole(), MEL_MEMBER);
    const outcome = markOnboardingStep(everyRole(), GRETA_GUEST, { onboarding_step: "intro_resolve_topic" });
    const left = before.filter((name) => name !== "intro_resolve_topic");
    expect(left).toHaveLength(before.length - 1);
    expect(names(outcome.realm, GRETA_GUEST)).toEqual(left);
    expect(names(outcome.realm, MEL_MEMBER)).toEqual(before);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([]);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([
      { type: "onboarding_steps", onboarding_steps: left.map((name) => ({ name, type: expect.stringMatching(/^one_time_/) })) },
    ]);
  });

  it("sends the same event again for a seen hint", () => {
    const once = markOnboardingStep(everyRole(), MEL_MEMBER, { onboarding_step: "intro_resolve_topic" });
    const twice = markOnboardingStep(once.realm, MEL_MEMBER, { onboarding_step: "intro_resolve_topic" });
    expect(eventsFor(twice, MEL_MEMBER)).toEqual(eventsFor(once, MEL_MEMBER));
    expect(once.realm.seen_onboarding_steps.get(MEL_MEMBER)).toEqual(["intro_resolve_topic"]);
  });
});
