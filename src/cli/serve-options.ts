import { featureLevel, oneOfValues, readArguments, UsageProblem, wholeNumberIn } from "./arguments";
import { isAlive } from "./starters";

/** What systems have for IDs of processes, at most. */
const MOST_PROCESSES = 2 ** 31 - 1;

const SERVE_OPTIONS = {
  port: { value: "PORT" },
  host: { value: "HOST" },
  fixture: { value: "FILE" },
  faults: { value: "FILE" },
  "feature-level": { value: "N" },
  clock: { value: "virtual|real" },
  zuliprc: { value: "FILE" },
  "no-control": {},
  "allow-origin": { value: "ORIGIN", many: true as const },
  "deliver-webhooks": {},
  "webhook-host": { value: "HOST", many: true as const },
  "web-app": { value: "FOLDER" },
  "end-with": { value: "PID" },
  check: {},
  quiet: {},
};

/** How a realm is to be served. */
export interface ServeOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly host: string;
  readonly fixtureFile: string | undefined;
  readonly faultsFile: string | undefined;
  readonly featureLevel: number | undefined;
  /** Whether time moves only by requests, or follows the wall clock. */
  readonly clock: "virtual" | "real";
  /** Where the first account's credentials are written. */
  readonly zuliprcFile: string | undefined;
  readonly control: boolean;
  /** The origins of web pages that may use the control plane; with any, they alone may use the interface. */
  readonly allowedOrigins: readonly string[];
  /** Whether requests of outgoing webhooks are really sent, and to which hosts besides this machine. */
  readonly webhooks: { readonly hosts: readonly string[] } | undefined;
  /** The folder with the files of a web app, which is served next to the realm. */
  readonly webAppFolder: string | undefined;
  /** The ID of a process: when it ends, the server does. */
  readonly endsWith: number | undefined;
  /** Whether every answer is compared with its declaration. */
  readonly check: boolean;
  /** Whether requests are not logged. */
  readonly quiet: boolean;
}

/**
 * Reads the arguments of `serve`.
 *
 * @throws UsageProblem for anything that is not as the help says
 */
export function readServeOptions(args: readonly string[]): ServeOptions {
  const { values, lists, flags, rest } = readArguments(args, SERVE_OPTIONS);
  if (rest.length > 0) {
    throw new UsageProblem(`${JSON.stringify(rest[0])} is not expected: a fixture file is given by --fixture.`);
  }
  const level = values["feature-level"];
  return {
    port: wholeNumberIn("--port", values.port ?? "9991", 0, 65_535),
    host: values.host ?? "127.0.0.1",
    fixtureFile: values.fixture,
    faultsFile: values.faults,
    featureLevel: level === undefined ? undefined : featureLevel(level),
    clock: oneOfValues("--clock", values.clock ?? "virtual", ["virtual", "real"]),
    zuliprcFile: values.zuliprc,
    control: !flags.has("no-control"),
    allowedOrigins: (lists["allow-origin"] ?? []).map(originOf),
    webhooks: webhooksOf(flags.has("deliver-webhooks"), lists["webhook-host"] ?? []),
    webAppFolder: values["web-app"],
    endsWith: processIn(values["end-with"]),
    check: flags.has("check"),
    quiet: flags.has("quiet"),
  };
}

function processIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const pid = wholeNumberIn("--end-with", text, 1, MOST_PROCESSES);
  if (isAlive(pid)) return pid;
  throw new UsageProblem(`--end-with ${pid}: there is no such process; expected the ID of one that runs, such as $$.`);
}

function webhooksOf(isOn: boolean, hosts: readonly string[]): ServeOptions["webhooks"] {
  if (!isOn && hosts.length > 0) throw new UsageProblem("--webhook-host needs --deliver-webhooks.");
  return isOn ? { hosts: hosts.map(hostOf) } : undefined;
}

/** A host as URLs have it. */
function hostOf(text: string): string {
  const url = `http://${text}/`;
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  if (host !== "" && host === text.toLowerCase()) return host;
  throw new UsageProblem(
    `--webhook-host ${JSON.stringify(text)} is not a host: expected a name or an address without a port, such as bots.example.test.`,
  );
}

/** An origin as browsers write it. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && url.host !== "" && /^\/?$/.test(url.pathname + url.search + url.hash);
  if (!isOrigin || url.username !== "") {
    throw new UsageProblem(
      `--allow-origin ${JSON.stringify(text)} is not an origin: expected a scheme, a host and perhaps a port, such as https://app.example.test:8080.`,
    );
  }
  return `${url.protocol}//${url.host}`;
}
