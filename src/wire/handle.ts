import { lazy } from "../data/lazy";
import { type Origin, webhookDenied } from "../model/operations/operation";
import { badRequest, type Failure, isFailure } from "../model/outcome/failures";
import type { Realm } from "../model/realm/realm";
import { followsServer } from "../model/realm/settings";
import type { User } from "../model/realm/user";
import { deactivatedRealm } from "../model/rules/realm/realm-active";
import { answered, type Outcome, refused, type WaitsFor } from "../model/views/outcome";
import { LIMITS } from "../protocol/limits";
import { SILENT_OPERATIONS } from "../protocol/silent-operations";
import { authenticate } from "./authenticate";
import { decodeParameters } from "./decode";
import { answerExternal, integrationAt } from "./external";
import { findRoute, type FoundRoute, type Route, routeIndex, routes } from "./route";
import { encodeFailure, encodeSuccess, type WireRequest, type WireResponse } from "./wire-request";

const ROUTE_INDEX = lazy(() => routeIndex(routes()));

/** A request and its result. */
export interface Handled {
  readonly response: WireResponse;
  readonly outcome: Outcome;
  /** The operation's identifier; null if the request led to no operation. */
  readonly operation: string | null;
  readonly user_id: number | null;
  readonly params: Readonly<Record<string, unknown>>;
  /** Only if the caller would wait: for what, and how the same request is answered in a later realm. */
  readonly waiting?: WaitingRequest;
}

/** A decoded request for which there is no event yet. */
export interface WaitingRequest {
  readonly waits_for: WaitsFor;
  /** Answers it in a later realm. It checks the credentials again, but does not decode again. */
  readonly answerIn: (later: Realm) => Handled;
}

/** A decoded request. */
interface Decoded {
  readonly route: Route;
  readonly authorization: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly ignored: readonly string[];
  readonly origin: Origin;
}

/** Where a request leads: to an operation, to the webhook of an integration, or nowhere. */
type Found = FoundRoute | { readonly kind: "integration"; readonly name: string };

/** A request with the route that it leads to and the account that sends it. */
export interface ReceivedRequest {
  readonly request: WireRequest;
  readonly found: Found;
  /** The operation's identifier; null if the request leads to none. */
  readonly operation: string | null;
  /** The account of the credentials, or why they are refused. */
  readonly sender: User | Failure;
}

/**
 * The whole interface as one function of a snapshot and a request in plain data: find the route, authenticate,
 * decode, call the operation, encode. A request to wait for events is answered immediately, with no events; `waiting`
 * says what it waits for.
 */
export function handle(realm: Realm, request: WireRequest): Handled {
  return handleReceived(realm, receive(realm, request));
}

/** Finds the route of a request, and its sender. */
export function receive(realm: Realm, request: WireRequest): ReceivedRequest {
  const found = foundAt(realm, request);
  const operation = found.kind === "route" ? found.route.id : null;
  return { request, found, operation, sender: authenticate(realm, request.authorization) };
}

function foundAt(realm: Realm, { method, path }: WireRequest): Found {
  const found = findRoute(ROUTE_INDEX(), realm.feature_level, method, path);
  const name = found.kind === "no_path" ? integrationAt(path) : undefined;
  if (name === undefined) return found;
  return method === "POST" ? { kind: "integration", name } : { kind: "wrong_method", allowed_methods: ["POST"] };
}

/**
 * Answers a request that was received before.
 *
 * @param realm - with the accounts of the snapshot in which the request was received
 */
export function handleReceived(realm: Realm, received: ReceivedRequest): Handled {
  const { request, found } = received;
  if (found.kind === "integration") return { ...answerExternal(realm, found.name, request), operation: null };
  if (found.kind === "no_path") {
    const failure = badRequest("path_unknown", `There is no ${request.path} under /api/v1.`);
    return answer(realm, refused(realm, { ...failure, http_status: 404 }), null, null, {}, []);
  }
  if (request.method === "OPTIONS") return describeMethods(realm, found);
  if (found.kind === "wrong_method") return refuseMethod(realm, request, found.allowed_methods);
  return handleRouted(realm, received, found.route, found.path_values);
}

/** The identifier of the operation for a method and a path at a feature level; null without one. */
export function operationAt(level: number, method: string, path: string): string | null {
  const found = findRoute(ROUTE_INDEX(), level, method, path);
  return found.kind === "route" ? found.route.id : null;
}

