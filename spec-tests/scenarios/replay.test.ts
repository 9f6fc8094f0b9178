/** How scenarios are played: what is asked of the target, what is expected of answers, and what follows a failure. */
import { describe, expect, it } from "vitest";
import { differenceLine } from "../../src/matching/difference";
import type { CallStep, Step } from "../../src/matching/scenario";
import { replayAll } from "../../src/scenario/replay";
import type { ReplayEvent } from "../../src/scenario/step-result";
import { NotSupported, TargetProblem } from "../../src/targets/target";
import { call, differencesOf, play, routes, scenarioOf, statuses } from "./played-steps";
import { scriptedTarget } from "./scripted-target";

describe("a call", () => {
  it("fills the path from the values, and sends the rest as parameters", async () => {
    const { target, asked } = scriptedTarget();
    await play(target, { call: "get-user-by-email", as: null, with: { email: "a/b c@d", client_gravatar: false } });
    expect(asked).toEqual([
      { reset: undefined },
      { call: { as: null, method: "GET", path: "/users/a%2Fb%20c%40d", parameters: { client_gravatar: false } } },
    ]);
  });

  it("shows what was received where it failed, and not where it passed", async () => {
    const { target } = scriptedTarget({ call: () => ({ body: { result: "success", id: 1 } }) });
    const [good, bad] = await play(target, call({ expect: { id: 1 } }), call({ expect: { id: 2 } }));
    expect([good?.status, good !== undefined && "received" in good]).toEqual(["passed", false]);
    expect([bad?.status, bad?.received]).toEqual(["failed", { status: 200, body: { result: "success", id: 1 } }]);
  });

  it("takes a method and a path unchanged, with encoding and user agent", async () => {
    const { target, asked } = scriptedTarget();
    const manner = { encoding: "multipart", user_agent: "ZulipMobile/1" } as const;
    await play(target, { call: "PUT /anything", as: 1, ...manner });
    expect(asked[1]).toEqual({ call: { as: 1, method: "PUT", path: "/anything", parameters: {}, ...manner } });
  });

  it("uses what earlier steps saved, in values, callers and expectations", async () => {
    const { target, asked } = scriptedTarget({
      call: ({ parameters }) => ({ body: { result: "success", list: [{ id: 7 }], email: "x@y.z", echo: parameters } }),
    });
    const results = await play(
      target,
      call({ save: { id: "list[0].id", who: "email" } }),
      call({
        as: { email: "$who", api_key: "key-${id}" },
        with: { id: "$id", text: "no. ${id}", list: [{ $saved: "id" }], soon: { $now: 5 } },
        expect: { echo: { id: "$id", soon: { $gt: "$now" } } },
      }),
    );
    expect(statuses(results)).toBe("passed passed");
    expect(asked[2]).toMatchObject({
      call: { as: { email: "x@y.z", api_key: "key-7" }, parameters: { id: 7, text: "no. 7", list: [7], soon: 1005 } },
    });
  });

  it("must succeed unless the step says otherwise", async () => {
    const { target } = scriptedTarget({
      call: () => ({ status: 400, body: { result: "error", code: "BAD_REQUEST", msg: "No." } }),
    });
    expect(await differencesOf(target, call())).toEqual(['HTTP status: expected 200, got 400 (the answer is BAD_REQUEST: "No.")']);
    expect(await differencesOf(target, call({ expect: { id: 1 }, save: { id: "id" } }))).toHaveLength(1);
    const silent = scriptedTarget({ call: () => ({ body: { result: "error" } }) });
    expect(await differencesOf(silent.target, call())).toEqual(['result: expected "success", got "error"']);
    expect(await differencesOf(target, call({ expect: { code: "BAD_REQUEST" } }))).toEqual([]);
    expect(await differencesOf(target, call({ expect: { result: "error" }, status: 400 }))).toEqual([]);
    expect(await differencesOf(target, call({ expect: { result: "error" }, status: 404 }))).toEqual([
      'HTTP status: expected 404, got 400 (the answer is BAD_REQUEST: "No.")',
    ]);
  });

  it("that should fail must not succeed, nor break the server", async () => {
    const expected = call({ expect: { code: "BAD_REQUEST" } });
    const success = scriptedTarget({ call: () => ({ body: { result: "success", msg: "" } }) });
    expect(await differencesOf(success.target, expected)).toEqual([
      "HTTP status: expected an error from 400 to 499, got 200",
      'result: expected "error", got "success"',
      'code: expected "BAD_REQUEST", got nothing (the keys are result, msg)',
    ]);
    const bare = scriptedTarget({ call: () => ({ status: 404, body: "<h1>Not found</h1>" }) });
    expect(await differencesOf(bare.target, call({ status: 404 }))).toEqual([
      'expected {"result":"error"}, got "<h1>Not found</h1>" (an object is expected, there is a string)',
    ]);
    const refusal = { result: "error", code: "BAD_REQUEST", msg: "No." };
    const broken = scriptedTarget({ call: () => ({ status: 500, body: refusal }) });
    expect(await differencesOf(broken.target, expected)).toEqual([
      'HTTP status: expected an error from 400 to 499, got 500 (the answer is BAD_REQUEST: "No.")',
    ]);
  });

  it("looks at headers whatever the case of their names", async () => {
    const { target } = scriptedTarget({
      call: () => ({ status: 401, headers: { "www-authenticate": 'Basic realm="x"' }, body: { result: "error" } }),
    });
    const expecting = (headers: CallStep["headers"] = {}) => call({ status: 401, expect: { result: "error" }, headers });
    expect(await differencesOf(target, expecting({ "WWW-Authenticate": { $regex: "^Basic " } }))).toEqual([]);
    expect(await differencesOf(target, expecting({ Allow: { $any: true } }))).toHaveLength(1);
  });

  it("fails when what it shall save is not there", async () => {
    const { target } = scriptedTarget();
    expect(await differencesOf(target, call({ save: { id: "id" } }))).toEqual(["id: expected something to save as `id`, got nothing"]);
  });
});

