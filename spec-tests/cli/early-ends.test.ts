/** Each way in which a run of a tool can end early: what was found before is reported, and what was made is removed or named. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { compareRealms, type CompareResult } from "../../src/compare";
import { createSimulator } from "../../src/index";
import { serverFault } from "../../src/targets/server-faults";
import { type Break, type Breaking, type BreakingServer, breakingServer } from "../support/breaking-server";
import { recordedIo } from "./recorded-io";

const ACCOUNTS = [
  { email: "olga@corp.test", full_name: "Olga", role: "owner" as const, api_key: "olga-key" },
  { email: "abe@corp.test", full_name: "Abe", role: "administrator" as const, api_key: "abe-key" },
  { email: "max@corp.test", full_name: "Max", api_key: "max-key" },
];
const FIXTURE = { users: ACCOUNTS, channels: [{ name: "general", subscribers: "all" as const }] };

const work = mkdtempSync(join(tmpdir(), "early-"));
afterAll(() => rmSync(work, { recursive: true }));
const written = (name: string, value: unknown): string => {
  const file = join(work, name);
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  return file;
};
const credentialsOf = (accounts: readonly { readonly email: string; readonly api_key: string }[]): string =>
  written(`accounts-${accounts.map(({ api_key }) => api_key).join("-")}.json`, {
    accounts: accounts.map(({ email, api_key }) => ({ email, api_key })),
  });
const credentials = credentialsOf(ACCOUNTS);

const servers: BreakingServer[] = [];
const started = async (breaking: Omit<Breaking, "fixture">): Promise<BreakingServer> => {
  const server = await breakingServer({ fixture: FIXTURE, ...breaking });
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const channelsOf = (server: BreakingServer): readonly string[] =>
  [...server.simulator().snapshot().channels].filter(({ is_archived }) => !is_archived).map(({ name }) => name);

type Ran = Readonly<Record<"code" | "out" | "err", unknown>> & { readonly out: string; readonly err: string };

/** Runs a command; the operator interrupts it when the test says so. */
function running(...args: string[]): { readonly stop: () => void; readonly done: Promise<Ran> } {
  const { io, output, stop } = recordedIo();
  const done = main(args, io).then((code) => ({ code, out: output.stdout, err: output.stderr }));
  return { stop, done };
}

async function compared(server: BreakingServer, ...args: string[]): Promise<Ran> {
  return running("compare", "--against", server.url, "--credentials", credentials, ...args).done;
}

/** A realm that answers rightly so many times, and then in another way. */
function sideAfter(times: number, otherwise: () => Response | Promise<Response>) {
  let left = times;
  return (fixture: Parameters<typeof createSimulator>[0]) => {
    const sim = createSimulator(fixture);
    return {
      fetch: (url: string, init: RequestInit) => (left-- > 0 ? sim.fetch(url, init) : Promise.resolve(otherwise())),
      clock: sim.clock,
    };
  };
}

/** A realm first receives a request of each operation; the first conversation is under way after so many requests. */
const AFTER_FIRST_LOOKS = 200;

describe("compareRealms", () => {
  test("reports what was found in the conversation in which it ends", async () => {
    const stop = new AbortController();
    const right = sideAfter(AFTER_FIRST_LOOKS, () => {
      stop.abort();
      return new Response("oops", { status: 500 });
    });
    const { classes, limit } = await compareRealms({ right, signal: stop.signal });
    expect(limit).toBe("signal");
    expect(classes.map(({ right: shown }) => Number(shown))).toEqual([500]);
    expect(classes.every(({ scenario }) => scenario.steps.length > 0)).toBe(true);
  });

  test("a side that hangs is a difference, also when the operator ends the run", async () => {
    const stop = new AbortController();
    const right = sideAfter(AFTER_FIRST_LOOKS, () => {
      stop.abort();
      return new Promise<Response>(() => undefined);
    });
    const { classes, limit } = await compareRealms({ right, signal: stop.signal });
    expect(limit).toBe("signal");
    expect(classes.map(({ what }) => what)).toEqual(["no answer"]);
    expect(classes[0]?.right).toMatch(/had no answer when the run ended$/u);
  });

  test("what was found before a side cannot be started any longer is reported", async () => {
    let starts = 0;
    const right = (fixture: Parameters<typeof createSimulator>[0]) => {
      if ((starts += 1) > 3) throw new Error("no more memory");
      return createSimulator(fixture);
    };
    const { classes, limit, remarks } = await compareRealms({ right });
    expect([limit, classes.map(({ name }) => name)]).toEqual(["gone", ["fixture broken"]]);
    expect(remarks).toEqual(["right cannot be started: no more memory"]);
  });

  test("a known fault of servers is expected", async () => {
    const fails = (url: string, init: RequestInit) =>
      /description/u.test(url + String(init.body)) && /%00|u0000/u.test(url + String(init.body));
    const right = (fixture: Parameters<typeof createSimulator>[0]) => {
      const sim = createSimulator(fixture);
      const fetch = async (url: string, init: RequestInit) =>
        fails(url, init) ? new Response("<p>Error</p>", { status: 500 }) : sim.fetch(url, init);
      return { fetch, clock: sim.clock };
    };
    const { classes } = await compareRealms({ right, steps: 400 });
    expect(classes.filter(({ reason }) => reason === undefined)).toEqual([]);
    expect(serverFault({ as: 1, method: "POST", path: "/x", parameters: { groups: [{ description: "a\0b" }] } }, 500)).toMatch(/U\+0000/u);
    expect(serverFault({ as: 1, method: "POST", path: "/x", parameters: { description: "ab" } }, 500)).toBeUndefined();
    expect(serverFault({ as: 1, method: "POST", path: "/x", parameters: { description: "a\0b" } }, 400)).toBeUndefined();
  });

  test("an answer with a difference in each of many keys is a few classes", async () => {
    const keys = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index]));
    const right = sideAfter(0, () => Response.json({ result: "success", msg: "", ...keys }));
    const { classes } = await compareRealms({ right, steps: 1 });
    expect(classes.length).toBeGreaterThan(0);
    expect(classes.length).toBeLessThanOrEqual(20);
  });
});

