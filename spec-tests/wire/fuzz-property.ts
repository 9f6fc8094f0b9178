/** The property of the wire fuzz, for a short run in the tests and long ones in the campaign. */
import fc from "fast-check";
import { expect } from "vitest";
import { type Fixture, realmFromJSON, realmToJSON } from "../../src/index";
import { createSimulator } from "../../src/simulator/create-simulator";
import type { Simulator } from "../../src/simulator/simulator";
import { findRoute, routeIndex, routes } from "../../src/wire/route";
import { LAW_FIXTURE } from "../support/law-realm";
import { CHANGING_WHEN_REFUSED } from "../support/outcomes";
import { countOperations } from "../support/property-runs";
import type { AnyRequest } from "./any-request";
import { anyRequest, toRequest } from "./any-request";
import { fittingRequest, generatedFrom } from "./fitting-request";

const INDEX = routeIndex(routes());

/** Levels on both sides of the changes that affect every request, and most often the default and the newest. */
const LEVELS = [1, 75, 76, 166, 167, 248, 300, 421, 421, 421, 421, 512, 512, 512];

/** The clock advances now and then, so that scheduled messages are sent in between. */
const anyStep = fc.oneof(
  { weight: 15, arbitrary: anyRequest },
  { weight: 25, arbitrary: fittingRequest },
  { weight: 1, arbitrary: fc.record({ advance_seconds: fc.constantFrom(0, 1, 60, 3600, 100_000) }) },
);

const FIXTURE: Fixture = {
  ...LAW_FIXTURE,
  users: (LAW_FIXTURE.users ?? []).map((user) => ({ ...user, password: "secret" })),
};

type Count = (status: number, id?: string) => void;

/** Gives the owner some things of every kind, so that requests can change and delete them. */
function furnish(simulator: Simulator): void {
  const olive = simulator.as("olive@example.test");
  const draft = { type: "stream", to: [1], topic: "lunch", content: "later" } as const;
  olive.createDrafts({ drafts: [draft, draft, draft, draft, draft] });
  for (const title of ["1", "2", "3", "4", "5"]) {
    const later = simulator.snapshot().now + 3600;
    olive.createSavedSnippet({ title, content: "text" });
    olive.createScheduledMessage({ type: "direct", to: [4], content: "later", scheduled_delivery_timestamp: later });
    olive.createMessageReminder({ message_id: 1, scheduled_delivery_timestamp: later });
    olive.uploadFile({ file: { name: `${title}.txt`, size: 1 } });
    olive.createInviteLink({});
    olive.addReaction({ message_id: 8, emoji_name: title === "1" ? "smile" : "tada" });
    olive.addNavigationView({ fragment: `narrow/${title}`, is_pinned: true, name: "view" });
  }
  olive.addLinkifier({ pattern: "T(?P<id>[0-9]+)", url_template: "https://t.example.test/{id}" });
  olive.addRealmDomain({ domain: "d.example.test", allow_subdomains: false });
  olive.addFcmToken({ token: "token" });
  olive.addApnsToken({ token: "ab".repeat(32), appid: "app" });
  olive.createDefaultStreamGroup({ group_name: "start", description: "", stream_names: ["general"] });
  olive.uploadCustomEmoji({ emoji_name: "e1", file: { name: "e.png", size: 9 } });
  olive.sendInvites({ invitee_emails: "iris@example.test", stream_ids: [] });
  for (const muted_user_id of [2, 3, 4, 5]) olive.muteUser({ muted_user_id });
  for (const name of ["mel", "nina"]) simulator.as(`${name}@example.test`).updatePresence({ status: "active" });
}

function registered(simulator: Simulator): string {
  const outcome = simulator.as("olive@example.test").registerQueue({});
  if (!outcome.ok) throw new Error(outcome.error.msg);
  return String(outcome.response.queue_id);
}

