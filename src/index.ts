/**
 * The realm, its operations, and the simulator with its virtual clock.
 *
 * @public
 */
export { type AdvanceClockResponse, advanceClock, type ClockTarget } from "./model/clock/advance-clock";
export { type DueMoment, nextDue } from "./model/clock/due";
export { createRealm } from "./model/fixture/create-realm";
export type { FaultName, FaultPlan, FaultRule, RateLimit } from "./model/fixture/fault-plan";
export type { Fixture, FixtureChannel, FixtureGroup, FixtureMessage, FixtureUser } from "./model/fixture/fixture";
export type { FixtureGroupValue } from "./model/fixture/fixture-values";
export { FixtureProblem } from "./model/fixture/fixture-basics";
export * from "./generated/operations";
export { type AcceptInvitationParams, acceptInvitation } from "./model/operations/invitations/accept-invitation";
export {
  type AnswerPushRegistrationParams,
  answerPushRegistration,
} from "./model/operations/push/answer-push-registration";
export { type AnswerWebhookParams, answerWebhook } from "./model/operations/bots/answer-webhook";
export { type ReceiveWebhookParams, receiveWebhook } from "./model/operations/bots/receive-webhook";
export { deactivateRealm, reactivateRealm } from "./model/operations/realm/deactivate-realm";
export type { Failure, FailureOf } from "./model/outcome/failures";
export type { Outbound, OutboundWebhook, WebhookPayload } from "./model/outcome/transition";
export type { WebhookAnswer } from "./model/rules/bots/webhook-answer";
export type { Accepted, Outcome, OutcomeEvent, Refused } from "./model/views/outcome";
export { diffStates, sameState } from "./model/realm/compare-states";
export type { DueKind, Realm } from "./model/realm/realm";
export type { AddressedEvent, MessageArrived, RealmEvent } from "./model/realm/event-queue";
export { realmFromJSON } from "./model/fixture/read-snapshot";
export { realmToJSON, type SnapshotJSON } from "./model/realm/snapshot-json";
export { SnapshotProblem } from "./model/realm/snapshot-json";
export type { Exploration, ExploreOptions, Invariant, Move, TriedMove, Violation } from "./simulator/explore";
export { explore } from "./simulator/explore";
export type { Faults, RuleReport } from "./simulator/faults/fault-cell";
export { type ActorOperations, type ActorResponses } from "./simulator/calls/actor-operations";
export { CallProblem } from "./model/outcome/call-problem";
export { must, RefusalError } from "./simulator/calls/must";
export type { TimeSpan } from "./simulator/calls/time-span";
export type { Delivery } from "./simulator/explain-delivery";
export type { WaitingRequest } from "./simulator/waiting-requests";
export type { JournalEntry } from "./simulator/journal";
export { createSimulator } from "./simulator/create-simulator";
export type { Simulator } from "./simulator/simulator";
export type { SimulatorClock } from "./simulator/virtual-clock";
export type { SimulatorOptions } from "./simulator/calls/checked-arguments";
export { ASSUMPTIONS, type Assumption, type AssumptionId, type DecidedSteps } from "./known/assumptions";
export type { DivergenceName } from "./protocol/divergence-names";
export { DIVERGENCES, type Divergence } from "./known/divergences";
export type { AnyValue, JsonObject, JsonValue } from "./protocol/schema/shapes";
export type * from "./generated/event-types";
export type { EventView } from "./protocol/events/events";
export type { ErrorCode } from "./protocol/refusals/codes";
export type { Reason } from "./protocol/refusals/reasons";
export { INVITATION_STATES, INVITE_LINK_STATES } from "./protocol/state-tables";
export { EDITING_TYPING_STATES, SCHEDULED_MESSAGE_STATES, type StateRow } from "./protocol/state-tables";
export { GROUP_MEMBERSHIP_STATES, USER_GROUP_STATES } from "./protocol/state-tables";
