/** What a campaign says about a finished run: its laws, the difference in words, requests in a line, and what was tried. */
import { describe, expect, test } from "vitest";
import type { ClientRequest } from "../../src/campaign/client-request";
import { differenceWords } from "../../src/campaign/difference-words";
import { answerGist, paramsGist } from "../../src/campaign/gist";
import {
  type ActRecord,
  actsOnce,
  backOffKept,
  type FinishedRun,
  nothingHiddenShown,
  nothingUnreadLost,
  requestRate,
} from "../../src/campaign/laws";
import { projections } from "../../src/campaign/projections";
import type { PlayedStep } from "../../src/campaign/run";
import { addTried, nothingTried, triedIn, triedText } from "../../src/campaign/tried";
import { truthOf } from "../../src/campaign/truth";
import { createRealm, deleteMessage, type Realm, updateMessage, updateMessageFlags } from "../../src/index";
import type { JournalEntry } from "../../src/simulator/journal";
import { UNKNOWN } from "../../src/testing/client-state/state";
import { carriedOut } from "../support/outcomes";

const ANN = 1;
const said = (content: string, more: object = {}) => ({
  sender: "bob@example.test",
  channel: "team",
  topic: "plans",
  content,
  unread: true,
  ...more,
});
/** Ann has read message 1, can see 1 to 3, and 4 is in a channel that is closed to her. */
const START_OF_RUN = createRealm({
  users: [
    { email: "ann@example.test", full_name: "Ann" },
    { email: "bob@example.test", full_name: "Bob" },
  ],
  channels: [
    { name: "team", subscribers: "all" },
    { name: "closed", invite_only: true, subscribers: ["bob@example.test"] },
  ],
  messages: [said("one"), said("two"), said("three"), said("four", { channel: "closed" })],
});
const REALM = carriedOut(updateMessageFlags(START_OF_RUN, ANN, { messages: [1], op: "add", flag: "read" })).realm;

const entry = (more: Partial<JournalEntry>): JournalEntry => ({
  ...{ method: "POST", path: "/messages", operation: "send-message", user_id: ANN, params: {}, status: 200 },
  ...{ result: {}, reason: null, at: 0 },
  ...more,
});
const act = (state: ActRecord["state"], name = "send"): ActRecord => ({ name, with: null, mark: "act-1.", state });
const request = (begun_at: number, ended_at?: number, status?: number, retry_after?: number): ClientRequest => {
  return { method: "GET", path: "/events", begun_at, ended_at, status, retry_after };
};

function run<Client>(client: Client, more: Partial<FinishedRun<Client>> = {}): FinishedRun<Client> {
  return { client, truth: truthOf(REALM, ANN), acts: [], requests: [], journal: [], ...more };
}

describe("a rate of requests", () => {
  const polls = (moments: readonly number[], more: Partial<JournalEntry> = {}): readonly JournalEntry[] =>
    moments.map((at) => entry({ operation: "get-events", at, ...more }));
  const rate = requestRate<null>({ operation: "get-events", atMost: 2, per: 10 });

  test.each<readonly [string, readonly JournalEntry[], string | undefined]>([
    ["as many as allowed", polls([0, 5, 10]), undefined],
    ["one too many", polls([0, 5, 9]), "the client sent get-events 3 times in 9 s; at most 2 in 10 s are allowed."],
    ["other requests", polls([0, 1, 2], { operation: "register-queue" }), undefined],
  ])("%s", (_what, journal, sentence) => {
    expect(rate.problem(run(null, { journal }))).toBe(sentence);
  });

  test("of failures only, each operation by itself", () => {
    const failures = requestRate<null>({ failed: true, atMost: 2, per: 10 });
    expect(failures.problem(run(null, { journal: polls([0, 1, 2]) }))).toBeUndefined();
    const lost = polls([0, 1], { status: 0 });
    expect(failures.problem(run(null, { journal: [...lost, entry({ status: 500 })] }))).toBeUndefined();
    expect(failures.problem(run(null, { journal: [...lost, ...polls([2], { status: 429 })] }))).toBe(
      "the client sent get-events 3 times in 2 s, which all failed; at most 2 in 10 s are allowed.",
    );
  });
});

