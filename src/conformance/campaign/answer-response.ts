/** Responses for clients in this process, which read immediately what the platform makes a stream of first. */
import { jsonCopy } from "../../model/collections/json-copy";
import { responseOf } from "../../simulator/web-standards";
import { lazy } from "../../data/lazy";

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
        super(null, { status, headers });
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
          const { status, headers } = this;
          this.#streamed = new Response(JSON.stringify(this.#body), { status, headers });
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