/** After so many requests the first conversation is under way. */
const IN_CONVERSATION = 100;

describe("compare on a server that others use", () => {
  const BROKEN: readonly Break[] = ["HTTP 500", "HTML", "redirect", "null", "closed connection"];

  test.each(BROKEN)("%s after it has accepted requests is a finding", async (how) => {
    for (const after of [8, IN_CONVERSATION]) {
      const { code, out, err } = await compared(await started({ how, after }), "--steps", "24");
      expect(out).toMatch(/^differs: /mu);
      expect(code).toBe(1);
      if (after === 8) continue;
      // It could not remove what it had made: that is said, with the command that does it later.
      expect(err).toMatch(/left on the server: .*accounts that begin with rs\w+-/u);
      expect(err).toMatch(/realm-simulator compare --against \S+ --credentials \S+ --clean-up rs\w+-\n$/u);
    }
  });

  test.each(BROKEN)("%s from the beginning on is one sentence", async (how) => {
    const { code, out, err } = await compared(await started({ how, after: 0 }));
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^realm-simulator: --against http:\S+: .*\.\n$/u);
  });

  test("a difference that was found before the server breaks is reported", async () => {
    const server = await started({
      ...{ how: "HTTP 500", after: 600 },
      deviates: (path, body) => (path === "/api/v1/messages" && Object(body).id > 0 ? { ...Object(body), invented: 1 } : body),
    });
    const { code, out } = await compared(server, "--reporter", "json", "--steps", "500");
    const { classes, limit } = JSON.parse(out) as CompareResult;
    expect(code).toBe(1);
    expect(limit).toBe("gone");
    expect(classes.map(({ name }) => name)).toContain("send-message extra invented");
  });

  test("an interrupt reaches a request without an answer, and undoing; another one ends undoing", async () => {
    const server = await started({
      ...{ how: "hang", after: IN_CONVERSATION },
      onBreak: () => command.stop(),
      onNextBreak: () => command.stop(),
    });
    // As the server does, so that the conversation goes on until it hangs.
    const command = running("compare", "--against", server.url, "--credentials", credentials, "--follow", "documented");
    const { code, out, err } = await command.done;
    expect(code).toBe(1);
    expect(out).toMatch(/^differs: .* no answer /m);
    expect(err).toMatch(/interrupted; what was made is being removed, which takes 60 s at most\. Another interrupt leaves it there/u);
    expect(err).toMatch(/left on the server: .* --clean-up rs\w+-\n$/u);
    expect(err).not.toContain("what was made is removed");
  });

  test("an interrupt reaches a wait that the server requests, and all is removed when it answers again", async () => {
    const server = await started({
      how: "waiting time",
      onRequest: (one) => {
        one.breaks = one.asked() === IN_CONVERSATION;
      },
      onBreak: () => command.stop(),
    });
    const command = running("compare", "--against", server.url, "--credentials", credentials);
    const { code, err } = await command.done;
    expect(code).toBe(0);
    expect(err).toMatch(/\nrealm-simulator: what was made is removed\.\n$/u);
    expect(channelsOf(server)).toEqual(["general"]);
  });

  test("after an interrupt it is said that what was made is removed", async () => {
    const server = await started({
      how: "hang",
      onRequest: (one) => void (one.asked() === IN_CONVERSATION && command.stop()),
    });
    const command = running("compare", "--against", server.url, "--credentials", credentials);
    const { code, err } = await command.done;
    expect(code).toBe(0);
    expect(err).toMatch(/\nrealm-simulator: what was made is removed\.\n$/u);
    expect(channelsOf(server)).toEqual(["general"]);
  });

  test("the seconds count from the beginning, and reach each wait", async () => {
    const server = await started({ how: "hang", after: 3 });
    const { code, out } = await compared(server, "--seconds", "1");
    expect(code).toBe(1);
    expect(out).toMatch(/differs: fixture broken[^]*had no answer when the run ended/u);
  });

  test("a reason is the true one", async () => {
    const server = await started({ how: "HTTP 500" });
    const run = async (accounts: typeof ACCOUNTS) =>
      (await running("compare", "--against", server.url, "--credentials", credentialsOf(accounts)).done).err;
    const [olga, abe, max] = ACCOUNTS;
    expect(await run([abe!, max!])).toMatch(/: the credentials have no account of an owner \(role 100\)\.\n$/u);
    expect(await run([{ ...olga!, api_key: "wrong" }, max!])).toMatch(
      /: the credentials of olga@corp\.test are refused: .*HTTP 401\)\.\n$/u,
    );
  });
});

