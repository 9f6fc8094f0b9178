import type { SettledFact } from "./settled-fact";

/** Where the card and servers part. */
export const DIVERGED: readonly SettledFact[] = [
  {
    fact:
      "What administrators alone may do has its own code, but not inviting, default channels, welcome " +
      "texts and other people's accounts.",
    heldBy: [
      "operations/update-realm.test.ts: with UNAUTHORIZED_PRINCIPAL when following real servers",
      "operations/update-stream-refused.test.ts: a default channel by its own administrators, " +
        "with the plain code, whatever the realm follows",
      "operations/deactivate-user.test.ts: an owner's deactivation with UNAUTHORIZED_PRINCIPAL, when following " +
        "real servers; other want of a right plainly",
    ],
  },
  {
    fact: "What an account has for itself and is not there is HTTP 404.",
    heldBy: [
      "operations/edit-draft.test.ts: server",
      "operations/deactivate-custom-emoji.test.ts: refuses an unknown one with HTTP 404 since feature level " +
        "190, when following real servers",
    ],
  },
  {
    fact: "Members may make links since feature level 209.",
    heldBy: ["operations/create-invite-link.test.ts: everybody but administrators below the level that lets others make links"],
  },
  {
    fact: "Four settings that the card lacks have defaults in the realm.",
    heldBy: [
      "operations/update-realm-user-settings-defaults.test.ts: reports the settings that the card lacks, " +
        "unless the realm follows real servers",
    ],
  },
  {
    fact: "A move of a target that is too old is a plain bad request.",
    heldBy: [
      "operations/update-message-moves.test.ts: of a target that is too old, by %s",
      "operations/update-message-moves.test.ts: where nothing can be moved names null by the card, and is a bad request by real servers",
    ],
  },
  {
    fact: "A guest may become anything.",
    heldBy: [
      "operations/update-user-by-email.test.ts: roles that take an owner with UNAUTHORIZED_PRINCIPAL, and lets " +
        "guests rise, when following real servers",
    ],
  },
  {
    fact: "Owners may be those who can mention a group.",
    heldBy: ["operations/create-user-group.test.ts: can_mention_group for owners only where the realm follows the card"],
  },
  {
    fact: "The counts of a range are 0 when they are left out, and a word on the anchor beside IDs is passed over.",
    heldBy: ["operations/get-messages.test.ts: counts nothing before and after by default, and passes over an empty range beside IDs"],
  },
  {
    fact: "A welcome text of others than administrators is refused.",
    heldBy: ["operations/invitations-of-servers.test.ts: takes a welcome text from administrators alone, be it the empty one"],
  },
  {
    fact: "An administrator who may change addresses changes anybody's.",
    heldBy: ["operations/update-user.test.ts: changes addresses for administrators with the permission where the realm follows servers"],
  },
  {
    fact: "Inviting moderators takes an administrator.",
    heldBy: ["operations/invitations-of-servers.test.ts: takes an administrator to invite moderators, by mail and by link"],
  },
  {
    fact: "Within a channel all messages of a topic move; to another channel those alone that the mover can see.",
    heldBy: [
      "operations/update-message-moves.test.ts: takes what the actor cannot see along within a channel, where the realm follows servers",
      "operations/update-message-moves.test.ts: counts and moves what the actor can see, without an error",
    ],
  },
  {
    fact: "A folder needs a description.",
    heldBy: ["operations/create-channel-folder.test.ts: a folder without a description, where the realm follows real servers"],
  },
];
