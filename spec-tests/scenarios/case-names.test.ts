/** The names of cases can name the values of their rows. */
import { expect, test } from "vitest";
import { INTERFACE_ROUTES } from "../../src/matching/interface";
import { readScenario } from "../../src/scenario/reading/read-scenario";
import { loadFixture } from "../../src/targets/load-fixture";

function read(text: string) {
  return readScenario(text, "names.yaml", { routes: INTERFACE_ROUTES, loadFixture });
}

test("the cases of a scenario", () => {
  const text = `
name: Reading \${what}
purpose: An account reads \${what}.
cases: { "as \${who}": { who: ann@example.test, what: all } }
steps:
  - { call: get-own-user, as: $who }
`;
  expect(read(text)).toMatchObject({ scenarios: [{ scenario: { name: "Reading all: as ann@example.test" } }] });
});

test("the cases of a step", () => {
  const text = `
name: n
purpose: p
steps:
  - call: get-messages
    as: null
    with: { anchor: newest }
    note: a page
    cases: { "of \${num_before} from \${anchor}": { with: { num_before: 5, num_after: 0 } } }
`;
  expect(read(text)).toMatchObject({ scenarios: [{ scenario: { steps: [{ note: "a page: of 5 from newest" }] } }] });
});
