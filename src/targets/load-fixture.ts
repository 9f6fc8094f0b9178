/** Builds the realm of a scenario's fixture before anything is played, or finds what is wrong with the fixture. */
import { parsePath, type PathPart } from "../matching/json-value";
import type { IdOf } from "../matching/values";
import { createRealm } from "../model/fixture/create-realm";
import type { Fixture } from "../model/fixture/fixture";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import type { Realm } from "../model/realm/realm";
import { checkedFaultPlan } from "../simulator/faults/check-fault-plan";

/** What is wrong with a fixture, with its path in the fixture. */
export interface FixtureMistake {
  readonly path: readonly PathPart[];
  readonly sentence: string;
}

const PLACE_AND_SENTENCE = /^(.*?): (.*)$/su;

/** The realm of a fixture, or the first mistake in it. */
export function loadFixture(fixture: Fixture): Realm | FixtureMistake {
  const built = attempt(() => {
    const realm = createRealm(fixture);
    checkedFaultPlan(fixture.faults ?? {}, realm, "faults");
    return realm;
  });
  return "message" in built ? mistakeOf(built.message, "fixture") : built.value;
}

/** The mistake in a fault plan; `undefined` for a usable one. */
export function faultPlanMistake(plan: unknown, realm: Realm): FixtureMistake | undefined {
  const checked = attempt(() => checkedFaultPlan(plan, realm, "plan"));
  if (!("message" in checked)) return undefined;
  const { path, sentence } = mistakeOf(checked.message, "plan");
  return { path: path[0] === "plan" ? path.slice(1) : path, sentence: sentence.replace(/^plan\./u, "") };
}

function attempt<Value>(work: () => Value): { readonly value: Value } | { readonly message: string } {
  try {
    return { value: work() };
  } catch (problem) {
    if (problem instanceof FixtureProblem) return { message: problem.message };
    throw problem;
  }
}

/** The message begins with the path in the fixture; the root has a name of its own. */
function mistakeOf(message: string, root: string): FixtureMistake {
  const [, place = "", sentence = message] = PLACE_AND_SENTENCE.exec(message) ?? [];
  const path = place === root ? [] : (parsePath(place) ?? []);
  return { path, sentence: path.length === 0 ? message : `${place}: ${sentence}` };
}

/** The IDs that a realm has for the things of its fixture, by name. */
export function fixtureIds(realm: Realm): IdOf {
  return ({ kind, name }) => {
    switch (kind) {
      case "user":
        return realm.user_ids_by_email.get(name.toLowerCase());
      case "channel":
        return realm.channel_ids_by_name.get(name.toLowerCase());
      case "group":
        return [...realm.user_groups].find((group) => group?.name === name)?.id;
      case "folder":
        return realm.channel_folders.find((folder) => folder.name === name)?.id;
      case "message": {
        const number = Number(name);
        return Number.isInteger(number) && number >= 1 && number <= realm.messages.size ? number : undefined;
      }
    }
  };
}

export function namesOf(realm: Realm, kind: Parameters<IdOf>[0]["kind"]): readonly string[] {
  switch (kind) {
    case "user":
      return [...realm.users].map(({ delivery_email }) => delivery_email);
    case "channel":
      return [...realm.channels].map(({ name }) => name);
    case "group":
      return [...realm.user_groups].flatMap((group) => (group === null ? [] : [group.name]));
    case "folder":
      return realm.channel_folders.map(({ name }) => name);
    case "message":
      return [...realm.messages].map((_, place) => String(place + 1));
  }
}
