import type { SettledFact } from "./settled-fact";

/** Where people, folders, pushes, groups and invitations were found to differ from real servers. */
export const DIFFERENT_OF_PEOPLE: readonly SettledFact[] = [
  {
    fact: "Whoever is deactivated leaves its channels before it is told of (377), and groups and settings are not told of.",
    heldBy: [
      "operations/deactivate-user.test.ts: " +
        "everybody of the account, and since level 377 its channels before it; groups and settings follow from that",
    ],
  },
  {
    fact: "The bots of an account are deactivated before it.",
    heldBy: ["operations/deactivate-user.test.ts: of the bots of an account before it"],
  },
  {
    fact: "Of a reactivated account administrators hear whether its data may be exported; channels are told before groups.",
    heldBy: [
      "operations/reactivate-user.test.ts: tells everybody of the account and its role groups",
      "operations/reactivate-user.test.ts: tells of an account that is active once more, its channels before its groups",
    ],
  },
  {
    fact: "Every viewer gets the same `email` of an account: the real one only if everybody may see it.",
    heldBy: ["operations/get-users.test.ts: shows an address of visibility %d to %j"],
  },
  {
    fact: "A new address is told to those who see it, and to everybody only if all do; a generated picture changes with it.",
    heldBy: [
      "operations/update-user-by-email.test.ts: " +
        "of a new address only those who see it, and everybody of the picture that follows from it",
      "operations/update-user-by-email.test.ts: one realm_user/update for each aspect, and nobody when nothing changes",
    ],
  },
  {
    fact: "When an address becomes visible to everybody or is no longer, everybody hears of the public address and the picture.",
    heldBy: [
      "operations/update-settings.test.ts: " +
        "those from whom the address is hidden now, and everybody of the public address and the picture",
    ],
  },
  {
    fact: "The present address in other letters is taken, and a new one may be of any domain.",
    heldBy: ["operations/update-user.test.ts: takes an address by its form and by who has it: %s"],
  },
  {
    fact: "No name has a code point that is no character.",
    heldBy: ["operations/update-settings.test.ts: %s"],
  },
  {
    fact: "Where names are unique, they are by what letters mean, and deactivated accounts have theirs.",
    heldBy: ["operations/update-user-by-email.test.ts: a name that somebody else has %s, where names must be unique"],
  },
  {
    fact: "What looks like the end of a mention is not looked for in a name behind which a blank stands.",
    heldBy: ["operations/update-user.test.ts: sees the end of a mention in a name only where no blank hides it"],
  },
  {
    fact: "Changing one's name where names are fixed does nothing, and succeeds.",
    heldBy: ["operations/update-settings.test.ts: all but the name where people may not change theirs, administrators aside"],
  },
  {
    fact:
      "With a role comes the group of the new role after that of the old one, then the full members, and " + "nothing of bots or accounts.",
    heldBy: [
      "operations/update-user-by-email.test.ts: of a new role the role groups, old ones first, and the account what it sees from now on",
    ],
  },
  {
    fact: "People and bots are deactivated by operations of their own.",
    heldBy: ["operations/deactivate-user.test.ts: bots, for which there is an operation of their own"],
  },
  {
    fact: "Deactivating others without the right is refused with the plain code.",
    heldBy: [
      "operations/deactivate-user.test.ts: " +
        "an owner's deactivation with UNAUTHORIZED_PRINCIPAL, when following real servers; other want of a right plainly",
    ],
  },
  {
    fact: "Reactivating whoever is active is no error, and is told.",
    heldBy: ["operations/reactivate-user.test.ts: tells of an account that is active once more, its channels before its groups"],
  },
  {
    fact: "A new account has the newest thousand messages of its open channels, the newest twenty of them unread.",
    heldBy: [
      "operations/create-user.test.ts: " +
        "the newest thousand messages of its channels with shared history, the newest twenty of them unread",
    ],
  },
  {
    fact: "The channel for newcomers hears of each of them.",
    heldBy: ["operations/create-user.test.ts: the channel for newcomers of who has joined"],
  },
  {
    fact: "The welcome of a new account is starred.",
    heldBy: ["operations/create-user.test.ts: of the account, its role groups, its subscriptions, and greets it with a starred message"],
  },
  {
    fact: "A person is told of without fields of bots, and joined on a minute.",
    heldBy: [
      "operations/get-own-user.test.ts: " +
        "shows one's own account whole, with the real address beside the public one, and no field that only bots have",
      "operations/get-own-user.test.ts: joined on a minute",
    ],
  },
  {
    fact: "The size of letters and the height of lines are any numbers that a server can keep.",
    heldBy: ["operations/update-realm-user-settings-defaults.test.ts: %s"],
  },
  {
    fact: "Presence is told the first time, and when an account was away for more than 130 seconds.",
    heldBy: [
      "operations/update-presence.test.ts: " +
        "everybody when the account was last there and last at work, the first time and when it comes back",
    ],
  },
  {
    fact: "Hiding one's presence tells a last one, which stays.",
    heldBy: [
      "operations/presence-times.test.ts: puts the account back to before the threshold of being offline, and what is older stays",
      "operations/update-presence.test.ts: nothing new of those who hide their presence",
      "operations/update-settings.test.ts: everybody of a last presence of whoever hides it, and of no status",
    ],
  },
  {
    fact: "A status is told also when it stays.",
    heldBy: ["operations/update-status.test.ts: who may know of the account, of what was said, whether it changed or not"],
  },
  {
    fact: "Channels are put into archived folders, and folders with channels are not archived (421, seen at 442).",
    heldBy: [
      "operations/subscribe-refused.test.ts: no archived folder, but one that there is not",
      "operations/update-channel-folder.test.ts: that a folder is archived, where neither a channel in use nor an archived one is in it",
    ],
  },
  {
    fact: "The name of a folder keeps its blanks, and another name in other letters than its own is taken (421, seen at 442).",
    heldBy: [
      "operations/create-channel-folder.test.ts: a folder with its name as it is written and its ID as its place, and everybody of it",
      "operations/update-channel-folder.test.ts: %s",
    ],
  },
  {
    fact: "A new folder needs a description (421, seen at 442).",
    heldBy: ["operations/create-channel-folder.test.ts: a folder without a description, where the realm follows real servers"],
  },
  {
    fact: "Each part of a folder's change is carried out and told by itself, and stays when the next is refused (421, seen at 442).",
    heldBy: [
      "operations/update-channel-folder.test.ts: tells of each part by itself",
      "operations/update-channel-folder.test.ts: " +
        "keeps the name and the description of a folder that cannot be archived, and tells of them",
    ],
  },
  {
    fact: "An order of folders may name what is no folder, and is told when it stays the same (421, seen at 442).",
    heldBy: [
      "operations/patch-channel-folders.test.ts: passes over what is no folder",
      "operations/patch-channel-folders.test.ts: tells everybody also when the order stays",
    ],
  },
  {
    fact: "A registered device is not registered anew with other content (421, seen at 442).",
    heldBy: ["operations/register-push-device.test.ts: that is active stays so with another %s, and the relay hears nothing"],
  },
  {
    fact: "What a device registers with is for the relay to look at (421, seen at 442).",
    heldBy: ["operations/register-push-device.test.ts: leaves %s for the relay to look at"],
  },
  {
    fact: "APNs tokens are the same in letters of another case.",
    heldBy: ["operations/remove-apns-token.test.ts: takes it away in letters of another case, too"],
  },
  {
    fact: "Taking subgroups out of a group takes managing it.",
    heldBy: ["operations/update-user-group-subgroups.test.ts: manages the group or all groups, since removing members is not enough"],
  },
  {
    fact: "The name of a group keeps its blanks.",
    heldBy: ["operations/create-user-group.test.ts: gives the group its creator's permissions, and the creator no membership"],
  },
  {
    fact: "Groups that a setting excludes may be among others in it.",
    heldBy: ["operations/create-user-group.test.ts: normalises the settings given, in both forms"],
  },
  {
    fact: "The old value of a setting is compared before the new one is looked at.",
    heldBy: ["operations/update-user-group.test.ts: %s"],
  },
  {
    fact: "A new group with subgroups is told without them, and then of them.",
    heldBy: ["operations/create-user-group.test.ts: everybody of its subgroups by an event of their own"],
  },
  {
    fact: "A group in use is not deactivated, and the refusal says what uses it.",
    heldBy: ["operations/deactivate-user-group.test.ts: a group in use, and says where"],
  },
  {
    fact: "Moderators cannot invite to be a moderator.",
    heldBy: ["operations/invitations-of-servers.test.ts: takes an administrator to invite moderators, by mail and by link"],
  },
  {
    fact: "Accounts of under three days invite nobody where joining takes no invitation.",
    heldBy: [
      "operations/send-invites.test.ts: " + "refuses accounts of under three days where joining takes no invitation, but administrators",
    ],
  },
  {
    fact: "Blanks instead of addresses invite nobody, and succeed.",
    heldBy: ["operations/invitations-of-servers.test.ts: invites nobody for blanks alone, and says so; only the empty text is refused"],
  },
  {
    fact: "One address in two ways of writing gets two invitations.",
    heldBy: ["operations/send-invites.test.ts: %s"],
  },
  {
    fact: "Where one address is none, those that have accounts are listed too.",
    heldBy: ["operations/send-invites.test.ts: invites nobody when one of the addresses cannot be"],
  },
  {
    fact: "An invitation may be valid for no time, or less than none.",
    heldBy: ["operations/invitations-of-servers.test.ts: keeps an invitation and a link open through the second at which they end"],
  },
  {
    fact: "Invitations that are used or over are revoked and sent again.",
    heldBy: [
      "operations/invitations-of-servers.test.ts: " + "lets used and ended invitations be sent again and revoked, and revoked ones not",
    ],
  },
  {
    fact: "Whoever invited an owner may revoke that without being an owner any more.",
    heldBy: [
      "operations/invitations-of-servers.test.ts: lets who made an invitation for an owner revoke it without being an owner any more",
    ],
  },
  {
    fact: "That the invitations of a deactivated account are gone is told to administrators alone.",
    heldBy: ["operations/deactivate-user.test.ts: administrators alone of its invitations"],
  },
  {
    fact: "Direct messages grow too old as others do, reminders go out in any case, and built-in views have no name.",
    heldBy: [
      "clock/expire-messages.test.ts: are direct ones too, by the time of the realm",
      "clock/send-reminder.test.ts: is about the message as it is by then, with the note, and about what it was where it cannot be read",
      "operations/add-navigation-view.test.ts: adds a view to one's own, which has no name where it is built in",
    ],
  },
];