function handleRouted(
  realm: Realm,
  { request, sender }: ReceivedRequest,
  route: Route,
  pathValues: Readonly<Record<string, string>>,
): Handled {
  // Not for a request that has waited: it still receives the event that the realm was deactivated.
  const actor = refusedByRealm(realm, route, sender) ?? admitted(realm, route, sender);
  if (isFailure(actor)) return answer(realm, refused(realm, actor), route.id, idOf(sender), {}, []);
  const decoded = decodeParameters(
    route,
    realm.feature_level,
    request,
    pathValues,
    followsServer(realm, "settingsOnlyOnServers"),
  );
  if (isFailure(decoded)) return answer(realm, refused(realm, decoded), route.id, actor?.user_id ?? null, {}, []);
  const { authorization } = request;
  const ignored = reportsIgnored(realm, route) ? decoded.ignored : [];
  return called(
    realm,
    { route, authorization, params: decoded.params, ignored, origin: { client: clientName(request) } },
    actor,
  );
}

/** Why a deactivated realm refuses an account; what is wrong with the credentials comes first. */
function refusedByRealm(realm: Realm, route: Route, sender: User | Failure): Failure | undefined {
  return isFailure(sender) || route.access.open !== undefined ? undefined : deactivatedRealm(realm);
}

/** The account that calls the operation, null for a visitor where the route is open to visitors, or why it has no access. */
function admitted(realm: Realm, route: Route, sender: User | Failure): User | null | Failure {
  if (isFailure(sender)) return route.access.open === undefined ? sender : null;
  return webhookRefusal(route, sender) ?? route.access.accessDenied?.(realm, sender) ?? sender;
}

function webhookRefusal({ access }: Route, sender: User) {
  return access.open === undefined ? webhookDenied(sender, access) : undefined;
}

function idOf(sender: User | Failure): number | null {
  return isFailure(sender) ? null : sender.user_id;
}

function called(realm: Realm, request: Decoded, actor: User | null): Handled {
  const { route, params, ignored, origin } = request;
  const userId = actor?.user_id ?? null;
  const outcome = route.operation.perform(realm, actor, params, origin);
  const handled = answer(realm, outcome, route.id, userId, params, ignored);
  if (!outcome.ok || outcome.waits_for === undefined) return handled;
  const { waits_for } = outcome;
  return { ...handled, waiting: { waits_for, answerIn: (later) => calledAgain(later, request) } };
}

function calledAgain(realm: Realm, request: Decoded): Handled {
  const { route, authorization, params, origin } = request;
  const sender = authenticate(realm, authorization);
  const actor = admitted(realm, route, sender);
  if (isFailure(actor)) return answer(realm, refused(realm, actor), route.id, idOf(sender), params, []);
  return called(realm, { ...request, origin: { ...origin, has_waited: true } }, actor);
}

function answer(
  realm: Realm,
  outcome: Outcome,
  operation: string | null,
  userId: number | null,
  params: Readonly<Record<string, unknown>>,
  ignored: readonly string[],
): Handled {
  const response = outcome.ok ? encodeSuccess(outcome.response, ignored) : encodeFailure(realm, outcome.error);
  return { response, outcome, operation, user_id: userId, params };
}

function refuseMethod(realm: Realm, request: WireRequest, allowed_methods: readonly string[]): Handled {
  const allow = allowed_methods.join(", ");
  const msg = `${request.path} does not take ${request.method}; it takes ${allow}.`;
  const failure = badRequest("method_unknown", msg, { allowed_methods });
  const handled = answer(realm, refused(realm, { ...failure, http_status: 405 }), null, null, {}, []);
  return { ...handled, response: { ...handled.response, headers: { ...handled.response.headers, allow } } };
}

function describeMethods(realm: Realm, found: Extract<FoundRoute, { kind: "route" | "wrong_method" }>): Handled {
  const methods = found.kind === "route" ? [found.route.method] : found.allowed_methods;
  const response = { status: 204, headers: { allow: [...methods].sort().join(", ") }, body: null };
  const outcome: Outcome = answered(realm, {});
  return { response, outcome, operation: null, user_id: null, params: {} };
}

/** The name of the client program: the first word of its `User-Agent`, or what old scripts send as `client`. */
export function clientName(request: WireRequest): string {
  const named = request.parameters.find(([name]) => name === "client")?.[1];
  const agent = (request.user_agent ?? "").trim().split(/[/\s]/)[0] ?? "";
  const name = (named ?? agent) || "Unspecified";
  const most = LIMITS.MAX_CLIENT_NAME_LENGTH;
  return name.length <= most ? name : [...name].slice(0, most).join("");
}

/** Whether an operation reports the parameters that it does not know. */
function reportsIgnored(realm: Realm, route: Route): boolean {
  const isSilent = followsServer(realm, "someReportNothing") && SILENT_OPERATIONS.includes(route.id);
  return !isSilent && realm.feature_level >= route.reports_ignored;
}
