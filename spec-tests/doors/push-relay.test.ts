/** The push relay of the control plane: it answers for devices that have registered. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PHONE } from "../support/pushing";
import { EVERY_ROLE_FIXTURE, MEL_MEMBER } from "../support/realms";
import { credentials, DOORS } from "./every-door";
import type { OpenDoor } from "./every-door";

const MEL = credentials("mel@example.test", "mel-key");
const ANSWER = { user_id: MEL_MEMBER, push_account_id: PHONE.push_account_id, status: "active" };

describe.each(DOORS)("POST /_simulator/push_relay through $name", ({ open }) => {
  let door: OpenDoor;
  beforeEach(async () => {
    door = await open(EVERY_ROLE_FIXTURE);
    const body = new URLSearchParams({ ...PHONE, push_account_id: String(PHONE.push_account_id) });
    const registered = await door.ask("/api/v1/mobile_push/register", { method: "POST", headers: MEL, body });
    expect(registered.status).toBe(200);
  });
  afterEach(() => door.close());

  async function relay(body: unknown): Promise<{ status: number; body: unknown }> {
    const response = await door.ask("/_simulator/push_relay", { method: "POST", body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  }

  test("the outbox holds the registration, and the answer makes it active or failed", async () => {
    const outbox = await (await door.ask("/_simulator/outbox")).json();
    expect(outbox).toMatchObject({ pushes: [{ kind: "registration", user_id: MEL_MEMBER, push_account_id: 2408 }] });
    expect(await relay(ANSWER)).toEqual({ status: 200, body: {} });
    expect(door.simulator.snapshot().push_devices).toMatchObject([{ status: "active", error_code: null }]);
  });

  test.each([
    [{ ...ANSWER, push_account_id: 1 }, "push_account_id"],
    [{ ...ANSWER, status: "pending" }, "status: expected active or failed"],
    [{ ...ANSWER, status: "failed" }, "error_code"],
    [{ user_id: MEL_MEMBER }, "is missing"],
  ])("refuses %j, and nothing changes", async (body, sentence) => {
    const before = door.simulator.snapshot();
    const msg = expect.stringContaining(sentence);
    expect(await relay(body)).toEqual({ status: 400, body: { result: "error", code: "BAD_REQUEST", msg } });
    expect(door.simulator.snapshot()).toBe(before);
  });
});
