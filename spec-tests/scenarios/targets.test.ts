/** Targets: how requests are encoded, which accounts act, and what a server without control plane cannot do. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fixture } from "../../src/model/fixture/fixture";
import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { createSimulator } from "../../src/simulator/create-simulator";
import type { Simulator } from "../../src/simulator/simulator";
import { readCredentials } from "../../src/targets/credentials";
import { liveTarget } from "../../src/targets/live-target";
import { basicAuthorization, encodeRequest } from "../../src/targets/send";
import { simulatorTarget, startSimulator } from "../../src/targets/simulator-target";
import { type CallRequest, NotSupported, type Target, TargetProblem } from "../../src/targets/target";

const fixture: Fixture = {
  now: 5000,
  users: [
    { email: "ann@team.test", role: 100, api_key: "anns" },
    { email: "bo@team.test", api_key: "bos" },
  ],
};

function callOf(more: Partial<CallRequest>): CallRequest {
  return { as: null, method: "GET", path: "/users/me", parameters: {}, ...more };
}

describe("a request", () => {
  const parameters = { text: "a&b é", list: [1, "x"], no: false, nothing: null, object: { a: 1 }, out: undefined };
  const encoded = "text=a%26b+%C3%A9&list=%5B1%2C%22x%22%5D&no=false&nothing=null&object=%7B%22a%22%3A1%7D";

  it("carries strings unchanged and everything else as JSON text, in the query of GET and DELETE", () => {
    for (const method of ["GET", "DELETE"]) {
      const request = encodeRequest("http://h", callOf({ method, parameters }), undefined);
      expect(request.url).toBe(`http://h/api/v1/users/me?${encoded}`);
      expect(request.body).toBeNull();
    }
  });

  it("carries them in an urlencoded body otherwise, or as the step says", async () => {
    const post = encodeRequest("http://h", callOf({ method: "POST", parameters }), undefined);
    expect(post.body).toBeInstanceOf(URLSearchParams);
    expect(String(post.body)).toBe(encoded);
    const query = encodeRequest("http://h", callOf({ method: "POST", parameters, encoding: "query" }), undefined);
    expect(query.url).toContain(`?${encoded}`);
    const form = encodeRequest("http://h", callOf({ method: "PATCH", parameters, encoding: "multipart" }), undefined);
    const fields = Object.fromEntries(form.body as FormData);
    expect(fields).toMatchObject({ text: "a&b é", list: '[1,"x"]', nothing: "null" });
  });

  it("names its client, and proves who it is from in UTF-8", () => {
    const request = encodeRequest("http://h", callOf({ user_agent: "Reader/2" }), basicAuthorization("é@x", "k"));
    expect(request.headers.get("user-agent")).toBe("Reader/2");
    expect(request.headers.get("authorization")).toBe(`Basic ${Buffer.from("é@x:k").toString("base64")}`);
    expect(encodeRequest("http://h", callOf({}), undefined).headers.has("authorization")).toBe(false);
  });
});

describe("a credentials file", () => {
  it("is a zuliprc or JSON with accounts", () => {
    const ini = "[api]\r\nemail = a@b.c\r\nkey=k=1 \nsite=https://x\n";
    expect(readCredentials(ini)).toEqual([{ email: "a@b.c", api_key: "k=1" }]);
    const accounts = [
      { email: "a", api_key: "k" },
      { email: "b", api_key: "l" },
    ];
    expect(readCredentials(JSON.stringify({ accounts, version: "1" }))).toEqual(accounts);
  });

  it.each([
    ["", "email or key is missing"],
    ["[api]\nemail=a@b.c\n", "email or key is missing"],
    ["[other]\nemail=a@b.c\nkey=k\n", "email or key is missing"],
    ["{", "this is no JSON"],
    ["{}", "every account needs an email and an api_key"],
    ['{"accounts":[{"email":"a"}]}', "every account needs an email and an api_key"],
  ])("%j is refused with what is allowed", (text, sentence) => {
    const refusal = new RegExp(`^${sentence}.*; allowed are a zuliprc`, "u");
    expect(readCredentials(text)).toEqual(expect.stringMatching(refusal));
  });
});

describe.each(["the simulator", "a served simulator"])("%s", (name) => {
  let server: HttpServer | undefined;
  let target: Target;
  beforeAll(async () => {
    if (name === "the simulator") {
      target = simulatorTarget(startSimulator);
      return;
    }
    const first: Fixture = { users: [{ email: "first@team.test", role: 100 }] };
    const controlled = { simulator: createSimulator(first), fixture: () => first, complete: (given: Fixture) => given };
    server = await serveHttp({ port: 0, host: "127.0.0.1", ...frontController(controlled, true) });
    target = await liveTarget(`${server.url}/api/v1/`, [{ email: "extra@team.test", api_key: "none" }]);
  });
  afterAll(() => server?.close());

  it("starts from the fixture, knows its accounts and tells its time", async () => {
    await target.reset(fixture);
    expect(await target.now()).toBe(5000);
    const bo = { email: "bo@team.test" };
    expect(await target.call(callOf({ as: "BO@team.test" }))).toMatchObject({ status: 200, body: bo });
    expect(await target.call(callOf({ as: 2 }))).toMatchObject({ status: 200, body: bo });
    const anotherKey = { email: "ann@team.test", api_key: "bos" };
    expect(await target.call(callOf({ as: anotherKey }))).toMatchObject({ status: 401 });
    expect(await target.call(callOf({ as: null }))).toMatchObject({
      status: 401,
      headers: { "www-authenticate": expect.stringMatching(/^Basic/u) },
    });
  });

  it("moves its clock on, and not back", async () => {
    await target.reset(fixture);
    expect(await target.advanceClock({ advance_seconds: 60 })).toEqual({ now: 5060, fired: [] });
    expect(await target.advanceClock({ to: 5100 })).toMatchObject({ now: 5100 });
    expect(await target.advanceClock({ next: true })).toMatchObject({ now: 5100 });
    await expect(target.advanceClock({ to: 5000 })).rejects.toThrow(/^the clock was not moved: .+ \(HTTP 400\)$/u);
  });

  it("names the accounts there are when a scenario acts as another one", async () => {
    await target.reset(fixture);
    const refused = target.call(callOf({ as: "cy@team.test" }));
    await expect(refused).rejects.toThrow(TargetProblem);
    await expect(refused).rejects.toThrow(/^there is no API key for account cy@team\.test; .*ann@team\.test, bo@/u);
  });

  it("begins again with every reset", async () => {
    await target.reset(fixture);
    await target.advanceClock({ advance_seconds: 60 });
    await target.reset(fixture);
    expect(await target.now()).toBe(5000);
    await target.reset({});
    const owner = { email: expect.stringMatching(/^owner@/u), is_owner: true };
    expect(await target.call(callOf({ as: 1 }))).toMatchObject({ body: owner });
  });

  it("refuses a fixture that is wrong, with the place", async () => {
    const wrong: Fixture = { channels: [{ name: "a" }, { name: "A" }] };
    await expect(target.reset(wrong)).rejects.toThrow(/^the fixture .*channels\[1\]/u);
  });
});

describe("a server without a control plane", () => {
  let server: HttpServer;
  let target: Target;
  let simulator: Simulator;
  beforeAll(async () => {
    const parts = { fixture: () => fixture, complete: (given: Fixture) => given };
    simulator = createSimulator(fixture);
    const front = frontController({ simulator, ...parts }, false);
    server = await serveHttp({ port: 0, host: "127.0.0.1", ...front });
    target = await liveTarget(server.url, [{ email: "bo@team.test", api_key: "bos" }]);
  });
  afterAll(() => server.close());

  it("is not changed", async () => {
    await target.reset(undefined);
    const own = { status: 200, body: { email: "bo@team.test" } };
    expect(await target.call(callOf({ as: "bo@team.test" }))).toMatchObject(own);
    expect(await target.call(callOf({ as: 1 }))).toMatchObject(own);
    expect(Math.abs((await target.now()) - simulator.clock.now)).toBeLessThan(5);
    expect(target.patienceMilliseconds).toBeGreaterThan(0);
  });

  it("loads no fixture, moves no clock, and takes no control requests", async () => {
    await expect(target.reset(fixture)).rejects.toThrow(NotSupported);
    await expect(target.advanceClock({ next: true })).rejects.toThrow(/^the clock of .* cannot be moved$/u);
    await expect(target.control({ method: "GET", path: "" })).rejects.toThrow(NotSupported);
  });
});

it("a server that is not there is reported in a sentence", async () => {
  const refused = liveTarget("http://127.0.0.1:9", []);
  await expect(refused).rejects.toThrow(/^GET http:\/\/127\.0\.0\.1:9\/_simulator got no answer: \S/u);
});
