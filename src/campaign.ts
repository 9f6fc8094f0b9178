/**
 * Plays plans of what can happen around a client, and looks at what it shows.
 *
 * @public
 */
export { CAMPAIGN_FIXTURE } from "./campaign/defaults";
export { campaign } from "./campaign/campaign";
export type {
  CampaignOptions,
  CampaignProgress,
  CampaignReport,
  ClientAct,
  ClientView,
  Counterexample,
  KnownFinding,
  ReportedFinding,
} from "./campaign/campaign-options";
export { type ClientExploration, exploreClient, type ExploreClientOptions } from "./campaign/explore-client";
/** @experimental */
export type { Random } from "./testing/arbitraries/random";
export {
  type ActRecord,
  actsOnce,
  asksAgain,
  backOffKept,
  type FinishedRun,
  type Law,
  nothingHiddenShown,
  nothingUnreadLost,
  type RequestRate,
  requestRate,
  standardLaws,
} from "./campaign/laws";
/** @experimental */
export type { Action, ActionCall, Scene } from "./campaign/actions/scene";
/** @experimental */
export { SURVIVABLE_FAULTS } from "./campaign/plan";
/** @experimental */
export { type PlanStep, stepText } from "./campaign/plan-step";
/** @experimental */
export { type Tried, triedText } from "./campaign/tried";
export type { Finding } from "./campaign/run";
export { projections, type ShownGroup, type ShownUser } from "./campaign/projections";
export { lenient } from "./campaign/reconcile";
/** @experimental */
export type { Truth, TrueMessage } from "./campaign/truth";
/** @experimental */
export type { Typists } from "./campaign/typists";
export type { ClientRequest } from "./campaign/client-request";
export type { Surroundings } from "./campaign/world";
