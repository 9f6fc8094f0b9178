import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { settingsForUsersOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { onboardingStepNames, onboardingStepsOf } from "../../views/personal-items";
import { operation } from "../operation";

/** Records that the actor has seen an onboarding step. A step that was already seen is a success. */
export const markOnboardingStep = operation(
  () => ({
    id: "mark-onboarding-step",
    method: "POST",
    path: "/users/me/onboarding_steps",
    since: 233,
    parameters: {
      /** The name of the step, as in `onboarding_steps` of registration. */
      onboarding_step: required(text),
    },
    answer: {},
    refusals: ["bots_have_no_settings", "onboarding_step_unknown"],
    events: ["onboarding_steps"],
    example: (pick) => ({
      onboarding_step: pick.one(["intro_resolve_topic", "navigation_tour_video", "nonsense"]),
    }),
    weight: 1,
  }),
  (realm, actor, { onboarding_step }) => {
    const known = onboardingStepNames(realm);
    if (!known.includes(onboarding_step)) {
      const names = known.join(", ");
      return badRequest("onboarding_step_unknown", `onboarding_step: one of ${names} is expected.`);
    }
    const seen = new Set(realm.seen_onboarding_steps.get(actor.user_id)).add(onboarding_step);
    const next = withFields(realm, {
      seen_onboarding_steps: realm.seen_onboarding_steps.set(actor.user_id, frozen([...seen])),
    });
    const onboarding_steps = onboardingStepsOf(next, actor);
    const event = eventFor(onlyUsers([actor.user_id]), { type: "onboarding_steps", onboarding_steps });
    return accepted(transition(next, [event]), {});
  },
  { accessDenied: settingsForUsersOnly },
);
