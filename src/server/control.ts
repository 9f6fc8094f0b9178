/**
 * The control plane: JSON in and out, next to the interface and never part of it. It moves the clock, resets the realm,
 * and shows what a client of the interface cannot see.
 */
import { FixtureProblem } from "../model/fixture/fixture-basics";
import { ACCEPTED_INVITATION, ANSWERED_WEBHOOK, RELAY_ANSWER } from "../model/operations/call-shapes";
import { CallProblem } from "../model/outcome/call-problem";
import type { Realm } from "../model/realm/realm";
import { SnapshotProblem } from "../model/realm/snapshot-json";
import { didYouMean } from "../protocol/problem-words";
import type * as v from "../protocol/shape";
import * as acts from "./control-acts";
import {
  clearFaults,
  type ControlAct,
  type ControlCall,
  type Controlled,
  forgetSnapshot,
  keepSnapshot,
  listSnapshots,
  planFaults,
  readFaults,
  readFidelity,
  readOpenApi,
  restoreSnapshot,
} from "./control-acts";
import { emptyResponse, failedResponse, jsonBody, jsonResponse, methodNotAllowed, TransportProblem } from "./envelope";
import { readOverview, readSteps } from "./overview-acts";

/** Where the control plane is. */
export const CONTROL_PATH = "/_simulator";

/** In bytes. Snapshots and fixtures of large realms are longer than a request of the interface is allowed to be. */
const LONG_BODY_BYTES = 256 * 1024 * 1024;

interface ControlRow {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below CONTROL_PATH; `{name}` matches one segment. */
  readonly path: string;
  readonly act: ControlAct;
  /** The keys of the body; not given where another shape describes it. */
  readonly body?: { readonly entries: Readonly<Record<string, v.GenericSchema>> };
  readonly long_body?: true;
}

const CONTROL_ROWS: readonly ControlRow[] = [
  { method: "GET", path: "", act: acts.describe },
  { method: "POST", path: "/reset", act: acts.reset, long_body: true },
  { method: "POST", path: "/clock", act: acts.moveClock, body: acts.CLOCK_BODY },
  { method: "GET", path: "/state", act: acts.readState },
  { method: "PUT", path: "/state", act: acts.writeState, long_body: true },
  { method: "POST", path: "/accept_invitation", act: acts.joinByInvitation, body: ACCEPTED_INVITATION },
  { method: "POST", path: "/push_relay", act: acts.answerAsRelay, body: RELAY_ANSWER },
  { method: "POST", path: "/answer_webhook", act: acts.answerAsWebhook, body: ANSWERED_WEBHOOK },
  { method: "POST", path: "/deactivate_realm", act: acts.deactivate, body: acts.EMPTY_BODY },
  { method: "POST", path: "/reactivate_realm", act: acts.reactivate, body: acts.EMPTY_BODY },
  { method: "GET", path: "/overview", act: readOverview },
  { method: "POST", path: "/steps", act: readSteps },
  { method: "GET", path: "/deliveries/{name}", act: acts.readDeliveries },
  { method: "GET", path: "/outbox", act: acts.readOutbox },
  { method: "GET", path: "/requests", act: acts.readRequests },
  { method: "DELETE", path: "/requests", act: acts.clearRequests },
  { method: "POST", path: "/faults", act: planFaults },
  { method: "GET", path: "/faults", act: readFaults },
  { method: "DELETE", path: "/faults", act: clearFaults },
  { method: "POST", path: "/snapshots", act: keepSnapshot, body: acts.NAME_BODY },
  { method: "GET", path: "/snapshots", act: listSnapshots },
  { method: "PUT", path: "/snapshots/{name}/restore", act: restoreSnapshot },
  { method: "DELETE", path: "/snapshots/{name}", act: forgetSnapshot },
  { method: "POST", path: "/uploads", act: acts.putUpload, body: acts.UPLOAD_BODY },
  { method: "GET", path: "/openapi.json", act: readOpenApi },
  { method: "GET", path: "/fidelity", act: readFidelity },
];

