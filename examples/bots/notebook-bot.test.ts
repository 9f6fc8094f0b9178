import { campaign, type Surroundings } from "realm-simulator/campaign";
import { expect, test } from "vitest";

interface Message {
  id: number;
  type: string;
  content: string;
  display_recipient: { id: number }[];
}

interface BotEvent {
  id: number;
  type: string;
  message: Message;
  message_id: number;
  message_ids?: number[];
  content?: string;
}

/** The answers to the requests of the bot, together. */
interface Answer {
  result: string;
  code?: string;
  "retry-after"?: number;
  user_id: number;
  queue_id: string;
  messages: Message[];
  events?: BotEvent[];
}

/** Shows the direct messages that it has received: it fetches them, and then follows the events. */
function notebook({ url, email, api_key, fetch, sleep, timeout }: Surroundings) {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  let known = new Map<number, { others: string; content: string }>();
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    for (;;) {
      try {
        const response = await fetch(`${url}/api/v1${path}`, { ...init, headers, signal: timeout(90) });
        const answer = (await response.json()) as Answer;
        if (answer.result === "success" || answer.code === "BAD_EVENT_QUEUE_ID") return answer;
        await sleep(answer["retry-after"] ?? 5);
      } catch {
        await sleep(5);
      }
    }
  };
  const follow = async () => {
    const body = new URLSearchParams({
      event_types: '["message","update_message","delete_message"]',
      apply_markdown: "false",
    });
    const { queue_id } = await ask("/register", { method: "POST", body });
    const { user_id } = await ask("/users/me");
    const note = ({ id, type, content, display_recipient }: Message) => {
      if (type !== "private") return;
      const others = display_recipient.map((one) => one.id).filter((one) => one !== user_id);
      known.set(id, { content, others: others.sort((one, other) => one - other).join(",") });
    };
    const query =
      'anchor=newest&num_before=1000&num_after=0&apply_markdown=false&narrow=[{"operator":"is","operand":"dm"}]';
    known = new Map();
    (await ask(`/messages?${query}`)).messages.forEach(note);
    for (let last = -1; ;) {
      const { events } = await ask(`/events?queue_id=${queue_id}&last_event_id=${last}`);
      if (events === undefined) return;
      for (const event of events) {
        last = event.id;
        const edited = known.get(event.message_id);
        if (event.type === "message") note(event.message);
        if (event.type === "update_message" && event.content !== undefined && edited) edited.content = event.content;
        if (event.type === "delete_message") for (const id of event.message_ids ?? [event.message_id]) known.delete(id);
      }
    }
  };
  void (async () => {
    for (;;) await follow();
  })();
  return {
    directMessages: () => {
      const shown: Record<string, string[]> = {};
      for (const [, { others, content }] of [...known].sort(([one], [other]) => one - other))
        (shown[others] ??= []).push(content);
      return shown;
    },
  };
}

test("the notebook shows the direct messages, whatever happened", async () => {
  const bot = { email: "notebook-bot@example.test", is_bot: true, bot_type: 1, bot_owner: "ann@example.test" } as const;
  const fixture = {
    users: [{ email: "ann@example.test", role: "owner" }, { email: "bob@example.test" }, bot],
    channels: [{ name: "general", subscribers: "all" }],
  } as const;
  const { counterexample } = await campaign({ start: notebook, fixture, account: bot.email, runs: 20 });
  expect(counterexample?.trace).toBeUndefined();
}, 60_000);
