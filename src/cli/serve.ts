import { writeFile } from "node:fs/promises";
import type { Fixture } from "../model/fixture/fixture";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import { CONTROL_PATH } from "../server/control";
import { checkedFixture, type Controlled, listedAccounts } from "../server/control-acts";
import { ANY_PAGE, ServerProblem } from "../server/cross-origin";
import { failedResponse } from "../server/envelope";
import { frontController } from "../server/front-controller";
import { servedResponse, serveHttp } from "../server/http-server";
import { shortBodies } from "../server/request-body";
import type { RequestLogEntry } from "../server/request-log";
import { servedFolder } from "../server/web-app/folder";
import { withWebApp } from "../server/web-app/web-app";
import { simulatorFromFixture } from "../simulator/create-simulator";
import { realmOf } from "../touched/touched";
import { credentialsIn } from "../wire/authenticate";
import { UsageProblem } from "./arguments";
import { deliverWebhooks, type WebhookDelivery } from "./deliver-webhooks";
import type { Io } from "./io";
import { fileProblem, readJsonFile } from "./read-json-file";
import { onWallClock } from "./real-clock";
import { readServeOptions, type ServeOptions } from "./serve-options";
import { untilProcessEnds } from "./starters";
import { withWaitingHint } from "./waiting-hint";

type Front = ReturnType<typeof frontController>;

/**
 * Serves a realm until the operator ends it. The first line of standard output is one JSON object with the URL, the
 * URL of the control plane (null without one), the feature level, what the realm follows, and the accounts.
 *
 * @returns 0
 * @throws UsageProblem for arguments, a fixture or a place to listen that cannot be used
 */
export async function serveCommand(args: readonly string[], io: Io): Promise<number> {
  const options = readServeOptions(args);
  try {
    return await serveUntilStopped(options, io);
  } catch (error) {
    if (error instanceof FixtureProblem) {
      const what = error.message.startsWith("faults") ? "fault plan" : "fixture";
      throw new UsageProblem(`The ${what} cannot be used: ${error.message}`, { cause: error });
    }
    if (error instanceof ServerProblem) throw new UsageProblem(error.message);
    throw error;
  }
}

async function serveUntilStopped(options: ServeOptions, io: Io): Promise<number> {
  const given = await givenFixture(options);
  const folder = options.webAppFolder === undefined ? undefined : await servedFolder(options.webAppFolder);
  const closedTransport = async (): Promise<Response> => failedResponse(503, "The realm is being made.");
  let front: Front = { handle: closedTransport, bodyRule: shortBodies(), originRule: () => ANY_PAGE };
  const server = await serveHttp({
    port: options.port,
    host: options.host,
    handle: (request) => front.handle(request),
    bodyRule: (path) => front.bodyRule(path),
    originRule: (path) => front.originRule(path),
    ...(options.quiet ? {} : { log: (entry) => io.stderr.write(`${logLine(entry)}\n`) }),
    report: (line) => io.stderr.write(`realm-simulator: ${line}\n`),
  });
  let webhooks: WebhookDelivery | undefined;
  try {
    const served = controlledRealm(given, server.url, options, io);
    const log = options.quiet ? () => undefined : (line: string) => void io.stderr.write(`${line}\n`);
    webhooks = options.webhooks && deliverWebhooks(served.simulator, { ...options.webhooks, log });
    const controlled = webhooks === undefined ? served : { ...served, settled: webhooks.settled };
    const realm = controlled.simulator.snapshot();
    const accounts = listedAccounts(realm);
    const [first] = accounts;
    if (options.zuliprcFile !== undefined && first !== undefined) {
      await writeZuliprc(options.zuliprcFile, zuliprc(first, server.url));
    }
    front = frontController(controlled, options.control, options.allowedOrigins);
    if (folder !== undefined) front = withWebApp(front, controlled.simulator, folder, options.control);
    if (options.clock !== "real") {
      front = withWaitingHint(front, options.control, (line) => io.stderr.write(`realm-simulator: ${line}\n`));
    }
    const clock = options.clock === "real" ? onWallClock(front, controlled.simulator.clock, io.wallClock) : undefined;
    front = clock?.front ?? front;
    const stopped = Promise.race([
      io.untilStopped(),
      ...(options.endsWith === undefined ? [] : [untilProcessEnds(options.endsWith)]),
    ]);
    const control = options.control ? server.url + CONTROL_PATH : null;
    const line = { url: server.url, control, ...realmOf(realm), accounts };
    io.stdout.write(`${JSON.stringify(line)}\n`);
    await stopped;
    clock?.stop();
    return 0;
  } finally {
    webhooks?.stop();
    await server.close();
  }
}

/** The fixture of the files; a fault plan of its own file takes the place of the one in the fixture. */
async function givenFixture({ fixtureFile, faultsFile }: ServeOptions): Promise<Fixture> {
  const json = fixtureFile === undefined ? {} : await readJsonFile(fixtureFile, "fixture");
  const fixture = checkedFixture(json);
  if (faultsFile === undefined) return fixture;
  return checkedFixture({ ...fixture, faults: await readJsonFile(faultsFile, "faults") });
}

/** Makes the realm. The command line speaks for the first fixture, and for later ones that say nothing themselves. */
function controlledRealm(given: Fixture, url: string, options: ServeOptions, io: Io): Controlled {
  const level = options.featureLevel === undefined ? {} : { feature_level: options.featureLevel };
  const complete = (fixture: Fixture): Fixture => ({
    ...level,
    ...fixture,
    ...(options.check ? { check_answers: true } : {}),
    realm: { url, ...fixture.realm },
    ...(options.clock === "real" ? { now: Math.floor(io.wallClock() / 1000) } : {}),
  });
  const fixture = (): Fixture => complete({ ...given, ...level });
  const simulator = simulatorFromFixture(
    fixture(),
    { onUnhandledRequest: "bypass" },
    { respond: servedResponse, warn: (sentence) => io.stderr.write(`realm-simulator: ${sentence}\n`) },
  );
  return { simulator, fixture, complete };
}

/** A request in one line: method, path without parameters, account, status, code and milliseconds; `-` for none. */
export function logLine({ request, status, code, milliseconds }: RequestLogEntry): string {
  const path = URL.canParse(request.url) ? new URL(request.url).pathname : "-";
  const account = credentialsIn(request.headers.get("authorization"))?.email ?? "-";
  // A line stays one line, whatever bytes a client sends as its address.
  const printable = account.replace(/[^\x21-\x7e]/g, "?");
  return `${request.method} ${path} ${printable} ${status ?? "-"} ${code ?? "-"} ${Math.round(milliseconds)} ms`;
}

/** An account's credentials in the ini form that client libraries read. */
export function zuliprc(account: { readonly email: string; readonly api_key: string }, url: string): string {
  return `[api]\nemail=${account.email}\nkey=${account.api_key}\nsite=${url}\n`;
}

/**
 * Writes credentials to a file that only its owner may read.
 *
 * @throws UsageProblem when the file cannot be written
 */
async function writeZuliprc(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600 });
  } catch (error) {
    throw new UsageProblem(`The credentials cannot be written to ${file}: ${fileProblem(error)}.`);
  }
}
