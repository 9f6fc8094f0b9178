/** The command `record --upstream`: a proxy on this machine that writes what passes as a scenario. */
import { writeFile } from "node:fs/promises";
import { type DescribedServer, describedServer, exchangeProblems } from "../exchanges/describe-server";
import { carriesSecret, type TrafficScenario, trafficScenario } from "../exchanges/traffic-scenario";
import type { Fixture } from "../model/fixture/fixture";
import { ServerProblem } from "../server/cross-origin";
import { failedResponse } from "../server/envelope";
import { serveHttp } from "../server/http-server";
import { bodyMemory } from "../server/request-body";
import { platformRequest } from "../server/served-request";
import { readForm } from "../simulator/read-form";
import {
  ANSWER_LIMITS,
  fetchWhole,
  limitedJson,
  UnusableAnswer,
  type WholeAnswer,
  wholeResponse,
} from "../targets/http-client";
import { failureReason } from "../targets/send";
import { methodOf } from "../wire/wire-request";
import { addressIn, readArguments, UsageProblem, wholeNumberIn } from "./arguments";
import type { Io } from "./io";
import { fileProblem, readFixtureFile } from "./read-json-file";

const OPTIONS = {
  upstream: { value: "URL" },
  out: { value: "FILE" },
  port: { value: "PORT" },
  fixture: { value: "FILE" },
};

const HIGHEST_PORT = 65_535;
const API = "/api/v1/";
/** Uploads may be as long as servers take them. */
const BODY_LIMIT_BYTES = 64 * 1024 * 1024;
/** What belongs to one connection, or to the form in which a body travelled over it. */
const OF_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "host"];

/**
 * Forwards `/api/v1` to a server until the operator ends it. The first line of standard output is one JSON object with
 * the URL of the proxy, of the server, and the file. The file is written again with every answer.
 *
 * @returns 0
 * @throws UsageProblem for arguments, a fixture, a file or a place to listen that cannot be used
 */
export async function recordUpstreamCommand(args: readonly string[], io: Io): Promise<number> {
  const { upstream, file, port, fixtureFile } = readOptions(args);
  const fixture = await fixtureOf(fixtureFile);
  const described = describedServer(fixture);
  const traffic = trafficScenario(`Recorded from ${upstream}`, fixture, described);
  const ending = new AbortController();
  const reported = new Set<string>();
  const report = (sentence: string): void => {
    if (!reported.has(sentence)) io.stderr.write(`realm-simulator: ${sentence}\n`);
    reported.add(sentence);
  };
  const passing: Passing = {
    upstream,
    traffic,
    described: lazyDescription(upstream, described, report, ending.signal),
    server: described,
    report,
  };
  const writer = fileWriter(file, traffic);
  await writer.write();
  const bodyRule = { limit_bytes: BODY_LIMIT_BYTES, memory: bodyMemory() };
  const server = await serveHttp({
    port,
    host: "127.0.0.1",
    handle: (request) =>
      forward(platformRequest(request), passing, () => {
        writer.write().catch((problem: unknown) => report(failureReason(problem)));
      }),
    bodyRule: () => bodyRule,
    report: (line) => io.stderr.write(`realm-simulator: ${line}\n`),
  }).catch((problem: unknown) => {
    throw problem instanceof ServerProblem ? new UsageProblem(problem.message) : problem;
  });
  const stopped = io.untilStopped();
  io.stdout.write(`${JSON.stringify({ url: server.url, upstream, out: file })}\n`);
  await stopped;
  ending.abort();
  await server.close();
  await writer.write();
  return 0;
}

function readOptions(args: readonly string[]) {
  const { values, rest } = readArguments(args, OPTIONS);
  const { upstream = "", out } = values;
  if (rest.length > 0) {
    throw new UsageProblem(
      `${JSON.stringify(rest[0])} is not expected: with --upstream URL, clients make the requests.`,
    );
  }
  addressIn("--upstream", upstream);
  if (out === undefined) throw new UsageProblem("record --upstream needs a file for the scenario: --out FILE.");
  return {
    upstream: upstream.replace(/\/+$/u, "").replace(/\/api(\/v1)?$/u, ""),
    file: out,
    port: wholeNumberIn("--port", values["port"] ?? "0", 0, HIGHEST_PORT),
    fixtureFile: values["fixture"],
  };
}

/** The realm that the server begins with, without keys and passwords. */
async function fixtureOf(file: string | undefined): Promise<Fixture | undefined> {
  if (file === undefined) return undefined;
  const fixture = await readFixtureFile(file);
  const { users } = fixture;
  if (users === undefined) return fixture;
  return { ...fixture, users: users.map(({ api_key: _, password: __, ...user }) => user) };
}