describe("every act once", () => {
  const marked = (more: Partial<JournalEntry> = {}) => entry({ params: { content: "hi act-1." }, result: { id: 1 }, ...more });
  const other = entry({ params: { content: "hi act-2." }, result: { id: 2 } });

  test.each<readonly [string, ActRecord["state"], readonly JournalEntry[], string | undefined]>([
    ["performed once", "done", [marked(), other], undefined],
    ["performed twice", "failed", [marked(), marked({ result: { id: 2 } })], "the act send (act-1.) was performed 2 times."],
    ["performed again where the account cannot see it", "done", [marked(), marked({ result: { id: 4 } })], undefined],
    [
      "performed twice without a message",
      "done",
      [marked({ result: {} }), marked({ result: {} })],
      "the act send (act-1.) was performed 2 times.",
    ],
    ["refused, then performed", "done", [marked({ status: 400 }), marked()], undefined],
    ["read back by a GET", "done", [marked(), marked({ method: "GET" })], undefined],
    ["done without a request", "done", [other], "the act send (act-1.) ended as done and was never performed."],
    ["refused and done", "done", [marked({ status: 429 })], "the act send (act-1.) ended as done and was never performed."],
    ["failed without a request", "failed", [other], undefined],
  ])("%s", (_what, state, journal, problem) => {
    expect(actsOnce().problem(run({}, { acts: [act(state)], journal }))).toBe(problem);
  });

  test("holds for the named acts alone", () => {
    const finished = run({}, { acts: [act("done", "star"), act("done")], journal: [] });
    expect(actsOnce(["star"]).problem(finished)).toContain("the act star");
    expect(actsOnce(["send"]).problem(finished)).toContain("the act send");
    expect(actsOnce(["mute"]).problem(finished)).toBeUndefined();
  });
});

test("an unread message is lost that the client does not know, and a message is hidden that the account cannot see", () => {
  const known = (ids: readonly number[]) => nothingUnreadLost(() => ids).problem(run({}));
  expect([known([2, 3]), known([3]), known([])]).toEqual([
    undefined,
    "unread and not known to the client: 2.",
    "unread and not known to the client: 2, 3.",
  ]);
  const shown = (ids: readonly number[]) => nothingHiddenShown(() => ids).problem(run({}));
  expect([shown([1, 2]), shown([1, 4, 99])]).toEqual([undefined, "shown, although the account cannot see them: 4, 99."]);
});

describe("back-off kept", () => {
  const problem = (requests: readonly ClientRequest[], acts: readonly ActRecord[] = []) =>
    backOffKept().problem(run({}, { requests, acts }));
  const failures = (count: number, begun = (_index: number) => 5, status?: number) =>
    Array.from({ length: count }, (_, index) => request(begun(index), begun(index), status));

  test("a request before the moment that the answer named breaks it, one at that moment does not", () => {
    const limited = request(10, 10, 429, 3);
    expect(problem([limited, request(12, 12, 200)])).toBe("the answer said retry-after 3 s; the client sent GET /events after 2 s.");
    expect(problem([limited, request(13, 13, 200)])).toBeUndefined();
    expect(problem([request(10, 10, 200), limited])).toBeUndefined();
  });

  test.each<readonly [string, readonly ClientRequest[], boolean]>([
    ["five failed connections at one moment", failures(5), false],
    ["six failed connections at one moment", failures(6), true],
    ["six refusals at one moment", failures(6, () => 5, 400), true],
    ["six failures, one each second", failures(6, (index) => index), false],
    ["six successes at one moment", failures(6, () => 5, 399), false],
    ["six that have not ended", Array.from({ length: 6 }, () => request(5)), false],
    ["three failures twice, with a success between them", [...failures(3), request(5, 5, 200), ...failures(3)], false],
  ])("%s: hammering %o", (_what, requests, isHammering) => {
    expect(problem(requests) !== undefined).toBe(isHammering);
  });

  test("each act may fail once more", () => {
    expect(problem(failures(6), [act("failed")])).toBeUndefined();
    expect(problem(failures(7), [act("failed")])).toContain("7 times in a row, at one moment, GET /events failed");
  });
});

