/** A simulator where the platform has no requests and responses of its own, as in jsdom. */
import { afterEach, expect, test, vi } from "vitest";
import { createSimulator } from "../../src/index";

afterEach(() => void vi.unstubAllGlobals());

test("fetch answers with what clients read of a response", async () => {
  for (const name of ["Request", "Response", "Headers", "TextEncoder", "TextDecoder"]) vi.stubGlobal(name, undefined);
  const sim = createSimulator({ users: [{ email: "ann@example.test", api_key: "kéy" }] });
  const headers = { Authorization: `Basic ${btoa("ann@example.test:k\u00c3\u00a9y")}` };
  const answer = await sim.fetch("/api/v1/users/me", { headers });
  expect([answer.ok, answer.status]).toEqual([true, 200]);
  expect(answer.headers.get("Content-Type")).toBe("application/json");
  expect(await answer.json()).toMatchObject({ result: "success", user_id: 1 });
  expect(JSON.parse(await answer.clone().text())).toMatchObject({ user_id: 1 });
  const refused = await sim.fetch("/api/v1/users/me", { headers: new Map([["authorization", "Basic !"]]) as never });
  expect([refused.ok, refused.status]).toEqual([false, 401]);
});
