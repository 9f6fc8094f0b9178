/** A client as small as a client can be: what an application might have, and wants to test. */
export interface TinyClient {
  /** Sends a message to a topic and gives its ID. */
  send(channel: string, topic: string, content: string): Promise<number>;
  /** The newest messages of a channel, oldest first, as lines of text. */
  newest(channel: string, count: number): Promise<string[]>;
}

/** Anything that answers requests as the global `fetch` does. */
export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Makes a client of an account. The fetch is a parameter, so that a test can put a simulator in its place. */
export function tinyClient(options: { url: string; email: string; key: string; fetch: Fetch }): TinyClient {
  const { url, email, key, fetch } = options;
  const call = async (method: string, path: string, params: Record<string, string>): Promise<Answer> => {
    const form = new URLSearchParams(params);
    const headers = { Authorization: `Basic ${btoa(`${email}:${key}`)}` };
    const response =
      method === "GET"
        ? await fetch(`${url}/api/v1${path}?${form}`, { headers })
        : await fetch(`${url}/api/v1${path}`, { method, headers, body: form });
    const answer: Answer = await response.json();
    if (answer.result !== "success") throw new Error(answer.msg);
    return answer;
  };
  return {
    send: async (channel, topic, content) => {
      const answer = await call("POST", "/messages", { type: "channel", to: channel, topic, content });
      return answer.id ?? 0;
    },
    newest: async (channel, count) => {
      const answer = await call("GET", "/messages", {
        anchor: "newest",
        num_before: String(count),
        num_after: "0",
        narrow: JSON.stringify([{ operator: "channel", operand: channel }]),
        apply_markdown: "false",
      });
      return (answer.messages ?? []).map((message) => `${message.sender_full_name}: ${message.content}`);
    },
  };
}

interface Answer {
  readonly result: string;
  readonly msg: string;
  readonly id?: number;
  readonly messages?: readonly { readonly sender_full_name: string; readonly content: string }[];
}
