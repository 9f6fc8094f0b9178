/** What a realm does not do: operations and feature levels that are known and not modelled. */

/** An operation of servers that the simulator does not have. */
export interface UnsupportedOperation {
  /** As the interface calls it; a name of our own where it has none. */
  readonly id: string;
  readonly method: string;
  /** The path, below `/api/v1`. */
  readonly path: string;
  readonly reason: string;
}

const OUTSIDE = "it belongs to another server, not to a realm";

const left = (id: string, call: string, reason: string): UnsupportedOperation => {
  const [method = "", path = ""] = call.split(" ");
  return { id, method, path, reason };
};

/** The operations that are not modelled, and why. All other operations of the interface exist. */
export const UNSUPPORTED_OPERATIONS: readonly UnsupportedOperation[] = [
  left("dev-list-users", "GET /dev_list_users", "only development servers have it"),
  left("jwt-fetch-api-key", "POST /jwt/fetch_api_key", "no signed tokens are modelled"),
  left("get-message-summary", "GET /messages/summary", "summaries are made by outside services"),
  left(
    "deactivate-realm",
    "POST /realm/deactivate",
    "`deactivateRealm` of the simulator does it, as an act of the world",
  ),
  left(
    "tus-upload",
    "POST /tus",
    "it is no operation: a whole file is uploaded by `upload-file`; over HTTP and in `sim.fetch` it is answered",
  ),
  left("register-remote-push-device", "POST /remotes/push/e2ee/register", OUTSIDE),
];

/** A change of servers that the simulator does not have at older levels. */
export interface UnmodelledLevel {
  /** The first level with the change. */
  readonly level: number;
  readonly touches: string;
  readonly change: string;
  readonly reason: string;
}

const OLDEST = "only servers of before 2022 have it";

const unmodelled = (level: number, touches: string, change: string, reason: string): UnmodelledLevel => ({
  level,
  touches,
  change,
  reason,
});

/**
 * The changes of levels 2 to 512 that are not modelled, and why. Below such a level, a realm behaves as above it.
 *
 * @see https://zulip.com/api/changelog
 */
export const UNMODELLED_LEVELS: readonly UnmodelledLevel[] = [
  unmodelled(5, "events of bots", "`owner_id`; before, `owner` with the address", OLDEST),
  unmodelled(
    7,
    "events and changes of roles",
    "`role`; before, `is_admin` and `is_guest`, with the address of the account",
    OLDEST,
  ),
  unmodelled(10, "GET /users/me", "more fields, without `short_name` and `client_id`", OLDEST),
  unmodelled(
    37,
    "registration",
    "`subscribers` of channels whose subscribers are hidden are an empty list; before, they were missing",
    "they are an empty list at every level",
  ),
  unmodelled(46, "messages", "`topic_links` are objects; before, texts", OLDEST),
  unmodelled(63, "parameters", "some settings without quotes; before, in quotes", OLDEST),
  unmodelled(80, "personal settings", "one operation; before, one for notifications and one for looks", OLDEST),
  unmodelled(81, "personal settings", "`enter_sends` is one of them; before, it had its own operation", OLDEST),
  unmodelled(99, "realm settings", "no `default_twenty_four_hour_time`; it is a default of personal settings", OLDEST),
  unmodelled(
    163,
    "personal settings",
    "`email_address_visibility` per account; before, one setting of the realm, and real addresses for administrators",
    "a realm stores it per account, and shows no real addresses at older levels",
  ),
  unmodelled(
    178,
    "presences",
    "kinds of clients are `aggregated` and `website`; before, each client by its own name",
    "a realm stores when an account was there, and not with which client",
  ),
  unmodelled(
    349,
    "private channels",
    "accounts in a group setting of the channel add to it, and receive its events, without subscribing",
    "they receive events at older levels, too, and add since the level that gives them access to content",
  ),
  unmodelled(
    393,
    "event update_message",
    "`message_ids` ascend; before, any order",
    "ascending is one of the orders that older ones had",
  ),
  unmodelled(
    408,
    "personal settings",
    "`twenty_four_hour_time` may be null",
    "a value that is never chosen here is never shown",
  ),
  unmodelled(
    493,
    "event has_webex_token",
    "an account was linked to Webex, or is no longer",
    "no account of a provider of calls is ever linked here, so that `has_webex_token` stays false",
  ),
];
