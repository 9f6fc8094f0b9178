/** Which parts of a request's form do not matter, and which client a message is from. */
import { expect, test } from "vitest";
import { createRealm, createSimulator, type Realm } from "../../src/index";
import { handle } from "../../src/wire/handle";
import { EVERY_ROLE_FIXTURE, everyRole } from "../support/realms";

const BASIC = `Basic ${Buffer.from("mel@example.test:mel-key").toString("base64")}`;

type Asked = Partial<Parameters<typeof handle>[1]>;

function ask(realm: Realm, asked: Asked) {
  return handle(realm, {
    ...{ method: "GET", path: "/users/me", parameters: [], files: [], authorization: BASIC, user_agent: "tests/1" },
    ...asked,
  });
}

const realm = everyRole();

test("Basic in the Authorization header can have any letter case and spaces after it", () => {
  const status = (authorization: string) => ask(realm, { authorization }).response.status;
  const [, code = ""] = BASIC.split(" ");
  expect([`basic ${code}`, `BASIC   ${code} `, `Basic${code}`, `Bearer ${code}`].map(status)).toEqual([200, 200, 401, 401]);
});

test("an API key can have a colon, since an address cannot", () => {
  const users = [{ email: "ann@example.test", api_key: "a:b" }];
  const authorization = `Basic ${btoa("ann@example.test:a:b")}`;
  expect(ask(createRealm({ users }), { authorization }).response.status).toBe(200);
});

test("a key is accepted only whole, not by its prefix, and not with a suffix", () => {
  const status = (key: string): number => {
    return ask(realm, { authorization: `Basic ${btoa(`mel@example.test:${key}`)}` }).response.status;
  };
  expect(status("mel-key")).toBe(200);
  for (const wrong of ["", "mel", "mel-ke", "mel-key ", "mel-key2", "MEL-KEY", "nina-key"]) expect(status(wrong), wrong).toBe(401);
});

test("HEAD is answered like GET", () => {
  const [head, whole] = ["HEAD", "GET"].map((method) => ask(realm, { method }));
  expect(head?.operation).toBe("get-own-user");
  expect(head?.response).toEqual(whole?.response);
  expect(ask(realm, { method: "HEAD", path: "/messages/1/reactions" }).response.status).toBe(405);
});

test("the client of a message is the one that the request names, else the program that sends it", () => {
  const client = (user_agent: string | null, named?: string): string | undefined => {
    const fields = { type: "stream", to: "general", topic: "t", content: "x", ...(named === undefined ? {} : { client: named }) };
    const sent = ask(realm, { method: "POST", path: "/messages", parameters: Object.entries(fields), user_agent });
    return sent.outcome.realm.messages.get(0)?.client;
  };
  expect([client("tests/1"), client("tests/1", "robot"), client("one two"), client(null), client(" ")]).toEqual([
    "tests",
    "robot",
    "one",
    "Unspecified",
    "Unspecified",
  ]);
});

test("the name of a client is cut to thirty code points", () => {
  const parameters = Object.entries({ type: "channel", to: "1", topic: "t", content: "hi" });
  const client = (user_agent: string): string | undefined =>
    ask(realm, { method: "POST", path: "/messages", parameters, user_agent }).outcome.realm.messages.get(0)?.client;
  expect(client(`${"x".repeat(40)}/1.0`)).toBe("x".repeat(30));
  expect(client(`${"🙂".repeat(40)}/1.0`)).toBe("🙂".repeat(30));
});

test("OPTIONS is answered with the methods of the path, and runs no operation", () => {
  const asked = ask(realm, { method: "OPTIONS", path: "/messages", authorization: null });
  expect(asked.response).toEqual({ status: 204, headers: { allow: "GET, HEAD, POST" }, body: null });
  expect([asked.outcome.ok, asked.outcome.realm === realm, asked.user_id]).toEqual([true, true, null]);
  expect(ask(realm, { method: "OPTIONS", path: "/nowhere" }).response.status).toBe(404);
});

test("a body without a type is read as a form", async () => {
  const sim = createSimulator(EVERY_ROLE_FIXTURE);
  const body = new TextEncoder().encode("type=channel&to=general&topic=t&content=hi");
  const sent = await sim.fetch("/api/v1/messages", { method: "POST", headers: { authorization: BASIC }, body });
  expect(sent.status).toBe(200);
});

test.each(['{"a":1}', "[1]", "4", "null"])("a parameter that is one of some numbers is refused as %s", (text) => {
  const parameters: [string, string][] = [
    ["stream_id", "1"],
    ["topic", "t"],
    ["visibility_policy", text],
  ];
  const { response } = ask(realm, { method: "POST", path: "/user_topics", parameters });
  expect([response.status, response.body]).toMatchObject([400, { msg: expect.stringContaining("visibility_policy") }]);
});

test("a number with a fraction or an exponent is not an integer, even if its value is whole", () => {
  const status = (num_before: string): number => {
    const parameters = Object.entries({ anchor: "newest", num_before, num_after: "0" });
    return ask(realm, { path: "/messages", parameters }).response.status;
  };
  expect(["1", " 1 ", "1.0", "1e0", "10E-1", "1.5"].map(status)).toEqual([200, 200, 400, 400, 400, 400]);
});

test("the generic code is used since feature level 76, and specific codes also before", () => {
  const codeAt = (feature_level: number, path: string, parameters: [string, string][] = []): unknown =>
    ask(everyRole({ feature_level }), { path, parameters }).response.body?.["code"];
  expect([75, 76, 421].map((level) => codeAt(level, "/messages/99"))).toEqual([undefined, "BAD_REQUEST", "BAD_REQUEST"]);
  const query = { anchor: "newest", num_before: "1", num_after: "0", narrow: '[["colour", "red"]]' };
  expect(codeAt(75, "/messages", Object.entries(query))).toBe("BAD_NARROW");
});
