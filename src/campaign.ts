export {
  CAMPAIGN_FIXTURE,
  campaign,
  type CampaignOptions,
  type CampaignReport,
  type ClientAct,
  type ClientView,
  type Counterexample,
} from "./campaign/campaign";
export type { Draw } from "./campaign/draw";
export {
  type ActRecord,
  actsOnce,
  backOffKept,
  type FinishedRun,
  type Law,
  nothingHiddenShown,
  nothingUnreadLost,
} from "./campaign/laws";
export type { PersonAct } from "./campaign/people";
export { type PlanStep, stepText, SURVIVABLE_FAULTS } from "./campaign/plan";
export type { Finding } from "./campaign/play";
export { projections, type Truth, type TrueMessage } from "./campaign/truth";
export type { ClientRequest } from "./campaign/client-request";
export type { Surroundings } from "./campaign/world";
