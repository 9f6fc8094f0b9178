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
export type { Accepted, Outcome, OutcomeEvent, Refused } from "./model/outcome/outcome";
export { diffStates, sameState } from "./model/realm/compare-states";
export type { DueKind, Realm } from "./model/realm/realm";
export type { MessageArrived, RealmEvent, AddressedEvent as ToldEvent } from "./model/realm/event-queue";
export { realmFromJSON } from "./model/fixture/read-snapshot";
export { realmToJSON, type SnapshotJSON } from "./model/realm/snapshot-json";
export { SnapshotProblem } from "./model/realm/snapshot-json";
export type { Exploration, ExploreOptions, Invariant, Move, TriedMove, Violation } from "./simulator/explore";
export { explore } from "./simulator/explore";
export type { Faults, RuleReport } from "./simulator/faults/fault-cell";
export { type ActorOperations, type ActorResponses } from "./simulator/calls/actor-operations";
export { CallProblem } from "./simulator/calls/check-call";
export { must, RefusalError } from "./simulator/calls/must";
export type { TimeSpan } from "./simulator/calls/time-span";
export type { Delivery } from "./simulator/explain-delivery";
export type { WaitingRequest } from "./simulator/waiting-requests";
export type { JournalEntry } from "./simulator/journal";
export { createSimulator } from "./simulator/create-simulator";
export type { Simulator } from "./simulator/simulator";
export type { SimulatorClock } from "./simulator/virtual-clock";
export type { SimulatorOptions } from "./simulator/calls/checked-arguments";
export { ASSUMPTIONS, type Assumption, type AssumptionId, type DecidedSteps } from "./protocol/assumptions";
export { DIVERGENCES, type Divergence, type DivergenceName } from "./protocol/divergences";
export type { AnyValue, JsonObject, JsonValue } from "./protocol/schema/shapes";
export type { EventBody, EventView } from "./protocol/events/events";
export type {
  ChannelFolderAddEvent,
  ChannelFolderReorderEvent,
  ChannelFolderUpdateEvent,
} from "./protocol/events/channels";
export type {
  DefaultStreamsEvent,
  StreamCreateEvent,
  StreamDeleteEvent,
  StreamDescriptionEvent,
  StreamPrivacyEvent,
  StreamUpdateEvent,
} from "./protocol/events/channels";
export type {
  MutedTopicsEvent,
  SubscriptionAddEvent,
  SubscriptionPeerAddEvent,
  SubscriptionPeerRemoveEvent,
  SubscriptionRemoveEvent,
  SubscriptionUpdateEvent,
  UserTopicEvent,
} from "./protocol/events/subscriptions";
export type { DeleteMessageEvent, MessageEvent, UpdateMessageEvent } from "./protocol/events/messages";
export type { ReactionAddEvent, ReactionRemoveEvent, SubmessageEvent } from "./protocol/events/messages";
export type {
  TypingEditMessageStartEvent,
  TypingEditMessageStopEvent,
  TypingStartEvent,
  TypingStopEvent,
} from "./protocol/events/presence";
export type { UpdateMessageFlagsAddEvent, UpdateMessageFlagsRemoveEvent } from "./protocol/events/messages";
export type {
  AlertWordsEvent,
  AttachmentAddEvent,
  AttachmentRemoveEvent,
  AttachmentUpdateEvent,
  NavigationViewAddEvent,
  NavigationViewRemoveEvent,
  NavigationViewUpdateEvent,
  OnboardingStepsEvent,
  PushDeviceEvent,
} from "./protocol/events/personal-items";
export type { DeviceAddEvent, DeviceRemoveEvent, DeviceUpdateEvent } from "./protocol/events/devices";
export type {
  DraftsAddEvent,
  DraftsRemoveEvent,
  DraftsUpdateEvent,
  RemindersAddEvent,
  RemindersRemoveEvent,
  SavedSnippetsAddEvent,
  SavedSnippetsRemoveEvent,
  SavedSnippetsUpdateEvent,
  ScheduledMessagesAddEvent,
  ScheduledMessagesRemoveEvent,
  ScheduledMessagesUpdateEvent,
} from "./protocol/events/texts";
export type {
  CustomProfileFieldsEvent,
  RealmDomainsAddEvent,
  RealmDomainsChangeEvent,
  RealmDomainsRemoveEvent,
  RealmEmojiAddEvent,
  RealmEmojiUpdateEvent,
  RealmEmojiUpdateOneEvent,
  RealmLinkifiersEvent,
  RealmPlaygroundsEvent,
  RealmSettingsEvent,
  RealmUpdateEvent,
} from "./protocol/events/realm";
export type { HeartbeatEvent, RestartEvent, WebReloadClientEvent } from "./protocol/events/server";
export type {
  RealmUserSettingsDefaultsEvent,
  UpdateDisplaySettingsEvent,
  UpdateGlobalNotificationsEvent,
  UserSettingsEvent,
} from "./protocol/events/settings";
export type {
  InvitesChangedEvent,
  MutedUsersEvent,
  RealmExportConsentEvent,
  RealmUserAddEvent,
  RealmUserRemoveEvent,
  RealmUserUpdateEvent,
} from "./protocol/events/users";
export type { PresenceEvent, UserStatusEvent } from "./protocol/events/presence";
export type { RealmBotAddEvent, RealmBotDeleteEvent, RealmBotUpdateEvent } from "./protocol/events/bots";
export type {
  UserGroupAddEvent,
  UserGroupAddMembersEvent,
  UserGroupAddSubgroupsEvent,
  UserGroupRemoveEvent,
  UserGroupRemoveMembersEvent,
  UserGroupRemoveSubgroupsEvent,
  UserGroupUpdateEvent,
} from "./protocol/events/user-groups";
export type {
  RealmDeactivatedEvent,
  RealmIconEvent,
  RealmLogoEvent,
  RealmNightLogoEvent,
} from "./protocol/events/realm";
export type { ErrorCode } from "./protocol/refusals/codes";
export type { Reason } from "./protocol/refusals/reasons";
export { INVITATION_STATES, INVITE_LINK_STATES } from "./protocol/state-tables";
export { EDITING_TYPING_STATES, SCHEDULED_MESSAGE_STATES, type StateRow } from "./protocol/state-tables";
export { GROUP_MEMBERSHIP_STATES, USER_GROUP_STATES } from "./protocol/state-tables";