describe("the difference in words", () => {
  const before = createRealm({
    users: [{ email: "ann@example.test", full_name: "Ann", role: 100 }, { email: "bob@example.test" }],
    channels: [{ name: "team", subscribers: "all" }],
    messages: [said("gone"), said("here")],
  });
  const deleted = carriedOut(deleteMessage(before, ANN, { message_id: 1 })).realm;
  const edited = carriedOut(updateMessage(before, 2, { message_id: 1, content: "new" })).realm;
  const words = (view: Exclude<keyof typeof projections, "messagesOf">, shown: unknown, realms: readonly Realm[] = [REALM]) =>
    differenceWords("view", shown, projections[view], truthOf(realms.at(-1) ?? REALM, ANN), new Set(realms));

  test("is not there where the view is right or says that it does not know", () => {
    expect(words("unread", [2, 3])).toBeUndefined();
    expect(words("unread", UNKNOWN)).toBeUndefined();
  });

  test.each<readonly [string, string | undefined, string]>([
    ["too much", words("unread", [1, 2, 3]), 'message 1 "one" is still shown; it is read.'],
    ["too little", words("unread", [3]), 'message 2 "two" is missing; it is unread.'],
    ["a message twice", words("unread", [2, 2, 3]), 'message 2 "two" is shown twice; it is unread.'],
    ["a former mention", words("mentioned", [2]), 'message 2 "two" is still shown; it does not mention ann now.'],
    ["a subscriber too little", words("subscribers", { team: [1] }), "bob is missing among the subscribers of #team."],
    ["a subscriber too much", words("subscribers", { team: [1, 2, 2] }), "bob is shown twice among the subscribers of #team."],
    ["a message of a hidden channel", words("unread", [2, 3, 4]), 'message 4 "four" is still shown; ann can no longer see it.'],
    ["a message that never was", words("unread", [2, 3, 9]), "message 9 is still shown; it does not exist."],
    [
      "a deleted message, by its older name",
      words("unread", [1, 2], [before, deleted]),
      'message 1 "gone" is still shown; it was deleted.',
    ],
    [
      "more than three differences",
      words("unread", [1, 2, 3, 4, 8, 9]),
      'message 1 "one" is still shown; it is read; message 4 "four" is still shown; ann can no longer see it; ' +
        "message 8 is still shown; it does not exist; and 1 more.",
    ],
    [
      "three differences, without a rest",
      words("unread", [2, 3, 7, 8, 9]),
      "message 7 is still shown; it does not exist; message 8 is still shown; it does not exist; message 9 is still shown; it does not exist.",
    ],
    [
      "a message by its newest content",
      words("unread", [], [before, edited]),
      'message 1 "new" is missing; it is unread; message 2 "here" is missing; it is unread.',
    ],
    ["a channel too many", words("subscriptions", ["team", "x"]), "#x is still shown; ann does not subscribe to a channel of this name."],
    ["a channel that is missing", words("subscriptions", []), "#team is missing; ann subscribes to it."],
    ["a wrong number of a topic", words("unreadByTopic", { "1/plans": 1 }), "#team > plans is shown with 1 unread; it has 2."],
    ["no number of a topic", words("unreadByTopic", {}), "#team > plans is shown with 0 unread; it has 2."],
    ["a wrong number", words("unreadCount", 3), "3 unread are shown; without muted messages it is 2."],
    ["a wrong name", words("people", { 1: "Ann", 2: "Rob" }), 'bob is shown as "Rob"; the name is "Bob".'],
    ["a user who is missing", words("people", { 1: "Ann" }), 'bob is missing; the name is "Bob".'],
    [
      "a user who does not exist",
      words("people", { 1: "Ann", 2: "Bob", 7: "Eve" }),
      'user 7 is shown as "Eve"; there is no such active user.',
    ],
    [
      "another order",
      words("messages", { "team/plans": ["two", "one", "three"] }),
      'the messages in team/plans are in another order: ["two","one","three"] instead of ["one","two","three"].',
    ],
    ["a content that is missing", words("messages", { "team/plans": ["one", "three"] }), 'message 2 "two" is missing in team/plans.'],
    [
      "a content twice",
      words("messages", { "team/plans": ["one", "one", "two", "three"] }),
      'message 1 "one" is shown twice in team/plans.',
    ],
    [
      "a content elsewhere",
      words("messages", { "team/plans": ["two", "three"], "team/x": ["one"] }),
      'message 1 "one" is missing in team/plans; message 1 "one" is still shown in team/x; it is in team/plans.',
    ],
    ["a view without sentences", words("drafts", { 1: "x" }), 'view.1: the client shows "x"; true is nothing.'],
  ])("names %s", (_what, found, expected) => {
    expect(found).toBe(expected);
  });
});

