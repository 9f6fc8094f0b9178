import type { SettledFact } from "./settled-fact";

/** Where servers did otherwise than was assumed: sending, scheduled messages, edits and channels. */
export const DIFFERENCES: readonly SettledFact[] = [
  {
    fact: "A new time or topic of a scheduled message is not asked for any permission again, and the topic stays as it is written.",
    heldBy: ["operations/update-scheduled-message.test.ts: the topic alone as it is written, without asking again for any permission"],
  },
  {
    fact: "A scheduled message that is to go to a channel needs a topic.",
    heldBy: ["operations/update-scheduled-message.test.ts: a channel without a topic"],
  },
  {
    fact: "Nothing to change and a time that is over are refused before a message that is not there.",
    heldBy: ["ladders/personal.ts: update-scheduled-message"],
  },
  {
    fact: "A scheduled message that was delivered can be deleted once, and not changed.",
    heldBy: [
      "operations/delete-scheduled-message.test.ts: one that was delivered only once it is forgotten, be it by this or with the message",
      "operations/update-scheduled-message.test.ts: a failed one without a new time, and a delivered one, by the %s",
    ],
  },
  {
    fact: "Whoever changes a scheduled message makes their program its client.",
    heldBy: ["events/finer-events.test.ts: whoever changes a scheduled message makes their program its client"],
  },
  {
    fact: "A missing topic, its characters and the content are looked at before the channel.",
    heldBy: ["ladders/personal.ts: create-scheduled-message: channel"],
  },
  {
    fact:
      "Of a message is told last: after the preference for its topic and the channel that is awake again, " + "and not of a first message.",
    heldBy: ["operations/send-message.test.ts: of the followed topic, of the channel's awakening, and the subscribers at last"],
  },
  {
    fact: "Starting a topic follows it only where no preference is set.",
    heldBy: ["operations/send-message.test.ts: lets whoever starts a topic follow it, and tells the new policy only when it changed"],
  },
  {
    fact: "A mention follows the topic, one of oneself too.",
    heldBy: [
      "rules/automatic-visibility.test.ts: from policy %i comes to policy %i",
      "rules/automatic-visibility.test.ts: follows what it mentions itself in",
    ],
  },
  {
    fact: "The sender counts among those who take part in a topic.",
    heldBy: [
      "operations/send-message.test.ts: a topic wildcard with sixteen participants, the sender among them, unless one may mention many",
    ],
  },
  {
    fact: "A bot that is mentioned where it does not subscribe gets the message.",
    heldBy: ["events/finer-events.test.ts: a mention reaches a bot outside the channel, unless it is deactivated"],
  },
  {
    fact: "The owner of a bot hears of its message for a channel that is not there or has nobody in it, once within five minutes.",
    heldBy: [
      "operations/warned-bot-owners.test.ts: hears of a message for a channel that there is not, though it is refused",
      "operations/warned-bot-owners.test.ts: hears once within five minutes, of each of several bots",
      "operations/warned-bot-owners.test.ts: hears of one that is sent where nobody active subscribes, before it comes",
    ],
  },
  {
    fact: "The welcome bot answers.",
    heldBy: ["operations/send-message.test.ts: is answered after it, and what the bot does not understand once"],
  },
  {
    fact: "A topic has no control characters, halves of pairs and characters that are none; those that are not assigned are taken.",
    heldBy: [
      "operations/send-message.test.ts: takes any characters in a topic that are some: unassigned ones, but " +
        "neither controls nor halves of pairs",
    ],
  },
  {
    fact: "Nobody writes to a group with a deactivated member.",
    heldBy: ["rules/messages/direct-permission.test.ts: is written to by nobody: alone, among others, again or for the first time"],
  },
  {
    fact: "A channel is quiet after 180 days without a message, which is told.",
    heldBy: ["clock/fall-quiet.test.ts: is told to be quiet, to those who know of it, at its second"],
  },
  {
    fact: "A move within a channel takes all messages of the topic, also those that the mover cannot see.",
    heldBy: [
      "operations/update-message-moves.test.ts: takes what the actor cannot see along within a channel, where the realm follows servers",
    ],
  },
  {
    fact: "A move to another channel takes rows away from those who are not in it, and nobody hears of flags.",
    heldBy: [
      "operations/update-message-moves.test.ts: to a public one: guests outside lose it, members outside keep " +
        "it without a row of their own",
    ],
  },
  {
    fact: "A move is told to the subscribers of the new channel.",
    heldBy: ["operations/update-message-moves.test.ts: to a private one with protected history: its subscribers get rows, read"],
  },
  {
    fact: "A move tells first of what is deleted, then of preferences, of the message, of notices and of the channel that is awake.",
    heldBy: [
      "operations/update-message-moves.test.ts: tell of what is gone, of preferences, of the message, of " +
        "notices and of who is awake, in this order",
    ],
  },
  {
    fact: "An edit is told to whoever has a row of the message, also after leaving the channel, where its history is shared.",
    heldBy: [
      "rules/finer-rules.test.ts: who received a message hears of its edit also after leaving the channel, where the history is shared",
    ],
  },
  {
    fact: "Who was ever in the old channel and is not in the private new one hears that the message is deleted.",
    heldBy: ["operations/update-message-moves.test.ts: to a private one: whoever is not in it loses the message"],
  },
  {
    fact: "Who moves to another channel must be able to read it and to post there.",
    heldBy: ["operations/update-message.test.ts: to another channel only who may post there"],
  },
  {
    fact: "A topic that changes its letter case alone has its notice, and loses the preferences for it.",
    heldBy: [
      "operations/update-message-notices.test.ts: tell of letter case alone in the very same topic, and of nothing that content does",
      "operations/update-message-moves.test.ts: a topic that differs in letter case only, without leaving it",
    ],
  },
  {
    fact: "Resolving posts the notice of the old topic too, if asked to.",
    heldBy: [
      "operations/update-message-notices.test.ts: posts a notice to the renamed topic, one of the move to the " +
        "old one if asked to, and is no move for the record",
    ],
  },
  {
    fact: "Resolving is undone up to sixty seconds later.",
    heldBy: ["operations/update-message-notices.test.ts: is undone within a minute by taking the notice back, to the second"],
  },
  {
    fact: "A part of a topic that starts another one follows the settings of its first author, since 421.",
    heldBy: [
      "operations/update-message-moves.test.ts: stay when a part moves, but the author of the first message " +
        "follows the topic that it starts",
    ],
  },
  {
    fact: "Of the first message that is another now is told before the deletion, to those who hear of that.",
    heldBy: ["operations/delete-message.test.ts: the readers of a channel, first of its first message if that is another now"],
  },
  {
    fact: "A deleted message tells nothing of its files.",
    heldBy: [
      "operations/update-message-uploads.test.ts: a deleted message takes the files along that no other refers to, and nobody hears of it",
    ],
  },
  {
    fact: "Deleting a message leaves the preferences for its topic.",
    heldBy: ["operations/delete-message.test.ts: a topic without messages into no topic, and leaves everybody's preference for it"],
  },
  {
    fact: "A topic is deleted in batches of a hundred, the newest first.",
    heldBy: ["operations/delete-topic.test.ts: a hundred messages at a time"],
  },
  {
    fact: "Later servers tell the topic of deleted messages in small letters.",
    notShown: "it is not known since when; it is told as it is written, as servers of level 372 tell it",
  },
  {
    fact: "Where moves alone are shown, a message that was only edited has an empty history.",
    heldBy: [
      "operations/message-form.test.ts: edits are shown where the history is, of moves to topics and channels " +
        "without content, or not at all",
    ],
  },
  {
    fact: "Limits of moving and deleting are told one by one.",
    heldBy: ["operations/update-realm.test.ts: limits of moving and deleting, told one by one"],
  },
  {
    fact: "The sender of a message is told of files that it newly refers to.",
    heldBy: [
      "operations/update-message-uploads.test.ts: are told of to the sender when an edit refers to a file that " +
        "no message of it did, before the edit itself",
    ],
  },
  {
    fact: "A channel that becomes private protects its history.",
    heldBy: [
      "operations/update-stream.test.ts: private protects the history",
      "operations/update-stream.test.ts: private with shared history",
    ],
  },
  {
    fact: "A new public channel shares its history, whatever is asked for.",
    heldBy: ["operations/subscribe-refused.test.ts: no protected history of a public channel, which it shares all the same"],
  },
  {
    fact: "Who was unsubscribed from what is listed for each person and channel.",
    heldBy: ["operations/unsubscribe.test.ts: the subscribers, and names what was left and what was not"],
  },
  {
    fact: "Those who leave together are not told of each other; one event tells of several public channels.",
    heldBy: [
      "operations/unsubscribe.test.ts: of one person's leaving several public channels once, and those who " +
        "leave together not of each other",
    ],
  },
  {
    fact: "Others are told of who leaves after the account itself, which later servers turn round; nobody is told of both.",
    heldBy: ["operations/unsubscribe.test.ts: the account, other observers, and who loses sight of a private channel"],
  },
  {
    fact: "Default channels are told before their subscribers, and before a channel is archived.",
    heldBy: [
      "operations/subscribe-events.test.ts: people but guests of a new default channel, before its subscribers",
      "operations/archive-stream.test.ts: people but guests, when a default channel goes",
    ],
  },
  {
    fact: "The notice of archiving is read by everybody; settings of the realm let the channel go, which is told first.",
    heldBy: [
      "operations/archive-stream.test.ts: who knows of the channel, and posts a notice to it",
      "operations/archive-stream.test.ts: settings of the realm that name the channel, which is told first",
    ],
  },
  { fact: "A private channel without subscribers does not come back.", heldBy: ["ladders/channels.ts: update-stream: unarchiving"] },
  {
    fact: "A channel does not get the name that it has.",
    heldBy: [
      "operations/update-stream-refused.test.ts: the present name, a private channel that is web-public, and requests " +
        "to moderators in a public channel",
    ],
  },
  {
    fact: "Another retention time posts a notice.",
    heldBy: [
      "operations/update-stream.test.ts: part by part, each with its notice, and privacy, retention and description also where they stay",
    ],
  },
  {
    fact: "Who loses sight of a channel by its privacy is not told.",
    heldBy: ["operations/update-stream.test.ts: nobody who loses sight of a channel that becomes private"],
  },
  {
    fact: "Guests outside a web-public channel hear nothing of its changes.",
    heldBy: ["operations/update-stream.test.ts: no guest outside a web-public channel of its changes"],
  },
  {
    fact: "Another privacy takes the right to create such channels, since 421.",
    heldBy: ["operations/update-stream-refused.test.ts: another privacy without the right to create such channels since feature level 421"],
  },
  {
    fact: "The ID of a channel is given to those who can read it, while it is not archived.",
    heldBy: ["operations/get-stream-id.test.ts: finds a channel by its name, ignoring case and blanks around it"],
  },
  {
    fact: "Settings of subscriptions to archived channels cannot be changed.",
    heldBy: ["operations/update-subscription-settings.test.ts: an archived channel"],
  },
  {
    fact: "One's own address as the person to subscribe counts as somebody else.",
    heldBy: [
      "operations/subscribe-refused.test.ts: to subscribe by one's own address, as others, but not by one's own ID, " +
        "without that permission",
    ],
  },
  { fact: "An archived channel takes no preference for a topic.", heldBy: ["operations/update-user-topic.test.ts: an archived channel"] },
  {
    fact: "The list of muted topics is told before each preference to clients that ask for no kinds of events.",
    heldBy: [
      "events/adaptation.test.ts: muted topics are told beside preferences, but not to clients that ask for preferences by name",
      "events/finer-events.test.ts: a preference that moves with its topic is told twice, and the list of muted topics once",
    ],
  },
  {
    fact: "Unsubscribing others is judged of all channels together.",
    heldBy: ["rules/channel-access.test.ts: whoever may by the same right in all of the channels, not by one here and by another there"],
  },
];
