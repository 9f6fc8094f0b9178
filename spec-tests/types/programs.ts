/** The programs that the tests of types look at. The compiler reads them together, and what they have in common once. */
import { SPELLINGS } from "./spellings";

/** Everything that a program can write or be given, for the words about it. */
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

/** The names that programs write most, each behind a comment with its name. */
const USED = `
import { /*createRealm*/createRealm, /*createSimulator*/createSimulator, /*getMessages*/getMessages, /*sendMessage*/sendMessage,
  type /*Fixture*/Fixture, type /*Outcome*/Outcome, type /*Realm*/Realm, type /*Simulator*/Simulator } from "../../src/index";
const fixture: Fixture = { /*users*/users: [{ /*email*/email: "ann@example.test" }] };
const sim: Simulator = createSimulator(fixture);
const realm: Realm = createRealm(fixture);
const outcome: Outcome<{ id: number }> = sendMessage(realm, 1, { /*to*/to: 1, type: "channel", content: "Hi." });
sim./*as*/as("ann@example.test")./*method*/sendMessage({ type: "channel", to: 1, topic: "x", content: "Hi." });
sim./*snapshot*/snapshot();
sim.clock./*advance*/advance({ days: 1 });
sim./*fetch*/fetch("/api/v1/messages");
void [outcome, getMessages(realm, 1, { num_before: 1, num_after: 0 })];
`;

/** A scenario that is being written, with a comment where the writer stops to think. */
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

/** The programs by their names. */
export const PROGRAMS = { shown: SHOWN, used: USED, story: STORY, spellings: SPELLINGS } as const;
