export { replayScenario } from "./scenario/replay-scenario";
export { type CallInCode, defineScenario, type ScenarioInCode, type StepInCode } from "./scenario/in-code";
export type { Scenario, Step } from "./scenario/scenario";
