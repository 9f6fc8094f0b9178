/** Arguments of the command line: what is accepted, and the one line that refuses the rest. */
import { expect, test } from "vitest";
import { version } from "../../package.json";
import { readArguments } from "../../src/cli/arguments";
import { main } from "../../src/cli/main";
import { readServeOptions } from "../../src/cli/serve-options";
import { recordedIo } from "./recorded-io";

test("serve has a default for every option", () => {
  expect(readServeOptions([])).toEqual({
    port: 9991,
    host: "127.0.0.1",
    fixtureFile: undefined,
    featureLevel: undefined,
    clock: "virtual",
    zuliprcFile: undefined,
    control: true,
    allowedOrigins: [],
    check: false,
    quiet: false,
  });
});

test("serve takes every option of the contract, with a blank or an equals sign", () => {
  const args = ["--port", "0", "--host=::1", "--fixture", "a.json", "--feature-level=300", "--clock", "real"];
  expect(
    readServeOptions([...args, "--zuliprc=-", "--web-app", "dist", "--no-control", "--check", "--quiet", "--allow-origin=http://a.test"]),
  ).toEqual({
    port: 0,
    host: "::1",
    fixtureFile: "a.json",
    featureLevel: 300,
    clock: "real",
    zuliprcFile: "-",
    webAppFolder: "dist",
    control: false,
    allowedOrigins: ["http://a.test"],
    quiet: true,
    check: true,
  });
});

test("serve delivers webhooks to this machine, and to the hosts that it is given", () => {
  expect(readServeOptions(["--deliver-webhooks"]).webhooks).toEqual({ hosts: [] });
  const args = ["--deliver-webhooks", "--webhook-host", "Bots.example.test", "--webhook-host=[::2]"];
  expect(readServeOptions(args).webhooks).toEqual({ hosts: ["bots.example.test", "[::2]"] });
});

test("serve takes the newest feature level by its word", () => {
  expect(readServeOptions(["--feature-level", "newest"]).featureLevel).toBe(512);
});

test("the last one of a repeated option counts, and after -- nothing is an option", () => {
  const rules = { reporter: { value: "NAME" } };
  expect(readArguments(["--reporter", "tap", "a", "--reporter", "json", "--", "--b"], rules)).toEqual({
    values: { reporter: "json" },
    lists: {},
    flags: new Set(),
    rest: ["a", "--b"],
  });
});

test.each([
  [["--prot", "1"], "The option --prot is unknown; allowed are --port, --host, --fixture"],
  [["-p", "1"], "The option -p is unknown; allowed are --port"],
  [["--constructor", "1"], "The option --constructor is unknown; allowed are --port"],
  [["--featur-level", "1"], "did you mean --feature-level?"],
  [["--clock", "reel"], '--clock "reel" is not possible; allowed are virtual and real; did you mean real?'],
  [["--port"], "The option --port needs a value: --port PORT."],
  [["--port", "--no-control"], "The option --port needs a value: --port PORT."],
  [["--port", "many"], '--port "many" is not a whole number from 0 to 65535.'],
  [["--port", "65536"], '--port "65536" is not a whole number from 0 to 65535.'],
  [["--port", "-1"], '--port "-1" is not a whole number from 0 to 65535.'],
  [["--port="], '--port "" is not a whole number from 0 to 65535.'],
  [["--port", "1e3"], '--port "1e3" is not a whole number from 0 to 65535.'],
  [
    ["--feature-level", "530"],
    "--feature-level: 512 is the newest level that this version knows; your server says 530: use 512, or update.",
  ],
  [["--feature-level", "0"], '--feature-level "0": expected an integer from 1 to 512, or "newest".'],
  [["--feature-level", "new"], '--feature-level "new": expected an integer from 1 to 512, or "newest".'],
  [["--clock", "fast"], '--clock "fast" is not possible; allowed are virtual and real.'],
  [["--no-control=1"], "The option --no-control takes no value."],
  [["--webhook-host", "bots.example.test"], "--webhook-host needs --deliver-webhooks."],
  [
    ["--deliver-webhooks", "--webhook-host", "a.test:80"],
    '--webhook-host "a.test:80" is not a host: expected a name or an address without a port',
  ],
  [["--deliver-webhooks", "--webhook-host", "http://a.test"], '--webhook-host "http://a.test" is not a host'],
  [["realm.json"], '"realm.json" is not expected: a fixture file is given by --fixture.'],
])("serve refuses %j in one sentence", (args, sentence) => {
  expect(() => readServeOptions(args)).toThrow(sentence);
});

const COMMANDS =
  "allowed are serve, replay, record, campaign, compare, fixture, openapi, schema, samples, evidence, fidelity, --help and --version";

test.each([
  [[], `A command is missing; ${COMMANDS}.`],
  [["server"], `The command "server" is unknown; ${COMMANDS}; did you mean serve?`],
  [["look"], `The command "look" is unknown; ${COMMANDS}.`],
  [["serve", "--port", "x"], '--port "x" is not a whole number from 0 to 65535.'],
  [["serve", "--host", "0.0.0.0"], 'The host "0.0.0.0" is not this machine\'s own: use 127.0.0.1'],
  [["campaign", "--client-command", "x", "--law", "send-message"], "--law: expected OPERATION:N/SECONDS, such as register-queue:10/60"],
  [
    ["campaign", "--client-command", "x", "--law", "send-mesage:1/2"],
    '--law: there is no operation "send-mesage", probably "send-message".',
  ],
  [["campaign", "--client-command", "x", "--no-law", "back-off"], '--no-law: there is no law "back-off"'],
  [["serve", "--fixture", "no/such.json"], "The fixture file no/such.json cannot be read: there is no such file or folder."],
  [["serve", "--fixture", "src"], "The fixture file src cannot be read: it is a folder."],
  [["serve", "--fixture", "LICENSE"], "The fixture file LICENSE is not JSON: "],
])("the program answers %j with one line on standard error and exit 2", async (args, sentence) => {
  const { io, output } = recordedIo();
  expect(await main(args, io)).toBe(2);
  expect(output.stdout).toBe("");
  expect(output.stderr).toMatch(/^realm-simulator: [^\n]+\n$/);
  expect(output.stderr).toContain(sentence);
});

/** What is in the help of one command alone. */
const OF_COMMANDS: Readonly<Record<string, string>> = {
  serve: "--zuliprc",
  replay: "--max-skipped",
  record: "--settle",
  campaign: "--client-command CMD",
  openapi: "OpenAPI 3.1",
  evidence: "--at-least",
  fidelity: "not modelled",
};

test.each([[["--help"]], [["-h"]], [["help"]], [["help", "server"]]])("%j shows how the program is used", async (args) => {
  const { io, output } = recordedIo();
  expect(await main(args, io)).toBe(0);
  for (const words of [...Object.values(OF_COMMANDS), "--version"]) expect(output.stdout).toContain(words);
  expect(output.stderr).toBe("");
});

test.each(
  Object.keys(OF_COMMANDS).flatMap(
    (name) =>
      [
        [[name, "--help"], name],
        [["help", name], name],
      ] as const,
  ),
)("%j shows how that command is used, and no other", async (args, name) => {
  const { io, output } = recordedIo();
  expect(await main([...args], io)).toBe(0);
  const shown = Object.keys(OF_COMMANDS).filter((command) => output.stdout.includes(OF_COMMANDS[command] ?? ""));
  expect(shown).toEqual([name]);
});

test("--version shows the version alone", async () => {
  const { io, output } = recordedIo();
  expect(await main(["--version"], io)).toBe(0);
  expect(output.stdout).toBe(`${version}\n`);
});
