/** `schema`: JSON Schemas of the files that people write. */
import { expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { recordedIo } from "./recorded-io";

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { io, output } = recordedIo();
  const code = await main(["schema", ...args], io);
  return { code, out: output.stdout, err: output.stderr };
}

test("of a fixture has every key, and allows no other", async () => {
  const { code, out } = await run("fixture");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    type: "object",
    additionalProperties: false,
    properties: {
      realm: { properties: { follow: { enum: ["documented", "server", "card"] } } },
      users: { items: { required: ["email"], properties: { role: expect.anything() } } },
    },
  });
});

test("of a scenario has the fixture in it, and needs steps", async () => {
  const fixture: unknown = JSON.parse((await run("fixture")).out);
  const scenario = JSON.parse((await run("scenario")).out) as { properties: { fixture: { description: string } }; anyOf: object[] };
  const { description: _own, ...inScenario } = scenario.properties.fixture;
  expect(fixture).toMatchObject(inScenario);
  expect(scenario.anyOf).toContainEqual({ required: ["name", "purpose", "steps"] });
});

test("of fault plans and credentials have what these need", async () => {
  expect(JSON.parse((await run("faults")).out)).toMatchObject({ properties: { rules: { items: { required: ["fault"] } } } });
  expect(JSON.parse((await run("credentials")).out)).toMatchObject({ required: ["accounts"] });
});

test.each([
  [[], "schema needs the kind of file; allowed are scenario, fixture, faults, credentials."],
  [["fixtur"], 'There is no schema of "fixtur"; allowed are scenario, fixture, faults, credentials; did you mean fixture?'],
  [["fixture", "x"], '"x" is not expected.'],
])("%j is refused in one line", async (args, sentence) => {
  expect(await run(...args)).toEqual({ code: 2, out: "", err: `realm-simulator: ${sentence}\n` });
});
