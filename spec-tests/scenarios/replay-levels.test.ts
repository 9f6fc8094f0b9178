/** Scenarios at several feature levels: where they pass, and at which level the first difference appears. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "../../src/cli/main";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "levels-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function scenario(name: string, expectation: string, fixture = "{}"): string {
  const path = join(folder, `${name}.yaml`);
  const step = `{ call: register-queue, as: 1, expect: ${expectation} }`;
  writeFileSync(path, `name: ${name}\npurpose: p\ncard: [Endpoints]\nfixture: ${fixture}\nsteps:\n  - ${step}\n`);
  return path;
}

async function run(...args: string[]) {
  const written = { out: "", err: "" };
  const code = await main(["replay", ...args], {
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
    env: {},
    untilStopped: () => new Promise(() => undefined),
    wallClock: Date.now,
  });
  return { code, ...written };
}

const NEW = "{ max_topic_length: { $integer: true }, drafts: { $array: true } }";

describe("replay --feature-levels", () => {
  it("finds the level at which the first difference appears by halving", async () => {
    const { code, out } = await run(scenario("drafts", "{ drafts: [] }"), "--feature-levels", "50..421");
    expect(code).toBe(1);
    expect(out).toContain("✗ drafts: as expected at 87–421 (found by halving); at 86 step 1");
    expect(out).toContain("1 scenario: 0 alike, 1 differ");
  });

  it("finds it as well where old servers pass and new ones do not", async () => {
    const { out } = await run(
      scenario("giphy", "{ realm_uri: { $string: true }, dense_mode: { $boolean: true } }"),
      "--feature-levels",
      "300..421",
    );
    expect(out).toContain("as expected at 300–363 (found by halving); at 364 step 1");
  });

  it("looks between two ends that pass as well", async () => {
    const path = scenario("middle", "{ realm_community_topic_editing_limit_seconds: { $absent: true } }");
    const { code, out } = await run(path, "--feature-levels", "5..186");
    expect(code).toBe(1);
    expect(out).toContain("✗ middle: as expected at 5 and 183–186; at 182 step 1");
  });

  it("plays at those levels that the scenario is for, and at no others", async () => {
    const path = scenario("later", "{ drafts: [] }");
    writeFileSync(path, readFileSync(path, "utf8").replace("purpose: p", "purpose: p\nlevels: 300..310"));
    const range = await run(path, "--feature-levels", "50..421");
    expect(range.out).toContain("✓ later: as expected at 300–310\n");
    const list = await run(path, "--feature-levels", "200,305");
    expect(list.out).toContain("✓ later: as expected at 305\n");
    for (const levels of ["200,400", "200..299", "311..421"]) {
      const { code, out, err } = await run(path, "--feature-levels", levels);
      expect(code).toBe(1);
      expect(out).toContain("- later: not played, it is for other feature levels");
      expect(out).toContain("1 scenario: 0 alike, 0 differ, 1 for other feature levels");
      expect(err).toContain("no scenario was played, so nothing was compared.");
    }
    const both = await run(path, scenario("all", "{}"), "--feature-levels", "200,299");
    expect(both.code).toBe(0);
    expect(both.out).toContain("2 scenarios: 1 alike, 0 differ, 1 for other feature levels");
    const { out } = await run(path, "--feature-levels", "200,299", "--reporter", "json");
    expect(JSON.parse(out).rows).toMatchObject([{ kind: "other_levels", played: [] }]);
  });

  it("plans as many steps as there are levels in TAP", async () => {
    const file = join(folder, "levels.tap");
    await run(scenario("planned", "{}"), "--feature-levels", "372,80,87", "--reporter", "tap", "--out", file);
    expect(readFileSync(file, "utf8")).toContain("    1..3\n");
  });

  it("plays at each level of a list, and gives rows as JSON", async () => {
    const path = scenario("drafts", "{ drafts: [] }");
    const file = join(folder, "rows.json");
    const { code } = await run(path, "--feature-levels", "372,80,87", "--reporter", "json", "--out", file);
    expect(code).toBe(1);
    const { rows } = JSON.parse(readFileSync(file, "utf8")) as { rows: readonly unknown[] };
    expect(rows).toMatchObject([{ name: "drafts", kind: "differs", played: [80, 87, 372], passed: [87, 372], first: { level: 80 } }]);
  });

  it("ends with 0 where all is alike, and plays a scenario that names its level at that one", async () => {
    const alike = scenario("alike", "{ zulip_feature_level: { $integer: true } }");
    const pinned = scenario("pinned", "{ zulip_feature_level: 300 }", "{ feature_level: 300 }");
    const { code, out } = await run(alike, pinned, "--feature-levels", "400..421");
    expect(code).toBe(0);
    expect(out).toContain("✓ alike: as expected at 400–421");
    expect(out).toContain("✓ pinned: as expected at 300, its own level");
  });

  it.each([
    ["421..200", "the range is empty, it begins above its end."],
    ["0..10", '--feature-levels (as 200..372, or 200,247,372) "0": expected an integer from 1 to 512, or "newest".'],
    ["200..9999", "512 is the newest level that this version knows; your server says 9999: use 512, or update."],
    ["200,x", '"x": expected an integer from 1 to 512'],
  ])("refuses %s with one sentence and exit code 2", async (levels, sentence) => {
    const { code, err } = await run(scenario("any", NEW), "--feature-levels", levels);
    expect([code, err.split("\n").length]).toEqual([2, 2]);
    expect(err).toContain(sentence);
  });
});
