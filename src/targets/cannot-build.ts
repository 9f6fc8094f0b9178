/** The parts of a fixture that ordinary requests cannot build. */
import type { Fixture } from "../model/fixture/fixture";

/** Parts of a fixture that requests cannot build; `now` and `seed` are taken from the server. */
const BEYOND_REQUESTS = ["server", "faults"] as const;

/** Why a fixture cannot be built by requests, whatever the credentials are. */
export function cannotBuild(fixture: Fixture, level: number): string | undefined {
  const part = BEYOND_REQUESTS.find((name) => fixture[name] !== undefined);
  if (part !== undefined) return `the fixture's \`${part}\` cannot be set by requests`;
  const { feature_level } = fixture;
  if (feature_level !== undefined && feature_level !== level) {
    return `the fixture is for feature level ${feature_level}, and the server has ${level}`;
  }
  if ((fixture.users ?? []).some((user) => user.is_active === false)) return "a deactivated account cannot be built";
  if ((fixture.users ?? []).some((user) => user.date_joined !== undefined)) {
    return "the time at which an account joined cannot be built";
  }
  if ((fixture.messages ?? []).some(({ sent }) => sent !== undefined)) return "past messages cannot be built";
  return undefined;
}
