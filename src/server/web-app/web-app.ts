/**
 * Serves a web app that was built elsewhere, on the origin of the realm. Such an app has no API key: its requests go to
 * `/json/…`, and a cookie names the account.
 */
import { type Failure, failure, isFailure } from "../../model/outcome/failures";
import type { User } from "../../model/realm/user";
import type { Simulator } from "../../simulator/simulator";
import { encodeFailure } from "../../wire/wire-request";
import { CONTROL_PATH, isControlPath } from "../control";
import { failedResponse, jsonResponse, methodNotAllowed } from "../envelope";
import type { frontController } from "../front-controller";
import type { ServedRequest } from "../served-request";
import { accountOfCookie, basicHeader, SIGN_IN_PATH, signIn } from "./account-cookie";
import type { Folder } from "./folder";
import { pageParams } from "./page-params";

type Front = ReturnType<typeof frontController>;

const INTERFACE = "/api/v1/";
/** The interface for browsers. */
const JSON_PATH = "/json/";
const PAGE_PARAMS_PATH = `${CONTROL_PATH}/page_params`;

/** What a page loads without an API key, and the realm answers. */
const OF_REALM = ["/api/v1/tus/", "/avatar/", "/user_uploads/", "/user_avatars/", "/thumbnail"];

/**
 * A realm with a web app next to it.
 *
 * @param hasControl - without the control plane, cookies name no account, and `/json/…` and `page_params` are 404
 */
export function withWebApp(front: Front, simulator: Simulator, folder: Folder, hasControl: boolean): Front {
  const account = (headers: Headers) => accountOfCookie(simulator.snapshot(), headers);
  return {
    ...front,
    // A page that is not allowed to use the control plane must not use the cookie.
    originRule: (path) => front.originRule(hasControl && takesCookie(path) ? CONTROL_PATH : path),
    handle: async (served) => {
      const path = served.url.pathname;
      if (hasControl) {
        if (path === SIGN_IN_PATH) return signIn(simulator.snapshot(), served);
        if (path === PAGE_PARAMS_PATH) return pageParamsOf(simulator, served);
        if (path.startsWith(JSON_PATH)) {
          return asAccount(simulator, served, (headers) => front.handle(withoutPrefix(served, headers)));
        }
        if (isOfRealm(path)) return front.handle(signedIn(served, account(served.headers)));
      }
      if (isControlPath(path) || path.startsWith(INTERFACE) || isOfRealm(path) || path === "/compatibility") {
        return front.handle(served);
      }
      const isRead = served.method === "GET" || served.method === "HEAD";
      if (path === "/" && isRead && hasControl && account(served.headers) === undefined) {
        return new Response(null, { status: 302, headers: { Location: SIGN_IN_PATH } });
      }
      const file = path.startsWith(JSON_PATH) ? undefined : await folder(path);
      if (file !== undefined) return isRead ? file : methodNotAllowed(path, served.method, ["GET", "HEAD"]);
      // What comes with a server, and not with the app.
      if (path.startsWith("/static/")) return front.handle(served);
      return failedResponse(404, `There is no ${path} in the folder of the web app.`);
    },
  };
}

function isOfRealm(path: string): boolean {
  return OF_REALM.some((place) => path.startsWith(place));
}

function takesCookie(path: string): boolean {
  return path.startsWith(JSON_PATH) || isOfRealm(path);
}

async function pageParamsOf(simulator: Simulator, served: ServedRequest): Promise<Response> {
  if (served.method !== "GET") return methodNotAllowed(PAGE_PARAMS_PATH, served.method, ["GET"]);
  return asAccount(simulator, served, async (headers) =>
    headers.has("authorization") ? pageParams(simulator, served.url, headers) : new Response(null, { status: 401 }),
  );
}

/** Handles a request for the account of its cookie, with the refusals that servers give browsers. */
async function asAccount(
  simulator: Simulator,
  { headers }: ServedRequest,
  handle: (headers: Headers) => Promise<Response>,
): Promise<Response> {
  const refused = (refusal: Failure): Response => {
    const { status, body } = encodeFailure(simulator.snapshot(), refusal);
    return jsonResponse(status, body, { "WWW-Authenticate": 'Session realm="zulip"' });
  };
  const named = accountOfCookie(simulator.snapshot(), headers);
  if (named !== undefined && isFailure(named)) return refused(named);
  const response = await handle(credentialsFor(headers, named));
  if (response.status !== 401) return response;
  // The account may have been deactivated while a poll waited.
  const now = accountOfCookie(simulator.snapshot(), headers);
  if (now !== undefined && isFailure(now)) return refused(now);
  return refused(
    failure("UNAUTHORIZED", "credentials_missing", `Not signed in: choose an account at ${SIGN_IN_PATH}.`),
  );
}

/** The headers of a request, with the credentials of an account instead of its own. Browsers are one client. */
function credentialsFor(given: Headers, account: User | undefined): Headers {
  const headers = new Headers([...given]);
  headers.delete("authorization");
  if (account !== undefined) headers.set("authorization", basicHeader(account));
  if (headers.get("user-agent")?.startsWith("Mozilla/") === true) headers.set("user-agent", "website");
  return headers;
}

/** A request to `/json/…` as one to the interface. */
function withoutPrefix(served: ServedRequest, headers: Headers): ServedRequest {
  const url = new URL(served.url);
  url.pathname = INTERFACE + url.pathname.slice(JSON_PATH.length);
  return { ...served, url, headers };
}

/** A request with the credentials of the account of its cookie, unless it has some itself. */
function signedIn(served: ServedRequest, account: User | Failure | undefined): ServedRequest {
  if (served.headers.has("authorization") || account === undefined || isFailure(account)) return served;
  return { ...served, headers: credentialsFor(served.headers, account) };
}
