/**
 * The places for texts outside of operations, from their declarations: fixtures, fault plans, steps of scenario files,
 * bodies of the control plane, webhooks, and the headers that are read.
 */
import { logLine } from "../../src/cli/serve";
import { createRealm, createSimulator, receiveWebhook } from "../../src/index";
import { FAULT_PLAN_SHAPE } from "../../src/model/fixture/fault-plan";
import { FIXTURE_SHAPE } from "../../src/model/fixture/fixture-shape";
import { checkShape, type GenericSchema } from "../../src/protocol/shape";
import { STEP_SCHEMAS } from "../../src/scenario/steps/step-kinds";
import { CONTROL_REQUESTS } from "../../src/server/control";
import { optionsResponse, originProblem } from "../../src/server/cross-origin";
import { read } from "../scenarios/reading-rules";
import { type ShapeLike, shapeWithText } from "../support/shape-with-text";

export type TextPlace = readonly [place: string, call: (text: string) => unknown];

const ANN = "ann@example.test";
/** What the other parts of a fixture can refer to. */
const FIXTURE = {
  users: [
    { email: ANN, api_key: "ann-key" },
    { email: "hook-bot@example.test", api_key: "hook-key", is_bot: true, bot_type: 2, bot_owner: ANN },
  ],
  channels: [{ name: "general", subscribers: [ANN] }],
  messages: [{ sender: ANN, channel: "general", topic: "a", content: "a" }],
  drafts: [{ user: ANN, content: "a" }],
} as const;

function placesIn(name: string, shape: GenericSchema, given: unknown, call: (value: unknown) => unknown): readonly TextPlace[] {
  const count = shapeWithText(shape as ShapeLike, "", given).length;
  return Array.from({ length: count }, (_, place) => [
    `${name} (${place})`,
    (text: string) => call(shapeWithText(shape as ShapeLike, text, given)[place]),
  ]);
}

/** A refusal has read the text, too. */
function refusable(call: () => unknown): void {
  try {
    call();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

const OBJECT = { type: "plain_text", text: "a" };
const ADDRESS = "https://a.example.test";
/** The payloads of Slack: with a part of each kind. The test of places checks that every key that is read is in them. */
export const SLACK_PAYLOADS: readonly Readonly<Record<string, unknown>>[] = [
  { channel: "a", icon_emoji: "a", text: "a" },
  {
    blocks: [
      { type: "header", text: OBJECT },
      { type: "image", image_url: ADDRESS, alt_text: "a", title: OBJECT },
      { type: "context", elements: [OBJECT, { type: "image", image_url: ADDRESS, alt_text: "a" }] },
      { type: "section", text: OBJECT, accessory: { type: "image", image_url: ADDRESS, alt_text: "a" }, fields: [OBJECT, OBJECT] },
    ],
  },
  {
    attachments: [
      {
        title: "a",
        title_link: ADDRESS,
        image_url: ADDRESS,
        pretext: "a",
        text: "a",
        footer: "a",
        ts: 1,
        fields: [{ title: "a", value: "a" }],
      },
      { blocks: [{ type: "section", text: OBJECT }] },
    ],
  },
];

/** Each copy of a value that has the text instead of one of its texts. */
function withText(value: unknown, text: string): readonly unknown[] {
  if (typeof value === "string") return [text];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    withText(inner, text).map((one) =>
      Array.isArray(value) ? value.map((other: unknown, index) => (String(index) === key ? one : other)) : { ...value, [key]: one },
    ),
  );
}

function webhookPlaces(): readonly TextPlace[] {
  const realm = createRealm(FIXTURE);
  const params = { api_key: "hook-key", stream: "general", topic: "a" };
  const cases = [
    { integration: "json", payload: { a: "a" } },
    ...SLACK_PAYLOADS.map((payload) => ({ integration: "slack_incoming", payload })),
  ];
  return cases.flatMap((one, number) => {
    const whole = { ...params, ...one };
    return withText(whole, "").map((_, place): TextPlace => [
      `webhook ${one.integration} ${number} (${place})`,
      (text) => receiveWebhook(realm, withText(whole, text)[place] as Parameters<typeof receiveWebhook>[1]),
    ]);
  });
}

/** Sends a request with headers through all that reads them without waiting. */
function sendWith(headers: Record<string, string>): void {
  const simulator = createSimulator(FIXTURE, { onUnhandledRequest: "bypass" });
  const request = new Request("http://127.0.0.1/api/v1/users/me", { headers });
  void simulator.fetch("/api/v1/messages", { method: "POST", headers, body: "a=1" }).catch(() => undefined);
  originProblem(request, { origins: [], needsLoopbackHost: true });
  optionsResponse(request, null);
  logLine({ request, status: 200, code: null, milliseconds: 1 });
}

/** What addresses can have: no half of a pair of surrogates. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** The names of the headers that are read. */
export function headersRead(): readonly string[] {
  const names = new Set<string>(["host"]);
  const { get, has } = Headers.prototype;
  Headers.prototype.get = function (name) {
    names.add(name.toLowerCase());
    return get.call(this, name);
  };
  Headers.prototype.has = function (name) {
    names.add(name.toLowerCase());
    return has.call(this, name);
  };
  try {
    sendWith({ origin: "http://localhost" });
  } finally {
    Object.assign(Headers.prototype, { get, has });
  }
  return [...names];
}

/** All places, each with a call that reads a text there. */
export function textPlaces(): readonly TextPlace[] {
  const steps = Object.entries(STEP_SCHEMAS).flatMap(([keyword, shape]) =>
    placesIn(`scenario step ${keyword}`, shape, {}, (step) => read(JSON.stringify({ name: "a", purpose: "a", steps: [step] }))),
  );
  const bodies = CONTROL_REQUESTS.flatMap(({ method, path, body }) =>
    body === undefined
      ? []
      : placesIn(`${method} /_simulator${path}`, body as never, {}, (value) => checkShape(body as never, value, "body")),
  );
  return [
    ...placesIn("fixture", FIXTURE_SHAPE, FIXTURE, (value) => refusable(() => createRealm(value as object))),
    ...placesIn("faults", FAULT_PLAN_SHAPE, {}, (value) => refusable(() => createRealm({ faults: value as object }))),
    ["scenario file", (text) => read(text)],
    ["scenario file, a text in it", (text) => read(`name: ${text}\npurpose: a\nsteps: []\n`)],
    ...steps,
    ...bodies,
    ...webhookPlaces(),
    ...headersRead().map((name): TextPlace => [`header ${name}`, (text) => refusable(() => sendWith({ [name]: text }))]),
    [
      "path",
      (text) =>
        refusable(
          () => void createSimulator(FIXTURE, { onUnhandledRequest: "bypass" }).fetch(`/api/v1/${encodeURIComponent(wellFormed(text))}`),
        ),
    ],
  ];
}