/** What forwarding needs. */
interface Passing {
  readonly upstream: string;
  readonly traffic: TrafficScenario;
  readonly server: DescribedServer;
  /** Describes the server, with the first credentials that it accepted. */
  readonly described: (authorization: string | null) => Promise<void>;
  /** Writes a sentence to standard error, each once. */
  readonly report: (sentence: string) => void;
}

function lazyDescription(
  upstream: string,
  server: DescribedServer,
  report: Passing["report"],
  signal: AbortSignal,
): Passing["described"] {
  let asked: Promise<void> | undefined;
  return async (authorization) => {
    if (authorization === null) return;
    const get = async (path: string): Promise<unknown> => {
      const { bytes } = await fetchWhole(`${upstream}/api/v1${path}`, { headers: { authorization }, signal });
      return limitedJson(new TextDecoder().decode(bytes));
    };
    await (asked ??= server.describe(get, report).catch((problem: unknown) => {
      if (problem instanceof UnusableAnswer) report(`${upstream} ${problem.message}`);
    }));
  };
}

/** Sends a request on, and gives the answer as it came. */
async function forward(
  request: Request,
  { upstream, traffic, described, server, report }: Passing,
  changed: () => void,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (!pathname.startsWith(API)) return failedResponse(404, `There is no ${pathname} here: only ${API} is forwarded.`);
  const path = pathname.slice(API.length - 1);
  const body = request.body === null ? null : await request.arrayBuffer();
  const note = traffic.begin();
  let answer: WholeAnswer;
  try {
    const headers = plainHeaders(request.headers);
    const { method, signal } = request;
    const { milliseconds, poll_milliseconds } = ANSWER_LIMITS;
    const mayWait = path === "/events" && method === "GET";
    const limits = { milliseconds: mayWait ? poll_milliseconds : milliseconds };
    answer = await fetchWhole(upstream + pathname + search, { method, headers, body, signal, ...limits });
  } catch (problem) {
    const reason = problem instanceof UnusableAnswer ? problem.message : undefined;
    const sentence = reason === undefined ? `no answer from ${upstream}` : `${upstream} ${reason}`;
    if (!request.signal.aborted) report(`${request.method} ${pathname}: ${sentence}`);
    return failedResponse(502, `${upstream} ${reason ?? "does not answer"}.`, { code: "INTERNAL_SERVER_ERROR" });
  }
  const response = wholeResponse(answer, plainHeaders(answer.headers));
  const form = await readForm(new Request(request.url, { method: "POST", headers: request.headers, body }));
  const fields = "problem" in form ? [] : form.parameters;
  const parameters = [...searchParams, ...fields];
  const method = methodOf(request.method, fields);
  const isWhole = !("problem" in form) && form.files.length === 0;
  let said: unknown;
  try {
    said = limitedJson(new TextDecoder().decode(answer.bytes));
  } catch {
    report(`${request.method} ${pathname} is not in the scenario: its answer is nested too deep.`);
    return response;
  }
  if (response.ok) await described(request.headers.get("authorization"));
  const sent = { method, path, parameters };
  exchangeProblems(sent, { status: answer.status, body: said }, server.level()).forEach(report);
  if (isWhole && !carriesSecret({ parameters })) {
    const authorization = request.headers.get("authorization");
    const user_agent = request.headers.get("user-agent");
    note({ method, path, parameters, authorization, user_agent, status: answer.status, body: said });
    changed();
  } else {
    const reason = isWhole ? "a password or a key" : "a file";
    report(`${request.method} ${pathname} is not in the scenario: it carries ${reason}.`);
  }
  return response;
}

function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  for (const name of OF_CONNECTION) plain.delete(name);
  return plain;
}

/** Writes one after the other; answers that come meanwhile are all in the next text. */
function fileWriter(file: string, traffic: TrafficScenario): { readonly write: () => Promise<void> } {
  let writing: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const now = async (): Promise<void> => {
    isWaiting = false;
    try {
      await writeFile(file, `${JSON.stringify(traffic.scenario(), null, 2)}\n`);
    } catch (error) {
      throw new UsageProblem(`The scenario cannot be written to ${file}: ${fileProblem(error)}.`);
    }
  };
  return {
    write: () => {
      if (!isWaiting) {
        isWaiting = true;
        writing = writing.catch(() => undefined).then(now);
      }
      return writing;
    },
  };
}
