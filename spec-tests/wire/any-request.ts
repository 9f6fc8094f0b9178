/** Requests of every kind that a client can send: nearly right, wrong in one place, and nonsense. */
import fc from "fast-check";
import { routes } from "../../src/wire/route";
import { credentials } from "../server/every-transport";
import { ONE_PIXEL } from "../support/one-pixel";

/** A request as data, so that a failing run shows what was sent. */
export interface AnyRequest {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly form: readonly (readonly [string, string])[];
  readonly body: "none" | "urlencoded" | "multipart" | "broken multipart" | "JSON" | "text";
  readonly headers: Readonly<Record<string, string>>;
  /** The files of a multipart body. */
  readonly files?: readonly { readonly name: string; readonly size: number }[];
}

const LONG = 20_000;

/** Texts that have broken decoders before, and some harmless ones. */
const ODD_TEXTS = [
  ...["", " ", "0", "-1", "-0", "1.5", "1e400", "9007199254740993", "99999999999999999999", "NaN", "Infinity", "0x10"],
  ...["null", "true", "false", "[]", "{}", "[null]", "[[1]]", '{"a":1}', '["a"', '"', "[", "{", "\\", "'"],
  ...['{"__proto__":{"x":1}}', "__proto__", "constructor", "toString", '["__proto__"]', "%", "%zz", "\u0000", "a\u0000b"],
  ...["\ud83d\ude00", "\u202e", "e\u0301", "\ufeff1", "✔ done", "(no topic)", "@**all**", "@**topic**", "```", "| a |"],
  ...["x".repeat(LONG), "[".repeat(LONG), `${"[".repeat(LONG)}${"]".repeat(LONG)}`, "1".repeat(400), "😀".repeat(200)],
] as const;

/** Options of queues that are true or false. */
const QUEUE_OPTIONS = [
  ...["all_public_streams", "apply_markdown", "client_gravatar", "slim_presence", "bulk_message_deletion"],
  ...["stream_typing_notifications", "user_settings_object", "pronouns_field_type_supported", "linkifier_url_template"],
  ...["user_list_incomplete", "include_deactivated_groups", "archived_channels", "empty_topic_name"],
  ...["simplified_presence_events"],
];

/** Values that fit parameters by name, so that many requests get past the first checks. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  type: ["direct", "channel", "stream", "private"],
  to: ["1", "3", "[1]", "[4,5]", "general", '"secret"', "mel@example.test", "mel@example.test, nina@example.test", "[]"],
  topic: ["hello", "", "general chat", "t".repeat(60), "t".repeat(61)],
  content: ["hi", "@**Mel Member**", "#**general**", "**b** `c`", "/me waves", "c".repeat(10_000), "c".repeat(10_001)],
  scheduled_delivery_timestamp: ["1767225601", "1767229200", "1767225600", "1"],
  queue_id: ["QUEUE"],
  last_event_id: ["-1", "0", "1", "100"],
  dont_block: ["true", "false"],
  anchor: ["newest", "oldest", "first_unread", "1", "10000000000000000"],
  num_before: ["0", "10", "5000", "5001"],
  num_after: ["0", "10"],
  narrow: ["[]", '[["channel","general"]]', '[{"operator":"dm","operand":[1]}]', '[{"operator":"id","operand":1}]'],
  message_ids: ["[1]", "[1,2,3]"],
  event_types: ['["message"]', "null"],
  lifespan_secs: ["0", "60"],
  ...Object.fromEntries(QUEUE_OPTIONS.map((name) => [name, ["true", "false"]])),
};

/** A text that rarely fits. */
export const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme" }) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
);

function valueOf(name: string): fc.Arbitrary<string> {
  const fitting = FITTING[name];
  if (fitting === undefined) return oddText;
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: oddText });
}

const AUTHORIZATIONS: readonly Readonly<Record<string, string>>[] = [
  ...["olive", "ada", "mel", "nina", "greta"].map((name) => credentials(`${name}@example.test`, `${name}-key`)),
  ...[credentials("beep-bot@example.test", "beep-key"), credentials("gone@example.test", "gone-key")],
  ...[credentials("olive@example.test", "mel-key"), {}, { Authorization: "Basic" }, { Authorization: "Basic =" }],
  ...[{ Authorization: "Basic /w==" }, { Authorization: "Bearer x" }, { Authorization: `Basic ${"A".repeat(5_000)}` }],
];

