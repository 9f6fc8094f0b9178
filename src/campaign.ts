/**
 * Plays plans of what can happen around a client, and looks at what it shows.
 *
 * @public
 */
export { CAMPAIGN_FIXTURE } from "./conformance/campaign/defaults";
export { campaign } from "./conformance/campaign/campaign";
export type {
  CampaignOptions,
  CampaignProgress,
  CampaignReport,
  ClientAct,
  ClientView,
  Counterexample,
  KnownFinding,
  ReportedFinding,
} from "./conformance/campaign/campaign-options";
export {
  type ClientExploration,
  exploreClient,
  type ExploreClientOptions,
} from "./conformance/campaign/explore-client";
/** @experimental */
export type { Random } from "./conformance/campaign/random";
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
} from "./conformance/campaign/laws";
/** @experimental */
export type { Action, ActionCall, Scene } from "./conformance/campaign/actions/scene";
/** @experimental */
export { SURVIVABLE_FAULTS } from "./conformance/campaign/plan";
/** @experimental */
export { type PlanStep, stepText } from "./conformance/campaign/plan-step";
/** @experimental */
export { type Tried, triedText } from "./conformance/campaign/tried";
export type { Finding } from "./conformance/campaign/run";
export { projections, type ShownGroup, type ShownUser } from "./conformance/campaign/projections";
export { lenient } from "./conformance/campaign/reconcile";
/** @experimental */
export type { Truth, TrueMessage } from "./conformance/campaign/truth";
/** @experimental */
export type { Typists } from "./conformance/campaign/typists";
export type { ClientRequest } from "./conformance/campaign/client-request";
export type { Surroundings } from "./conformance/campaign/world";
