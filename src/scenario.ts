/**
 * Replays scenarios on realms and servers.
 *
 * @public
 */
export { replayScenario } from "./conformance/scenario/in-code";
export { type CallInCode, defineScenario, type ScenarioInCode, type StepInCode } from "./conformance/scenario/in-code";
export type { Scenario, Step } from "./conformance/scenario/scenario";
export { recordScenario } from "./conformance/scenario/traffic/record-scenario";
