import { isFailure } from "../outcome/failures";
import type { Channel } from "../realm/channel";
import type { Message } from "../realm/message";
import type { Realm } from "../realm/realm";
import type { User } from "../realm/user";
import { channelById, hasContentAccess, hasSharedHistory } from "../rules/channels/channel-access";
import { opensMessages, rowTest } from "../rules/messages/message-rows";
import { has } from "../rules/realm/feature-level";
import { isGuest } from "../rules/users/people";
import { namedChannel } from "./channel-terms";
import type { NarrowContext, Term } from "./narrow";

/** Among which messages a narrow chooses: those that the reader has rows for, or all of the channels that it names. */
export type History = "personal" | "shared";

/**
 * Which history a narrow is about. Naming a channel with shared history, or the public channels, opens all of it; the
 * flags and preferences of the reader make sense in the personal history alone.
 *
 * @see https://zulip.com/api/construct-narrow
 */
export function historyOf({ realm, viewer }: NarrowContext, terms: readonly Term[]): History {
  if (terms.some((term) => term.operator === "is" && term.operand !== "resolved")) return "personal";
  const opens = terms.some((term) => {
    if (term.negated) return false;
    if (term.operator === "channels") return opensChannels(realm, viewer, term);
    if (term.operator !== "channel") return false;
    const channel = namedChannel(realm, term.operand);
    return !isFailure(channel) && opensHistory(realm, channel, viewer);
  });
  return opens ? "shared" : "personal";
}

/** Whether a channel shows all of its history; of archived ones, at first only the public. */
function opensHistory(realm: Realm, channel: Channel, viewer: User): boolean {
  if (!hasSharedHistory(channel) || !hasContentAccess(realm, channel, viewer)) return false;
  return !(channel.is_archived && channel.invite_only) || has(realm, "archivedChannelsAnswer");
}

/** Whether a narrow to many channels opens all of their history: to the public ones for all but guests. */
function opensChannels(realm: Realm, viewer: User, { operand }: Term): boolean {
  if (operand === "public") return !isGuest(viewer);
  if (operand === "archived") return false;
  return has(realm, "webPublicNarrowsOpenHistory");
}

/** Asks of messages whether they belong to the reader's personal history and are still open to it. */
export function personalHistoryTest({ realm, viewer }: NarrowContext): (message: Message) => boolean {
  const hasRow = rowTest(realm, viewer.user_id);
  const known = new Map<number, boolean>();
  return (message) => {
    if (!hasRow(message)) return false;
    const { stream_id: streamId } = message;
    if (streamId === null) return true;
    const before = known.get(streamId);
    if (before !== undefined) return before;
    const channel = channelById(realm, streamId);
    const isOpen = channel !== undefined && opensMessages(realm, channel, viewer);
    known.set(streamId, isOpen);
    return isOpen;
  };
}