describe("the clock", () => {
  it("adds up the parts of an amount", async () => {
    const { target, asked } = scriptedTarget();
    await play(target, { clock: { advance: { days: 1, hours: 1, minutes: 1, seconds: 1 } } });
    expect(asked[1]).toEqual({ clock: { advance_seconds: 86400 + 3600 + 60 + 1 } });
  });

  it("goes to a moment in any form, or to what is due next", async () => {
    const { target, asked } = scriptedTarget();
    const steps: Step[] = [
      { clock: { to: 5000 } },
      { clock: { to: "1970-01-01T02:00:00Z" } },
      { clock: { to: { $now: 60 } } },
      { clock: "next" },
    ];
    expect(statuses(await play(target, ...steps))).toBe("passed passed passed passed");
    expect(asked.slice(1)).toEqual([{ clock: { to: 5000 } }, { clock: { to: 7200 } }, { clock: { to: 1060 } }, { clock: { next: true } }]);
  });

  it("compares and saves what it says", async () => {
    const { target } = scriptedTarget({ clock: () => ({ now: 2000, fired: [{ at: 1500, kind: "x", id: 3 }] }) });
    const results = await play(
      target,
      { clock: "next", expect: { now: 2000, fired: [{ id: 3 }] }, save: { id: "fired[0].id" } },
      { clock: "next", expect: { fired: [{ id: "$id", at: 1501 }] } },
    );
    expect(statuses(results)).toBe("passed failed");
    expect(results[1]?.differences.map(differenceLine)).toEqual(["fired[0].at: expected 1501, got 1500"]);
  });
});

it("the control plane is asked with a JSON body, and need not answer in the envelope", async () => {
  const { target, asked } = scriptedTarget({ control: () => ({ body: { user_id: 9 } }) });
  const results = await play(
    target,
    { control: "POST /accept_invitation", with: { email: "n@b.c" }, expect: { user_id: 9 }, save: { id: "user_id" } },
    { control: "GET /", expect: { user_id: "$id" } },
  );
  expect(statuses(results)).toBe("passed passed");
  expect(asked.slice(1)).toEqual([
    { control: { method: "POST", path: "/accept_invitation", body: { email: "n@b.c" } } },
    { control: { method: "GET", path: "" } },
  ]);
});

describe("what follows", () => {
  const answers = scriptedTarget({ call: () => ({ body: { result: "success", id: 1 } }) });

  it("a difference: the scenario goes on, without the steps that miss a saved value", async () => {
    const differing = call({ expect: { id: 2 }, save: { x: "nope" } });
    const results = await play(answers.target, differing, call({ with: { to: "$x" } }), call());
    expect(statuses(results)).toBe("failed skipped passed");
    expect(results[1]?.reason).toBe("nothing was saved as x");
  });

  it("a step that the target refused: nothing", async () => {
    const { target } = scriptedTarget({
      clock: () => {
        throw new TargetProblem("the clock is stuck");
      },
    });
    const results = await play(target, call(), { clock: "next" }, call());
    expect(statuses(results)).toBe("passed failed skipped");
    expect(results[1]?.reason).toBe("the clock is stuck");
  });

  it("a step that the target does not support: nothing, and nothing has failed", async () => {
    const { target } = scriptedTarget({
      clock: () => {
        throw new NotSupported("there is no such clock");
      },
    });
    const results = await play(target, call(), { clock: "next" }, call());
    expect(results.map(({ status, reason }) => [status, reason])).toEqual([
      ["passed", undefined],
      ["skipped", "there is no such clock"],
      ["skipped", "there is no such clock"],
    ]);
  });

  it("a realm that cannot be started: nothing", async () => {
    const { target } = scriptedTarget({
      reset: () => {
        throw new TargetProblem("the fixture is wrong");
      },
    });
    const results = await play(target, call(), call());
    expect(results.map(({ status, reason }) => [status, reason])).toEqual([
      ["failed", "the fixture is wrong"],
      ["skipped", "step 1 could not be played"],
    ]);
  });

  it("a failed scenario: the next one, from its own fixture", async () => {
    const { target, asked } = scriptedTarget({ call: ({ parameters }) => ({ body: { result: parameters["r"] } }) });
    const bad = { ...scenarioOf(call({ with: { r: "error" } })), fixture: { seed: 1 } };
    const good = { ...scenarioOf(call({ with: { r: "success" } })), fixture: { seed: 2 } };
    const scenarios = [
      { file: "bad", scenario: bad },
      { file: "good", scenario: good },
    ];
    const events: ReplayEvent[] = [];
    for await (const event of replayAll({ scenarios, unusable: [], routes }, target)) {
      events.push(event);
    }
    expect(asked.filter((item) => "reset" in item)).toEqual([{ reset: { seed: 1 } }, { reset: { seed: 2 } }]);
    expect(events.map(({ kind }) => kind)).toEqual([
      "started",
      "scenario started",
      "step ended",
      "scenario ended",
      "scenario started",
      "step ended",
      "scenario ended",
      "ended",
    ]);
    expect(events.at(-1)).toMatchObject({
      result: { scenarioTally: { passed: 1, failed: 1, skipped: 0 }, stepTally: { passed: 1, failed: 1, skipped: 0 } },
    });
  });
});
