/**
 * Replays scenarios on realms and servers.
 *
 * @public
 */
export { replayScenario } from "./scenario/in-code";
export { type CallInCode, defineScenario, type ScenarioInCode, type StepInCode } from "./scenario/in-code";
export type { Scenario, Step } from "./matching/scenario";
export { recordScenario } from "./exchanges/record-scenario";
