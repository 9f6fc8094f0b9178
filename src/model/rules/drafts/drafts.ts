import type { GivenDraft } from "../../../protocol/parameters/items";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Draft } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById, hasContentAccess } from "../channels/channel-access";
import { checkContent } from "../messages/prepare-message";
import { cutTopic } from "../topics/topic-name";
import { userById } from "../users/people";

/** The drafts of an account, the oldest edit first. */
export function draftsOf(realm: Realm, userId: number): Draft[] {
  return realm.drafts
    .filter((draft) => draft.user_id === userId)
    .sort((a, b) => a.timestamp - b.timestamp || a.id - b.id);
}

/** A draft of an account by its ID; undefined when there is none. */
export function ownDraft(realm: Realm, userId: number, id: number): Draft | undefined {
  return realm.drafts.find((draft) => draft.id === id && draft.user_id === userId);
}

/** The server keeps drafts only for those who want to have them everywhere. */
export function checkSynchronization(user: User) {
  if (user.settings.enable_drafts_synchronization) return undefined;
  return badRequest(
    "drafts_not_synchronized",
    "Your drafts are not synchronized; enable_drafts_synchronization is off.",
  );
}

/**
 * Reads a draft against the realm. People are listed by ID, without the author; what the type makes
 * meaningless is left out; a direct draft for nobody is
 * unaddressed.
 *
 * @refuses BAD_REQUEST for content that is empty or holds NUL, for the topic of a channel with NUL, for a time
 *   before 1970, for a
 *   channel draft with not exactly one channel or one out of reach or archived, and for people unknown or deactivated
 * @spec Draft
 * @settled further_validated_draft_dict
 */
export function readDraft(realm: Realm, user: User, given: GivenDraft) {
  const content = checkContent(realm, given.content.trim());
  if (isFailure(content)) return content;
  const timestamp = given.timestamp ?? realm.now;
  if (!Number.isFinite(timestamp) || timestamp < 0) {
    return badRequest("draft_time_malformed", "timestamp: UNIX seconds from 0 on are expected.");
  }
  const rest = { content, timestamp };
  const to = [...new Set(given.to)];
  if (given.type === "stream") {
    if (given.topic.includes("\0"))
      return badRequest("draft_topic_with_null", "topic: a topic must not hold NUL characters.");
    const problem = checkChannel(realm, user, given.to);
    return problem ?? { ...rest, type: "stream" as const, to, topic: cutTopic(realm, given.topic) };
  }
  if (given.type === "" || to.length === 0) return { ...rest, type: "" as const, to: [], topic: "" };
  for (const id of to) {
    const person = userById(realm, id);
    if (person === undefined) return badRequest("recipient_unknown", `to: there is no user with the ID ${id}.`);
    if (!person.is_active) return badRequest("recipient_deactivated", `to: the account ${id} is deactivated.`);
  }
  const others = to.filter((id) => id !== user.user_id).sort((a, b) => a - b);
  return { ...rest, type: "private" as const, to: others.length === 0 ? to : others, topic: "" };
}

function checkChannel(realm: Realm, user: User, to: readonly number[]) {
  const [id] = to;
  if (id === undefined || to.length > 1)
    return badRequest("channel_not_one", "to: a channel draft is for exactly one channel.");
  const channel = channelById(realm, id);
  if (channel?.is_archived === false && hasContentAccess(realm, channel, user)) return undefined;
  return badRequest("channel_not_readable", `to: there is no channel with the ID ${id} that you can read.`);
}
