/**
 * No account is shown what it cannot see, for any request: in a realm that limits guests, those who see least send
 * requests after every step that moves users, channels and messages, and receive every event for them.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { addReaction, type Outcome, type Realm, subscribe, updateMessage, updateRealm, updateStatus } from "../../src/index";
import { userById } from "../../src/model/rules/users/people";
import { LIMITS } from "../../src/protocol/limits";
import { forAll } from "../support/for-all";
import { lawRealm } from "../support/law-realm";
import { betrayals } from "../support/law-secrets";
import { type LawStep, seenAround, taken } from "../support/law-steps";
import { NEW_CLIENT, type Seen } from "../support/law-watcher";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { countOperations, IN_FUZZ, propertyRuns } from "../support/property-runs";
import { ADA_ADMIN, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { VisibilityOracle } from "../support/visibility-oracle";

const RUNS = 20;
const STEPS = 20;
const LOOKS = 4;
/** After one step in so many, each of them registers again. */
const REGISTERS_ONE_IN = 10;

/** In the fuzz they send requests after fewer steps, so that many more are made; their events are always checked. */
const LOOK_ONE_IN = IN_FUZZ ? 10 : 1;

const [GIL_GUEST, OONA_MEMBER] = [9, 10];
const WATCHED = [ADA_ADMIN, NINA_MEMBER, GRETA_GUEST, GIL_GUEST, OONA_MEMBER];

/** Operations that move users, channels and messages, the more common the more often. */
const MOVES = [
  ...["sendMessage", "sendMessage", "sendMessage", "updateMessage", "updateMessage", "subscribe", "subscribe", "unsubscribe"],
  ...["createChannel", "updateStream", "updateStream", "updateUser", "updateStatus", "addReaction", "uploadFile", "updateRealm"],
  ...["updateUserGroupMembers", "updateMessageFlags", "setTypingStatus", "deleteMessage", "reactivateUser", "createDrafts"],
];

const SILENTLY = { send_notification_to_old_thread: false, send_notification_to_new_thread: false };

/**
 * The first steps: the content of a message changes, after it was in another topic, then a user who has not read it
 * subscribes; two subscribe to a channel with protected history; and a user whom the guests cannot see sets a
 * status.
 */
const FIRST: readonly ((realm: Realm, policy: string) => Outcome)[] = [
  (realm, message_edit_history_visibility_policy) => updateRealm(realm, OLIVE_OWNER, { message_edit_history_visibility_policy }),
  (realm) => updateMessage(realm, OLIVE_OWNER, { message_id: 1, topic: "zt0x9x9z", ...SILENTLY }),
  (realm) => updateMessage(realm, OLIVE_OWNER, { message_id: 1, topic: "lunch", ...SILENTLY }),
  (realm) => updateMessage(realm, OLIVE_OWNER, { message_id: 1, content: "something else" }),
  (realm) => subscribe(realm, OLIVE_OWNER, { subscriptions: [{ name: "general" }], principals: [GIL_GUEST] }),
  (realm) => subscribe(realm, OLIVE_OWNER, { subscriptions: [{ name: "secret" }], principals: [NINA_MEMBER, GIL_GUEST] }),
  (realm) => updateStatus(realm, OONA_MEMBER, { status_text: "busy" }),
  (realm) => addReaction(realm, MEL_MEMBER, { message_id: 3, emoji_name: "tada" }),
];

/** The newest level, those of releases and of what was recorded, and any other one. */
const level = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(LIMITS.NEWEST_FEATURE_LEVEL, LIMITS.DEFAULT_FEATURE_LEVEL, 372, 300, 247, 218) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: LIMITS.NEWEST_FEATURE_LEVEL }) },
);

/** What the realm shows of edits: all, moves alone, or nothing. */
const policy = fc.constantFrom("all", "moves", "none");

const step: fc.Arbitrary<LawStep> = fc.record({
  isChecked: fc.noBias(fc.nat(LOOK_ONE_IN - 1)).map((generated) => generated === 0),
  name: fc.constantFrom(...MOVES),
  actor: fc.constantFrom(1, 1, 2, 4, 5, 6, 9, 10),
  seed: fc.nat(),
});

type Look = Pick<LawStep, "seed" | "isChecked">;

function registered(realm: Realm, userId: number): Seen {
  return { userId, what: "a registration", value: play(realm).registerQueue(userId, NEW_CLIENT).response, isRefusal: false };
}

/** What an account is shown after a step: its events, and the answers to its requests. */
function seenBy(userId: number, realm: Realm, outcome: Outcome, { seed, isChecked }: Look): Seen[] {
  const heard = eventsFor(outcome, userId).map((value) => ({ userId, what: "an event", value, isRefusal: false }));
  if (!isChecked) return heard;
  const asked = seenAround(realm, userId, seed, LOOKS);
  return seed % REGISTERS_ONE_IN === userId % REGISTERS_ONE_IN ? [...heard, ...asked, registered(realm, userId)] : [...heard, ...asked];
}

test("at any level, no account is shown what it cannot see, for any request", () => {
  const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS, size: "max" });
  forAll([level, steps, policy], propertyRuns(RUNS), (feature_level, all, shown_history) => {
    let realm = lawRealm(feature_level, true);
    const oracle = new VisibilityOracle(realm, WATCHED);
    const log: string[] = [];
    const look = (outcome: Outcome, step: Look, answer?: Seen): void => {
      countOperations();
      oracle.note(realm, outcome.realm);
      ({ realm } = outcome);
      for (const userId of WATCHED) {
        const known = oracle.of(userId);
        if (known === undefined || userById(realm, userId)?.is_active !== true) continue;
        const seen = seenBy(userId, realm, outcome, step);
        if (answer?.userId === userId) seen.push(answer);
        const problems = seen.flatMap((each) => betrayals(known, realm, each));
        if (problems.length > 0) expect(problems.join("\n"), log.join("\n")).toBe("");
      }
    };
    for (const [index, change] of FIRST.entries())
      look(change(realm, shown_history), { seed: (all[index]?.seed ?? 0) + index, isChecked: true });
    for (const [index, one] of all.entries()) {
      const [outcome, answer] = taken({ realm, oracle, log }, one, index + 1);
      look(outcome, one, answer);
    }
  });
});
