/** Scenarios pass on a strange server, and leave it as it was. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { recordedIo } from "../cli/recorded-io";
import { inventory } from "../support/strange-server/inventory";
import { ACCOUNTS } from "../support/strange-server/strange-realm";
import { served, strangeServer } from "../support/strange-server/strange-server";
import { STRANGE, type Strangeness } from "../support/strange-server/strangenesses";

const FOLDER = "examples/scenarios";
const SHORT = ["channels/changing.yaml", "messages/narrows-refused.yaml"];
const MORE = [...SHORT, "messages/sending-refused.yaml"];

async function replayed(files: readonly string[], strange: readonly Strangeness[]) {
  const server = strangeServer(442, strange);
  const credentials = join(await mkdtemp(join(tmpdir(), "strange-")), "accounts.json");
  await writeFile(credentials, JSON.stringify({ accounts: ACCOUNTS }));
  const before = inventory(server.realm, "rs");
  const { io, output } = recordedIo();
  const scenarios = files.map((file) => join(FOLDER, file));
  await served(server, (url) => main(["replay", ...scenarios, "--against", url, "--credentials", credentials], io));
  const failed = output.stdout.split("\n").filter((line) => line.includes("✗"));
  return { failed, err: output.stderr, before, after: inventory(server.realm, "rs") };
}

test("scenarios pass on a server that is strange in everything, and leave nothing behind", async () => {
  const { failed, err, before, after } = await replayed(MORE, STRANGE);
  expect({ failed, err }).toEqual({ failed: [], err: "" });
  expect(after).toEqual(before);
});

test.each(STRANGE.map((one) => [one.title, one] as const))("%s, and scenarios pass", async (_title, strangeness) => {
  const { failed, err, before, after } = await replayed(SHORT, [strangeness]);
  expect({ failed, err }).toEqual({ failed: [], err: "" });
  expect(after).toEqual(before);
});
