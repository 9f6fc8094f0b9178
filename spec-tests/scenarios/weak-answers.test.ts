/** Single mistakes that used to pass, or to get an answer that did not help: each has its place and the nearest name. */
import { describe, expect, it } from "vitest";
import { INTERFACE_ROUTES } from "../../src/conformance/scenario/interface";
import { loadFixture } from "../../src/conformance/scenario/reading/load-fixture";
import { readScenario } from "../../src/conformance/scenario/reading/read-scenario";
import { problemLine } from "../../src/conformance/scenario/scenario-problem";

const HEAD = `name: n
purpose: p
fixture: { users: [{ email: ann@example.test }, { email: bob@example.test }], channels: [{ name: general }] }
steps:
`;

function problemsOf(steps: string): readonly string[] {
  const found = readScenario(HEAD + steps, "a.yaml", { routes: INTERFACE_ROUTES, loadFixture });
  return "problems" in found ? found.problems.map(problemLine) : [];
}

const SEND = "call: send-message, as: ann@example.test";
const WITH = "with: { type: channel, to: 1, topic: t, content: c }";

describe("a mistake has its line, its column and the nearest name", () => {
  it.each<[string, string, string]>([
    [
      "a misspelt path of the interface",
      "  - { call: GET /mesages, as: 1 }",
      "a.yaml:5:13: there is no path /mesages at feature level 421; did you mean /messages?",
    ],
    [
      "a misspelt path into an answer",
      "  - { call: get-messages, as: 1, save: { m: mesages } }",
      "a.yaml:5:45: the answer has no mesages: `mesages` is unknown; did you mean messages?",
    ],
    [
      "a misspelt expected key",
      "  - { call: get-messages, as: 1, expect: { mesages: [] } }",
      "a.yaml:5:44: `mesages` is not declared here; did you mean messages?",
    ],
    [
      "an unknown account",
      "  - { call: get-own-user, as: anne@example.test }",
      "a.yaml:5:31: the fixture has no account anne@example.test; did you mean ann@example.test?",
    ],
    [
      "a misspelt parameter",
      `  - { ${SEND}, with: { type: channel, to: 1, topick: t, content: c } }`,
      "send-message has no parameter `topick` at feature level 421; did you mean topic?",
    ],
    ["a path that needs quotes", "  - { call: get-messages, as: 1, save: { m: messages[0].id } }", 'needs quotes: "messages[0].id"'],
    ["a key given twice", "  - { call: get-own-user, as: 1, as: 2 }", "a.yaml:5:34: the key `as` is given twice in one object"],
    [
      "an alias without anchor",
      "  - { call: get-own-user, as: &ann 1 }\n  - { call: get-own-user, as: *anm }",
      "a.yaml:6:31: the alias *anm has no anchor &anm; did you mean ann?",
    ],
    [
      "a misspelt type of event",
      "  - { events: { queue: q, as: 1 }, expect: [{ type: mesage }] }",
      "a.yaml:5:53: there is no type of event mesage; did you mean message?",
    ],
    [
      "a misspelt op of an event",
      "  - { events: { queue: q, as: 1 }, expect: [{ type: stream, op: updat }] }",
      "the event stream has no op updat; did you mean update?",
    ],
    [
      "a misspelt error code",
      `  - { ${SEND}, ${WITH}, expect: { code: BAD_REQEST } }`,
      "there is no error code BAD_REQEST; did you mean BAD_REQUEST?",
    ],
    [
      "a misspelt type to register for",
      "  - { call: register-queue, as: 1, with: { event_types: [mesage] } }",
      "a.yaml:5:58: there is no type of event mesage; did you mean message?",
    ],
    [
      "a delay without its length",
      "  - fault: { rules: [{ fault: delay }] }",
      "a.yaml:5:22: rules[0].seconds: a delay takes either seconds of virtual time or real_seconds.",
    ],
    [
      "an unknown control request",
      "  - control: POST /accept_invitaton",
      "a.yaml:5:14: the control plane has no path /accept_invitaton; did you mean /accept_invitation?",
    ],
    [
      "a number that is meant as a text",
      "  - { call: add-reaction, as: 1, with: { message_id: 1, emoji_name: +1 } }",
      "YAML reads +1 as the number 1",
    ],
    [
      "a misspelt reason",
      `  - { ${SEND}, ${WITH}, expect: { code: BAD_REQUEST }, reason: addressed_channel_unknwn }`,
      "did you mean addressed_channel_unknown?",
    ],
    [
      "a misspelt channel",
      `  - { ${SEND}, with: { type: channel, to: { $channel: genral }, topic: t, content: c } }`,
      "the fixture has no channel genral; did you mean general?",
    ],
  ])("%s", (_, steps, wanted) => {
    const found = problemsOf(steps);
    expect(found.join("\n")).toContain(wanted);
    expect(found.every((line) => /^a\.yaml:\d+:\d+: /u.test(line))).toBe(true);
  });

  it("what is intended is said, and then it is not a mistake", () => {
    const ignored = "with: { type: channel, to: 1, topic: t, content: c, topick: t }";
    expect(problemsOf(`  - { ${SEND}, ${ignored}, ignores: [topick] }`)).toEqual([]);
    expect(problemsOf(`  - { ${SEND}, ${ignored}, expect: { ignored_parameters_unsupported: [topick] } }`)).toEqual([]);
    expect(problemsOf("  - { call: GET /nowhere, as: 1, status: 404, expect: { result: error } }")).toEqual([]);
  });
});

