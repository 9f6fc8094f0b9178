/** Responses for clients in this process, which read immediately what the platform makes a stream of first. */
import { lazy } from "../data/lazy";
import { reasonPhrase } from "./reason-phrases";
import { responseOf } from "./web-standards";

type Headers = Readonly<Record<string, string>>;

type Body = Readonly<Record<string, unknown>>;

/**
 * A response of the platform but for how its text and its JSON are read: immediately, and JSON without making a text of it,
 * since to make a stream and to read that takes longer than to answer the request. All else is asked of a response with
 * such a stream.
 */
const answerResponseClass = lazy(
  () =>
    class AnswerResponse extends Response {
      readonly #body: Body;
      #isRead = false;
      #streamed: Response | undefined;

      constructor(body: Body, status: number, headers: Headers) {
        super(null, { status, statusText: reasonPhrase(status), headers });
        this.#body = body;
      }

      override async text(): Promise<string> {
        return this.#isReadAtOnce() ? JSON.stringify(this.#body) : this.#whole.text();
      }

      override async json(): Promise<unknown> {
        return this.#isReadAtOnce() ? jsonCopy(this.#body) : this.#whole.json();
      }

      override get bodyUsed(): boolean {
        return this.#isRead || this.#streamed?.bodyUsed === true;
      }

      override get body(): Response["body"] {
        return this.#whole.body;
      }

      override arrayBuffer(): Promise<ArrayBuffer> {
        return this.#whole.arrayBuffer();
      }

      override blob(): Promise<Blob> {
        return this.#whole.blob();
      }

      override formData(): Promise<FormData> {
        return this.#whole.formData();
      }

      override clone(): Response {
        return this.#whole.clone();
      }

      /** Whether the body can be read without a stream; it is read then. */
      #isReadAtOnce(): boolean {
        if (this.bodyUsed || this.#streamed !== undefined) return false;
        this.#isRead = true;
        return true;
      }

      get #whole(): Response {
        if (this.#streamed === undefined) {
          const { status, statusText, headers } = this;
          this.#streamed = new Response(JSON.stringify(this.#body), { status, statusText, headers });
          // What was read is not there to be read again.
          if (this.#isRead) void this.#streamed.text();
        }
        return this.#streamed;
      }
    },
);

/** A response with a body of JSON, or with none. */
export function answerResponseOf(body: Body | null, status: number, headers: Headers): Response {
  if (body === null) return responseOf(null, status, headers);
  if (typeof Response !== "function") return responseOf(JSON.stringify(body), status, headers);
  return new (answerResponseClass())(body, status, headers);
}

/**
 * What a value would be after a journey as JSON text, fresh and free to be changed: the same as to write and to read
 * it, in a fifth of the time. Made for plain values, as answers are.
 */
export function jsonCopy(value: unknown): unknown {
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => (isWritten(item) ? jsonCopy(item) : null));
  if ("toJSON" in value) return JSON.parse(JSON.stringify(value));
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const item: unknown = Reflect.get(value, name);
    if (!isWritten(item)) continue;
    if (name === "__proto__") Object.defineProperty(copy, name, { ...PLAIN, value: jsonCopy(item) });
    else copy[name] = jsonCopy(item);
  }
  return copy;
}

/** To write a field of this name would give the record another prototype. */
const PLAIN = { configurable: true, enumerable: true, writable: true } as const;

/** Whether JSON can represent a value; fields with other values are omitted. */
function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== "function" && typeof value !== "symbol";
}
