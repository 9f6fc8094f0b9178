/** The command `replay`: what it prints, where, and with which exit code it ends. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "../../src/cli/main";
import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { createSimulator } from "../../src/simulator/create-simulator";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "scenarios-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file into the test's folder and gives its path. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function scenario(name: string, expectation: string, fixture = "{}"): string {
  return (
    `name: ${name}\npurpose: p\ncard: [Endpoints]\nfixture: ${fixture}\n` +
    `steps:\n  - { call: get-server-settings, as: null, expect: ${expectation} }\n`
  );
}

async function run(args: readonly string[], screen = false, env: Record<string, string> = {}) {
  const written = { out: "", err: "" };
  const code = await main(["replay", ...args], {
    stdout: { write: (text) => (written.out += text), isTTY: screen },
    stderr: { write: (text) => (written.err += text), isTTY: screen },
    env,
    untilStopped: () => new Promise(() => undefined),
    wallClock: Date.now,
  });
  return { code, ...written };
}

const good = () => file("good.yaml", scenario("good one", "{ is_incompatible: false }"));
const bad = () => file("bad.yaml", scenario("bad one", "{ is_incompatible: true }"));
const broken = () => file("broken.yaml", "name: broken\nsteps: 5\n");

describe("exit codes", () => {
  it("0 when everything is as expected", async () => {
    const { code, out, err } = await run([good()]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("good one");
    expect(out).toContain("scenarios: 1 passed\n");
  });

  it("1 when a step differs, and the other files are played nevertheless", async () => {
    const { code, out } = await run([bad(), good()]);
    expect(code).toBe(1);
    expect(out).toContain("      is_incompatible\n        expected  true\n        got       false\n");
    expect(out).toContain("scenarios: 1 passed, 1 failed\n");
  });

  it("2 when a file cannot be used, and the other files are played nevertheless", async () => {
    const { code, out, err } = await run([broken(), good(), bad()]);
    expect(code).toBe(2);
    expect(err).toContain(`${join(folder, "broken.yaml")}:2:8: a list of steps is expected here, there is 5\n`);
    expect(out).toContain("scenarios: 1 passed, 1 failed, 1 unusable\n");
  });

  it.each([false, true])("2 when no file can be used, with the sentence alone, on a screen (%s) too", async (screen) => {
    const nonsense = file("nonsense.json", "{bad");
    const { code, out, err } = await run([nonsense], screen);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/nonsense\.json:1:\d+: [^\n]+\n$/u);
    expect(err.trim().split("\n")).toHaveLength(1);
  });

  it.each<[string[], string]>([
    [[], "replay needs a scenario file, or a folder of them, or --recordings DIR."],
    [["nowhere.yaml"], "The scenario file nowhere.yaml cannot be read: there is no such file or folder."],
    [["x.yaml", "--reporter", "xml"], '--reporter "xml" is not possible; allowed are spec, tap, junit, json and html.'],
    [["x.yaml", "--quiet"], "The option --quiet is unknown; allowed are --against, --credentials, --reporter, --out, --recordings"],
    [["x.yaml", "--out"], "The option --out needs a value"],
    [["x.yaml", "--against", "example.test"], '--against "example.test" is not an address; allowed is http://… or https://…'],
    [["x.yaml", "--credentials", "f"], "--credentials is of use only together with --against URL."],
  ])("2 for %j, with one line that says what is wrong", async (args, line) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^realm-simulator: [^\n]+\n$/u);
    expect(err).toContain(line);
  });

  it("2 when the server does not answer, or the credentials are no credentials", async () => {
    const unreachable = await run([good(), "--against", "http://127.0.0.1:9"]);
    expect(unreachable.code).toBe(2);
    expect(unreachable.err).toMatch(/^realm-simulator: --against http:\/\/127\.0\.0\.1:9: [^\n]+ got no answer: [^\n]+\n$/u);
    const credentials = file("credentials", "nothing");
    const nothing = await run([good(), "--against", "http://127.0.0.1:9", "--credentials", credentials]);
    expect(nothing.err).toMatch(/^realm-simulator: The credentials file .+ cannot be used: email or key is missing;/u);
    expect(nothing.err.split("\n")).toHaveLength(2);
  });

  it("2 when the report cannot be written, before anything is played", async () => {
    const { code, err } = await run([good(), "--out", join(folder, "no", "where")]);
    expect(code).toBe(2);
    expect(err).toContain("there is no such file or folder");
  });

  it("2 for an empty folder", async () => {
    const { code, err } = await run([mkdtempSync(join(folder, "empty-"))]);
    expect(code).toBe(2);
    expect(err).toContain("contains no scenario");
  });
});

describe("files and reports", () => {
  it("a folder is played by name, with what is below it, each file once", async () => {
    const many = mkdtempSync(join(folder, "many-"));
    const below = join(many, "below");
    const hidden = join(many, ".hidden");
    [below, hidden].forEach((path) => mkdirSync(path));
    const text = scenario("one of many", "{ is_incompatible: false }");
    const names = ["z.yml", "a.yaml", "notes.txt", "below/b.json", ".hidden/c.yaml"];
    names.forEach((name) => writeFileSync(join(many, name), text));
    const { code, out } = await run([many, join(many, "a.yaml"), "--reporter", "json"]);
    const report: { scenarios: { file: string }[] } = JSON.parse(out);
    expect(code).toBe(0);
    const files = report.scenarios.map((played) => played.file.slice(many.length + 1));
    expect(files).toEqual(["a.yaml", "below/b.json", "z.yml"]);
  });

  it("--out takes the report, and nothing else is printed", async () => {
    const path = join(folder, "report.xml");
    const { code, out, err } = await run([good(), "--reporter", "junit", "--out", path]);
    expect({ code, out, err }).toEqual({ code: 0, out: "", err: "" });
    expect(readFileSync(path, "utf8")).toMatch(/^<\?xml .*<\/testsuites>\n$/su);
  });

  it("colours are for a screen, unless NO_COLOR is set", async () => {
    expect((await run([good()])).out).not.toContain("\u001b");
    expect((await run([good()], true)).out).toContain("\u001b[32m✓");
    expect((await run([good()], true, { NO_COLOR: "1" })).out).not.toContain("\u001b");
  });

  it("a bar shows how far a replay is while the report goes elsewhere, and leaves the screen clean", async () => {
    const { err } = await run([good(), bad(), "--out", join(folder, "report.txt")], true);
    expect(err).toContain("1/2");
    expect(err.endsWith("\r\u001b[2K")).toBe(true);
    expect((await run([good(), bad()], true)).err).toBe("");
  });

  it("on a screen a problem is reported once", async () => {
    const { out, err } = await run([broken()], true, { NO_COLOR: "1" });
    expect(`${out}${err}`.match(/broken\.yaml:2:8/gu)).toHaveLength(1);
  });
});

describe("against a server", () => {
  const fixture = { users: [{ email: "first@served.test", role: 100 as const, api_key: "k" }] };
  let server: HttpServer;
  let foreign: HttpServer;
  beforeAll(async () => {
    const front = (control: boolean) =>
      frontController({ simulator: createSimulator(fixture), fixture: () => fixture, complete: (given) => given }, control);
    server = await serveHttp({ port: 0, host: "127.0.0.1", ...front(true) });
    foreign = await serveHttp({ port: 0, host: "127.0.0.1", ...front(false) });
  });
  afterAll(async () => {
    await server.close();
    await foreign.close();
  });

  it("with a control plane, fixtures are loaded and no credentials are needed", async () => {
    const own = file(
      "own.yaml",
      "name: n\npurpose: p\ncard: [Endpoints]\n" +
        "fixture: { users: [{ email: zoe@own.test, role: 100 }] }\n" +
        "steps:\n  - { call: get-own-user, as: zoe@own.test, expect: { email: zoe@own.test } }\n",
    );
    const { code, out } = await run([own, "--against", server.url]);
    expect(code, out).toBe(0);
    expect(out).toContain(`on ${server.url} in `);
  });

  it("without one, what cannot be built is skipped with the reason, and the others are played", async () => {
    const credentials = file("zuliprc", "[api]\nemail=first@served.test\nkey=k\nsite=http://x\n");
    const args = ["--against", foreign.url, "--credentials", credentials];
    const anywhere = "examples/scenarios/note-to-self-on-any-server.yaml";
    const old = file("old.yaml", scenario("old one", "{ is_incompatible: false }", "{ feature_level: 200 }"));
    const { code, out } = await run([old, anywhere, ...args]);
    expect(code, out).toBe(0);
    expect(out).toContain("  - 1 step skipped: the fixture is for feature level 200, and the server has 421\n");
    expect(out).toContain("scenarios: 1 passed, 1 skipped\n");
    expect(out).toContain("1 scenario skipped: the fixture is for feature level 200, and the server has 421\n");
    expect((await run([old, anywhere, ...args, "--max-skipped", "0"])).code).toBe(1);
  });

  it("1 when nothing at all could be played", async () => {
    const { code, err } = await run([good(), "--against", foreign.url]);
    expect(code).toBe(1);
    expect(err).toContain("no scenario could be played");
  });
});
