/** The push relay of the control plane: it answers for devices that have registered. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PHONE } from "../support/pushing";
import { EVERY_ROLE_FIXTURE, MEL_MEMBER } from "../support/realms";
import type { OpenTransport } from "./every-transport";
import { credentials, TRANSPORTS } from "./every-transport";

const MEL = credentials("mel@example.test", "mel-key");
const ANSWER = { user_id: MEL_MEMBER, push_account_id: PHONE.push_account_id, status: "active" };

describe.each(TRANSPORTS)("POST /_simulator/push_relay through $name", ({ open }) => {
  let transport: OpenTransport;
  beforeEach(async () => {
    transport = await open(EVERY_ROLE_FIXTURE);
    const body = new URLSearchParams({ ...PHONE, push_account_id: String(PHONE.push_account_id) });
    const registered = await transport.ask("/api/v1/mobile_push/register", { method: "POST", headers: MEL, body });
    expect(registered.status).toBe(200);
  });
  afterEach(() => transport.close());

  async function relay(body: unknown): Promise<{ status: number; body: unknown }> {
    const response = await transport.ask("/_simulator/push_relay", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    return { status: response.status, body: await response.json() };
  }

  test("the outbox holds the registration, and the answer makes it active or failed", async () => {
    const outbox = await (await transport.ask("/_simulator/outbox")).json();
    expect(outbox).toMatchObject({ pushes: [{ kind: "registration", user_id: MEL_MEMBER, push_account_id: 2408 }] });
    expect(await relay(ANSWER)).toEqual({ status: 200, body: {} });
    expect(transport.simulator.snapshot().push_devices).toMatchObject([{ status: "active", error_code: null }]);
  });

  test.each([
    [{ ...ANSWER, push_account_id: 1 }, "push_account_id"],
    [{ ...ANSWER, status: "pending" }, "status: expected active or failed"],
    [{ ...ANSWER, status: "failed" }, "error_code"],
    [{ user_id: MEL_MEMBER }, "is missing"],
  ])("refuses %j, and nothing changes", async (body, sentence) => {
    const before = transport.simulator.snapshot();
    const msg = expect.stringContaining(sentence);
    expect(await relay(body)).toEqual({ status: 400, body: { result: "error", code: "BAD_REQUEST", msg } });
    expect(transport.simulator.snapshot() === before).toBe(true);
  });
});