describe("a request in a line", () => {
  const channels = new Map([[1, "#team"]]);
  test.each<readonly [JournalEntry["params"], string]>([
    [{}, ""],
    [{ apply_markdown: true, slim_presence: true }, ""],
    [{ queue_id: "0123456789abcdef", last_event_id: -1 }, " queue_id=01234567 last_event_id=-1"],
    [{ to: 1, stream_id: 2, content: "hi" }, " to=#team stream_id=2 content=hi"],
    [{ messages: [1, 2, 3, 4] }, " messages=1,2,3,4"],
    [{ messages: [1, 2, 3, 4, 5] }, " messages=1,2,3,4,… (1 more)"],
    [{ narrow: [["channel", 1], { operator: "is", operand: "read", negated: true }] }, " narrow=channel:#team,-is:read"],
    [{ content: "x".repeat(200) }, ` content=${"x".repeat(151)}…`],
  ])("%j", (params, line) => {
    expect(paramsGist(entry({ params }), channels)).toBe(line);
  });

  const registered = {
    queue_id: "0123456789",
    unread_msgs: { streams: [{ unread_message_ids: [10, 9] }], pms: [{ unread_message_ids: [2] }], huddles: [] },
    subscriptions: [{ name: "team" }],
    max_message_id: 10,
  };
  const faulty = (fault: NonNullable<JournalEntry["fault"]>["fault"]) => ({ result: { id: 7 }, fault: { rule: "r", fault } });
  test.each<readonly [Partial<JournalEntry>, string]>([
    [{ result: { id: 7 } }, "message 7"],
    [{ operation: "update-message" }, "done"],
    [{ status: 0, result: null }, "no answer"],
    [{ status: 502, result: null }, "502"],
    [{ status: 429, result: { code: "RATE_LIMIT_HIT", "retry-after": 2 } }, "429 RATE_LIMIT_HIT, retry-after 2 s"],
    [{ result: { events: [] } }, "0 events"],
    [{ result: { events: [{ type: "typing", op: "start" }] } }, "1 event: typing/start"],
    [
      {
        result: {
          events: [
            { type: "message", message: { id: 7 } },
            { type: "update_message_flags", op: "add", flag: "read", messages: [1, 2] },
          ],
        },
      },
      "2 events: message 7, update_message_flags/add read 1+2",
    ],
    [{ operation: "get-messages", result: { messages: [1, 2, 3, 4, 5, 6].map((id) => ({ id })) } }, "6 messages: 1, 2, 3, 4, 5, 6"],
    [{ operation: "get-messages", result: { messages: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id })) } }, "7 messages: 1, 2, 3, 4, 5, …"],
    [{ operation: "register-queue", result: registered }, "queue 01234567, unread 2, 9, 10; subscribed to #team; newest message 10"],
    [{ operation: "register-queue", result: { queue_id: "0123456789" } }, "queue 01234567, registered"],
    [faulty("refuse_connection"), "no answer"],
    [faulty("stall"), "no answer, and no end"],
    [faulty("lose_answer"), "answer lost (message 7)"],
    [faulty("cut_answer"), "half of the answer (message 7)"],
    [faulty("malformed_json"), "half of the answer (message 7)"],
    [faulty("delay"), "message 7"],
  ])("the answer of %j is %s", (more, line) => {
    expect(answerGist(entry(more))).toBe(line);
  });
});

test("what was tried: events that arrived, faults that struck, actions that were accepted, acts", () => {
  const events = { result: { events: [{ type: "message" }, { type: "typing" }] } };
  const step = (of: PlayedStep["step"], status?: number): PlayedStep => {
    return { step: of, words: "", answered: 0, called: 0, ended_at: 0, wrong: [], ...(status === undefined ? {} : { status }) };
  };
  const lost = (["lose_answer", "cut_answer", "malformed_json"] as const).map((fault) => entry({ ...events, fault: { rule: "r", fault } }));
  const tried = triedIn({
    findings: [],
    realm: REALM,
    journal: [entry(events), ...lost, entry({ ...events, fault: { rule: "r", fault: "delay" } })],
    steps: [
      step({ action: "say", numbers: [0, 0, 0] }, 200),
      { ...step({ action: "say", numbers: [0, 0, 0] }, 400), refusal: "Too long" },
      { ...step({ action: "shout", numbers: [0, 0, 0] }, 400), refusal: "Too loud" },
      step({ act: "send", with: null }),
      step("start"),
    ],
  });
  expect(tried).toEqual({
    events: { message: 2, typing: 2 },
    faults: { lose_answer: 1, cut_answer: 1, malformed_json: 1, delay: 1 },
    actions: { say: 1 },
    refused: { say: "Too long", shout: "Too loud" },
    acts: { send: 1 },
    cells: expect.objectContaining({ message: 2 }),
  });
  const twice = nothingTried(["shout"], ["star"], ["realm/deactivated"]);
  addTried(twice, tried);
  addTried(twice, tried);
  expect(twice).toMatchObject({
    events: { message: 4, restart: 0 },
    faults: { delay: 2, stall: 0 },
    actions: { say: 2, shout: 0 },
    refused: { shout: "Too loud" },
    acts: { send: 2, star: 0 },
    cells: { message: 4, "realm/deactivated": 0 },
  });
  const cells = { "realm/deactivated": 0, "typing/start": 2, "stream/update.value true": 0, "stream/update absent": 0 };
  const lines = triedText({ events: { typing: 1, message: 4, restart: 0 }, faults: {}, actions: { shout: 0 }, acts: { send: 2 }, cells });
  expect(lines.split("\n").map((line) => line.trim())).toEqual([
    "events met: message 4, typing 1",
    "events never met: restart",
    "faults met: none",
    "actions met: none",
    "actions never met: shout",
    "acts met: send 2",
    "cells met: 1 of 4",
    "cells never met: stream/update 2, realm/deactivated 1",
    "",
  ]);
});
