import type { SettledFact } from "./settled-fact";

/** What was assumed while all sources were silent, in the order of the assumptions. */
export const ASSUMED: readonly SettledFact[] = [
  {
    fact: "Content and topics that are too long are cut when they are sent and scheduled.",
    heldBy: [
      "operations/create-scheduled-message.test.ts: cuts content and topic to their maxima",
      "rules/messages/check-content.test.ts: of exactly the maximum stays as it is; one more code point cuts it",
    ],
  },
  {
    fact: "A topic preference refuses a topic that is too long, and takes any other as it was typed.",
    heldBy: [
      "operations/update-user-topic.test.ts: a topic that is too long",
      "operations/update-user-topic.test.ts: reads the display name as the empty topic, and takes any other as it was typed",
    ],
  },
  {
    fact: "The topic that somebody is typing in is taken as it was typed.",
    heldBy: [
      "operations/set-typing-status.test.ts: any topic as it was typed but for blanks around it, since " + "nothing is stored under it",
    ],
  },
  {
    fact: "A scheduled message is for a list of people or for one channel that stands in no list; sending takes the list, too.",
    heldBy: [
      "operations/create-scheduled-message.test.ts: a single user ID for a direct message",
      "operations/create-scheduled-message.test.ts: a channel in a list",
      "operations/send-message.test.ts: finds the channel %j",
    ],
  },
  { fact: "A worker delivers scheduled messages about once a minute, and gives up one that is ten minutes late.", otherwise: "A3" },
  {
    fact: "A scheduled direct message shows its recipients without the author.",
    heldBy: [
      "operations/create-scheduled-message.test.ts: stores direct recipients without the author, and the " +
        "author when nobody else is meant",
    ],
  },
  {
    fact: "People of a one-to-one conversation are listed by address, those of a group by ID.",
    heldBy: ["operations/get-messages.test.ts: direct messages with all participants, and an empty subject"],
  },
  {
    fact: "The life of a queue counts from its registration, or from when the last poll that had to wait began; never while one waits.",
    heldBy: [
      "events/long-polling.test.ts: the life of a queue counts from the moment a poll began to wait, not from its end",
      "events/queues.test.ts: a poll that is answered at once does not keep a queue alive",
      "events/long-polling.test.ts: a poll that waits keeps its queue, however short its life and far the clock goes",
    ],
  },
  { fact: "Queues whose time is over are collected once a minute.", otherwise: "A6" },
  {
    fact: "A range ends at 0 and at the largest ID.",
    heldBy: ["operations/get-messages.test.ts: reads a negative anchor as 0 and one beyond the largest as the largest"],
  },
  {
    fact: "IDs of messages and a range exclude each other unless the range is empty, and the six names are always the same.",
    heldBy: [
      "operations/get-messages-refused.test.ts: IDs beside an anchor",
      "operations/get-messages.test.ts: counts nothing before and after by default, and passes over an empty range beside IDs",
    ],
  },
  {
    fact: "The empty topic is empty where a search marks its words.",
    heldBy: ["operations/check-messages-match-narrow.test.ts: escapes topics, and leaves the empty one empty"],
  },
  {
    fact: "Of several flags to change, those that stand already are passed over.",
    heldBy: ["operations/update-message-flags.test.ts: nothing when every message has the flag already, and tells of it all the same"],
  },
  {
    fact: "What is at home is in no muted place.",
    heldBy: ["rules/narrow/narrow-terms.test.ts: followed topics, resolved ones, muted ones and what is at home"],
  },
  {
    fact:
      "The first unread message passes over muted topics, and over a muted channel unless the narrow names " +
      "it; direct messages are in no muted place.",
    heldBy: [
      "operations/get-messages.test.ts: passes over muted topics and channels, but not over topics unmuted or " +
        "followed in a muted channel",
      "rules/narrow/narrow-terms.test.ts: are in no muted place, whatever channels and topics are muted",
    ],
  },
  {
    fact: "Asked for by their IDs, messages come that one received, and others only where the narrow opens the history of a channel.",
    heldBy: ["operations/get-messages.test.ts: finds by ID what the reader received, and the rest of a channel that the narrow opens"],
  },
  {
    fact: "Deleting single messages leaves the preferences for their topic; deleting the topic takes them away.",
    heldBy: [
      "operations/delete-message.test.ts: a topic without messages into no topic, and leaves everybody's preference for it",
      "operations/delete-topic.test.ts: the preferences of everybody, also for a topic without messages",
      "operations/delete-topic.test.ts: leaves what the administrator cannot see, and the preferences of who sees some of it still",
    ],
  },
  {
    fact: "Content of somebody else's message is refused before its hash is looked at.",
    heldBy: ["operations/update-message.test.ts: content of somebody else, before the hash"],
  },
  {
    fact: "A move to another channel takes everything away that people who are not in the new channel had of the messages.",
    heldBy: [
      "operations/update-message-moves.test.ts: to a public one: guests outside lose it, members outside keep " +
        "it without a row of their own",
      "operations/update-message-moves.test.ts: to a private one: whoever is not in it loses the message",
    ],
  },
  {
    fact: "A message in an archived channel cannot be deleted.",
    heldBy: ["operations/delete-message.test.ts: a message in an archived channel"],
  },
  {
    fact: "The history shows moves with the content as it was then, where a realm shows moves alone.",
    heldBy: ["operations/get-message-history.test.ts: shows moves alone, with the content as it was then, where the realm wants that"],
  },
  {
    fact: "A move is told to the new channel's subscribers too, but to a guest only if subscribed to the old one.",
    heldBy: [
      "operations/update-message-moves.test.ts: tells a guest who is only in the new channel nothing, though the old one was open to all",
      "operations/update-message-moves.test.ts: to a private one with protected history: its subscribers get rows, read",
    ],
  },
  {
    fact: "A move of a whole topic that is partly too old says what could be moved.",
    heldBy: ["operations/update-message-moves.test.ts: of a whole topic is refused with what could be moved"],
  },
  {
    fact: "A channel may be put into an archived folder; a folder with channels, archived ones too, cannot be archived.",
    heldBy: [
      "operations/subscribe-refused.test.ts: no archived folder, but one that there is not",
      "operations/update-channel-folder.test.ts: that a folder is archived, where neither a channel in use nor an archived one is in it",
    ],
  },
  { fact: "A folder that comes back under a name that is taken breaks a rule of the database.", otherwise: "A81" },
  {
    fact: "Of several settings of subscriptions a wrong one refuses all; a channel that one is not in leaves those before it changed.",
    heldBy: [
      "operations/update-subscription-settings.test.ts: as servers do, the items after one of a wrong channel " +
        "only; all for a wrong property",
    ],
  },
  {
    fact: "Subscribing to one channel among others that is out of reach subscribes to none.",
    heldBy: ["operations/subscribe-refused.test.ts: one channel among others, and subscribes to none"],
  },
  {
    fact: "A channel that becomes private protects its history unless the request says otherwise; a private channel is not web-public.",
    heldBy: [
      "operations/update-stream.test.ts: private protects the history",
      "operations/update-stream.test.ts: the history of a private channel that shared it, when it is made private once more",
      "operations/update-stream-refused.test.ts: a private channel that is web-public",
    ],
  },
  {
    fact:
      "There are 24 colours; when all are used, the number of the channel's recipient chooses. A given " +
      "colour counts for a new subscription alone.",
    heldBy: [
      "operations/get-subscriptions.test.ts: gives new subscriptions colors that the account does not use yet, " +
        "and then again one of them",
      "operations/unsubscribe.test.ts: nothing of what the account had set, which comes back with the next subscription",
    ],
  },
  {
    fact: "Direct messages grow too old by the realm's retention time, and nobody is told of messages that are gone.",
    heldBy: [
      "clock/expire-messages.test.ts: are direct ones too, by the time of the realm",
      "clock/expire-messages.test.ts: are told to nobody, though a channel has another first message then",
    ],
  },
  { fact: "A daily job looks for messages that are too old.", otherwise: "A86" },
  {
    fact:
      "Bots are deactivated before their owner; one that comes back while its owner is deactivated belongs " + "to whoever brings it back.",
    heldBy: [
      "operations/deactivate-user.test.ts: of the bots of an account before it",
      "operations/reactivate-user.test.ts: gives a bot whose owner is deactivated to whoever reactivates it",
    ],
  },
  {
    fact: "A new address of one's own must be allowed and free; it counts only when it is confirmed.",
    heldBy: [
      "operations/update-settings.test.ts: an address that is taken",
      "operations/update-settings.test.ts: addresses where people may not change them, administrators aside",
      "operations/update-settings.test.ts: nothing yet for a new address, and the name at once",
    ],
  },
  {
    fact: "A deactivated group can be renamed and brought back.",
    heldBy: ["operations/update-user-group.test.ts: a deactivated group: its name, and that it is active again"],
  },
  {
    fact: "Channels in the archive do not keep a group in use, its own settings do.",
    heldBy: ["operations/deactivate-user-group.test.ts: a group in use, and says where"],
  },
  { fact: "Deactivating a group through its update is refused.", heldBy: ["operations/update-user-group.test.ts: a deactivation"] },
  {
    fact: "Roles that take an owner are refused with the code of administrators' matters.",
    heldBy: [
      "operations/update-user-by-email.test.ts: roles that take an owner with UNAUTHORIZED_PRINCIPAL, and lets " +
        "guests rise, when following real servers",
    ],
  },
  {
    fact: "Deactivating a deactivated account is refused; reactivating an active one succeeds.",
    heldBy: [
      "operations/deactivate-user.test.ts: an account that is deactivated",
      "operations/reactivate-user.test.ts: tells of an account that is active once more, its channels before its groups",
    ],
  },
  {
    fact: "A newcomer is welcomed by messages that are starred.",
    heldBy: ["operations/create-user.test.ts: of the account, its role groups, its subscriptions, and greets it with a starred message"],
  },
  {
    fact: "A new name where people may not change theirs is passed over in silence.",
    heldBy: ["operations/update-settings.test.ts: all but the name where people may not change theirs, administrators aside"],
  },
  { fact: "A name that several accounts have means one of them, ignoring letter case.", otherwise: "A120" },
  { fact: "Beside an ID the name has to match letter for letter.", heldBy: ["text/markdown/render.test.ts: @**Sam|7**"] },
  {
    fact: "Every link makes a message one with a link, also a link to a channel.",
    heldBy: ["text/markdown/render.test.ts: by the name of a channel is one too"],
  },
  {
    fact: "A search for nothing but words that it does not look for finds nothing; a phrase has to be there word for word.",
    heldBy: [
      "text/search/search.test.ts: stop words are lower case and no search looks for them",
      "text/search/search.test.ts: for %j in %j and topic %j: %j",
    ],
  },
  { fact: "The names of emoji change with the server's version.", otherwise: "A123" },
  {
    fact: "A link may have any of the schemes that are called safe, or none.",
    heldBy: [
      "text/markdown/render.test.ts: [a](ftp://example.test/x)",
      "text/markdown/render.test.ts: [a](odd://example.test)",
      "text/markdown/render.test.ts: [a](ann@example.test)",
    ],
  },
  {
    fact: "The content of a draft has no blanks around it.",
    heldBy: ["operations/edit-draft.test.ts: the whole draft without blanks around its content, and counts it as edited now"],
  },
  {
    fact: "There is one navigation view of a fragment; built-in ones have no name, others need one that is free; an empty edit is told.",
    heldBy: [
      "operations/add-navigation-view.test.ts: a fragment that is there already",
      "operations/add-navigation-view.test.ts: a name for a view that is built in",
      "operations/add-navigation-view.test.ts: none for another",
      "operations/edit-navigation-view.test.ts: the name that it has",
      "operations/edit-navigation-view.test.ts: nothing when nothing is given, and says so",
    ],
  },
  {
    fact: "A reminder is about its message as it is when it is sent; for a deactivated account it counts as sent.",
    heldBy: [
      "clock/send-reminder.test.ts: is about the message as it is by then, with the note, and about what it was where it cannot be read",
      "clock/send-reminder.test.ts: goes without a word for a deactivated account",
    ],
  },
  {
    fact: "A link to a file counts if its sender may open the file.",
    heldBy: ["operations/upload-file.test.ts: of others count only if these may open the file"],
  },
  {
    fact:
      "Typing is told in channels of up to 100 subscribers; typing in an edit to all of them, whether they " +
      "can read the message or not.",
    heldBy: [
      "operations/set-typing-status.test.ts: nobody of a channel with more than 100 subscribers",
      "operations/set-typing-status-for-message-edit.test.ts: also whoever came to a channel with protected history after the message",
    ],
  },
  { fact: "A worker asks the push relay at once.", otherwise: "A160" },
  {
    fact: "Whoever lacks the right to subscribe others is refused before channels are looked at.",
    heldBy: ["operations/subscribe-refused.test.ts: to subscribe others without the permission, even where want of access is not fatal"],
  },
  {
    fact: "A device that is registered and has not failed stays as it is, whatever is sent.",
    heldBy: ["operations/register-push-device.test.ts: that is %s changes nothing when the very same is sent again"],
  },
  {
    fact: "Push registrations are for people, on servers with the push service; so are their tests.",
    heldBy: [
      "operations/register-push-device.test.ts: a bot, whatever the server is like",
      "operations/e2ee-test-notify.test.ts: refuses a bot, and everybody on a server without the push service",
    ],
  },
  {
    fact: "An invitation by mail welcomes with its own text, and tells its referrer.",
    heldBy: [
      "operations/accept-invitation.test.ts: of the account, of the list of invitations, and the " + "referrer by the notification bot",
    ],
  },
  {
    fact: "Who joins by a link has no referrer who is told.",
    heldBy: ["operations/accept-invitation.test.ts: nobody who made the link by which somebody joins"],
  },
  {
    fact: "Tokens of Apple's service are compared ignoring letter case.",
    heldBy: ["operations/remove-apns-token.test.ts: takes it away in letters of another case, too"],
  },
  {
    fact: "A change of role tells of no bot, default channel or account.",
    heldBy: [
      "operations/update-user-by-email.test.ts: of a new role the role groups, old ones first, and the account what it sees from now on",
      "operations/update-user-by-email.test.ts: nobody of accounts that go out of sight with a role",
    ],
  },
  {
    fact: "Those who leave a channel together are not told of each other.",
    heldBy: [
      "operations/unsubscribe.test.ts: of one person's leaving several public channels once, and those who " +
        "leave together not of each other",
    ],
  },
  {
    fact: "The newest message of an account is the newest that it has received.",
    heldBy: ["operations/get-own-user.test.ts: tells the newest message that the account has received, and of a bot its owner"],
  },
];
