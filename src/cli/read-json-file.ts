import { readFile } from "node:fs/promises";
import type { Fixture } from "../model/fixture/fixture";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import type { ScenarioFile } from "../scenario/step-result";
import { checkedFixture } from "../server/control-acts";
import { UsageProblem } from "./arguments";

/**
 * Reads a JSON file; whether it describes a realm or a fault plan is checked when there is a realm.
 *
 * @param what - how the file is called in the sentence about it
 * @throws UsageProblem when the file cannot be read or is not JSON
 */
export async function readJsonFile(file: string, what: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    throw new UsageProblem(`The ${what} file ${file} cannot be read: ${fileProblem(error)}.`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split("\n") : [];
    throw new UsageProblem(`The ${what} file ${file} is not JSON: ${reason}.`);
  }
}

/**
 * Reads the file of a fixture.
 *
 * @throws UsageProblem when the file cannot be read, or describes no realm
 */
export async function readFixtureFile(file: string): Promise<Fixture> {
  try {
    return checkedFixture(await readJsonFile(file, "fixture"));
  } catch (problem) {
    throw problem instanceof FixtureProblem
      ? new UsageProblem(`${file}: ${problem.message}`, { cause: problem })
      : problem;
  }
}

/** What the file system says, in words, for the errors that people meet. */
export function fileProblem(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  switch (code) {
    case "ENOENT":
      return "there is no such file or folder";
    case "EACCES":
    case "EPERM":
      return "this account is not allowed to do that";
    case "EISDIR":
      return "it is a folder";
    case "ENOTDIR":
      return "a part of its path is not a folder";
    case "ENOSPC":
      return "the disk is full";
    default:
      return code === "" ? "it failed without a reason" : code;
  }
}

/** A name for a file about each scenario, from the scenario's own; no two are alike. */
export function fileNames(scenarios: readonly Pick<ScenarioFile, "scenario">[], ending: string): readonly string[] {
  const taken = new Set<string>();
  return scenarios.map(({ scenario: { name } }) => {
    const plain =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "_")
        .replace(/^_+|_+$/g, "") || "scenario";
    let chosen = plain;
    for (let number = 2; taken.has(chosen); number += 1) chosen = `${plain}_${number}`;
    taken.add(chosen);
    return `${chosen}${ending}`;
  });
}