const headers = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...AUTHORIZATIONS.slice(0, 6)) },
      { weight: 1, arbitrary: fc.constantFrom(...AUTHORIZATIONS) },
    ),
    fc.constantFrom("", "ZulipMobile/1.0", "website", "\u00ff", "a".repeat(500)),
  )
  .map(([authorization, agent]) => ({ ...authorization, "User-Agent": agent }));

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PROPFIND"];
const SEGMENTS = ["1", "0", "-1", "99999999999999999999", "1.5", "me", "%zz", "%00", "..", "%2e%2e", "a%2Fb", "", "😀"];
const ODD_PATHS = ["/", "", "//", "/%", "/messages/", "//messages", "/MESSAGES", "/messages;x", "/__proto__", "/users/1"];

/** A request for a route that exists: its parameters, some of them missing or odd, and some unknown ones. */
const toRoute: fc.Arbitrary<AnyRequest> = fc.constantFrom(...routes()).chain((route) => {
  const names = Object.keys(route.parameters).filter((name) => !route.path.includes(`{${name}}`));
  const fields = fc.tuple(...names.map((name) => fc.option(valueOf(name).map((text): [string, string] => [name, text]))));
  const given = fields.map((pairs) => pairs.flatMap((pair) => (pair === null ? [] : [pair])));
  const extra = fc.array(fc.tuple(fc.constantFrom("x", "", "__proto__", "subject", "client", "[]", "to"), oddText), {
    maxLength: 1,
  });
  const path = fc
    .array(fc.constantFrom(...SEGMENTS), { minLength: 4, maxLength: 4 })
    .map((values) => route.path.replace(/\{\w+\}/g, () => values.pop() ?? "1"));
  return fc.record({
    method: fc.oneof({ weight: 12, arbitrary: fc.constant<string>(route.method) }, { weight: 1, arbitrary: fc.constantFrom(...METHODS) }),
    path,
    query: route.method === "GET" ? given : extra,
    form: route.method === "GET" ? extra : given,
    body: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom<AnyRequest["body"][]>("urlencoded", "multipart") },
      { weight: 1, arbitrary: fc.constantFrom<AnyRequest["body"][]>("none", "broken multipart", "JSON", "text") },
    ),
    headers,
  });
});

const toNowhere: fc.Arbitrary<AnyRequest> = fc.record({
  method: fc.constantFrom(...METHODS),
  path: fc.oneof(
    fc.constantFrom(...ODD_PATHS),
    fc.array(fc.constantFrom(...SEGMENTS, "messages", "users", "events"), { maxLength: 4 }).map((all) => `/${all.join("/")}`),
  ),
  query: fc.array(fc.tuple(oddText, oddText), { maxLength: 2 }),
  form: fc.array(fc.tuple(oddText, oddText), { maxLength: 2 }),
  body: fc.constantFrom<AnyRequest["body"][]>("none", "urlencoded", "multipart", "broken multipart", "JSON", "text"),
  headers,
});

/** Any request; most of them are for a route that exists. */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc.oneof({ weight: 12, arbitrary: toRoute }, { weight: 1, arbitrary: toNowhere });

/** Builds the request, with a queue that exists wherever the data has QUEUE. */
export function toRequest(any: AnyRequest, queueId: string, signal: AbortSignal): Request {
  const filled = (pairs: AnyRequest["form"]): [string, string][] => pairs.map(([name, text]) => [name, text === "QUEUE" ? queueId : text]);
  const url = `http://localhost/api/v1${any.path}?${new URLSearchParams(filled(any.query))}`;
  const init = { method: any.method, headers: { ...any.headers }, signal };
  if (any.method === "GET" || any.method === "HEAD" || any.body === "none") return new Request(url, init);
  const pairs = filled(any.form);
  switch (any.body) {
    case "urlencoded":
      return new Request(url, { ...init, body: new URLSearchParams(pairs) });
    case "multipart": {
      const form = new FormData();
      for (const [name, text] of pairs) form.append(name, text);
      for (const { name, size } of any.files ?? [])
        form.append("file", new File([name.endsWith(".png") ? ONE_PIXEL : "x".repeat(size)], name));
      return new Request(url, { ...init, body: form });
    }
    case "broken multipart": {
      const type = { "Content-Type": "multipart/form-data; boundary=x" };
      return new Request(url, { ...init, headers: { ...init.headers, ...type }, body: "--x\r\nContent-Dispo" });
    }
    case "JSON": {
      const type = { "Content-Type": "application/json" };
      return new Request(url, { ...init, headers: { ...init.headers, ...type }, body: JSON.stringify(pairs) });
    }
    case "text":
      return new Request(url, { ...init, body: pairs.join("&") });
  }
}
