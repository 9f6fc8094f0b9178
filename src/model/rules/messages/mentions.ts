import type { Channel } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import type { Mentions } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { NamedGroup, NamedUser } from "../../realm/rendering";
import type { User } from "../../realm/user";
import { type MentionedUser, NO_MENTIONS } from "../../text/markdown/markdown-context";
import { scanMentions } from "../../text/markdown/scan-mentions";
import { has } from "../realm/feature-level";
import { topicParticipantIds } from "../topics/user-topics";
import { allMemberIds } from "../user-groups/group-membership";
import { markdownContext, plainWords } from "./markdown-of-realm";

/** Where a message goes, as far as its mentions depend on it. */
export interface MentionPlace {
  readonly channel: Channel;
  readonly topic: string;
  /** Who writes: it takes part in the topic by that, also before there is any other message. */
  readonly sender_id: number;
}

/**
 * Resolves the mentions of a content, with the current members of groups and participants of the topic.
 *
 * @param place - where the message is sent; null for direct messages, where a topic wildcard mentions no account
 * @param writer - it mentions only accounts that it can see; undefined for the server itself
 * @returns null without mentions
 */
export function resolveMentions(
  realm: Realm,
  content: string,
  place: MentionPlace | null,
  writer?: User,
): Mentions | null {
  if (!content.includes("@")) return null;
  const users: NamedUser[] = [];
  const groups: NamedGroup[] = [];
  const context = markdownContext(realm, writer);
  const scanned = scanMentions(content, {
    userById: (userId) => noted(users, `|${userId}`, context.userById(userId)),
    userByName: (name) => noted(users, name, context.userByName(name)),
    ...plainWords(realm),
    groupByName: (name) => {
      const group = context.groupByName(name);
      if (group === undefined) return undefined;
      const { id, display_name, deactivated } = group;
      groups.push({
        ...{ written: name, id, name: group.name },
        ...(display_name === undefined ? {} : { display_name }),
        ...(deactivated === true ? { deactivated } : {}),
      });
      return group;
    },
  });
  if (scanned === NO_MENTIONS) return null;
  const named = new Set(scanned.user_ids);
  const viaGroups = new Set(scanned.group_ids.flatMap((id) => allMemberIds(realm, id)).filter((id) => !named.has(id)));
  return frozen({
    ...scanned,
    via_group_user_ids: [...viaGroups].sort((a, b) => a - b),
    topic_participant_ids: scanned.topic_wildcard && place !== null ? participants(realm, place) : [],
    resolved: { users, groups },
  });
}

/** Notes which account a name led to. */
function noted(users: NamedUser[], written: string, user: MentionedUser | undefined): MentionedUser | undefined {
  if (user === undefined || users.some((known) => known.written === written)) return user;
  const { user_id, full_name, is_active } = user;
  users.push({ written, user_id, full_name, ...(is_active === false ? { is_active } : {}) });
  return user;
}

function participants(realm: Realm, { channel, topic, sender_id }: MentionPlace): number[] {
  const others = topicParticipantIds(realm, channel.stream_id, topic).filter((id) => id !== sender_id);
  return [...others, sender_id].sort((a, b) => a - b);
}

const NO_ONE: Mentions = frozen({
  ...NO_MENTIONS,
  via_group_user_ids: [],
  topic_participant_ids: [],
  resolved: { users: [], groups: [] },
});

/**
 * What a message mentions once it has new content. Until feature level 387 edits never take a wildcard back: who was
 * flagged by one for the channel stays so; the participants of a topic are looked up again only when the new content
 * mentions them and not the whole channel.
 */
export function mentionsAfterEdit(realm: Realm, before: Mentions | null, now: Mentions | null): Mentions | null {
  if (has(realm, "editsRemoveWildcards") || before === null || !(before.channel_wildcard || before.topic_wildcard))
    return now;
  const next = now ?? NO_ONE;
  const topic = next.topic_wildcard && !next.channel_wildcard ? next : before;
  return frozen({
    ...next,
    channel_wildcard: next.channel_wildcard || before.channel_wildcard,
    topic_wildcard: topic.topic_wildcard,
    topic_participant_ids: topic.topic_participant_ids,
  });
}
