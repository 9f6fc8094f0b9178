import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { OnboardingStepView } from "../../../protocol/records/personal-items";
import { ONBOARDING_STEPS } from "../../../protocol/server-constants";

/** The hints for newcomers that an account has not been shown yet. */
export function onboardingStepsOf(realm: Realm, user: User): readonly OnboardingStepView[] {
  const seen = realm.seen_onboarding_steps.get(user.user_id) ?? [];
  return ONBOARDING_STEPS.filter(({ name }) => !seen.includes(name));
}