describe("--clean-up", () => {
  test.each(["HTTP 500", "HTML", "redirect", "null", "closed connection"] as const)(
    "a list that is %s is not an empty one",
    async (how) => {
      const server = await started({ how, onRequest: (one, asked) => (one.breaks = asked.startsWith("GET /api/v1/streams")) });
      const args = ["--against", server.url, "--credentials", credentials, "--clean-up", "rsgone-"];
      const { code, out, err } = await running("compare", ...args).done;
      expect([code, out]).toEqual([1, "removed: nothing\n"]);
      expect(err).toMatch(/^realm-simulator: still there: channels that begin with rsgone-, if any \(.+\)\.\n$/u);
    },
  );
});

const SCENARIOS = `name: first
purpose: p
fixture: { users: [{ email: ann@example.test, role: owner }], channels: [{ name: dock, subscribers: all }] }
steps:
  - { call: get-own-user, as: ann@example.test, expect: { full_name: Another Name } }
  - { call: get-streams, as: ann@example.test }
  - { call: get-subscriptions, as: ann@example.test }
`;

const SUBSCRIPTIONS = "GET /api/v1/users/me/subscriptions";

describe("replay", () => {
  test.each(["HTTP 500", "HTML", "redirect", "null", "closed connection"] as const)(
    "a failure before %s is reported, and what is left is named",
    async (how) => {
      const file = written("one.yaml", SCENARIOS);
      const server = await started({ how, onRequest: (one, asked) => (one.breaks ||= asked === SUBSCRIPTIONS) });
      const { code, out, err } = await running("replay", file, "--against", server.url, "--credentials", credentials).done;
      expect(code).toBe(1);
      expect(out).toContain("Another Name");
      expect(err).toMatch(/left on the server: .* removed by: realm-simulator replay --against \S+ --credentials \S+ --clean-up rs\w+-\n/u);
    },
  );

  test("an interrupt reaches a request without an answer: the failure before it is reported", async () => {
    const file = written("two.yaml", SCENARIOS);
    const junit = join(work, "replay.xml");
    const server = await started({
      how: "hang",
      onRequest: (one, asked) => (one.breaks ||= asked === SUBSCRIPTIONS),
      onBreak: () => command.stop(),
      onNextBreak: () => command.stop(),
    });
    const command = running("replay", file, file, "--against", server.url, "--credentials", credentials, "--reporter", `junit=${junit}`);
    const { code, err } = await command.done;
    expect(code).toBe(1);
    expect(err).toContain("the replay was interrupted");
    expect(readFileSync(junit, "utf8")).toContain("<failure");
  });
});

const recordable = (name: string, call: string): string =>
  written(
    `${name}.yaml`,
    `name: ${name}\npurpose: p\nfixture: ${JSON.stringify(FIXTURE)}\nsteps:\n  - { call: ${call}, as: olga@corp.test }\n`,
  );
const ALERT_WORDS = "GET /api/v1/users/me/alert_words";

describe("record, and replay of recordings", () => {
  const files = () => [recordable("own", "get-own-user"), recordable("words", "get-alert-words")];

  test("an interrupt ends it, and what was recorded is written", async () => {
    const folder = join(work, "interrupted");
    const server = await started({
      ...{ how: "hang", hasControl: true },
      onRequest: (one, asked) => (one.breaks ||= asked === ALERT_WORDS),
      onBreak: () => command.stop(),
    });
    const command = running("record", ...files(), "--url", server.url, "--out", folder);
    const { code, out } = await command.done;
    expect(code).toBe(1);
    expect(out).toContain("recorded: 1 of 2 scenarios to their end");
    expect(out).toContain("had no answer when the run ended");
    expect(readFileSync(join(folder, "own.jsonl"), "utf8")).toContain("/api/v1/users/me");
  });

  test("a difference before the server goes away is reported", async () => {
    const folder = join(work, "recorded");
    const good = await started({ how: "hang", hasControl: true });
    expect((await running("record", ...files(), "--url", good.url, "--out", folder).done).code).toBe(0);
    const server = await started({
      ...{ how: "closed connection", hasControl: true },
      onRequest: (one, asked) => (one.breaks ||= asked === ALERT_WORDS),
      deviates: (path, body) => (path === "/api/v1/users/me" ? { ...Object(body), full_name: "Another" } : body),
    });
    const { code, out, err } = await running("replay", "--recordings", folder, "--against", server.url).done;
    expect(code).toBe(1);
    expect(out).toContain("Another");
    expect(err).toMatch(/so not everything was compared\.\n$/u);
  });
});
