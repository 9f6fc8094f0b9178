/** The smallest case of a class as a scenario: what was asked, and what the left side answered. */
import { expectationOf } from "../exchanges/traffic-scenario";
import { expectedValue, type Things } from "../exchanges/written-values";
import { isJsonObject } from "../matching/json-value";
import { asJson } from "../matching/repair";
import type { CallStep, EventsStep, Scenario, Step } from "../matching/scenario";
import type { Fixture } from "../model/fixture/fixture";
import { className, type Found } from "./differences";
import type { Played, PlayedAct } from "./play";

/**
 * The scenario of a case. It passes on the left side. On the right one it fails, except where only a time or another value
 * differs that a scenario expects by its type.
 */
export function caseScenario(played: Played, found: Found, fixture: Fixture, things: Things): Scenario {
  const last = played.acts.at(-1);
  const steps = played.acts.flatMap((one) => [
    ...stepsOf(one, found, one === last, things),
    ...eventsSteps(one, found, one === last, things),
  ]);
  const name = className(found);
  return {
    name,
    purpose: `Two servers differ for the same requests: ${name}.`,
    tags: ["compare"],
    fixture,
    steps: withoutUnused(found.what === "broken" ? [...steps, ANY_ANSWER] : steps),
  };
}

function stepsOf({ act, left }: PlayedAct, found: Found, isLast: boolean, things: Things): readonly Step[] {
  if (act.kind === "clock") return [{ clock: { advance: { seconds: act.seconds } } }];
  const { body, status } = left ?? {};
  const differs = isLast && found.queue_of === undefined;
  if (act.kind === "call") {
    const isRegistration = differs && act.step.call === REGISTER;
    const expected = isRegistration ? keyOf(found, body, things) : expectationOf(act.step.call, body, things);
    const shown = differs && found.what === "status" && status !== undefined ? { status } : {};
    return [{ ...act.step, ...shown, expect: asJson(expected) }];
  }
  const isListening = act.kind === "listen";
  const step: CallStep = {
    call: REGISTER,
    as: act.as,
    with: act.parameters,
    expect: asJson(differs ? keyOf(found, body, things) : { queue_id: { $string: true } }),
    ...(isListening ? { save: { [queueName(act.as)]: "queue_id" } } : {}),
  };
  return [step];
}

const REGISTER = "register-queue";

/** A server that answers at all passes it. */
const ANY_ANSWER: CallStep = { call: "get-server-settings", as: null, expect: { result: "success" } };

/** Of a registration, the key that differs is expected; the rest is too long for a file. */
function keyOf({ where }: Found, body: unknown, things: Things): unknown {
  const [key = ""] = where.split(".");
  if (!isJsonObject(body) || key === "") return expectationOf(REGISTER, body, things);
  return { [key]: Object.hasOwn(body, key) ? expectedValue(key, body[key], things) : { $absent: true } };
}

function queueName(email: string): string {
  return `queue_of_${email.replace(/@.*/u, "").replace(/\W/gu, "_")}`;
}

/** The events of the queue that differs. */
function eventsSteps(
  { events }: PlayedAct,
  { queue_of }: Found,
  isLast: boolean,
  things: Things,
): readonly EventsStep[] {
  const received = queue_of === undefined ? undefined : events?.[queue_of];
  if (queue_of === undefined || received == null || (received.length === 0 && !isLast)) return [];
  const expect = received.map(({ id: _id, ...event }) => asJson(expectedValue("", event, things)));
  return [{ events: { queue: `$${queueName(queue_of)}`, as: queue_of }, expect }];
}

/** Without saved values that no later step refers to. */
function withoutUnused(steps: readonly Step[]): readonly Step[] {
  return steps.map((step, index) => {
    if (!("call" in step) || step.save === undefined) return step;
    const later = JSON.stringify(steps.slice(index + 1));
    const { save, ...rest } = step;
    const used = Object.entries(save).filter(([name]) => later.includes(`"$${name}"`) || later.includes(`\${${name}}`));
    return used.length === 0 ? rest : { ...rest, save: Object.fromEntries(used) };
  });
}
