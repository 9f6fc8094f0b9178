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
export type * from "./operations/types";
export { type AcceptInvitationParams, acceptInvitation } from "./operations/invitations/accept-invitation";
export { type AnswerPushRegistrationParams, answerPushRegistration } from "./operations/push/answer-push-registration";
export type { Failure, FailureOf } from "./outcome/failures";
export type { Outbound } from "./outcome/outbound";
export type { Accepted, Outcome, Refused } from "./outcome/outcome";
export { diffStates, sameState } from "./realm/compare-states";
export type { DueKind, Realm } from "./realm/realm";
export type { MessageArrived, RealmEvent, ToldEvent } from "./realm/realm-event";
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
export { createSimulator, type Simulator, type SimulatorClock } from "./simulator/simulator";
export type { SimulatorOptions } from "./simulator/calls/checked-arguments";
export { ASSUMPTIONS, type Assumption, type AssumptionId } from "./spec/assumptions";
export { DIVERGENCES, type Divergence, type DivergenceName } from "./spec/divergences";
export type { AnyValue, JsonObject, JsonValue } from "./spec/declare/shapes";
export type { EventBody, EventView } from "./spec/events/events";
export type {
  ChannelFolderAddEvent,
  ChannelFolderReorderEvent,
  ChannelFolderUpdateEvent,
} from "./spec/events/channel-folders";
export type {
  DefaultStreamsEvent,
  StreamCreateEvent,
  StreamDeleteEvent,
  StreamDescriptionEvent,
  StreamPrivacyEvent,
  StreamUpdateEvent,
} from "./spec/events/channels";
export type {
  MutedTopicsEvent,
  SubscriptionAddEvent,
  SubscriptionPeerAddEvent,
  SubscriptionPeerRemoveEvent,
  SubscriptionRemoveEvent,
  SubscriptionUpdateEvent,
  UserTopicEvent,
} from "./spec/events/subscriptions";
export type { DeleteMessageEvent, MessageEvent, UpdateMessageEvent } from "./spec/events/messages";
export type { ReactionAddEvent, ReactionRemoveEvent, SubmessageEvent } from "./spec/events/reactions";
export type {
  TypingEditMessageStartEvent,
  TypingEditMessageStopEvent,
  TypingStartEvent,
  TypingStopEvent,
} from "./spec/events/typing";
export type { UpdateMessageFlagsAddEvent, UpdateMessageFlagsRemoveEvent } from "./spec/events/message-flags";
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
} from "./spec/events/personal-items";
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
} from "./spec/events/texts";
export type {
  CustomProfileFieldsEvent,
  RealmDomainsAddEvent,
  RealmDomainsChangeEvent,
  RealmDomainsRemoveEvent,
  RealmEmojiUpdateEvent,
  RealmLinkifiersEvent,
  RealmPlaygroundsEvent,
  RealmSettingsEvent,
  RealmUpdateEvent,
} from "./spec/events/realm";
export type { HeartbeatEvent, RestartEvent, WebReloadClientEvent } from "./spec/events/server";
export type {
  RealmUserSettingsDefaultsEvent,
  UpdateDisplaySettingsEvent,
  UpdateGlobalNotificationsEvent,
  UserSettingsEvent,
} from "./spec/events/settings";
export type {
  InvitesChangedEvent,
  MutedUsersEvent,
  RealmExportConsentEvent,
  RealmUserAddEvent,
  RealmUserRemoveEvent,
  RealmUserUpdateEvent,
} from "./spec/events/users";
export type { PresenceEvent, UserStatusEvent } from "./spec/events/presence";
export type { RealmBotAddEvent, RealmBotDeleteEvent, RealmBotUpdateEvent } from "./spec/events/bots";
export type {
  UserGroupAddEvent,
  UserGroupAddMembersEvent,
  UserGroupAddSubgroupsEvent,
  UserGroupRemoveEvent,
  UserGroupRemoveMembersEvent,
  UserGroupRemoveSubgroupsEvent,
  UserGroupUpdateEvent,
} from "./spec/events/user-groups";
export type { RealmIconEvent, RealmLogoEvent, RealmNightLogoEvent } from "./spec/events/realm-pictures";
export type { ErrorCode } from "./spec/refusals/codes";
export type { Reason } from "./spec/refusals/reasons";
export { INVITATION_STATES, INVITE_LINK_STATES } from "./spec/invitation-states";
export { EDITING_TYPING_STATES, SCHEDULED_MESSAGE_STATES, type StateRow } from "./spec/state-tables";
export { GROUP_MEMBERSHIP_STATES, USER_GROUP_STATES } from "./spec/user-group-states";
