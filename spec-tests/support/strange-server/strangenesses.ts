/** In what a server may differ from the simulator although nothing is wrong, one declaration each. */
import type { Fixture, Simulator } from "../../../src/index";
import { OTHERS } from "./strange-realm";

type Body = Readonly<Record<string, unknown>>;

/** What a request looks like before it is answered. */
export interface Asked {
  /** The path with the query. */
  readonly path: string;
  readonly body: string;
  /** How many requests came before. */
  readonly count: number;
}

/** One thing in which a server is strange. */
export interface Strangeness {
  readonly title: string;
  /** What the realm begins with. */
  readonly fixture?: (fixture: Fixture) => Fixture;
  /** Another value in an answer; `inside` is the object that has it under the key. */
  readonly value?: (value: unknown, key: string, inside: Body | undefined) => unknown;
  /** Answers instead of the realm. */
  readonly instead?: (asked: Asked) => Response | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** What other people do after a request. */
  readonly meanwhile?: (realm: Simulator, count: number) => void;
  /** How long an answer takes, in milliseconds. */
  readonly milliseconds?: number;
}

const SYSTEM_BOT = /-bot@zulip\.com$/u;
const UNORDERED = /^(subscribers|partial_subscribers|user_ids|direct_members|members|realm_bots)$/u;

/** Some order that has nothing to do with the values. */
function shuffled(items: readonly unknown[]): readonly unknown[] {
  const hash = (item: unknown): number => [...JSON.stringify(item)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return [...items].sort((one, other) => hash(one) - hash(other));
}

/** A text of HTML with other words outside of tags; names stay. */
function otherWords(html: string): string {
  return html.replace(/(^|>)([^<]+)/gu, (_, before: string, text: string) => {
    return before + text.replace(/(?<!@)\b[a-z]{4,}/gu, "word");
  });
}

const REQUESTS_TO_A_LIMIT = 150;
const OTHERS_ACT_EVERY = 3;

export const STRANGE: readonly Strangeness[] = [
  {
    title: "times have fractions",
    value: (value, key) => (key === "server_timestamp" && Number.isInteger(value) ? Number(value) + 0.130454 : value),
  },
  {
    title: "the realm has another name",
    fixture: (fixture) => ({ ...fixture, realm: { ...fixture.realm, name: "The Town", description: "A small town." } }),
    value: (value, key) => (key === "sender_realm_str" && value ? "town" : value),
  },
  {
    title: "refusals have other words",
    value: (value, key, inside) => (key === "msg" && inside?.["result"] === "error" ? `In other words: ${String(inside["code"])}.` : value),
  },
  {
    title: "notices have other words",
    value: (value, key, inside) =>
      /^(rendered_)?content$/u.test(key) && SYSTEM_BOT.test(String(inside?.["sender_email"])) ? otherWords(String(value)) : value,
  },
  {
    title: "groups of roles have other descriptions",
    value: (value, key, inside) => (key === "description" && inside?.["is_system_group"] === true ? "A role." : value),
  },
  {
    title: "lists without an order have another one",
    value: (value, key) => (Array.isArray(value) && UNORDERED.test(key) ? shuffled(value) : value),
  },
  {
    title: "unknown files are answered with HTML",
    instead: ({ path }) => (path.startsWith("/user_uploads") ? new Response("<p>This file is not here.</p>", html(404)) : undefined),
  },
  {
    title: "U+0000 in a description is a fault of the server",
    instead: ({ body }) =>
      /description(=|%22%3A%22)[^&]*%00|description[^&]*%5Cu0000/iu.test(body)
        ? new Response("<title>Internal server error</title>", html(500))
        : undefined,
  },
  {
    title: "requests are limited",
    headers: { "x-ratelimit-limit": "200", "x-ratelimit-remaining": "17", "x-ratelimit-reset": "1795893810" },
    instead: ({ count }) =>
      count % REQUESTS_TO_A_LIMIT === REQUESTS_TO_A_LIMIT - 1
        ? Response.json(
            { result: "error", msg: "Too fast.", code: "RATE_LIMIT_HIT", "retry-after": 0.013 },
            { status: 429, headers: { "retry-after": "0.013" } },
          )
        : undefined,
  },
  {
    title: "two people have one name",
    fixture: (fixture) => ({
      ...fixture,
      users: (fixture.users ?? []).map((user) => (/^(max|nele)@/u.test(user.email) ? { ...user, full_name: "Max Muster" } : user)),
    }),
  },
  { title: "much happened before", fixture: withHistory },
  { title: "other people are at work", meanwhile: othersAct },
  {
    title: "it has no mail",
    value: (value, key, inside) => (key === "email" && Object.keys(inside ?? {}).length <= 3 && String(value).includes("+") ? "" : value),
  },
  { title: "it is slow", milliseconds: 3 },
];

function html(status: number): ResponseInit {
  return { status, headers: { "content-type": "text/html" } };
}

const EARLIER_MESSAGES = 120;

function withHistory(fixture: Fixture): Fixture {
  const senders = ["zoe@town.test", "yan@town.test", "max@town.test"];
  const channels = ["general", "attic", "old things"];
  const topics = ["lunch", "Lunch plans", "plans"];
  const messages = Array.from({ length: EARLIER_MESSAGES }, (_, place) => ({
    sender: senders[place % senders.length] ?? "",
    ...(place % 4 === 0
      ? { to: ["orla@town.test", "nele@town.test"] }
      : { channel: channels[place % channels.length] ?? "", topic: topics[place % topics.length] ?? "" }),
    content: `earlier ${place} @**zoe of Town**`,
    unread: place % 5 === 0,
  }));
  return {
    ...fixture,
    users: [
      ...(fixture.users ?? []),
      { email: "gone@town.test", full_name: "Gone", is_active: false },
      { email: "old-bot@town.test", full_name: "Old", is_bot: true, bot_owner: "zoe@town.test" },
    ],
    groups: [{ name: "crew", members: ["zoe@town.test", "max@town.test"] }],
    channels: [
      { name: "general", subscribers: "all", is_default_stream: true },
      { name: "attic", subscribers: "all" },
      { name: "old things", subscribers: [...senders] },
      { name: "secret of others", invite_only: true, subscribers: ["zoe@town.test"] },
    ],
    messages,
    drafts: [{ user: "max@town.test", content: "An earlier draft" }],
  };
}

function othersAct(realm: Simulator, count: number): void {
  if (count % OTHERS_ACT_EVERY !== 0) return;
  const turn = count / OTHERS_ACT_EVERY;
  const other = realm.as(OTHERS[turn % OTHERS.length] ?? OTHERS[0]);
  const content = `by the way ${turn} @**orla of Town**`;
  if (turn % 5 === 0) {
    const to = ["orla@town.test", "max@town.test"];
    other.sendMessage({ type: "direct", to, content });
    return;
  }
  const sent = other.sendMessage({ type: "channel", to: "general", topic: turn % 2 === 0 ? "lunch" : "Lunch", content });
  if (turn % 3 === 0 && sent.ok) other.addReaction({ message_id: sent.response.id, emoji_name: "tada" });
  if (turn % 7 === 0) {
    other.subscribe({ subscriptions: [{ name: `of others ${turn}` }], principals: ["max@town.test"] });
  }
  if (turn % 11 === 0) other.updateStatus({ status_text: `busy ${turn}` });
}
