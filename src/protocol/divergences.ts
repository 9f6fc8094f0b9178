/** A difference between the documentation and servers. A realm follows the one that its fixture names. */
export interface Divergence {
  readonly section: string;
  readonly documented: string;
  readonly server: string;
}

/**
 * The differences between the documentation and servers. `realm.follow` of the fixture chooses the column: `documented`
 * (the default) or `server`.
 */
export const DIVERGENCES = {
  administratorRequiredCode: {
    section: "Errors",
    documented: "An operation for administrators or owners refuses others with BAD_REQUEST.",
    server: "The refusal has the code UNAUTHORIZED_PRINCIPAL, with HTTP 400.",
  },
  unknownPersonalItemStatus: {
    section: "Endpoints 12",
    documented: "An unknown draft, scheduled message, reminder, snippet, view or emoji is HTTP 400.",
    server: "It is HTTP 404, with the same code BAD_REQUEST.",
  },
  levelOfLinksByMembers: {
    section: "Endpoints 14",
    documented: "Others than administrators may create reusable links since feature level 208.",
    server: "They may since feature level 209.",
  },
  settingsOnlyOnServers: {
    section: "Endpoints 4",
    documented: "Settings that the table lacks are reported as unsupported; values that it lacks are refused.",
    server: "Four more web settings are accepted as defaults, and google-blob as an emojiset.",
  },
  moveBeyondTimeLimit: {
    section: "Endpoints 2, rule 3",
    documented:
      "Any move beyond a limit is MOVE_MESSAGES_TIME_LIMIT_EXCEEDED; its first ID is null if nothing may move.",
    server: "It is BAD_REQUEST when the target message itself is too old, whatever else moves.",
  },
  rangeCountsAreOptional: {
    section: "Endpoints 10",
    documented: "num_before and num_after are required unless message_ids is given.",
    server: "They are 0 by default.",
  },
  messageIdsWithEmptyRange: {
    section: "Endpoints 10",
    documented: "message_ids together with any parameter of a range is an error.",
    server: "It is an error only with an anchor, use_first_unread_anchor=true or a count that is not 0.",
  },
  messageIdsOfOwnHistory: {
    section: "Endpoints 10",
    documented: "message_ids finds all messages that the reader may access.",
    server: "It finds those of the personal history, and others only where the narrow opens a channel's history.",
  },
  emptyTopicMarksChannel: {
    section: "Endpoints 15",
    documented: "Marking the empty topic as read marks the messages of that topic.",
    server: "It marks those of the whole channel; its display name does so where the topic exists.",
  },
  movesOfUnreadableMessages: {
    section: "Endpoints 2, rule 4",
    documented: "With protected history only messages that the actor can access move.",
    server: "Within a channel all messages of the topic move; only to another channel the accessible ones alone.",
  },
  guestsMadeAdministrators: {
    section: "Endpoints 6",
    documented: "A guest cannot be made administrator or owner: BAD_REQUEST.",
    server: "Any role may follow any other.",
  },
  administratorsInviteModerators: {
    section: "Endpoints 11: invite_as",
    documented: "Anybody may invite to roles of the own or of stricter restriction.",
    server: "Inviting moderators takes an administrator.",
  },
  welcomeTextsAreForAdministrators: {
    section: "Endpoints 11: welcome_message_custom_text",
    documented: "The welcome text of others than administrators counts as null.",
    server: "It is BAD_REQUEST unless it is null.",
  },
  blankInviteesAreAccepted: {
    section: "Endpoints 11: invitee_emails",
    documented: "A request that names no address is BAD_REQUEST.",
    server: "Only the empty text is; blanks and separators alone succeed, and invite no one.",
  },
  invitationsLastTheirSecond: {
    section: "States: Invitation",
    documented: "An invitation is over when its time has passed, and revoked with the account that made it.",
    server:
      "It is open through the second at which it ends. It ends together with the account that made it. A validity " +
      "below 0 is taken: such an invitation is over from the beginning.",
  },
  someReportNothing: {
    section: "Versioning 3",
    documented: "Any operation that succeeds names the parameters that it does not support.",
    server: "Operations that take no parameter say nothing of one.",
  },
  administratorsChangeEmails: {
    section: "Authentication 4",
    documented: "Changing another's address takes an owner with the special permission.",
    server: "An administrator with the permission suffices.",
  },
  ownersMayMentionGroups: {
    section: "Endpoints 13: can_mention_group",
    documented: "It cannot be the system group of the owners.",
    server: "It can.",
  },
  wrongEventIdsAcknowledge: {
    section: "Events: last_event_id",
    documented: "An ID that the queue never had is BAD_REQUEST and changes nothing.",
    server: "It is BAD_REQUEST, and nevertheless drops the events before it.",
  },
  registrationsAreForTheRelay: {
    section: "Endpoints 16",
    documented: "The key of the device and the ciphertext are standard Base64, and the key of the relay is a text.",
    server: "No text of a registration is looked at, empty ones included: the relay says what is wrong with it.",
  },
  recipientIsTheOther: {
    section: "Message: recipient_id",
    documented: "Both users of a one-to-one conversation see the same `recipient_id`.",
    server: "Each of them sees a number that represents the other one.",
  },
  flagEventsAreMergedWrongly: {
    section: "Events",
    documented: "Flag events that are joined say together what they said one after the other.",
    server: "They keep the `all` of the first, and come after the opposite change that came between.",
  },
} as const satisfies Record<string, Divergence>;

/** The name of a divergence. */
export type DivergenceName = keyof typeof DIVERGENCES;
