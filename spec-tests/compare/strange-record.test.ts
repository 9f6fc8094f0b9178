/** What is recorded on a strange server can be read again, and the server is left as it was. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { readRecording } from "../../src/exchanges/recording";
import { recordedIo } from "../cli/recorded-io";
import { inventory } from "../support/strange-server/inventory";
import { ACCOUNTS } from "../support/strange-server/strange-realm";
import { served, strangeServer } from "../support/strange-server/strange-server";
import { STRANGE } from "../support/strange-server/strangenesses";

const folder = mkdtempSync(join(tmpdir(), "strange-record-"));
afterAll(() => rmSync(folder, { recursive: true }));
const credentials = join(folder, "accounts.json");
writeFileSync(credentials, JSON.stringify({ accounts: ACCOUNTS }));
const scenario = join(folder, "own.yaml");
writeFileSync(
  scenario,
  `name: Own things
purpose: p
steps:
  - { call: update-status, as: max@town.test, with: { status_text: recording } }
  - { call: add-alert-words, as: max@town.test, with: { alert_words: [recorder] } }
  - { call: update-settings, as: max@town.test, with: { twenty_four_hour_time: true } }
  - { call: create-drafts, as: max@town.test, with: { drafts: [{ type: "", to: [], topic: "", content: later }] } }
  - { call: send-message, as: max@town.test, with: { type: direct, to: [rosa@town.test], content: Hello }, save: { said: id } }
  - { call: add-reaction, as: rosa@town.test, with: { message_id: $said, emoji_name: tada } }
  - { call: mark-all-as-read, as: max@town.test }
`,
);

const EACH = [["a server that is strange in everything", STRANGE], ...STRANGE.map((one) => [one.title, [one]] as const)] as const;

test.each(EACH)("%s is recorded, and left as it was", async (title, strange) => {
  const server = strangeServer(442, strange);
  const before = inventory(server.realm, "rs");
  const out = join(folder, title.replaceAll(/\W/gu, "-"));
  const { io, output } = recordedIo();
  const code = await served(server, (url) => {
    return main(["record", scenario, "--url", url, "--credentials", credentials, "--out", out, "--settle", "0"], io);
  });
  expect([code, output.stderr]).toEqual([0, ""]);
  const [file = ""] = readdirSync(out).filter((name) => name.endsWith(".jsonl"));
  const [recorded] = readRecording(readFileSync(join(out, file), "utf8"), file);
  expect(recorded?.lines.filter(({ kind }) => kind === "request").length).toBe(7);
  expect(inventory(server.realm, "rs")).toEqual(before);
});

test.each(EACH)("what passes to %s is a scenario that passes there again", async (title, strange) => {
  const file = join(folder, `${title.replaceAll(/\W/gu, "-")}.json`);
  const server = strangeServer(442, strange);
  await served(server, async (url) => {
    const { io, output, firstLine, stop } = recordedIo();
    const done = main(["record", "--upstream", url, "--out", file], io);
    const proxy: string = JSON.parse(await firstLine).url;
    const headers = { authorization: `Basic ${btoa("max@town.test:key-of-max")}` };
    const ask = (method: string, path: string, body?: Record<string, string>) =>
      fetch(`${proxy}/api/v1${path}`, { method, headers, body: body === undefined ? null : new URLSearchParams(body) });
    await ask("GET", "/users/me");
    await ask("POST", "/users/me/status", { status_text: "recording" });
    await ask("POST", "/messages", { type: "channel", to: "nowhere", topic: "t", content: "c" });
    await ask("GET", "/user_uploads/1/no/such.txt");
    stop();
    expect([await done, output.stderr]).toEqual([0, ""]);
    const again = recordedIo();
    const args = ["replay", file, "--against", url, "--credentials", credentials, "--max-skipped", "0"];
    expect([await main(args, again.io), again.output.stderr]).toEqual([0, ""]);
  });
});
