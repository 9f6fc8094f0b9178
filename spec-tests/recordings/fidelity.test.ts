/** How each part of the interface is known: the table, the command and the control plane say the same. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { fidelity } from "../../src/known/fidelity";
import { UNSUPPORTED_OPERATIONS } from "../../src/known/unmodelled";
import { startSimulator } from "../../src/targets/simulator-target";
import { routes } from "../../src/wire/route";
import { recordedIo } from "../cli/recorded-io";

async function run(...args: string[]) {
  const { io, output } = recordedIo();
  const code = await main(["fidelity", ...args], io);
  return { code, out: output.stdout, err: output.stderr };
}

test("every operation has a row, and omitted ones have a reason", () => {
  const { operations } = fidelity();
  expect(operations).toHaveLength(routes().length + UNSUPPORTED_OPERATIONS.length);
  const left = operations.find(({ name }) => name === "tus-upload");
  expect(left).toMatchObject({ known: "not_modelled", reason: expect.any(String) as string });
  expect(operations.find(({ name }) => name === "send-message")).toMatchObject({ known: "recorded" });
  expect(operations.filter(({ known, recorded }) => (known === "recorded") !== recorded > 0)).toEqual([]);
  expect(operations.filter(({ recorded, alike }) => alike > recorded)).toEqual([]);
});

test("the command and the control plane return the same", async () => {
  const { code, out } = await run("--json");
  expect([code, JSON.parse(out)]).toEqual([0, JSON.parse(JSON.stringify(fidelity()))]);
  const answer = await startSimulator({})({
    url: "http://simulator.invalid/_simulator/fidelity",
    method: "GET",
    headers: new Headers(),
    body: null,
  });
  expect(await answer.json()).toMatchObject(JSON.parse(out) as object);
});

test("the guide has the figures of all recordings, in both modes", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../docs/evidence.md"), "utf8");
  for (const { pairs, alike, alike_by_default, html_differs } of fidelity().servers) {
    expect(guide).toContain(`${pairs.toLocaleString("en")} answers`);
    for (const count of [alike, alike_by_default, html_differs]) {
      expect(guide).toContain(`${(Math.floor((1000 * count) / pairs) / 10).toFixed(1)} %`);
    }
  }
});

test("the command refuses unknown arguments with one sentence", async () => {
  expect(await run("all")).toEqual({ code: 2, out: "", err: 'realm-simulator: "all" is not expected.\n' });
});
