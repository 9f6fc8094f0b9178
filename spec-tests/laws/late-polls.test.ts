/** An event has the values of the moment when it happened: polling a queue late or early returns the same events. */
import { expect, test } from "vitest";
import { createSimulator, type EventView, getEvents, type Realm, registerQueue, type Simulator } from "../../src/index";
import { forAll } from "../support/for-all";
import { lawRealm } from "../support/law-realm";
import { type LawSequence, lawSequences } from "../support/law-sequence";
import { isThere, taken } from "../support/law-steps";
import { newClient, OLD_CLIENT } from "../support/law-watcher";
import { propertyRuns } from "../support/property-runs";
import { VisibilityOracle } from "../support/visibility-oracle";

/** Events of these types are merged while they wait. */
const MERGED: ReadonlySet<string> = new Set(["update_message_flags", "restart", "web_reload_client"]);

/** Two queues of an account with the same options. One is polled after each call, the other only at the end. */
interface Pair {
  readonly userId: number;
  readonly prompt: string;
  readonly late: string;
  /** The events of the first one, as JSON. */
  readonly received: string[];
  last: number;
}

/** A realm with pairs of queues: for each watched account that of a new and that of an old client. */
class Play {
  pairs: readonly Pair[];

  constructor(
    public realm: Realm,
    { watched, lacking }: LawSequence,
  ) {
    const clients = watched.flatMap((userId) => [newClient(lacking), OLD_CLIENT].map((options) => ({ userId, options })));
    this.pairs = clients.map(({ userId, options }): Pair => {
      const [prompt = "", late = ""] = [options, options].map((given) => {
        const outcome = registerQueue(this.realm, userId, given);
        this.realm = outcome.realm;
        return outcome.ok ? outcome.response.queue_id : "";
      });
      return { userId, prompt, late, received: [], last: -1 };
    });
  }

  pollPromptly(): void {
    // A deactivated account never receives the events of its absence.
    this.pairs = this.pairs.filter(({ userId }) => this.realm.users.get(userId)?.is_active === true);
    for (const pair of this.pairs) {
      const events = this.poll(pair.userId, pair.prompt, pair.last) ?? [];
      pair.received.push(...events.flatMap(asSent));
      pair.last = events.at(-1)?.id ?? pair.last;
    }
  }

  /** Nothing for a queue that was deleted, or whose time is over. */
  poll(userId: number, queue_id: string, last_event_id: number): readonly EventView[] | undefined {
    const outcome = getEvents(this.realm, userId, { queue_id, last_event_id, dont_block: true });
    this.realm = outcome.realm;
    return outcome.ok ? outcome.response.events : undefined;
  }
}

/** An event without its ID, which merging changes; nothing for those that are merged. */
function asSent({ id: _id, ...event }: EventView): string[] {
  return MERGED.has(event.type) ? [] : [JSON.stringify(event)];
}

test("a late poll returns the events that polls after each call return", () => {
  forAll([lawSequences(60, 10)], propertyRuns(100), (sequence) => {
    const play = new Play(lawRealm(sequence.level), sequence);
    const oracle = new VisibilityOracle(play.realm, sequence.watched);
    const log: string[] = [];
    sequence.steps.forEach((step, number) => {
      if (!isThere(step.name, play.realm)) return;
      play.realm = taken({ realm: play.realm, oracle, log }, step, number)[0].realm;
      play.pollPromptly();
    });
    for (const { userId, late, received } of play.pairs) {
      const events = play.poll(userId, late, -1);
      if (events !== undefined) expect(events.flatMap(asSent), `level ${sequence.level}`).toEqual(received);
    }
  });
});

/** A realm of an old server, in which Ann's queue waits while something happens and the channel is renamed. */
function namesAfterRename(feature_level: number, act: (sim: Simulator) => unknown): unknown[] {
  const sim = createSimulator({
    feature_level,
    users: [{ email: "ann@example.test", role: "owner" }, { email: "bob@example.test" }],
    channels: [{ name: "general", subscribers: ["ann@example.test"] }],
  });
  const ann = sim.must.as("ann@example.test");
  const { queue_id = "" } = ann.registerQueue({ event_types: ["subscription"] });
  act(sim);
  ann.updateStream({ stream_id: 1, new_name: "renamed" });
  return (ann.getEvents({ queue_id, last_event_id: -1 }).events ?? []).map((event) => ("name" in event ? event.name : undefined));
}

test.each([
  [
    "an account that subscribes",
    18,
    (sim: Simulator) => sim.must.as("bob@example.test").subscribe({ subscriptions: [{ name: "general" }] }),
  ],
  [
    "a setting of a subscription",
    40,
    (sim: Simulator) =>
      sim.must.as("ann@example.test").updateSubscriptionSettings({
        subscription_data: [{ stream_id: 1, property: "pin_to_top", value: true }],
      }),
  ],
])("the event of %s has the name that the channel had: level %i", (_what, level, act) => {
  expect(namesAfterRename(level, act)).toEqual(["general"]);
});
