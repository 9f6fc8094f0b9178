/** The command `fixture`: reads a real realm and writes a fixture like it, with other names and texts. */
import { appendFile } from "node:fs/promises";
import { createRealm } from "../model/fixture/create-realm";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import { likeOwnRealm } from "../own-realm/own-realm";
import { mostRequests, readOwnRealm } from "../own-realm/read-own-realm";
import { RunEnded } from "../targets/limit";
import { connectionTo } from "../targets/live-target";
import { patientConnection } from "../targets/patient";
import type { Connection } from "../targets/send";
import { TargetProblem } from "../targets/target";
import { addressIn, readArguments, UsageProblem, wholeNumberIn } from "./arguments";
import type { Io } from "./io";
import { operatorLimit } from "./operator-limit";
import { fileProblem } from "./read-json-file";
import { writeReport } from "./replay-report";
import { readAccounts } from "./scenario-files";

const OPTIONS = {
  from: { value: "URL" },
  credentials: { value: "FILE" },
  people: { value: "N" },
  messages: { value: "N" },
  "keep-names": {},
  out: { value: "FILE" },
} as const;

const DEFAULTS = { people: 1000, messages: 1000 } as const;
const MOST = { people: 100_000, messages: 100_000 } as const;
/** The registration of a realm with 100,000 accounts is that large. */
const SIZES = { bytes: 256 * 1024 ** 2, items: 10_000_000 } as const;

interface FixtureOptions {
  readonly url: string;
  readonly credentialsFile: string;
  readonly people: number;
  readonly messages: number;
  readonly keep_names: boolean;
  readonly outFile: string | undefined;
}

function readOptions(args: readonly string[]): FixtureOptions {
  const { values, flags, rest } = readArguments(args, OPTIONS);
  if (rest.length > 0) throw new UsageProblem(`${JSON.stringify(rest[0])} is not expected.`);
  const { from, credentials } = values;
  if (from === undefined) throw new UsageProblem("fixture needs the server to read: --from URL.");
  if (credentials === undefined) throw new UsageProblem("fixture needs the account that reads: --credentials FILE.");
  const number = (name: "people" | "messages", least: number): number =>
    values[name] === undefined ? DEFAULTS[name] : wholeNumberIn(`--${name}`, values[name], least, MOST[name]);
  return {
    url: addressIn("--from", from),
    credentialsFile: credentials,
    people: number("people", 1),
    messages: number("messages", 0),
    keep_names: flags.has("keep-names"),
    outFile: values["out"],
  };
}

/**
 * Reads a realm and writes a fixture.
 *
 * @returns 0
 * @throws UsageProblem for arguments that cannot be used, and for a server that cannot be read
 */
export async function fixtureCommand(args: readonly string[], io: Io): Promise<number> {
  const options = readOptions(args);
  const { url, credentialsFile, outFile, messages } = options;
  const [account] = await readAccounts(credentialsFile);
  if (account === undefined) throw new UsageProblem(`The credentials file ${credentialsFile} has no account.`);
  if (outFile !== undefined) await checkWritable(outFile);
  const limit = operatorLimit(io);
  const counting = counted(patientConnection(connectionTo(url, limit, SIZES)));
  io.stderr.write(
    `reads ${url} as ${account.email} with at most ${mostRequests({ messages })} requests, and changes nothing there ` +
      "(an event queue is created and deleted)\n",
  );
  try {
    const { realm, refused } = await readOwnRealm(counting.connection, account, { messages });
    const { fixture, email, omitted } = likeOwnRealm(realm, options);
    createRealm(fixture);
    const text = `${JSON.stringify(fixture, null, 1)}\n`;
    if (outFile === undefined) io.stdout.write(text);
    else await writeReport(outFile, text);
    const sizes = (["users", "channels", "groups", "messages"] as const).map(
      (part) => `${fixture[part]?.length ?? 0} ${part}`,
    );
    io.stderr.write(
      `${sizes.join(", ")} with ${counting.requests()} requests; your account is ${email ?? "not in it"}\n`,
    );
    for (const part of [...refused, ...omitted]) io.stderr.write(`omitted: ${part}\n`);
    if (options.keep_names) io.stderr.write("the fixture has the names of the realm: keep it where they may be read\n");
    return 0;
  } catch (problem) {
    if (problem instanceof FixtureProblem) {
      throw new UsageProblem(`--from ${url}: the realm has something that a fixture cannot have: ${problem.message}`);
    }
    if (!(problem instanceof TargetProblem) && !(problem instanceof RunEnded)) throw problem;
    throw new UsageProblem(`--from ${url}: ${problem.message.replace(/\.$/u, "")}.`);
  } finally {
    limit.close();
  }
}

function counted(connection: Connection): { readonly connection: Connection; readonly requests: () => number } {
  let count = 0;
  const send: Connection["send"] = (request) => {
    count += 1;
    return connection.send(request);
  };
  return { connection: { ...connection, send }, requests: () => count };
}

/** A file that cannot be written is worth knowing before a realm is read. What it has stays until there is something better. */
async function checkWritable(file: string): Promise<void> {
  try {
    await appendFile(file, "");
  } catch (error) {
    throw new UsageProblem(`The fixture cannot be written to ${file}: ${fileProblem(error)}.`);
  }
}
