/** The server that a recording is replayed on: its accounts, with their queues. */
import type { Fixture } from "../model/fixture/fixture";
import { basicAuthorization, type Connection, encodeRequest, sendAndRead } from "../targets/send";
import type { Answer } from "../targets/target";
import type { RecordedRequest } from "./recording";
import { ActorQueues, type ActorRequest } from "./recording-queues";

/** The name of the program that recorded; whether a sender has read a message depends on it. */
export const RECORDING_AGENT = "ZulipDiff/1.0";

/** The part of an address that names an account in recordings. */
export function actorName(email: string): string {
  return (email.split("@")[0] ?? "").replace("-bot", "");
}

/** An account that acts and listens. */
export interface Actor {
  readonly name: string;
  readonly as: { readonly email: string; readonly api_key: string };
}

/** The accounts of a fixture that can act, by the names that recordings call them. */
export function actorsOf(fixture: Fixture): readonly Actor[] {
  return (fixture.users ?? []).flatMap(({ email, api_key }) =>
    api_key === undefined ? [] : [{ name: actorName(email), as: { email, api_key } }],
  );
}

/** A server while one scenario is replayed on it. */
export class RecordedServer {
  readonly queues = new ActorQueues((request) => this.send(request));
  private readonly keys: Map<string, string>;

  constructor(
    private readonly connection: Connection,
    fixture: Fixture,
  ) {
    this.keys = new Map(actorsOf(fixture).map(({ name, as }) => [name, basicAuthorization(as.email, as.api_key)]));
  }

  /** Whether there is an account of this short name that can act. */
  canAct(actor: string): boolean {
    return this.keys.has(actor);
  }

  send(request: ActorRequest & { readonly files?: RecordedRequest["files"] | undefined }): Promise<Answer> {
    const { actor, method, path, params: parameters } = request;
    const files = Object.values(request.files ?? {}).map(([name, base64]) => ({ name, base64 }));
    const encoding = files.length > 0 ? "multipart" : method === "GET" ? "query" : "urlencoded";
    const call = { as: null, method, path, parameters, files, encoding, user_agent: RECORDING_AGENT } as const;
    const authorization = actor === null ? undefined : this.keys.get(actor);
    return sendAndRead(this.connection, encodeRequest(this.connection.baseUrl, call, authorization));
  }

  /** Another name of an account, with a queue of its own. */
  addAlias(name: string, account: string): void {
    const authorization = this.keys.get(account);
    if (authorization !== undefined) this.keys.set(name, authorization);
  }

  addAccount(name: string, email: string, api_key: string): void {
    this.keys.set(name, basicAuthorization(email, api_key));
  }
}
