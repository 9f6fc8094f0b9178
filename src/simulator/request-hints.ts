/** What is probably wrong with a request that no client of the realm would send, in a sentence. */
import type { Fixture } from "../model/fixture/fixture";
import { isFailure } from "../model/outcome/failures";
import type { Realm } from "../model/realm/realm";
import type { User } from "../model/realm/user";
import { userByDeliveryEmail } from "../model/rules/users/people";
import { didYouMeanAddress } from "../protocol/problem-words";
import { credentialsIn } from "../wire/authenticate";
import type { ReceivedRequest } from "../wire/handle";
import { nearestPath } from "../wire/nearest-path";
import type { WireRequest } from "../wire/wire-request";

/** A hint, and what it is about. */
export interface RequestHint {
  /** `path`: a path or method that the realm does not have. `state`: what the client knows is from another state. */
  readonly about: "path" | "credentials" | "state";
  /** Like `there is no account anne@example.test; did you mean ann@example.test?` */
  readonly text: string;
}

/** What a simulator knows in addition to the present state. */
export interface Past {
  /** What the realm began with, if it is known. */
  readonly fixture: Fixture | undefined;
  /** Whether a program has restored a snapshot. */
  readonly has_restored: boolean;
}

/** The hint for a request; undefined for a request that needs none. */
export function requestHint(realm: Realm, received: ReceivedRequest, past: Past): RequestHint | undefined {
  const { found, request, sender } = received;
  if (found.kind === "no_path") {
    return { about: "path", text: `there is no ${request.path} under /api/v1${whichPath(realm, request.path)}` };
  }
  if (found.kind === "wrong_method") {
    if (request.method === "OPTIONS") return undefined;
    const allowed = found.allowed_methods.join(", ");
    return { about: "path", text: `${request.path} does not take ${request.method}; it takes ${allowed}.` };
  }
  // Its key is in the address.
  if (found.kind === "integration") return undefined;
  if (!isFailure(sender)) {
    const lost =
      past.has_restored && found.route.id === "get-events" ? acknowledgedTooMuch(realm, request, sender) : undefined;
    return lost === undefined ? undefined : { about: "state", text: lost };
  }
  if (found.route.access.open !== undefined) return undefined;
  const text = credentialsHint(realm, request.authorization, past.fixture);
  return text === undefined ? undefined : { about: "credentials", text };
}

function whichPath(realm: Realm, path: string): string {
  const near = nearestPath(realm.feature_level, path);
  if (near === undefined) return ".";
  const { since, until } = near;
  if (since <= realm.feature_level && realm.feature_level < until) {
    return near.path === path
      ? ": a part of the path is not of the form that is expected there."
      : `; did you mean ${near.path}?`;
  }
  const when = realm.feature_level < since ? `since feature level ${since}` : `before feature level ${until}`;
  return ` at feature level ${realm.feature_level}; servers have ${near.path} ${when}.`;
}

/** What is wrong with credentials that were refused; undefined if the account is the reason. */
function credentialsHint(realm: Realm, authorization: string | null, fixture: Fixture | undefined): string | undefined {
  const credentials = credentialsIn(authorization);
  if (credentials === undefined) {
    return authorization === null
      ? "there is no Authorization header; expected HTTP Basic with the address and the API key."
      : "the Authorization header cannot be read; expected HTTP Basic with the address and the API key.";
  }
  const { email, api_key } = credentials;
  const account = userByDeliveryEmail(realm, email);
  if (account === undefined) {
    const addresses = Array.from(realm.users, ({ delivery_email }) => delivery_email);
    return `there is no account ${email}${didYouMeanAddress(email, addresses) || "."}`;
  }
  if (account.api_key === api_key) return undefined;
  const given = fixture?.users?.find((user) => user.email.toLowerCase() === email.toLowerCase());
  return given !== undefined && given.api_key === undefined
    ? `the fixture gives ${email} no api_key, so it has a random one: add api_key to the fixture.`
    : `the API key is not that of ${email}.`;
}

/** Whether a client acknowledges an event that its queue in the present state has not delivered. */
function acknowledgedTooMuch(realm: Realm, { parameters }: WireRequest, { user_id, delivery_email }: User) {
  const parameter = (name: string): string => parameters.find(([sent]) => sent === name)?.[1] ?? "";
  const id = Number(parameter("last_event_id"));
  const queue = realm.queues.get(parameter("queue_id"));
  if (queue?.user_id !== user_id || !Number.isSafeInteger(id)) return undefined;
  const isUnknown = id >= queue.next_event_id || queue.pending.some((event) => event.id <= id && !event.returned);
  if (!isUnknown) return undefined;
  return (
    `${delivery_email} acknowledges event ${id} of queue ${queue.queue_id}, which has not delivered it since a restore: ` +
    "the client still has the state before. Start clients again after a restore."
  );
}
