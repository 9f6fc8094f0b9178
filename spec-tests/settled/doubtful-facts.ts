import type { SettledFact } from "./settled-fact";

/** What the tables of public facts marked as doubtful. */
export const DOUBTED: readonly SettledFact[] = [
  {
    fact: "A scheduled direct message lists its recipients without its author, who is there only when nobody else is.",
    heldBy: [
      "operations/create-scheduled-message.test.ts: " +
        "stores direct recipients without the author, and the author when nobody else is meant",
    ],
  },
  {
    fact: "Two people of a conversation are listed by their addresses, more than two by their IDs.",
    heldBy: ["operations/send-message.test.ts: names two people by their addresses' order, and more by their IDs' order"],
  },
  {
    fact: "A new subscription gets the next color that is not in use, and when all are, one that its recipient's number picks.",
    heldBy: [
      "operations/get-subscriptions.test.ts: " +
        "gives new subscriptions colors that the account does not use yet, and then again one of them",
    ],
  },
  {
    fact: "A new folder stands where its number puts it, and an order that is given counts from 0.",
    heldBy: [
      "operations/create-channel-folder.test.ts: a folder with its name as it is written and its ID as its place, and everybody of it",
      "operations/patch-channel-folders.test.ts: puts the folders in order, and tells everybody the whole order",
    ],
  },
  {
    fact: "A folder is archived only when no channel is in it (421, seen at 442).",
    heldBy: [
      "operations/update-channel-folder.test.ts: that a folder is archived, where neither a channel in use nor an archived one is in it",
    ],
  },
  {
    fact: "Taking part in a topic and sending to it lift it out of being muted, where the settings say so.",
    heldBy: [
      "rules/automatic-visibility.test.ts: follows what it had muted, when sending makes it follow",
      "operations/add-reaction.test.ts: the actor that the topic is followed which it had muted",
    ],
  },
  {
    fact: "Starting a topic counts only where its starter has no policy for it.",
    heldBy: ["rules/automatic-visibility.test.ts: leaves muted what it had muted, when only starting a topic makes it follow"],
  },
  {
    fact: "Inviting an address again makes a second invitation beside the first.",
    heldBy: ["operations/send-invites.test.ts: keeps a second invitation to the same address beside the first"],
  },
  {
    fact: "Whoever made a link is not written to when somebody joins by it.",
    heldBy: ["operations/accept-invitation.test.ts: lets any number of people join by a link, each as it was made"],
  },
  {
    fact: "A device that is registered stays as it is when it is registered again, also with other data (421, seen at 442).",
    heldBy: [
      "operations/register-push-device.test.ts: that is %s changes nothing when the very same is sent again",
      "operations/register-push-device.test.ts: that is active stays so with another %s, and the relay hears nothing",
    ],
  },
  {
    fact: "Everybody may be named as those who unsubscribe others; guests can do nothing with it.",
    heldBy: ["operations/update-stream.test.ts: lets everybody hold the right to unsubscribe others", "operations/unsubscribe.test.ts: %s"],
  },
  {
    fact: "Whether direct messages are allowed is not asked of a bot that sends, nor where all others are bots.",
    heldBy: ["rules/messages/direct-permission.test.ts: people write to bots, and bots to people, all the same"],
  },
  {
    fact: "Nobody writes to a deactivated account, not even in a conversation that is there already.",
    heldBy: ["rules/messages/direct-permission.test.ts: is written to by nobody: alone, among others, again or for the first time"],
  },
  {
    fact:
      "One number instead of a list is no recipient of a scheduled direct message, nor a list with a " +
      "channel one of a scheduled channel message.",
    heldBy: ["operations/create-scheduled-message.test.ts: %s"],
  },
  {
    fact: "There are thirty sounds of notifications, and none.",
    heldBy: ["operations/register-constants.test.ts: there are thirty sounds"],
  },
  {
    fact: "What was set of subscriptions before an item that is refused stays, unless a property or a value is none at all.",
    heldBy: [
      "operations/update-subscription-settings.test.ts: " +
        "as servers do, the items after one of a wrong channel only; all for a wrong property",
    ],
  },
  {
    fact: "A name has at least two characters.",
    heldBy: ["operations/update-settings.test.ts: %s"],
  },
  {
    fact: "The token of an invitation has 24 characters of a to z and 2 to 7.",
    heldBy: ["operations/send-invites.test.ts: a mail to each, with a link of its own"],
  },
  {
    fact: "Bots neither register devices nor send themselves tests, in either way of pushing.",
    heldBy: [
      "operations/register-push-device.test.ts: a bot, whatever the server is like",
      "operations/e2ee-test-notify.test.ts: refuses a bot, and everybody on a server without the push service",
      "operations/test-notify.test.ts: refuses %s",
    ],
  },
  {
    fact: "In a channel with more than a hundred subscribers nobody hears of typing, and nothing is refused.",
    heldBy: ["operations/set-typing-status.test.ts: nobody of a channel with more than 100 subscribers"],
  },
  {
    fact: "A narrow cannot ask for archived channels.",
    heldBy: ["rules/narrow/narrow-terms.test.ts: %s, with a desc"],
  },
  {
    fact: "`with` cannot be negated: it is read as if it were not.",
    heldBy: ["rules/narrow/narrow-terms.test.ts: %s"],
  },
  {
    fact: "With a fresh key the queues of an account stay, and its tokens for pushing go.",
    heldBy: [
      "operations/regenerate-own-api-key.test.ts: leaves the queues of the account, and what is in them",
      "operations/add-apns-token.test.ts: is undone by a fresh key, for the own account alone",
    ],
  },
  {
    fact: "An expectation that does not hold names its field at level 442 and not at level 372.",
    heldBy: ["operations/update-realm.test.ts: an old value that is not the present one, at level %d with %j"],
  },
  {
    fact: "A test without an active device is HTTP 400 (421, seen at 442).",
    heldBy: ["operations/e2ee-test-notify.test.ts: refuses when the device is %s"],
  },
  {
    fact: "A relay that cannot be reached or fails makes a test HTTP 502, and one that lacks the realm HTTP 403 (442).",
    notShown: "There is no relay to reach: what it answers to a registration is for a test to say, and tests are always sent.",
  },
  {
    fact: "That pushing is not allowed is HTTP 400, and only the relay says so.",
    notShown: "The relay is not modelled.",
  },
  {
    fact: "No server of levels 218 to 442 says that a request took too long.",
    notShown: "Nothing here takes time, and the code is none of the interface's.",
  },
  {
    fact: "A request at which a server fails is HTTP 500 without a code of its own.",
    notShown: "A failure of the simulator is its own, not a server's, and says so by its code; faults answer 500 with a page.",
  },
  {
    fact: "Participants of a topic are who wrote to it or reacted there, also when they have left the channel.",
    heldBy: [
      "rules/topics.test.ts: are those who wrote to it and those who reacted there, in whatever letters it is named",
      "rules/topics.test.ts: are those too who have left the channel since",
    ],
  },
  {
    fact: "A realm is deleted fourteen days after its deactivation at the earliest, and there is no latest time.",
    heldBy: [
      "operations/register-constants.test.ts: " + "a deactivated realm is kept for fourteen days at least, and for as long as one likes",
    ],
  },
  {
    fact: "A new realm has read receipts where joining takes an invitation, or addresses of some domains, or nobody said.",
    notShown: "A realm begins as its fixture says, with read receipts if that says nothing; nobody founds one.",
  },
  {
    fact: "A new realm announces channels and news of the server in its first channel, and newcomers nowhere.",
    notShown: "A realm begins as its fixture says, without any such channel if that says nothing; nobody founds one.",
  },
  {
    fact: "In a new realm addresses are visible by its kind: in schools to administrators alone.",
    notShown: "A realm begins as its fixture says, with visible addresses if that says nothing; nobody founds one.",
  },
  {
    fact: "The list of invitations does not tell the text with which newcomers are welcomed.",
    heldBy: ["operations/send-invites.test.ts: lists what was sent, with all its fields"],
  },
  {
    fact: "The first message of a channel is no news of the channel's first message.",
    heldBy: ["operations/send-message.test.ts: of the followed topic, of the channel's awakening, and the subscribers at last"],
  },
  {
    fact: "Messages of an archived channel cannot be deleted.",
    heldBy: ["operations/delete-message.test.ts: %s"],
  },
  {
    fact: "Where only moves are shown, the history has the content as it was at each move.",
    heldBy: ["operations/get-message-history.test.ts: shows moves alone, with the content as it was then, where the realm wants that"],
  },
  {
    fact: "A second account that reacts with another name of the same emoji gets the name of the first.",
    heldBy: [
      "operations/add-reaction.test.ts: reactions stand in the order of adding, and a second account takes over the name of the first",
    ],
  },
  {
    fact: "An archived channel cannot be archived.",
    heldBy: ["operations/archive-stream.test.ts: %s"],
  },
  {
    fact: "Reactivating an account that is active succeeds.",
    heldBy: ["operations/reactivate-user.test.ts: tells of an account that is active once more, its channels before its groups"],
  },
  {
    fact: "Invitations by mail are listed before links.",
    heldBy: [
      "operations/get-invites.test.ts: " +
        "shows administrators everybody's, and others their own: invitations, then links, in the order of their making",
    ],
  },
  {
    fact: "Bots change their picture as people do.",
    heldBy: ["operations/upload-avatar.test.ts: gives guests and bots a picture too, and administrators where pictures are fixed"],
  },
  {
    fact: "Below level 257 sending an invitation again answers the time, which the invitation then has.",
    heldBy: [
      "operations/resend-email-invite.test.ts: says at level %d when it did, and makes that the time of the invitation, below level 257",
    ],
  },
  {
    fact: "Owners alone change the ways to log in.",
    heldBy: ["operations/update-realm.test.ts: the only way to log in stays open, and only owners may say so"],
  },
  {
    fact: "Guests list folders.",
    heldBy: ["operations/get-channel-folders.test.ts: lists folders in their order, archived ones only on request"],
  },
  {
    fact: "OPTIONS is HTTP 204, and names the methods.",
    heldBy: ["transport/every-transport.test.ts: HEAD is GET without the body, and OPTIONS tells the methods"],
  },
  {
    fact: "A second poll of a queue ends the first with an empty list.",
    heldBy: ["events/long-polling.test.ts: a second poll ends the first with nothing, and waits itself"],
  },
  {
    fact: "An event ID newer than all that was sent is refused, and what is pending is lost.",
    heldBy: [
      "events/queues.test.ts: " +
        "on servers an ID that the queue never had drops what is before it, and is refused once anything was dropped",
    ],
  },
  {
    fact: "A property of a subscription is told also when it stays.",
    heldBy: ["operations/update-subscription-settings.test.ts: %s to %s, for the account alone, and again when nothing changes"],
  },
  {
    fact: "Who may read an edited message without having received it is told of the edit as of something read.",
    heldBy: ["operations/update-message.test.ts: and tells it to those who subscribed later as something read"],
  },
  {
    fact: "The limits of deleting and of moving are told each by itself, that of editing with the other settings.",
    heldBy: [
      "operations/update-realm.test.ts: limits of moving and deleting, told one by one",
      "operations/update-realm.test.ts: everybody of each setting by itself, in the order of the tables, limits that are gone first",
    ],
  },
  {
    fact: "Whoever subscribes to an archived channel hears that it is none any more, and nothing of the subscription.",
    heldBy: ["operations/update-stream.test.ts: subscribers of an archived channel that is none any more nothing of their subscription"],
  },
  {
    fact: "Clients that know no archived channels hear of one that is none any more as of a new one.",
    heldBy: ["events/adaptation.test.ts: an archived channel disappears for clients that know none, and comes back"],
  },
  {
    fact: "The empty topic stays empty where typing in an edit is told, whatever the client knows.",
    heldBy: ["events/adaptation.test.ts: the empty topic stays as it is where somebody types in an edit"],
  },
  {
    fact: "Clients that know no deactivated groups hear of one that comes back as of a new one (421, seen at 442).",
    heldBy: ["events/adaptation.test.ts: a group that comes back is a new one for clients that know none that are deactivated"],
  },
  {
    fact: "Another's address is changed by an administrator who has the permission.",
    heldBy: ["operations/update-user.test.ts: changes addresses for administrators with the permission where the realm follows servers"],
  },
  {
    fact: "Of a deactivated account's groups guests alone hear who may not know of it; all others draw it from the account.",
    heldBy: [
      "operations/deactivate-user.test.ts: " +
        "everybody of the account, and since level 377 its channels before it; groups and settings follow from that",
      "operations/deactivate-user.test.ts: " +
        "guests who may not know of the account of its groups and settings instead, and that it is gone",
    ],
  },
  {
    fact: "With a role nobody is told of accounts that come into sight or go out of it.",
    heldBy: [
      "operations/update-user-by-email.test.ts: of a new role the role groups, old ones first, and the account what it sees from now on",
      "operations/update-user-by-email.test.ts: nobody of accounts that go out of sight with a role",
    ],
  },
  {
    fact: "Who loses sight of a channel that becomes private is not told that it is gone.",
    heldBy: ["operations/update-stream.test.ts: nobody who loses sight of a channel that becomes private"],
  },
  {
    fact: "A channel's ID is found by its name only by who may read the channel, and while it is not archived.",
    heldBy: ["operations/get-stream-id.test.ts: refuses %s"],
  },
  {
    fact: "A narrow to a channel out of reach is answered like any other that finds nothing.",
    heldBy: ["operations/get-messages.test.ts: nothing in a channel that is there but closed to the reader, without a special answer"],
  },
  {
    fact: "Another's new address needs its form and to be free; the domains of the realm are not asked.",
    heldBy: ["operations/update-user.test.ts: takes an address by its form and by who has it: %s"],
  },
  {
    fact: "An APNs token is one that can be read as Base64 at level 372, and one of hexadecimal digits at level 442.",
    heldBy: ["operations/add-apns-token.test.ts: %s"],
  },
  {
    fact: "What calls itself a desktop app reads what it sends at levels 218 and 247, and no more at level 372.",
    heldBy: ["operations/send-message.test.ts: is read by the sender in what calls itself a desktop app below level 278: at %d"],
  },
  {
    fact: "People have no field that only bots have.",
    heldBy: [
      "operations/get-own-user.test.ts: " +
        "shows one's own account whole, with the real address beside the public one, and no field that only bots have",
    ],
  },
  {
    fact: "An account joined on a minute, not on a second.",
    heldBy: ["operations/get-own-user.test.ts: joined on a minute"],
  },
  {
    fact: "The address by which an account is known is the same for everybody, itself and owners included.",
    heldBy: [
      "operations/get-own-user.test.ts: " +
        "shows one's own account whole, with the real address beside the public one, and no field that only bots have",
      "operations/get-users.test.ts: shows an address of visibility %d to %j",
    ],
  },
  {
    fact: "Some names of operations, and the levels beyond 442, could not be looked up.",
    notShown: "What servers of those levels do was not to be seen.",
  },
];
