/** A question that the card and the tables of facts leave open, and what the simulator does about it. */
export interface Assumption {
  readonly section: string;
  readonly question: string;
  readonly answer: string;
  readonly source: string;
}

/**
 * What was decided where all sources are silent, by an identifier that docstrings and reports name.
 * Append rows; never renumber.
 */
export const ASSUMPTIONS = {
  A1: {
    section: "Endpoints 1",
    question: "What happens to content or a topic beyond its maximum length?",
    answer: "It is cut to the maximum, as real servers do; names and descriptions are refused.",
    source: "public facts on normalisation",
  },
  A2: {
    section: "Endpoints 1",
    question: "May `to` of a direct message be a single user ID?",
    answer: "No: a list is required; a channel accepts an ID or a list of one.",
    source: "public facts, doubtful",
  },
  A3: {
    section: "States: Scheduled message",
    question: "Can delivery be late?",
    answer: "Never by the virtual clock: a message is delivered at its own second, so lateness never fails it.",
    source: "own decision",
  },
  A4: {
    section: "Scheduled message",
    question: "Does the returned `to` of a direct message contain the author?",
    answer: "Only when the author is the sole recipient.",
    source: "public facts, doubtful",
  },
  A6: {
    section: "Events",
    question: "When is a queue gone whose time is over, while servers look for such queues once a minute?",
    answer: "To the second; only queues that ask for less than a minute live for a minute.",
    source: "facts of servers; a virtual clock has to decide",
  },
  A7: {
    section: "Get messages",
    question: "What do the found flags say with `message_ids`?",
    answer: "All are false.",
    source: "public facts",
  },
  A50: {
    section: "Endpoints 10",
    question: "Which names does `parameters` hold when `message_ids` meets a range?",
    answer: "Those that were sent and exclude each other, separated by a comma and a blank.",
    source: "public facts, without the exact list",
  },
  A51: {
    section: "Endpoints 9",
    question: "What is `match_subject` of a message in the empty topic?",
    answer: "The display name of the empty topic, as `GET /messages` gives it by default.",
    source: "own decision",
  },
  A52: {
    section: "Endpoints 10",
    question: "Does marking a message as unread that one never received give a historical row?",
    answer: "Yes, where one subscribes to its channel now; elsewhere it is passed over.",
    source: "public facts, doubtful",
  },
  A53: {
    section: "Endpoints 10",
    question: "Do messages of muted users count as muted for `in:home`, `is:muted` and the anchor `first_unread`?",
    answer: "No: only channels and topics do; what muted users write arrives read anyway.",
    source: "public facts on the operators",
  },
  A54: {
    section: "Endpoints 10",
    question: "Does `first_unread` pass over a muted channel or topic that the narrow itself names?",
    answer: "Yes; with nothing else unread the anchor is the newest message.",
    source: "public facts, read literally",
  },
  A55: {
    section: "Endpoints 10",
    question: "Are `message_ids` looked up in the personal history or in all that the reader can read?",
    answer: "In all that the reader can read, whatever the narrow.",
    source: "card: those that exist and are accessible",
  },
  A80: {
    section: "Channel folder",
    question: "May channels be put into an archived folder, and what becomes of those inside when it is archived?",
    answer: "They may not be put in; those inside keep their folder.",
    source: "public facts, doubtful; own decision",
  },
  A81: {
    section: "Channel folder",
    question: "May a folder be unarchived when another one has taken its name?",
    answer: "No: names are unique among the folders that are not archived.",
    source: "own decision, from the rule on names",
  },
  A82: {
    section: "Endpoints 5",
    question: "Do the items before a refused one stay applied?",
    answer: "No: a refusal leaves everything as it was.",
    source: "own decision; not documented",
  },
  A83: {
    section: "Endpoints 3",
    question: "Does the creator of a channel need a permission of its own to subscribe others to it at once?",
    answer: "No: the permission to create the channel is enough.",
    source: "own decision",
  },
  A84: {
    section: "Endpoints 3",
    question: "What is the history of a channel that changes its privacy without a word on history?",
    answer: "Public channels have shared history; a channel that becomes private keeps what it had.",
    source: "own decision",
  },
  A85: {
    section: "Endpoints 3",
    question: "What is the color of a new subscription?",
    answer: "The first of 24 fixed colors that the account does not use yet, then #c2c2c2.",
    source: "public facts, doubtful",
  },
  A120: {
    section: "Message",
    question: "Whom does a mention mean by a name that several accounts have?",
    answer: "Nobody; with the ID beside the name it means that account.",
    source: "own decision",
  },
  A121: {
    section: "Endpoints 10",
    question: "Which links count for `has:link`?",
    answer:
      "All: addresses, links with a text, mail addresses, linkified words, and channels and topics by their names.",
    source: "observed on servers",
  },
  A122: {
    section: "Endpoints 10",
    question: "What does a search for stop words alone find?",
    answer: "Nothing; in quotation marks they are found literally.",
    source: "own decision, from how full-text search does it",
  },
  A123: {
    section: "Message",
    question: "Which names do Unicode emoji have?",
    answer: "Those of the interface's own list; for all others the annotations of Unicode CLDR 45 for emoji 15.1.",
    source: "public facts; the version is doubtful",
  },
  A124: {
    section: "Message",
    question: "Which addresses may a link in a message have?",
    answer:
      "http, https, ftp, file, schemes that run nothing, and paths inside the realm; others are shown as written.",
    source: "observed on servers",
  },
  A90: {
    section: "Authentication",
    question: "What becomes of the bots of a person who is deactivated?",
    answer: "They are deactivated too, and stay so when the person comes back.",
    source: "as real servers do; not documented",
  },
  A60: {
    section: "Topic visibility policy",
    question: "Does deleting the last message of a topic by itself count as deleting the topic?",
    answer: "Yes: preferences for the topic go with its last message.",
    source: "own decision",
  },
  A61: {
    section: "Endpoints 2",
    question: "Is content that equals the present one an edit?",
    answer: "Yes: it gets an entry of the edit history. A topic that equals the present one counts as not given.",
    source: "as real servers do; not documented",
  },
  A62: {
    section: "Endpoints 2",
    question: "What happens to unread messages that move to a channel that their reader does not subscribe to?",
    answer: "They become read, since unread channel messages exist only in subscribed channels; the reader is told.",
    source: "from the public invariant of unread messages",
  },
  A63: {
    section: "Resources: Message",
    question: "May messages in an archived channel be deleted?",
    answer: "No; neither singly nor with their topic.",
    source: "public facts, doubtful",
  },
  A64: {
    section: "Message: Edit history entry",
    question: "What does the history of a message say where the realm shows moves only?",
    answer: "Moves alone are listed, and every state has the present content.",
    source: "public facts, doubtful",
  },
  A65: {
    section: "Endpoints 2",
    question: "Whom is a move told that comes from a channel which they cannot read?",
    answer: "Nobody: a move is told those who could read the messages before, so that no closed channel is named.",
    source: "own decision",
  },
  A66: {
    section: "Topic visibility policy",
    question: "Does somebody follow a topic by being mentioned in an edit?",
    answer: "No; only messages as they are sent make those whom they mention follow.",
    source: "own decision",
  },
  A130: {
    section: "Draft",
    question: "What is the type of a direct draft for nobody once it is stored?",
    answer: "The empty text: it is unaddressed.",
    source: "public facts: stored without recipient",
  },
  A131: {
    section: "Draft",
    question: "Is the topic of a draft normalised?",
    answer: "It is only cut to the maximum; its blanks and the display name of the empty topic stay as typed.",
    source: "own decision",
  },
  A132: {
    section: "Events",
    question: "Which navigation views may an account have?",
    answer: "One of each fragment, with or without a name, and no two of the same name.",
    source: "own decision; not documented",
  },
  A133: {
    section: "States: Scheduled message",
    question: "What becomes of a reminder when its message is deleted, or its account deactivated?",
    answer: "It keeps what it was made with, and is sent; for a deactivated account it fails in silence.",
    source: "own decision, as for scheduled messages",
  },
  A134: {
    section: "Detached upload",
    question: "Which uploads does a message refer to by a link?",
    answer: "Those of its sender, and those that the sender may read in another message.",
    source: "own decision",
  },
  A135: {
    section: "Endpoints 20",
    question: "Whom does the server tell of typing in a channel?",
    answer: "Its subscribers, up to 100 of them; for edits those of them that can read the message.",
    source: "public facts, doubtful",
  },
  A160: {
    section: "Endpoints 16",
    question: "When does the push relay answer a registration?",
    answer: "When it is told to: the registration stays pending until then.",
    source: "own decision",
  },
  A161: {
    section: "Endpoints 11",
    question: "May somebody who can subscribe nobody else invite to default channels?",
    answer: "Yes, since feature level 342; any other channel is refused.",
    source: "public facts on feature levels; the card says both",
  },
  A162: {
    section: "Endpoints 16",
    question: "What does a device that is pending or active become when it is registered again?",
    answer: "It stays what it is when nothing differs; with other keys or other content it is pending anew.",
    source: "public facts, doubtful; own decision",
  },
  A163: {
    section: "Endpoints 16",
    question: "May bots register devices for encrypted pushes?",
    answer: "No, as for the older tokens.",
    source: "public facts, doubtful",
  },
  A164: {
    section: "States: Invitation",
    question: "What happens when an address is invited again while an invitation is open?",
    answer: "There are two; when either is used, or an account comes to be in another way, the others are void.",
    source: "public facts, doubtful",
  },
  A165: {
    section: "Endpoints 14",
    question: "Is the creator of a reusable link told when somebody joins by it?",
    answer: "No.",
    source: "public facts, doubtful",
  },
  A166: {
    section: "Endpoints 17",
    question: "What does the same APNs token for another app change?",
    answer: "Nothing: the first registration stays.",
    source: "own decision",
  },
  A91: {
    section: "Authentication",
    question: "What does a new address in one's own settings do?",
    answer: "It is checked and nothing changes: the mail that would confirm it is not simulated.",
    source: "public facts: nothing changes until it is confirmed",
  },
  A86: {
    section: "Endpoints 3",
    question: "When are messages beyond their retention time deleted, and which?",
    answer: "Those of channels, at the very second; direct messages are kept.",
    source: "own decision",
  },
  A92: {
    section: "Endpoints 13",
    question: "What does a change of a user group without anything to change do?",
    answer: "It is refused with BAD_REQUEST, as for its members.",
    source: "as real servers do; documented for members alone",
  },
  A93: {
    section: "States: User group",
    question: "What keeps a user group from being deactivated?",
    answer: "Active groups around it; settings of the realm, of channels even archived, and of other active groups.",
    source: "public facts; the group's own settings do not count: own decision",
  },
  A94: {
    section: "Endpoints 19",
    question: "What becomes of somebody who is to be added and removed at once?",
    answer: "Additions come first, so the account is out in the end; both are told.",
    source: "public facts on the order",
  },
  A95: {
    section: "Endpoints 6",
    question: "May the owner of a bot change its role?",
    answer: "Only as an administrator.",
    source: "own decision",
  },
  A96: {
    section: "Authentication",
    question: "May an account that is deactivated be deactivated again?",
    answer: "No: BAD_REQUEST, as for reactivating an active one.",
    source: "own decision",
  },
  A97: {
    section: "States",
    question: "Who greets a new person?",
    answer: "The welcome bot, in a direct message; the realm's or the inviter's text comes as a second one.",
    source: "public facts, without the wording",
  },
  A174: {
    section: "States",
    question: "When is an export of the realm finished?",
    answer: "After a minute of the virtual clock, always well; there is no file at its address.",
    source: "own decision",
  },
  A170: {
    section: "Events",
    question: "Who tells an account with another role of the bots that it manages now, or no longer?",
    answer: "`realm_bot` add and delete events to that account.",
    source: "own decision, so that events tell the whole truth",
  },
  A171: {
    section: "Events",
    question: "How do accounts that leave a channel together learn of each other?",
    answer: "Each that may still see the channel's subscribers gets a `peer_remove` event with the others.",
    source: "own decision, so that events tell the whole truth",
  },
  A172: {
    section: "Events",
    question: "Is an account that becomes a guest, or is none any more, told of the default channels?",
    answer: "Yes, by a `default_streams` event to it alone; guests see none.",
    source: "own decision, so that events tell the whole truth",
  },
  A173: {
    section: "Limits: from `POST /register`",
    question: "What is `max_message_id`?",
    answer: "The newest message that the account has a row for; -1 when it has none.",
    source: "public facts, read so that it tells nothing of what others write",
  },
  A175: {
    section: "Errors",
    question: "Since when does EXPECTATION_MISMATCH name the field?",
    answer: "Since feature level 421; servers of level 372 do not, those of 442 do.",
    source: "recorded servers of level 372, the source of those of 442",
  },
} as const satisfies Record<string, Assumption>;

/** The identifier of an assumption. */
export type AssumptionId = keyof typeof ASSUMPTIONS;
