/** Which plans of faults are refused, with a sentence that names the place. */
import { describe, expect, test } from "vitest";
import { createSimulator, type FaultPlan } from "../../src/index";

describe("plans that cannot be used", () => {
  test.each([
    [{ rules: [{ fault: "lose_answr" }] }, 'rules[0].fault: there is no fault "lose_answr", probably "lose_answer"'],
    [{ rules: [{ operation: "send_message", fault: "restart" }] }, 'probably "send-message"'],
    [{ rules: [{ path: "/mesages", fault: "restart" }] }, 'rules[0].path: there is no path "/mesages", probably "/messages"'],
    [{ rules: [{ path: "/api/v1/messages", fault: "restart" }] }, 'paths are below /api/v1; did you mean "/messages"?'],
    [{ rules: [{ path: "/api/v1/mesages", fault: "restart" }] }, 'there is no path "/api/v1/mesages"'],
    [{ rules: [{ account: "anna@example.test", fault: "restart" }] }, 'probably "ann@example.test"'],
    [{ rules: [{ operation: "send-message", method: "POST", fault: "restart" }] }, "rules[0].operation: either an operation"],
    [{ rules: [{ fault: "restart", from: 10, until: 10 }] }, "rules[0].until: expected a time after from"],
    [{ rules: [{ method: "FETCH", fault: "restart" }] }, "rules[0].method"],
    [{ rules: [{ fault: "status", seconds: 3 }] }, "rules[0].seconds: the fault status does not take it"],
    [{ rules: [{ fault: "delay" }] }, "rules[0].seconds: a delay takes either seconds"],
    [{ rules: [{ fault: "delay", seconds: 1, real_seconds: 1 }] }, "rules[0].seconds: a delay takes either seconds"],
    [{ rules: [{ fault: "delay", real_seconds: 1e12 }] }, "rules[0].real_seconds: expected seconds from 0 to 86400 (a day)"],
    [{ rules: [{ fault: "delay", real_seconds: 86_400.5 }] }, "rules[0].real_seconds: expected seconds from 0"],
    [{ rules: [{ fault: "delay", real_seconds: -1 }] }, "rules[0].real_seconds: expected seconds from 0"],
    [{ rules: [{ fault: "delay", seconds: 31_622_401 }] }, "rules[0].seconds: expected whole seconds from 0 to 31622400 (366 days)"],
    [{ rules: [{ fault: "delay", seconds: 1.5 }] }, "rules[0].seconds: expected whole seconds"],
    [{ rules: [{ fault: "rate_limit", retry_after: 86_401 }] }, "rules[0].retry_after: expected seconds from 0 to 86400 (a day)"],
    [{ rules: [{ fault: "rate_limit", retry_after: -1 }] }, "rules[0].retry_after: expected seconds from 0"],
    [{ rate_limits: [{ requests: 1, seconds: 31_622_401 }] }, "rate_limits[0].seconds: expected at most 31622400 seconds (366 days)"],
    [{ rate_limits: [{ requests: 0.5, seconds: 1 }] }, "rate_limits[0].requests: expected a whole number"],
    [{ rules: [{ fault: "status", status: 399 }] }, "rules[0].status: expected a status from 400 to 599"],
    [{ rules: [{ fault: "status", status: 600 }] }, "rules[0].status: expected a status from 400 to 599"],
    [{ rules: [{ fault: "upgrade" }] }, "rules[0].zulip_version: an upgrade takes zulip_version, zulip_feature_level, or both"],
    [{ rules: [{ fault: "upgrade", zulip_version: "" }] }, "rules[0].zulip_version: expected a text that is not empty"],
    [{ rules: [{ fault: "upgrade", zulip_feature_level: 513 }] }, "rules[0].zulip_feature_level: expected an integer from 1 to 512"],
    [{ rules: [{ fault: "upgrade", zulip_feature_level: 421.5 }] }, "rules[0].zulip_feature_level: expected an integer from 1 to 512"],
    [{ rules: [{ fault: "restart", zulip_version: "12.0" }] }, "rules[0].zulip_version: the fault restart does not take it"],
    [{ rules: [{ fault: "restart", all: true }] }, "rules[0].all: the fault restart does not take it"],
    [{ rules: [{ fault: "restart", times: 0 }] }, "rules[0].times: expected at least 1"],
    [{ rules: [{ fault: "restart", share: -0.1 }] }, "rules[0].share: expected a share from 0 to 1"],
    [{ rules: [{ fault: "restart", nth: 0 }] }, "rules[0].nth: expected at least 1"],
    [{ rules: [{ fault: "restart", share: 2 }] }, "rules[0].share: expected a share from 0 to 1"],
    [{ rules: [{ fault: "restart", opration: "x" }] }, "rules[0].opration: unknown key"],
    [{ rules: [{ fault: "restart", from: 10, until: 5 }] }, "rules[0].until: expected a time after from"],
    [{ rules: [{ fault: "restart", until: 1e12 }] }, "received 1000000000000; did you mean 1000000000?"],
    [{ rules: [{ fault: "restart", from: 1e12 }] }, "rules[0].from: expected UNIX seconds, received 1000000000000;"],
    [{ rate_limits: [{ account: "unknown@example.test", requests: 1, seconds: 1 }] }, "rate_limits[0].account: there is no"],
    [[], "plan: expected an object, received a list"],
  ])("%j", async (plan, sentence) => {
    const sim = createSimulator({ users: [{ email: "ann@example.test" }] });
    sim.faults.plan({ rules: [{ times: 1, fault: "unauthorized" }] });
    expect(() => sim.faults.plan(plan as FaultPlan)).toThrow(sentence);
    expect(sim.faults.rules).toHaveLength(1);
  });

  test("in a fixture the path begins with faults", () => {
    const faults = { rules: [{ operation: "nothing" as "send-message", fault: "restart" }] } as const;
    expect(() => createSimulator({ faults })).toThrow("faults.rules[0].operation:");
  });
});