/** The requests of the control plane: methods, paths below CONTROL_PATH, and the keys of bodies. */
export const CONTROL_REQUESTS: readonly Pick<ControlRow, "method" | "path" | "body">[] = CONTROL_ROWS;

/** Whether a path belongs to the control plane. */
export function isControlPath(path: string): boolean {
  return path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`);
}

/** The limit for the body of a request to this path, in bytes; undefined where the general limit holds. */
export function controlBodyLimit(path: string): number | undefined {
  return rowsAt(path).some((row) => row.long_body) ? LONG_BODY_BYTES : undefined;
}

/** A simulator and its control plane as one function; it stores the named snapshots. */
export function withControlPlane(controlled: Controlled): (request: Request) => Promise<Response> {
  const snapshots = new Map<string, Realm>();
  return (request) => {
    if (!isControlPath(new URL(request.url).pathname)) return controlled.simulator.fetch(request);
    return answerControl({ ...controlled, snapshots }, request);
  };
}

/**
 * Answers a request to the control plane. Every refusal has the interface's envelope and changes nothing: 404 for an
 * unknown path, 405 with `allowed_methods`, 400 for a body that is not JSON or is invalid and for parameters in the
 * address, 501 for what does not exist in this build.
 */
async function answerControl(
  controlled: Controlled & Pick<ControlCall, "snapshots">,
  request: Request,
): Promise<Response> {
  const path = new URL(request.url).pathname;
  const rows = rowsAt(path);
  if (rows.length === 0) {
    const near = didYouMean(path, knownPaths()) || ".";
    return failedResponse(404, `There is no ${path}; there are ${knownPaths().join(", ")}${near}`);
  }
  const methods = rows.map(({ method }) => method);
  if (request.method === "OPTIONS") return emptyResponse({ Allow: methods.join(", ") });
  const wanted = request.method === "HEAD" ? "GET" : request.method;
  const row = rows.find(({ method }) => method === wanted);
  if (row === undefined) return methodNotAllowed(path, request.method, methods);
  const [parameter] = new URL(request.url).searchParams.keys();
  if (parameter !== undefined) {
    return failedResponse(400, `${path} takes no parameters in its address: there is ${JSON.stringify(parameter)}.`);
  }
  try {
    const name = nameIn(row.path, path);
    return jsonResponse(
      200,
      await row.act({ ...controlled, name }, row.method === "GET" ? {} : await jsonBody(request)),
    );
  } catch (error) {
    if (error instanceof TransportProblem) return failedResponse(error.status, error.message);
    if (isUnusable(error)) return failedResponse(400, error.message);
    throw error;
  }
}

/** Whether an error says what is wrong with the fixture, the snapshot or the call in the body. */
function isUnusable(error: unknown): error is FixtureProblem | SnapshotProblem | CallProblem {
  return [FixtureProblem, SnapshotProblem, CallProblem].some((kind) => error instanceof kind);
}

function rowsAt(path: string): readonly ControlRow[] {
  const below = segmentsOf(path.slice(CONTROL_PATH.length));
  const fits = (row: ControlRow): boolean => {
    const segments = segmentsOf(row.path);
    return segments.length === below.length && segments.every((part, index) => part === NAME || part === below[index]);
  };
  return isControlPath(path) ? CONTROL_ROWS.filter(fits) : [];
}

const NAME = "{name}";

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** The segment of the path where the row has `{name}`; empty where the row has none. */
function nameIn(rowPath: string, path: string): string {
  const place = segmentsOf(rowPath).indexOf(NAME);
  const segment = place === -1 ? "" : (segmentsOf(path.slice(CONTROL_PATH.length))[place] ?? "");
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function knownPaths(): string[] {
  return [...new Set(CONTROL_ROWS.map((row) => CONTROL_PATH + row.path))];
}
