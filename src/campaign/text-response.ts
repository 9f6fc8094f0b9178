/** Responses for clients in this process, which read a text where the platform first makes a stream of it. */
import { responseOf } from "../simulator/web-standards";
import { lazy } from "../spec/lazy";

type Headers = Readonly<Record<string, string>>;

/**
 * A response of the platform but for how its text is read: at once, since to make a stream of it and to read that takes
 * longer than to answer the request. All else is asked of a response with such a stream.
 */
const textResponseClass = lazy(
  () =>
    class TextResponse extends Response {
      readonly #text: string;
      #isRead = false;
      #streamed: Response | undefined;

      constructor(text: string, status: number, headers: Headers) {
        super(null, { status, headers });
        this.#text = text;
      }

      override text(): Promise<string> {
        if (this.bodyUsed || this.#streamed !== undefined) return this.#whole.text();
        this.#isRead = true;
        return Promise.resolve(this.#text);
      }

      override async json(): Promise<unknown> {
        return JSON.parse(await this.text());
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

      get #whole(): Response {
        if (this.#streamed === undefined) {
          const { status, headers } = this;
          this.#streamed = new Response(this.#text, { status, headers });
          // What was read is not there to be read again.
          if (this.#isRead) void this.#streamed.text();
        }
        return this.#streamed;
      }
    },
);

/** A response with a text, or with none. */
export function textResponseOf(text: string | null, status: number, headers: Headers): Response {
  if (text === null || typeof Response !== "function") return responseOf(text, status, headers);
  return new (textResponseClass())(text, status, headers);
}
