export { type AdvanceClockResponse, advanceClock, type ClockTarget } from "./clock/advance-clock";
export { type DueMoment, nextDue } from "./clock/due";
export { createRealm } from "./fixture/create-realm";
export type { FaultName, FaultPlan, FaultRule, RateLimit } from "./fixture/fault-plan";
export type {
  Fixture,
  FixtureChannel,
  FixtureGroup,
  FixtureGroupValue,
  FixtureMessage,
  FixtureUser,
} from "./fixture/fixture";
export { FixtureProblem } from "./fixture/fixture-problem";
export * from "./operations/all";
export { type AcceptInvitationParams, acceptInvitation } from "./operations/invitations/accept-invitation";
export { type AnswerPushRegistrationParams, answerPushRegistration } from "./operations/push/answer-push-registration";
export type { Failure, FailureOf } from "./outcome/failures";
export type { Outbound } from "./outcome/outbound";
export type { Accepted, Outcome, Refused } from "./outcome/outcome";
export { diffStates, sameState } from "./realm/compare-states";
export type { Realm } from "./realm/realm";
export { realmFromJSON, realmToJSON, type SnapshotJSON } from "./realm/snapshot-json";
export { SnapshotProblem } from "./realm/snapshot-problem";
export type { Exploration, ExploreOptions, Invariant, Move, TriedMove, Violation } from "./simulator/explore";
export { explore } from "./simulator/explore";
export type { Faults, RuleReport } from "./simulator/faults/fault-cell";
export { type ActorOperations, type ActorResponses } from "./simulator/calls/actor-operations";
export { CallProblem } from "./simulator/calls/call-problem";
export { must, RefusalError } from "./simulator/calls/must";
export type { TimeSpan } from "./simulator/calls/time-span";
export type { Delivery } from "./simulator/explain-delivery";
export type { JournalEntry } from "./simulator/journal";
export { createSimulator, type Simulator, type SimulatorClock, type SimulatorOptions } from "./simulator/simulator";
export { ASSUMPTIONS, type Assumption, type AssumptionId } from "./spec/assumptions";
export { DIVERGENCES, type Divergence, type DivergenceName } from "./spec/divergences";
export type { ErrorCode } from "./spec/refusals/codes";
export type { Reason } from "./spec/refusals/reasons";
export { INVITATION_STATES, INVITE_LINK_STATES } from "./spec/invitation-states";
export { EDITING_TYPING_STATES, SCHEDULED_MESSAGE_STATES, type StateRow } from "./spec/state-tables";
export { GROUP_MEMBERSHIP_STATES, USER_GROUP_STATES } from "./spec/user-group-states";
