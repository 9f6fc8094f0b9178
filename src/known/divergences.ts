import type { Realm } from "../model/realm/realm";
import type { DivergenceName } from "../protocol/divergence-names";

/**
 * A difference between the documentation and servers. `realm.follow` of the fixture chooses which one a realm follows.
 */
export interface Divergence {
  /** The public page of the interface that the difference is about. */
  readonly page: string;
  readonly documented: string;
  readonly server: string;
}

/**
 * The differences between the documentation and servers. `realm.follow` of the fixture chooses the column: `documented`
 * (the default) or `server`.
 */
export const DIVERGENCES = {
  administratorRequiredCode: {
    page: "https://zulip.com/api/update-user-by-email",
    documented:
      "Updating a user by e-mail address, a channel folder and the defaults of settings refuse others than " +
      "administrators with BAD_REQUEST.",
    server: "The refusal has the code UNAUTHORIZED_PRINCIPAL, with HTTP 400.",
  },
  unknownPersonalItemStatus: {
    page: "https://zulip.com/api/edit-draft",
    documented: "An unknown draft is HTTP 400.",
    server: "It is HTTP 404, with the same code BAD_REQUEST.",
  },
  levelOfLinksByMembers: {
    page: "https://zulip.com/api/create-invite-link",
    documented: "Others than administrators may create reusable links since feature level 208.",
    server: "They may since feature level 209.",
  },
  settingsOnlyOnServers: {
    page: "https://zulip.com/api/update-realm-user-settings-defaults",
    documented: "Settings that the table lacks are reported as unsupported; values that it lacks are refused.",
    server: "Four more web settings are accepted as defaults, and google-blob as an emojiset.",
  },
  moveBeyondTimeLimit: {
    page: "https://zulip.com/api/update-message",
    documented:
      "Any move beyond a limit is MOVE_MESSAGES_TIME_LIMIT_EXCEEDED; its first ID is null if nothing may move.",
    server: "It is BAD_REQUEST when the target message itself is too old, whatever else moves.",
  },
  rangeCountsAreOptional: {
    page: "https://zulip.com/api/get-messages",
    documented: "num_before and num_after are required unless message_ids is given.",
    server: "They are 0 by default.",
  },
  messageIdsWithEmptyRange: {
    page: "https://zulip.com/api/get-messages",
    documented: "message_ids together with any parameter of a range is an error.",
    server: "It is an error only with an anchor, use_first_unread_anchor=true or a count that is not 0.",
  },
  messageIdsOfOwnHistory: {
    page: "https://zulip.com/api/get-messages",
    documented: "message_ids finds all messages that the reader may access.",
    server: "It finds those of the personal history, and others only where the narrow opens a channel's history.",
  },
  emptyTopicMarksChannel: {
    page: "https://zulip.com/api/mark-topic-as-read",
    documented: "Marking the empty topic as read marks the messages of that topic.",
    server: "It marks those of the whole channel; its display name does so where the topic exists.",
  },
  movesOfUnreadableMessages: {
    page: "https://zulip.com/api/update-message",
    documented: "With protected history only messages that the actor can access move.",
    server: "Within a channel all messages of the topic move; to another channel, only the accessible ones.",
  },
  guestsMadeAdministrators: {
    page: "https://zulip.com/api/update-user-by-email",
    documented: "A guest cannot be made administrator or owner: BAD_REQUEST.",
    server: "Any role may follow any other.",
  },
  administratorsInviteModerators: {
    page: "https://zulip.com/api/send-invites",
    documented: "Anybody may invite to roles of the own or of stricter restriction.",
    server: "Inviting moderators takes an administrator.",
  },
  welcomeTextsAreForAdministrators: {
    page: "https://zulip.com/api/send-invites",
    documented: "The welcome text of others than administrators counts as null.",
    server: "It is BAD_REQUEST unless it is null.",
  },
  blankInviteesAreAccepted: {
    page: "https://zulip.com/api/send-invites",
    documented: "A request that names no address is BAD_REQUEST.",
    server: "Only the empty text is; blanks and separators succeed, and invite no one.",
  },
  invitationsLastTheirSecond: {
    page: "https://zulip.com/api/get-invites",
    documented: "An invitation is over when its time has passed, and revoked with the account that made it.",
    server:
      "It is open through the second at which it ends. It ends together with the account that made it. A validity " +
      "below 0 is taken: such an invitation is over from the beginning.",
  },
  someReportNothing: {
    page: "https://zulip.com/api/rest-error-handling",
    documented: "Any operation that succeeds names the parameters that it does not support.",
    server: "Operations that take no parameter say nothing of one.",
  },
  administratorsChangeEmails: {
    page: "https://zulip.com/api/update-user",
    documented: "Changing another's address takes an owner with the special permission.",
    server: "An administrator with the permission suffices.",
  },
  ownersMayMentionGroups: {
    page: "https://zulip.com/api/create-user-group",
    documented: "It cannot be the system group of the owners.",
    server: "It can.",
  },
  registrationsAreForTheRelay: {
    page: "https://zulip.com/api/register-push-device",
    documented:
      "The key of the device and the ciphertext are standard Base64, and the key of the push service is a text.",
    server: "No text of a registration is looked at, empty ones included: the push service says what is wrong with it.",
  },
  recipientIsTheOther: {
    page: "https://zulip.com/api/get-messages",
    documented: "Both users of a one-to-one conversation see the same `recipient_id`.",
    server: "Each of them sees a number that represents the other one.",
  },
  // Stays although the documentation is open: with the joined events of servers, no client can know what is true.
  flagEventsAreMergedWrongly: {
    page: "https://zulip.com/api/get-events",
    documented: "Merged flag events say what the single events said one after the other.",
    server: "They come after the opposite change, and after the event with `all`, that came between.",
  },
} as const satisfies Record<DivergenceName, Divergence>;

const isName = (name: string): name is DivergenceName => Object.hasOwn(DIVERGENCES, name);

/** The names of all divergences. */
export const DIVERGENCE_NAMES: readonly DivergenceName[] = Object.keys(DIVERGENCES).filter(isName);

/** A divergence as the reason of a difference. */
export function divergenceReason(name: DivergenceName): string {
  const { documented, server } = DIVERGENCES[name];
  return `the divergence ${name}: documented is “${documented}”, and servers do “${server}”`;
}

/** A realm that follows servers except in one divergence. */
export function withoutDivergence(realm: Realm, follow_except: DivergenceName): Realm {
  return { ...realm, profile: { ...realm.profile, follow: "server", follow_except } };
}