describe("tables of cases and shared beginnings", () => {
  const read = (text: string, used: Record<string, string> = {}) =>
    readScenario(text, "a.yaml", { routes: INTERFACE_ROUTES, loadFixture }, (name) => {
      const found = used[name];
      return found === undefined ? "there is no such file or folder" : { file: name, text: found };
    });
  const problems = (text: string, used?: Record<string, string>) => {
    const found = read(text, used);
    return "problems" in found ? found.problems.map(problemLine) : [];
  };

  it("a scenario is played once for each case, with the values of its row", () => {
    const found = read(`${HEAD}  - { call: get-own-user, as: $who, expect: { is_admin: $admin } }
cases:
  ann: { who: ann@example.test, admin: true }
  bob: { who: bob@example.test, admin: { $boolean: true } }
`);
    const scenarios = "scenarios" in found ? found.scenarios.map(({ scenario }) => scenario) : [];
    expect(scenarios.map(({ name }) => name)).toEqual(["n: ann", "n: bob"]);
    expect(scenarios[1]?.steps).toEqual([{ call: "get-own-user", as: "bob@example.test", expect: { is_admin: { $boolean: true } } }]);
  });

  it("a step with cases becomes a step for each, at the place of its row", () => {
    const found = read(`${HEAD}  - call: send-message
    as: ann@example.test
    with: { type: channel, to: 1, topic: t, content: c }
    cases:
      no content: { with: { content: { $absent: true } }, expect: { code: REQUEST_VARIABLE_MISSING } }
      no topic: { with: { topic: "" } }
`);
    const [one] = "scenarios" in found ? found.scenarios : [];
    expect(one?.scenario.steps).toMatchObject([
      { note: "no content", with: { topic: "t" } },
      { note: "no topic", with: { topic: "" } },
    ]);
    expect(one?.scenario.steps[0]).not.toHaveProperty("with.content");
    expect(one?.places?.map(({ line }) => line)).toEqual([9, 10]);
  });

  it("a mistake in a row is reported in the row, and an unused parameter too", () => {
    const steps = `${HEAD}  - call: get-own-user
    as: ann@example.test
    cases:
      odd: { expect: { code: NO_SUCH_CODE } }
`;
    expect(problems(steps)[0]).toMatch(/^a\.yaml:8:30: there is no error code NO_SUCH_CODE/u);
    const unused = `${HEAD}  - { call: get-own-user, as: 1 }\ncases: { a: { who: 1 } }\n`;
    expect(problems(unused)).toEqual(["a.yaml:6:15: no step refers to `$who`, which this case sets"]);
  });

  it("a shared beginning brings its fixture and its first steps; its mistakes have its own name", () => {
    const text =
      "name: n\npurpose: p\nuse: setup.yaml\nfixture: { channels: [{ name: b }] }\nsteps: [{ call: get-own-user, as: ann@example.test }]\n";
    const setup = "fixture: { users: [{ email: ann@example.test }], channels: [{ name: a }] }\nsteps: [{ call: get-streams, as: 1 }]\n";
    const found = read(text, { "setup.yaml": setup });
    const [one] = "scenarios" in found ? found.scenarios : [];
    expect(one?.scenario.fixture?.channels).toEqual([{ name: "a" }, { name: "b" }]);
    expect(one?.scenario.steps).toHaveLength(2);
    expect(one?.places?.map(({ file, line }) => `${file}:${line}`)).toEqual(["setup.yaml:2", "a.yaml:5"]);
    expect(problems(text, { "setup.yaml": setup.replace("get-streams", "get-steams") })[0]).toMatch(/^setup\.yaml:2:17: /u);
    expect(problems(text)[0]).toBe("a.yaml:3:6: the file setup.yaml cannot be used: there is no such file or folder");
  });
});
