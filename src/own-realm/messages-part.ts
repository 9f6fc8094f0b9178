/** The messages of a fixture. */
import { objectsIn } from "../matching/json-value";
import type { FixtureMessage, FixtureReaction } from "../model/fixture/fixture";
import { type Body, channelsIn, integerIn, type OwnRealm, textIn } from "./answers";
import type { Names } from "./names";
import { participants } from "./people";
import { isStandardEmoji } from "./texts";

/** Clients that are the same everywhere; the names of others can say who wrote them. */
const COMMON_CLIENTS: ReadonlySet<string> = new Set([
  ...["website", "API", "Internal", "internal", "test", "ZulipMobile", "ZulipElectron", "ZulipDesktop", "ZulipFlutter"],
  ...["ZulipPython", "ZulipTerminal", "ZulipScheduledMessages"],
]);

/** Direct messages, and those of channels that the account is shown: an older server does not show archived ones. */
export function messagesOfShownChannels({ registration, messages }: OwnRealm): readonly Body[] {
  const shown = new Set(channelsIn(registration).map(({ stream_id }) => stream_id));
  return messages.filter(({ stream_id, display_recipient }) =>
    stream_id === undefined ? Array.isArray(display_recipient) : shown.has(stream_id),
  );
}

/** The messages whose sender and recipients are in the fixture, in the order of the fixture. */
export function takenMessages(messages: readonly Body[], names: Names): readonly Body[] {
  const taken = messages.filter((message) => participants(message).every((id) => names.people.has(id)));
  return taken.sort((a, b) => Number(a["timestamp"]) - Number(b["timestamp"]));
}

/** A message of the fixture. */
export function messageLike(
  message: Body,
  ownId: unknown,
  names: Names,
  text: (written: string) => string,
): FixtureMessage {
  const emailOf = (id: unknown): string => names.people.get(Number(id))?.email ?? "";
  const channel = names.channels.get(Number(message["stream_id"]))?.name;
  const others = participants(message).filter((id) => id !== message["sender_id"]);
  const client = textIn(message, "client") ?? "";
  const { flags } = message;
  const isUnread = Array.isArray(flags) && !flags.includes("read") && message["sender_id"] !== ownId;
  return {
    sender: emailOf(message["sender_id"]),
    ...(channel === undefined
      ? { to: [...new Set(others.length === 0 ? [message["sender_id"]] : others)].map(emailOf) }
      : { channel, topic: names.topic(textIn(message, "subject") ?? "") }),
    content: text(textIn(message, "content") ?? ""),
    sent: integerIn(message, "timestamp") ?? 0,
    ...(isUnread ? { unread: true } : {}),
    ...(client === "" || client === "website" ? {} : { client: clientLike(client, names) }),
    ...reactionsLike(message, names),
  };
}

function clientLike(client: string, names: Names): string {
  return COMMON_CLIENTS.has(client) ? client : `client ${names.number("client", client)}`;
}

function reactionsLike(message: Body, names: Names): Pick<FixtureMessage, "reactions"> {
  const reactions = objectsIn(message["reactions"]).flatMap((reaction): readonly FixtureReaction[] => {
    const { user_id, user, reaction_type } = reaction;
    // Before feature level 2, only the object of the account is there.
    const id = user_id ?? objectsIn([user])[0]?.["id"];
    const [person, emoji_name = ""] = [names.people.get(Number(id)), textIn(reaction, "emoji_name")];
    const isKnown = reaction_type !== "realm_emoji" && isStandardEmoji(emoji_name);
    return person === undefined || !isKnown ? [] : [{ emoji_name, user: person.email }];
  });
  return reactions.length === 0 ? {} : { reactions };
}
