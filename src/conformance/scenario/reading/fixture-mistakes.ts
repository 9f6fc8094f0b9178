/** Finds what is wrong with the fixture of a scenario before anything is played. */

import { createRealm } from "../../../model/fixture/create-realm";
import type { Fixture } from "../../../model/fixture/fixture";
import { FixtureProblem } from "../../../model/fixture/fixture-problem";
import { checkedFaultPlan } from "../../../simulator/faults/check-fault-plan";
import { parsePath } from "../matching/value-path";
import type { FixtureMistake } from "./check-scenario";

const PLACE_AND_SENTENCE = /^(.*?): (.*)$/su;

/** Makes a realm of the fixture and gives the mistake that makes it unusable, with its place; none for a usable one. */
export function fixtureMistakes(fixture: Fixture): readonly FixtureMistake[] {
  try {
    const realm = createRealm(fixture);
    checkedFaultPlan(fixture.faults ?? {}, realm, "faults");
    return [];
  } catch (problem) {
    if (problem instanceof FixtureProblem) {
      return [mistakeOf(problem.message)];
    }
    throw problem;
  }
}

/** The message begins with the path in the fixture; the name `fixture` stands for its root. */
function mistakeOf(message: string): FixtureMistake {
  const [, place = "", sentence = message] = PLACE_AND_SENTENCE.exec(message) ?? [];
  const path = place === "fixture" ? [] : (parsePath(place) ?? []);
  return { path, sentence: path.length === 0 ? message : `${place}: ${sentence}` };
}