/** Sends a request, and aborts it after a moment if it waits for events. */
async function sent(simulator: Simulator, any: AnyRequest, queueId: string): Promise<Response> {
  const caller = new AbortController();
  const answer = simulator.fetch(toRequest(any, queueId, caller.signal));
  if (any.path === "/events") setImmediate(() => caller.abort());
  return answer.catch((error: unknown) => {
    if (caller.signal.aborted) return new Response(null, { status: 204 });
    throw error;
  });
}

const INTERNALS = /\n\s+at |undefined|\[object|TypeError|node:/;

/** What is wrong with an answer; undefined if nothing is. Called several hundred times in each run of the property. */
function problemOf({ status, headers }: Response, text: string, any: AnyRequest, level: number): string | undefined {
  if (status >= 500) return "it failed";
  if (any.method === "HEAD" || status === 204) return text === "" ? undefined : "it has a body";
  // Servers refuse requests for files with a page.
  if (status >= 400 && headers.get("content-type")?.startsWith("text/html") === true) {
    return /^<p>[^<]+<\/p>$/.test(text) && !INTERNALS.test(text) ? undefined : "its page is invalid";
  }
  const { result, msg, code } = JSON.parse(text) as Record<string, unknown>;
  if (typeof msg !== "string") return "it has no msg";
  if (status === 200) {
    // A command of the web client is answered with the sentence to show.
    return result === "success" && (msg === "" || any.path.includes("zcommand")) ? undefined : "it is no success";
  }
  if (result !== "error" || !/\S/.test(msg)) return "it says nothing";
  if (INTERNALS.test(msg)) return "it shows internals of the program";
  const hasCode = level >= 76 || code !== undefined;
  return hasCode && !/^[A-Z_]+$/.test(String(code)) ? "its code is invalid" : undefined;
}

/** Some operations keep what came before the refused part. */
function mayChangeWhenRefused({ method, path }: AnyRequest, level: number): boolean {
  const found = findRoute(INDEX, level, method, path);
  return found.kind === "route" && CHANGING_WHEN_REFUSED.has(found.route.id);
}

async function checkAnswer(response: Response, any: AnyRequest, level: number): Promise<void> {
  const text = await response.text();
  const problem = problemOf(response, text, any, level);
  if (problem !== undefined) expect.unreachable(`${any.method} ${any.path}: ${problem}: HTTP ${response.status} ${text}`);
}

/**
 * No sequence of requests leads to an exception or a 5xx; a refusal keeps the same snapshot; and at the end the realm
 * can be written to JSON and read back.
 *
 * @param count - receives the status of every answer, and the operation that the request was built for
 */
export function wireFuzz(count: Count = () => undefined): fc.IAsyncProperty<[number, unknown[]]> {
  const steps = fc.array(anyStep, { minLength: 1, maxLength: 100, size: "max" });
  return fc.asyncProperty(fc.constantFrom(...LEVELS), steps, async (feature_level, all) => {
    const simulator = createSimulator({ ...FIXTURE, feature_level, check_answers: true }, { onUnhandledRequest: "bypass" });
    furnish(simulator);
    const queueId = registered(simulator);
    for (const [index, step] of all.entries()) {
      const before = simulator.snapshot();
      if ("advance_seconds" in step) {
        simulator.clock.advance({ seconds: step.advance_seconds });
        continue;
      }
      const request = "fitting" in step ? generatedFrom(before, index, step) : step;
      countOperations();
      const response = await sent(simulator, request, queueId);
      await checkAnswer(response, request, feature_level);
      count(response.status, "fitting" in step ? step.fitting : undefined);
      const mayChange = response.status < 400 || mayChangeWhenRefused(request, feature_level);
      if (!mayChange && simulator.snapshot() !== before)
        expect.unreachable(`${request.method} ${request.path}: refused, and yet something changed`);
    }
    const json = realmToJSON(simulator.snapshot());
    expect(realmToJSON(realmFromJSON(JSON.parse(JSON.stringify(json))))).toEqual(json);
  });
}
