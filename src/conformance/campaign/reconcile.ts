/** What a view can show although the realm names it otherwise: the interface itself has more than one right answer there. */
import { isRecord } from "../../protocol/schema/matches-shape";
import { projections } from "./projections";
import type { Truth } from "./truth";

/** Returns what a view shows, with what is true instead of what is right as well. */
type Reconcile = (shown: unknown, truth: Truth) => unknown;

const RECONCILE: ReadonlyMap<unknown, Reconcile> = new Map<unknown, Reconcile>([
  [projections.unreadByTopic, sameTopics],
  [projections.unreadCount, eitherCount],
  [projections.mentioned, eitherMention],
  [projections.starred, eitherStar],
  [projections.typists, withoutLate],
]);

/**
 * What a view shows, ready to be compared with what is true.
 *
 * @param projection - what the view is compared with
 */
export function reconciled(shown: unknown, projection: unknown, truth: Truth): unknown {
  return RECONCILE.get(projection)?.(shown, truth) ?? shown;
}

/** Topics that differ only in letter case are equal, and each client has another spelling. */
function sameTopics(shown: unknown, truth: Truth): unknown {
  if (!isRecord(shown)) return shown;
  const spelling = new Map(Object.keys(projections.unreadByTopic(truth)).map((place) => [place.toLowerCase(), place]));
  const counts: Record<string, unknown> = {};
  for (const [place, count] of Object.entries(shown)) {
    const name = spelling.get(place.toLowerCase()) ?? place;
    const before = counts[name];
    counts[name] = typeof before === "number" && typeof count === "number" ? before + count : count;
  }
  return counts;
}

/**
 * The count of a registration omits what is muted in archived channels; what else a registration says of these does
 * not show that it is muted. A client that has just registered can show that count.
 */
function eitherCount(shown: unknown, truth: Truth): unknown {
  const { unread_msgs } = Object(truth.latest?.result);
  return shown === Object(unread_msgs).count ? projections.unreadCount(truth) : shown;
}

/** A registration omits wildcard mentions where the account has muted the place; a fetch does not. */
function eitherMention(shown: unknown, truth: Truth): unknown {
  const { unread_msgs } = truth.registration(["message", "update_message_flags"]);
  return either(shown, projections.mentioned(truth), unread_msgs?.mentions ?? []);
}

/** A registration lists starred messages that the account can no longer read; a fetch does not. */
function eitherStar(shown: unknown, truth: Truth): unknown {
  return either(shown, projections.starred(truth), truth.registration(["starred_messages"]).starred_messages ?? []);
}

/** A list, in which the items that only one of two right lists has are as in the first. */
function either(shown: unknown, right: readonly number[], alsoRight: readonly number[]): unknown {
  if (!Array.isArray(shown)) return shown;
  const isOpen = (id: unknown): boolean => right.some((one) => one === id) !== alsoRight.some((one) => one === id);
  const open = right.filter(isOpen);
  const sure: readonly unknown[] = shown.filter((id) => !isOpen(id));
  if (open.length === 0) return sure;
  return [...sure, ...open].sort((one, other) => Number(one) - Number(other));
}

/** A client that was notified late takes a typist back late. */
function withoutLate(shown: unknown, truth: Truth): unknown {
  if (!Array.isArray(shown)) return shown;
  const { shown: certain, possible } = truth.typists();
  return shown.filter((id) => certain.has(id) || !possible.has(id));
}
