/** A fake that a team has written for its tests: it has some of the operations, and mistakes. */
import { expect, test } from "vitest";
import { compareRealms, compareText, type RealmSide } from "../../src/compare";
import { createSimulator, type Fixture, type Simulator } from "../../src/index";
import { deviatingFetch, type Deviation } from "./planted";

/** The operations of the fake; to all others it answers 404, in words of its own. */
const PATHS =
  /^(POST \/(register|messages|typing)|GET \/(events|users|messages|user_groups)|(GET|PATCH|DELETE) \/messages\/\d+|(POST|DELETE) \/messages\/\d+\/reactions|POST \/messages\/flags)$/u;

const MISTAKES: readonly Deviation[] = [
  { title: "reacting twice", kind: "the refusal never comes", reason: "reaction_exists" },
  { title: "any emoji exists", kind: "the refusal never comes", reason: "emoji_unknown" },
  { title: "everyone edits", kind: "the refusal never comes", reason: "not_the_author" },
  { title: "another code", kind: "another code", reason: "channel_unknown", code: "NOT_FOUND" },
  { title: "nothing is said of a removed reaction", kind: "the event is missing", type: "reaction", op: "remove" },
  { title: "typing comes twice", kind: "the event is sent twice", type: "typing" },
  { title: "all flags", kind: "the event has another value", type: "update_message_flags", field: "all", value: true },
  { title: "no time zones", kind: "the field is missing", operation: "get-users", path: ["members", "timezone"] },
  { title: "never the newest", kind: "the answer has another value", operation: "get-messages", path: ["found_newest"], value: false },
];

/** Starts the fake from a fixture. */
function fake(fixture: Fixture): RealmSide {
  const realm = createSimulator(fixture, { onUnhandledRequest: "bypass" });
  const mistaken = MISTAKES.reduce<RealmSide["fetch"]>((fetch, mistake) => deviatingFetch(mistake, withFetch(realm, fetch)), realm.fetch);
  return {
    fetch: async (input, init) => {
      const asked = `${init.method} ${new URL(input).pathname.replace("/api/v1", "")}`;
      return PATHS.test(asked) ? mistaken(input, init) : new Response("no such page", { status: 404 });
    },
  };
}

function withFetch(realm: Simulator, fetch: RealmSide["fetch"]): Simulator {
  return new Proxy(realm, { get: (target, key) => (key === "fetch" ? fetch : Reflect.get(target, key)) });
}

test("nine ways in which a fake is not a server are found and listed, with the operations that it lacks", async () => {
  const result = await compareRealms({ right: fake, steps: 600 });
  const text = compareText(result);
  const names = result.classes.map(({ name }) => name);
  for (const name of FOUND) expect(names).toContainEqual(expect.stringMatching(name));
  expect(text).toMatch(/^\d\d? ways in which your realm is not a server, found by 6\d\d requests:\n/u);
  expect(text).toContain(REACTING_TWICE);
  expect(result.lacking.length).toBeGreaterThan(100);
  expect(text).toContain(`Operations that it does not have (${result.lacking.length}): `);
  expect(names.filter((name) => result.lacking.some((operation) => name.startsWith(`${operation} `)))).toEqual([]);
});

/** One for each mistake. */
const FOUND = [
  /reaction_exists$/u,
  /emoji_unknown$/u,
  /not_the_author$/u,
  /value code$/u,
  /^remove-reaction event missing reaction\/remove$/u,
  /event extra typing/u,
  /update_message_flags\/\w+: all$/u,
  /^get-users missing members.\[\].timezone$/u,
  /^get-messages value found_newest$/u,
];

const REACTING_TWICE = `  outcome: reaction_exists
    a server:   "REACTION_ALREADY_EXISTS"
    your realm: "accepted"
    to keep:    add-reaction outcome reaction_exists (2 requests)
`;

test("that it reacts twice is found by 300 requests", async () => {
  const { classes } = await compareRealms({ right: fake, steps: 300 });
  expect(classes.map(({ name }) => name)).toContain("add-reaction outcome reaction_exists");
});

test("only the operations that are named are compared", async () => {
  const operations = ["send-message", "add-reaction"];
  const { classes, coverage } = await compareRealms({ right: fake, steps: 60, operations });
  expect(Object.keys(coverage.operations.reached)).toEqual(["add-reaction", "send-message"]);
  expect(classes.filter(({ operation }) => !operations.includes(operation))).toEqual([]);
  await expect(compareRealms({ right: fake, operations: ["send-mesage"] })).rejects.toThrow(
    'compareRealms: operations: "send-mesage" is no operation',
  );
});

/** What a team writes in an hour: messages, reactions and accounts, nothing is checked. */
function smallFake(): RealmSide {
  const messages: { id: number; content: string; reactions: unknown[] }[] = [];
  return {
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(input);
      const form = init.body instanceof URLSearchParams ? init.body : searchParams;
      const path = pathname.replace("/api/v1", "");
      const ok = (more: object) => Response.json({ result: "success", msg: "", ...more });
      if (path === "/register") return ok({ queue_id: "1", last_event_id: -1 });
      if (path === "/events") return ok({ events: [] });
      if (path === "/users") return ok({ members: [{ user_id: 1, full_name: "Olive Owner" }] });
      if (path === "/messages" && init.method === "POST") {
        messages.push({ id: messages.length + 5, content: form.get("content") ?? "", reactions: [] });
        return ok({ id: messages.length + 4 });
      }
      if (path === "/messages") return ok({ messages });
      throw new Error(`the fake has no ${path}`);
    },
  };
}

test("a small fake: what it lacks is one line, and fields of an answer that are missing are one way", async () => {
  const result = await compareRealms({ right: smallFake, steps: 300 });
  const text = compareText(result);
  expect(text).toMatch(/^get-users\n(?: .*\n)*? {2}missing: members.*, members/mu);
  expect(text).toContain("send-message\n");
  expect(result.lacking).toContain("add-reaction");
  expect(result.remarks).toEqual([]);
});
