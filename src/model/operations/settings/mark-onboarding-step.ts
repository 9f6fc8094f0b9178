import { onlyUsers, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { settingsForUsersOnly } from "../../rules/users/users-only";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { ONBOARDING_STEPS } from "../../../protocol/server-constants";
import { onboardingStepsOf } from "../../views/settings/onboarding-steps";
import { type Operation, operation } from "../operation";

/** What the account has been shown. */
export interface MarkOnboardingStepParams {
  /** Its name in `onboarding_steps` of registration. */
  readonly onboarding_step: string;
}

/**
 * Notes that an account has been shown one of the hints for newcomers. Hints that were seen already stay so.
 *
 * @refuses BAD_REQUEST for bots; for a hint that there is not
 * @tells the account `onboarding_steps` with what is left to show, also when nothing is new
 * @settled mark_onboarding_step_as_read
 */
export const markOnboardingStep: Operation<MarkOnboardingStepParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { onboarding_step }) => {
    const barred = settingsForUsersOnly(realm, actor);
    if (isFailure(barred)) return refused(realm, barred);
    if (!ONBOARDING_STEPS.some(({ name }) => name === onboarding_step)) {
      const names = ONBOARDING_STEPS.map(({ name }) => name).join(", ");
      return refused(realm, badRequest("onboarding_step_unknown", `onboarding_step: one of ${names} is expected.`));
    }
    const seen = new Set(realm.seen_onboarding_steps.get(actor.user_id)).add(onboarding_step);
    const next = withFields(realm, {
      seen_onboarding_steps: realm.seen_onboarding_steps.set(actor.user_id, frozen([...seen])),
    });
    const onboarding_steps = onboardingStepsOf(next, actor);
    const event = eventFor(onlyUsers([actor.user_id]), { type: "onboarding_steps", onboarding_steps });
    return accepted(transition(next, [event]), {});
  },
);
