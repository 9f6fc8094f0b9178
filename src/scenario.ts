export { replayScenario } from "./scenario/replay-scenario";
export { defineScenario, type Scenario, type Step } from "./scenario/scenario";
