/** Addresses that are no operations: the check of compatibility, and those that lead to pictures. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isPictureContent } from "../../src/model/text/picture-content";
import { pictureSize } from "../../src/model/text/picture-size";
import { ONE_PIXEL } from "../support/one-pixel";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import type { OpenTransport } from "./every-transport";
import { credentials, TRANSPORTS } from "./every-transport";

const OLIVE = credentials("olive@example.test", "olive-key");
const GRETA = credentials("greta@example.test", "greta-key");
const UNKNOWN = "/static/images/unknown-user-avatar.png";

describe.each(TRANSPORTS)("through $name", ({ open }) => {
  let transport: OpenTransport;
  const begin = async (more: object = {}): Promise<void> => void (transport = await open({ ...EVERY_ROLE_FIXTURE, ...more }));
  beforeEach(() => begin());
  afterEach(() => transport.close());

  const get = (path: string, headers: Record<string, string> = OLIVE): Promise<Response> =>
    transport.ask(path, { headers, redirect: "manual" });
  /** Where an address leads, below the realm's own. */
  const target = async (path: string, headers?: Record<string, string>): Promise<string | null> => {
    const answer = await get(path, headers);
    return answer.status === 302 ? (answer.headers.get("location") ?? "").replace("https://example.test", "") : String(answer.status);
  };

  test.each<[string, number, string?]>([
    ["zulip-js/2.1.0", 200],
    ["Mozilla/5.0 (X11)", 200],
    ["ZulipInvalid", 400, "Client is too old"],
    ["ZulipMobile/16.2.95 (Android 6.0)", 400, "Client is too old"],
    ["ZulipMobile/9.1 (Android; 6.0)", 400, "Client is too old"],
    ["ZulipMobile/16.2.96 (Android 6.0)", 200],
    ["ZulipMobile/27.1 (Android 6.0)", 200],
    ["ZulipMobile/16.2.95 (iOS 12.0)", 200],
  ])("GET /compatibility of %s is %i", async (agent, status, msg = "") => {
    const answer = await get("/compatibility", { "User-Agent": agent });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ msg });
    expect((await transport.ask("/compatibility", { method: "POST" })).status).toBe(405);
  });

  test("avatars lead to the uploaded picture of an account, by its ID and by its address", async () => {
    const form = new FormData();
    form.append("file", new Blob([ONE_PIXEL], { type: "image/png" }), "dot.png");
    await transport.ask("/api/v1/users/me/avatar", { method: "POST", headers: OLIVE, body: form });
    const { avatar_url = "" } = transport.simulator.must.asUser(1).getOwnUser({});
    for (const path of ["/avatar/1", "/avatar/olive@example.test", "/avatar/olive%40example.test"]) {
      expect(await target(path)).toBe(avatar_url);
    }
    expect(await target("/avatar/1?x=1")).toBe(`${avatar_url}&x=1`);
    const medium = await target("/avatar/1/medium");
    expect(medium).toMatch(/-medium\.png\?version=2$/);
    for (const path of [String(avatar_url), medium ?? ""]) {
      expect(new Uint8Array(await (await get(path, {})).arrayBuffer())).toEqual(ONE_PIXEL);
    }
  });

  test("avatars of accounts without a picture lead to the public service, and unknown ones to a picture of the server", async () => {
    expect(await target("/avatar/1")).toMatch(/^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=identicon&version=1$/);
    expect(await target("/avatar/1/medium")).toContain("&s=500&");
    expect(await target("/avatar/someone@elsewhere.test")).toMatch(/gravatar/);
    expect(await target("/avatar/999")).toBe(UNKNOWN);
    expect(await target("/avatar/1/large")).toBe("404");
  });

  test("an account that is not visible has the picture of an unknown one", async () => {
    await transport.close();
    await begin({ settings: { can_access_all_users_group: "role:members" }, channels: [] });
    expect(await target("/avatar/1", GRETA)).toBe(UNKNOWN);
  });

  test("avatars need an account, except those by ID for spectators", async () => {
    expect([await target("/avatar/1", {}), await target("/avatar/olive@example.test", {})]).toEqual(["401", "401"]);
    expect(await target("/avatar/1", credentials("olive@example.test", "wrong"))).toBe("401");
    await transport.close();
    await begin({ settings: { enable_spectator_access: true } });
    expect(await target("/avatar/1", {})).toMatch(/gravatar/);
    expect(await target("/avatar/olive@example.test", {})).toBe("401");
  });

  test("every address of a picture that a realm hands out is a picture, or at the public service", async () => {
    await transport.close();
    await begin({ feature_level: 500, settings: { default_avatar_source: "J" } });
    const { realm_users = [], cross_realm_bots = [], ...state } = transport.simulator.must.asUser(1).registerQueue({});
    const avatars = [...realm_users, ...cross_realm_bots].flatMap(({ avatar_url, user_id }) => [avatar_url ?? "", `/avatar/${user_id}`]);
    const others = [
      state.realm_logo_url,
      state.realm_icon_url,
      state.realm_night_logo_url,
      "/api/v1/realm/icon",
      "/api/v1/realm/logo?night=true",
    ];
    let shown = 0;
    for (const address of [...avatars, ...avatars.map((path) => path.replace(/(\/avatar\/\d+)/, "$1/medium")), ...others]) {
      if (address == null || address === "") continue;
      const own = address.replace("https://example.test", "");
      const last = own.startsWith("/avatar/") || own.startsWith("/api/") ? ((await target(own)) ?? "") : own;
      if (last.startsWith("https://secure.gravatar.com/")) continue;
      const answer = await get(last, {});
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const type = answer.headers.get("content-type");
      expect([answer.status, type === "image/svg+xml" || isPictureContent(bytes)], address).toEqual([200, true]);
      if (type === "image/png") expect(pictureSize(bytes)).toEqual({ width: 100, height: 100 });
      shown += 1;
    }
    expect(shown).toBeGreaterThan(10);
  });

  test("GET /realm/icon and /realm/logo lead to their pictures", async () => {
    expect(await target("/api/v1/realm/icon")).toMatch(/^https:\/\/secure\.gravatar\.com/);
    expect(await target("/api/v1/realm/logo?night=false")).toMatch(/^\/static\/images\/logo\/.*\?version=0&night=false$/);
    expect(await (await get("/api/v1/realm/logo")).json()).toMatchObject({ code: "REQUEST_VARIABLE_MISSING", var_name: "night" });
    expect(await (await get("/api/v1/realm/logo?night=perhaps")).json()).toMatchObject({ code: "REQUEST_VARIABLE_INVALID" });
    expect(await target("/api/v1/realm/icon", {})).toBe("401");
  });
});
