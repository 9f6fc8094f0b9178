/** Servers have settings and values that no fixture can have. */
import { createRealm } from "../model/fixture/create-realm";
import type { Fixture } from "../model/fixture/fixture";
import { FixtureProblem } from "../model/fixture/fixture-basics";

type Settings = Readonly<Record<string, unknown>>;

/** Whether a realm can be created from a fixture. */
export function isFixture(fixture: Fixture): boolean {
  try {
    createRealm(fixture);
    return true;
  } catch (problem) {
    if (problem instanceof FixtureProblem) return false;
    throw problem;
  }
}

/** The settings of which each is usable alone; all of them, if they are together. */
export function usableSettings(settings: Settings, isUsable: (some: Settings) => boolean): Settings {
  if (isUsable(settings)) return settings;
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => isUsable({ [name]: value })));
}

/** The names of settings that are not among those that are usable. */
export function unusable(settings: Settings, usable: Settings): readonly string[] {
  return Object.keys(settings).filter((name) => !Object.hasOwn(usable, name));
}
