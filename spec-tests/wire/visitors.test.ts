/** Every request below /api/v1 needs credentials, also in a realm whose visitors can see its web-public channels. */
import { describe, expect, it } from "vitest";
import { createSimulator } from "../../src/index";
import { routes } from "../../src/wire/route";
import { EVERY_ROLE_FIXTURE } from "../support/realms";

const OPEN = ["dev-fetch-api-key", "fetch-api-key", "get-server-settings"];
const LEVEL = 421;
const closed = routes().filter(({ id, since, until }) => since <= LEVEL && until > LEVEL && !OPEN.includes(id));

describe.each(["card", "server"] as const)("a realm that follows the %s", (follow) => {
  const sim = createSimulator({
    ...EVERY_ROLE_FIXTURE,
    realm: { follow },
    settings: { enable_spectator_access: true },
    server: { WEB_PUBLIC_STREAMS_ENABLED: true },
  });

  it.each(closed.map(({ method, path }) => [method, path.replace(/\{\w+\}/g, "1")]))(
    "answers %s %s without credentials with 401",
    async (method, path) => {
      const before = sim.snapshot();
      const response = await sim.fetch(`/api/v1${path}`, { method });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ result: "error", code: "UNAUTHORIZED" });
      expect(sim.snapshot()).toBe(before);
    },
  );

  it("answers requests that clients send before they have an account", async () => {
    expect((await sim.fetch("/api/v1/server_settings")).status).toBe(200);
    const body = new URLSearchParams({ username: "unknown@example.test", password: "x" });
    expect((await sim.fetch("/api/v1/fetch_api_key", { method: "POST", body })).status).not.toBe(200);
  });
});
