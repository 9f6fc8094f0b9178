/** Scenario files: what is accepted, and that every mistake is reported with its line, its column and what is allowed. */
import { describe, expect, it } from "vitest";
import { scenarioProblems } from "../../src/scenario/reading/check-scenario";
import { problemsOf, read, rules, withSteps } from "./reading-rules";

describe("a file is read", () => {
  it("from YAML, with every kind of step", () => {
    const result = read(
      withSteps(`
  - call: send-message
    as: olive@example.test
    with: { type: channel, to: 1, topic: t, content: hi }
    expect: { id: { $integer: true } }
    save: { id: id, all: "" }
  - clock: { advance: { days: 1, minutes: 2.5 } }
  - clock: { to: 2026-01-01T00:00:00Z }
  - clock: next
    expect: { fired: [] }
  - events: { queue: $id, as: 1, in_any_order: true, allow_others: false }
    expect: [{ type: message }]
  - control: POST /accept_invitation
    with: { email: $id, full_name: New }
  - save: { later: { $now: 60 } }
`),
    );
    expect("scenario" in result && result.scenario?.steps).toHaveLength(7);
  });

  it("from JSON, being a part of YAML", () => {
    const result = read(
      JSON.stringify(
        {
          name: "n",
          purpose: "p",
          card: ["Errors"],
          fixture: { users: [] },
          steps: [{ call: "GET /nowhere", as: null, status: 404, expect: { result: "error" } }],
        },
        null,
        "\t",
      ),
    );
    expect(result).toMatchObject({ scenario: { name: "n", fixture: { users: [] } } });
  });

  it("with a byte order mark, as some editors write it", () => {
    expect(read(`\uFEFF${withSteps("  - clock: next\n")}`)).toMatchObject({ scenario: { name: "n" } });
  });

  it("with anchors for what is said twice", () => {
    const result = read(
      withSteps(`
  - call: get-messages
    as: &olive olive@example.test
    with: &range { anchor: newest, num_before: 1, num_after: 0 }
  - call: get-messages
    as: *olive
    with: *range
`),
    );
    expect(result).toMatchObject({ scenario: { steps: [{}, { as: "olive@example.test", with: { num_before: 1 } }] } });
  });
});

