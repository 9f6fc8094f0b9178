/** The server that a recording is replayed on: its accounts, the values saved from its answers, its queues. */
import type { Fixture } from "../../../model/fixture/fixture";
import {
  askControlPlane,
  basicAuthorization,
  type Connection,
  type OutgoingRequest,
  parameterText,
  refusedAnswerText,
  sendAndRead,
} from "../targets/send";
import { type Answer, TargetProblem } from "../target";
import { isJsonObject } from "../matching/json-value";
import type { RecordedEvents } from "./compare-events";
import type { Recorded, RecordedRequest } from "./recording";

/** The name of the program that recorded; whether a sender has read a message depends on it. */
export const RECORDING_AGENT = "ZulipDiff/1.0";

/** What a request sends. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly actor: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly files?: RecordedRequest["files"] | undefined;
}

/** A server while one scenario is replayed on it. */
export interface RecordedServer {
  /** Whether there is an account of this short name that can act. */
  canAct(actor: string): boolean;
  send(request: SentRequest): Promise<Answer>;
  registerQueue(actor: string, params: Readonly<Record<string, string>>): Promise<void>;
  /** Reads the queue of a registration from then on. */
  readQueue(actor: string, registration: Answer): void;
  /** Another name of an account, with a queue of its own. */
  addAlias(name: string, account: string): void;
  addAccount(name: string, email: string, api_key: string): void;
  /** Whether any account has a queue. */
  readonly hasQueues: boolean;
  /** The events of every queue since the last look. */
  queued(): Promise<RecordedEvents>;
  advance(seconds: number): Promise<void>;
}

interface Queue {
  readonly queue_id: string;
  last_event_id: number;
}

/** The part of an address that names an account in recordings. */
export function actorName(email: string): string {
  return (email.split("@")[0] ?? "").replace("-bot", "");
}

/**
 * A server that has just been set to the fixture.
 *
 * @throws TargetProblem when the control plane does not do as asked
 */
export function recordedServer(connection: Connection, fixture: Fixture): RecordedServer {
  const users = (fixture.users ?? []).flatMap(({ email, api_key }) =>
    api_key === undefined ? [] : [{ email, api_key }],
  );
  const keys = new Map(users.map(({ email, api_key }) => [actorName(email), basicAuthorization(email, api_key)]));
  const queues = new Map<string, Queue>();
  const send = (request: SentRequest) => sendAndRead(connection, webRequest(connection.baseUrl, request, keys));
  const readQueue = (actor: string, { status, body }: Answer): void => {
    const { queue_id, last_event_id } = isJsonObject(body) ? body : {};
    if (status !== 200 || typeof queue_id !== "string" || typeof last_event_id !== "number") return;
    queues.set(actor, { queue_id, last_event_id });
  };
  return {
    canAct: (actor) => keys.has(actor),
    send,
    readQueue,
    addAlias: (name, account) => {
      const authorization = keys.get(account);
      if (authorization !== undefined) keys.set(name, authorization);
    },
    addAccount: (name, email, api_key) => keys.set(name, basicAuthorization(email, api_key)),
    async registerQueue(actor, params) {
      readQueue(actor, await send({ method: "POST", path: "/api/v1/register", actor, params }));
    },
    get hasQueues() {
      return queues.size > 0;
    },
    async queued() {
      const queued: Record<string, readonly Recorded[] | null> = {};
      for (const [actor, queue] of queues) {
        const params = { queue_id: queue.queue_id, last_event_id: String(queue.last_event_id), dont_block: "true" };
        const { status, body } = await send({ method: "GET", path: "/api/v1/events", actor, params });
        const events = status === 200 ? eventsOf(body) : null;
        queued[actor] = events;
        queue.last_event_id = Number(events?.at(-1)?.["id"] ?? queue.last_event_id);
      }
      return queued;
    },
    async advance(seconds) {
      const body = { advance_seconds: seconds };
      const answer = await askControlPlane(connection, { method: "POST", path: "/clock", body });
      if (answer.status !== 200) throw new TargetProblem(`the clock was not moved: ${refusedAnswerText(answer)}`);
    },
  };
}

function eventsOf(body: unknown): readonly Recorded[] {
  const events: unknown = isJsonObject(body) ? body["events"] : [];
  return Array.isArray(events) ? events.filter(isJsonObject) : [];
}

function webRequest(baseUrl: string, request: SentRequest, keys: ReadonlyMap<string, string>): OutgoingRequest {
  const { method, actor, params, files } = request;
  const url = new URL(baseUrl + request.path);
  const headers = new Headers({ "User-Agent": RECORDING_AGENT });
  const authorization = actor === null ? undefined : keys.get(actor);
  if (authorization !== undefined) headers.set("Authorization", authorization);
  const fields = Object.entries(params);
  if (files !== undefined && Object.keys(files).length > 0) {
    return { url: url.href, method, headers, body: multipart(fields, files) };
  }
  if (method === "GET") {
    for (const [name, value] of fields) url.searchParams.append(name, parameterText(value));
  }
  const body = method === "GET" || fields.length === 0 ? null : new URLSearchParams(params);
  return { url: url.href, method, headers, body };
}

function multipart(
  fields: readonly (readonly [string, string])[],
  files: NonNullable<RecordedRequest["files"]>,
): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const [name, [file, base64]] of Object.entries(files)) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    form.append(name, new Blob([bytes], { type: file.endsWith("png") ? "image/png" : "text/plain" }), file);
  }
  return form;
}
