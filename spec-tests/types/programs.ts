/** The programs of the type tests. The compiler reads them together, so that it reads the library once. */
import * as arbitraries from "../../src/arbitraries";
import * as campaign from "../../src/campaign";
import * as clientState from "../../src/client-state";
import * as compare from "../../src/compare";
import * as evidence from "../../src/evidence";
import * as index from "../../src/index";
import * as matchers from "../../src/matchers";
import * as msw from "../../src/msw";
import * as scenario from "../../src/scenario";
import * as trace from "../../src/trace";
import * as traceFile from "../../src/trace-file";
import * as tracePlayer from "../../src/trace-player";
import { EXAMPLES } from "../support/examples-in-comments";
import { SPELLINGS } from "./spellings";

/** Everything that a program can write or receive, for the tests on comments. */
const SHOWN = `
import type { ActorOperations, ActorResponses, EventView, Fixture, JournalEntry } from "../../src/index";
import type { ClientState } from "../../src/client-state";
import type * as operations from "../../src/generated/operations";
declare const shown: {
  outcomes: ActorOperations;
  responses: ActorResponses;
  parameters: { [Name in keyof typeof operations]: NonNullable<Parameters<(typeof operations)[Name]>[2]> };
  fixture: Fixture;
  journal: JournalEntry;
  client: ClientState;
  answers: { [Name in keyof typeof operations]: Extract<ReturnType<(typeof operations)[Name]>, { ok: true }>["response"] };
  events: EventView;
};
shown;
`;

/** The names that programs use most, each after a comment with its name. */
const USED = `
import { /*createRealm*/createRealm, /*createSimulator*/createSimulator, /*getMessages*/getMessages, /*sendMessage*/sendMessage,
  type /*FaultRule*/FaultRule, type /*Fixture*/Fixture, type /*Outcome*/Outcome, type /*Realm*/Realm, type /*Simulator*/Simulator } from "../../src/index";
const fixture: Fixture = { /*users*/users: [{ /*email*/email: "ann@example.test" }] };
const sim: Simulator = createSimulator(fixture);
const realm: Realm = createRealm(fixture);
const outcome: Outcome<{ id: number }> = sendMessage(realm, 1, { /*to*/to: 1, type: "channel", content: "Hi." });
sim./*as*/as("ann@example.test")./*method*/sendMessage({ type: "channel", to: 1, topic: "x", content: "Hi." });
sim./*snapshot*/snapshot();
sim.clock./*advance*/advance({ days: 1 });
sim./*fetch*/fetch("/api/v1/messages");
const rule: FaultRule = { /*fault*/fault: "delay", /*seconds*/seconds: 3 };
sim.faults./*plan*/plan({ /*rules*/rules: [rule] });
void [outcome, getMessages(realm, 1, { /*num_before*/num_before: 1, num_after: 0 })];
`;

/** An unfinished program, with a comment where its author would see completions. */
const BEGUN = `
import { createRealm, sendMessage, updateSettings } from "../../src/index";
const realm = createRealm();
const sent = sendMessage(realm, 1, { type: "channel", to: 1, topic: "x", content: "Hi.", /*parameters*/ });
const outcome = sent./*outcome*/ok;
const id = sent.ok && sent.response./*answer*/id;
const first = sent.events[0]?.event;
const type = first?.type === "message" ? first./*event*/type : "";
const settings = updateSettings(realm, 1, { /*settings*/ });
`;

/** An unfinished scenario, with a comment where its author would see completions. */
const STORY = `
import { defineScenario } from "../../src/scenario";
export default defineScenario({
  name: "x",
  purpose: "x",
  card: ["Errors"],
  steps: [
    { call: "/*call*/", as: null },
    { call: "send-message", as: "ann@example.test", with: { /*parameter*/ } },
    { call: "update-user-topic", as: "ann@example.test", with: { /*another*/ } },
    { /*step*/ },
  ],
});
`;

const ENTRIES = {
  arbitraries,
  campaign,
  "client-state": clientState,
  compare,
  evidence,
  index,
  matchers,
  msw,
  scenario,
  trace,
  "trace-file": traceFile,
  "trace-player": tracePlayer,
};

const IMPORTED = Object.entries(ENTRIES).map(([entry, names]) => `import { ${Object.keys(names).join(", ")} } from "../../src/${entry}";`);

/** The examples of comments, with the values that they use. */
const COMMENTS = `
import { afterEach, expect, onTestFailed, test } from "vitest";
import fc from "fast-check";
import { setupServer } from "msw/node";
import type { Realm, Simulator } from "../../src/index";
import type { GeneratedStep } from "../../src/arbitraries";
import type { Surroundings } from "../../src/campaign";
${IMPORTED.join("\n")}
declare const sim: Simulator;
declare const myClient: (surroundings: Surroundings) => { unread: () => number[] };
${EXAMPLES.map(({ code }, index) => `export async function example${index}() {\n${code}\n}`).join("\n")}
`;

/** The programs by their names. */
export const PROGRAMS = { shown: SHOWN, used: USED, begun: BEGUN, story: STORY, spellings: SPELLINGS, comments: COMMENTS } as const;
