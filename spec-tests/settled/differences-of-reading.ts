import type { SettledFact } from "./settled-fact";

/** Where servers did otherwise than was assumed: reading, drafts, typing and events. */
export const DIFFERENCES_OF_READING: readonly SettledFact[] = [
  {
    fact: "The text where a search marks the empty topic is empty.",
    heldBy: ["operations/check-messages-match-narrow.test.ts: escapes topics, and leaves the empty one empty"],
  },
  {
    fact: "A closed channel has no special answer.",
    heldBy: ["operations/get-messages.test.ts: nothing in a channel that is there but closed to the reader, without a special answer"],
  },
  {
    fact: "Whether messages match, and flags by narrow, know no conversation of a message.",
    heldBy: ["operations/check-messages-match-narrow.test.ts: what is refused of every narrow"],
  },
  {
    fact: "A negated conversation of a message works like a plain one.",
    heldBy: ["rules/narrow/narrow-terms.test.ts: that conversation, also when it is negated"],
  },
  {
    fact: "An empty list of people finds nothing: the recorded server says so, though its source was read otherwise.",
    heldBy: ["rules/narrow/narrow-terms.test.ts: nothing for an empty list of people"],
  },
  {
    fact: "The narrow to web-public channels opens their whole history since 421, and one's own before.",
    heldBy: ["levels/behaviours.test.ts: every name of the table has a row, and every row is of the table"],
  },
  {
    fact: "The conversation of an incoming one-to-one message is the one with oneself.",
    heldBy: [
      "rules/narrow/narrow-terms.test.ts: by one direct message the conversation with its receiver alone, " +
        "where real servers are followed",
    ],
  },
  {
    fact: "People are named by the address that everybody sees.",
    heldBy: [
      "operations/get-user-by-email.test.ts: finds everybody by the dummy address, of this realm only",
      "rules/narrow/narrow-terms.test.ts: what somebody sent, by address",
    ],
  },
  {
    fact: "A search for words that it does not look for finds nothing.",
    heldBy: ["text/search/search.test.ts: for %j in %j and topic %j: %j"],
  },
  {
    fact: "Messages that would get no row are passed over by flags.",
    heldBy: ["operations/update-message-flags.test.ts: none of them where they would get no row: these are passed over"],
  },
  {
    fact: "Flags are told also where nothing changed, in the order asked; channels passed over are always named.",
    heldBy: [
      "operations/update-message-flags.test.ts: nothing when every message has the flag already, and tells of it all the same",
      "operations/update-message-flags.test.ts: the caller alone what really changed, in the order asked",
      "operations/update-message-flags.test.ts: answers with all messages that were named, and with channels " +
        "passed over since servers tell of them",
    ],
  },
  {
    fact: "A range of flags that is too long is cut down.",
    heldBy: ["operations/update-message-flags-for-narrow.test.ts: a range that is too long on both sides to half as many on each"],
  },
  {
    fact: "Marking everything as read is told once, without IDs.",
    heldBy: [
      "operations/mark-all-as-read.test.ts: nothing when everything is read, and tells of it all the same",
      "events/joined-flag-events.test.ts: servers keep what the first said of everything, and join across the opposite change",
    ],
  },
  {
    fact: "Marking the empty topic as read marks the whole channel.",
    heldBy: ["operations/mark-topic-as-read.test.ts: the empty topic, by either name"],
  },
  {
    fact: "Both people of a conversation are told a number that stands for the other one.",
    heldBy: ["operations/send-message.test.ts: gives each of two people a number that stands for the other one, as servers do"],
  },
  {
    fact: "A direct draft lists whom it is for by ID, without its author.",
    heldBy: ["operations/create-drafts.test.ts: takes the first second of all, and whom the account writes to besides itself"],
  },
  {
    fact: "Drafts are for nobody who is deactivated and for no archived channel.",
    heldBy: ["support/draft-realm.ts: somebody deactivated", "support/draft-realm.ts: an archived channel that one is in"],
  },
  {
    fact: "Creating no draft is told.",
    heldBy: ["operations/create-drafts.test.ts: nothing for an empty list, of which it tells all the same"],
  },
  {
    fact: "Typing is told to people as they were named, the sender last, deactivated ones left out.",
    heldBy: [
      "operations/set-typing-status.test.ts: the participants of a direct message as they were named, the " +
        "sender last, whose own queues hear it too",
      "operations/set-typing-status.test.ts: the sender alone of typing to somebody deactivated",
    ],
  },
  {
    fact: "Typing in a direct message that is edited names those alone who are told.",
    heldBy: ["operations/set-typing-status-for-message-edit.test.ts: the participants of a direct message"],
  },
  {
    fact: "An answer that did not have to wait names no queue.",
    heldBy: ["operations/get-events.test.ts: says what to wait for when there is nothing, unless the client does not want to wait"],
  },
  {
    fact: "An event ID newer than anything that was sent is refused.",
    heldBy: [
      "events/queues.test.ts: an ID that the queue never had is refused, be it newer than anything sent " + "or passed over by merging",
    ],
  },
  {
    fact: "A narrow brings a queue messages of public channels that its account does not subscribe to.",
    heldBy: [
      "events/queue-narrow.test.ts: a narrow brings messages of public channels that one does not subscribe to, but of no private ones",
    ],
  },
  {
    fact: "A message that comes without a row has no flags.",
    heldBy: ["operations/message-form.test.ts: what one hears of a message without having received it has no flags"],
  },
  {
    fact: "A bot's queue begins with what the bot begins with.",
    heldBy: ["events/queue-narrow.test.ts: a bot's queue has what the bot begins with, unless it asks for something else"],
  },
];