describe("a mistake is reported with its place", () => {
  const rows: [string, string, string][] = [
    ["broken YAML", "name: [", "some.yaml:1:8: "],
    ["two documents", "name: a\n---\nname: b\n", "some.yaml:2:1: "],
    ["a key given twice", "name: a\nname: b\n", "some.yaml:2:1: the key `name` is given twice in one object"],
    ["an unknown tag", "name: !!js/function a\n", "some.yaml:1:7: "],
    ["no object", "- a\n", 'some.yaml:1:1: a scenario is an object with name, purpose and steps, there is ["a"]'],
    ["an empty file", "", "some.yaml:1:1: a scenario is an object"],
    ["a missing key", "name: a\npurpose: p\ncard: [x]\n", "some.yaml:1:1: a scenario needs the key `steps`"],
    ["an unknown key", "naem: a\n", "some.yaml:1:1: a scenario has no key `naem`, probably `name`; allowed are name, "],
    ["an empty name", "name: ''\n", 'some.yaml:1:7: a text that is not empty is expected here, there is ""'],
    ["a fixture that is no object", "fixture: 5\n", "some.yaml:1:10: an object is expected here, there is 5"],
    ["a step without a kind", withSteps("  - { with: {} }\n"), "some.yaml:5:5: a step needs one of the keys call, clock, "],
    ["a step of two kinds", withSteps("  - { call: x, clock: next }\n"), "some.yaml:5:5: a step is of one kind, this one has call"],
    ["a step that is no object", withSteps("  - call\n"), 'some.yaml:5:5: a step is an object, there is "call"'],
    ["no account to act as", withSteps("  - call: send-message\n"), "some.yaml:5:5: a call step needs the key `as`"],
    [
      "an unknown key of a step",
      withSteps("  - call: send-message\n    as: 1\n    expects: {}\n"),
      "some.yaml:7:5: a call step has no key `expects`, probably `expect`; allowed are call, as, with, ",
    ],
    [
      "an unknown operation",
      withSteps("  - call: send-mesage\n    as: 1\n"),
      'some.yaml:5:11: there is no operation "send-mesage", probably send-message; allowed is the ID of an operation',
    ],
    [
      "a path that cannot be filled",
      withSteps("  - call: update-message\n    as: 1\n    with: { content: x }\n"),
      "some.yaml:7:11: /messages/{message_id} needs `message_id` among the values in `with`",
    ],
    [
      "a caller of a wrong type",
      withSteps("  - call: send-message\n    as: true\n"),
      "some.yaml:6:9: an email, the number of an account, null, { email, api_key } or { authorization } is expected",
    ],
    [
      "a status that does not exist",
      withSteps("  - call: send-message\n    as: 1\n    status: 4000\n"),
      "some.yaml:7:13: an HTTP status from 100 to 599 is expected here, there is 4000",
    ],
    [
      "an unknown encoding",
      withSteps("  - call: send-message\n    as: 1\n    encoding: json\n"),
      'some.yaml:7:15: query, urlencoded or multipart is expected here, there is "json"',
    ],
    [
      "an unknown matcher",
      withSteps("  - call: send-message\n    as: 1\n    expect: { id: { $int: true } }\n"),
      "some.yaml:7:21: there is no matcher $int; allowed are $any, $absent, $integer, ",
    ],
    [
      "a matcher that was nearly right",
      withSteps("  - call: send-message\n    as: 1\n    expect:\n      id: { $anyorder: [] }\n"),
      "some.yaml:8:13: there is no matcher $anyorder, probably $anyOrder; allowed are ",
    ],
    [
      "a matcher with a wrong operand",
      withSteps("  - call: send-message\n    as: 1\n    expect: { id: { $gt: many } }\n"),
      'some.yaml:7:26: $gt takes a number, there is "many"',
    ],
    [
      "a broken regular expression",
      withSteps("  - call: send-message\n    as: 1\n    expect: { id: { $regex: '(' } }\n"),
      'some.yaml:7:29: $regex takes a regular expression as text, there is "("',
    ],
    [
      "a length below zero",
      withSteps("  - call: send-message\n    as: 1\n    expect: { ids: { $length: -1 } }\n"),
      "some.yaml:7:31: $length takes a number, or a pattern for it such as { $gt: 2 }, there is -1",
    ],
    [
      "a mistake inside an operand",
      withSteps("  - call: send-message\n    as: 1\n    expect: { ids: { $anyOrder: [{ $nope: 1 }] } }\n"),
      "some.yaml:7:36: there is no matcher $nope; allowed are ",
    ],
    [
      "a matcher next to plain keys",
      withSteps("  - call: send-message\n    as: 1\n    expect: { id: 1, $any: true }\n"),
      "some.yaml:7:22: the matcher $any cannot be in an object with plain keys",
    ],
    [
      "a matcher among the values of a request",
      withSteps("  - call: send-message\n    as: 1\n    with: { to: { $integer: true } }\n"),
      "some.yaml:7:19: $integer is not allowed in a value; allowed are $saved, $now, $user, $channel, $group, $folder, $message, alone",
    ],
    [
      "a value that no step saved",
      withSteps("  - call: send-message\n    as: 1\n    with: { to: $chanel }\n    save: { channel: id }\n"),
      "some.yaml:7:17: no earlier step saves `chanel` (saved so far: nothing); a plain text is written $$chanel",
    ],
    [
      "a value inside a text that no step saved",
      withSteps(
        "  - call: get-messages\n    as: 1\n    save: { first: anchor }\n" +
          "  - call: send-message\n    as: 1\n    with: { content: 'at ${frist}' }\n",
      ),
      "some.yaml:10:22: no earlier step saves `frist` (probably `first`); a plain text is written $$frist",
    ],
    [
      "a name that cannot be saved",
      withSteps("  - call: send-message\n    as: 1\n    save: { now: id }\n"),
      'some.yaml:7:13: "now" is not a name for a saved value; allowed are letters, digits and _',
    ],
    [
      "a broken path",
      withSteps("  - call: send-message\n    as: 1\n    save: { id: 'messages[' }\n"),
      'some.yaml:7:17: "messages[" is not a path; a path is written like messages[0].id',
    ],
    [
      "an unknown unit of time",
      withSteps("  - clock: { advance: { hour: 1 } }\n"),
      "some.yaml:5:25: an amount of time has no key `hour`, probably `hours`; allowed are days, hours, minutes, ",
    ],
    [
      "time that goes back",
      withSteps("  - clock: { advance: { hours: -1 } }\n"),
      "some.yaml:5:32: a number that is not negative (a clock never goes back) is expected here, there is -1",
    ],
    [
      "a text that does not name a moment",
      withSteps("  - clock: { to: noon }\n"),
      'some.yaml:5:18: "noon" is not a moment; allowed are UNIX seconds',
    ],
    [
      "a moment without its offset from UTC",
      withSteps("  - clock: { to: 2026-01-01T00:00:00 }\n"),
      'some.yaml:5:18: "2026-01-01T00:00:00" is not a moment; allowed are UNIX seconds',
    ],
    [
      "a text that is not an advance of the clock",
      withSteps("  - clock: later\n"),
      'some.yaml:5:12: "next", { advance: … } or { to: … } is expected here',
    ],
    [
      "events without an expectation",
      withSteps("  - events: { queue: q, as: 1 }\n"),
      "some.yaml:5:5: an events step needs the key `expect`",
    ],
    [
      "a control request of a wrong form",
      withSteps("  - control: outbox\n"),
      'some.yaml:5:14: "outbox" is not a control request; allowed is',
    ],
    [
      "a mistake in the fixture",
      "name: n\npurpose: p\ncard: [x]\nsteps:\n  - clock: next\nfixture:\n  users:\n    - email: a@b.c\n      role: wrong\n",
      "some.yaml:9:13: users[0].role: expected one of the roles 100, 200, 300, 400, 600",
    ],
    [
      "an unknown key in the fixture",
      "name: n\npurpose: p\ncard: [x]\nfixture:\n  usres: []\nsteps:\n  - clock: next\n",
      "some.yaml:5:10: usres: unknown key; allowed are ",
    ],
  ];
  it.each(rows)("%s", (_, text, line) => {
    const found = problemsOf(text);
    expect(
      found.find((problem) => problem.startsWith(line)),
      found.join("\n"),
    ).toBeDefined();
  });

  it("and all mistakes of a file are reported together, from top to bottom", () => {
    const found = problemsOf(withSteps("  - call: nothing\n    as: 1\n  - clock: never\n  - save: { a: $b }\n"));
    expect(found.map((line) => line.split(" ")[0])).toEqual(["some.yaml:5:11:", "some.yaml:7:12:", "some.yaml:8:16:"]);
  });

  it("mistakes in what a step saves, matches or plans are reported at their places", () => {
    const found = (steps: string) => problemsOf(withSteps(steps)).map((line) => line.split(" ")[0]);
    expect(found("  - { call: get-messages, as: 1, save: [a] }")).toEqual(["some.yaml:5:40:"]);
    expect(found("  - { call: get-messages, as: 1, save: { a: 1 } }")).toEqual(["some.yaml:5:40:"]);
    expect(found("  - { events: { queue: q, as: 1 }, expect: [], save: { now: a } }")).toEqual(["some.yaml:5:56:"]);
    expect(found("  - { call: get-messages, as: 1, expect: { $oneOf: [] } }")).toEqual(["some.yaml:5:52:"]);
    expect(found("  - { call: get-messages, as: 1, expect: { $oneOf: [{}] } }")).toEqual([]);
    expect(found("  - { fault: report, expect: { $nope: 1 } }")).toEqual(["some.yaml:5:32:"]);
  });

  it("and a broken step does not make its saved values unknown", () => {
    const found = problemsOf(withSteps("  - call: send-message\n    save: { id: id }\n  - save: { copy: $id }\n"));
    expect(found).toHaveLength(1);
  });
});

it("a scenario from code is checked by the same rules, with paths instead of lines", () => {
  const scenario = { name: "n", purpose: "p", card: ["x"], steps: [{ call: "send-mesage", as: 1 }] };
  expect(scenarioProblems(scenario, rules)).toEqual([
    expect.stringMatching(/^steps\[0\]\.call: there is no operation "send-mesage", probably send-message;/u),
  ]);
});

it.each(["[", "{a: ", "- "])("20,000 of %j are one sentence", (open) => {
  expect(problemsOf(open.repeat(20_000))).toEqual([expect.stringMatching(/^some\.yaml:1:\d+: this is nested too deep to be read/)]);
});
