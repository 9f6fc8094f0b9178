/** Scenarios with tables of cases, or with the beginning of another one. */
import { describe, expect, it } from "vitest";
import { INTERFACE_ROUTES } from "../../src/matching/interface";
import { problemLine } from "../../src/matching/scenario-problem";
import { readScenario } from "../../src/scenario/reading/read-scenario";
import { loadFixture } from "../../src/targets/load-fixture";
import { HEAD } from "./scenario-text";

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
