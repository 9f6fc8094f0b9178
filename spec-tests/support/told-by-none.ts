/** What clients cannot keep right because servers send no event of it, each with the reason. */

/** Who listens, and what has happened in the realm so far that matters here. */
export interface Listening {
  /** Whether the client has no capabilities. */
  readonly isOld: boolean;
  readonly isGuest: boolean;
  /** The channels that have been archived at any time. */
  readonly archived: ReadonlySet<number>;
}

/** Parts that no client keeps right by events. */
const LOST: Readonly<Record<string, string>> = {
  muted_topics: "superseded by user_topic: a move that takes a policy away tells of the topic alone; and the rows of archived channels go",
};

/** Parts that clients without capabilities cannot keep right. */
const LOST_ON_OLD_CLIENTS: Readonly<Record<string, string>> = {
  presences: "the older form goes by address",
  realm_linkifiers: "old clients are told of none",
};

/** Fields of subscriptions that follow a setting of the account for old clients, of which no event tells. */
const INHERITED = /^subscriptions\.\d+\.(desktop|audible|push|email)_notifications$|wildcard_mentions_notify$/;

/**
 * When one account alone joins or leaves several public channels, one event tells of all to those who see the last: not
 * to guests who see only another of them.
 */
const PEERS = /^subscriptions\.\d+\.subscribers(\.|$)/;

/** Registrations leave out the policies for topics of archived channels, without an event when these come or go. */
const TOPIC_OF_CHANNEL = /^user_topics\.(\d+):/;

/**
 * To clients that know no archived channels, a channel that comes back is a new one: no event tells them that they
 * still subscribe to it, nor who else does.
 */
const SUBSCRIPTION = /^subscriptions\.(\d+)(\.|$)/;

/** Whether no event tells such a client of what stands at a place of its state. */
export function isToldByNone(path: string, { isOld, isGuest, archived }: Listening): boolean {
  const [part = ""] = path.split(".");
  const isOfArchived = (pattern: RegExp): boolean => archived.has(Number(pattern.exec(path)?.[1]));
  if (Object.hasOwn(LOST, part) || isOfArchived(TOPIC_OF_CHANNEL) || (isGuest && PEERS.test(path))) return true;
  return isOld && (Object.hasOwn(LOST_ON_OLD_CLIENTS, part) || INHERITED.test(path) || isOfArchived(SUBSCRIPTION));
}
