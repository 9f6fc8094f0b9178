/** A realm that is deactivated, and returns. https://zulip.com/api/get-events#realm-deactivated */
import { expect, test } from "vitest";
import {
  acceptInvitation,
  advanceClock,
  createRealm,
  createSimulator,
  deactivateRealm,
  devFetchApiKey,
  fetchApiKey,
  getServerSettings,
  must,
  type Outcome,
  reactivateRealm,
  type Realm,
  realmFromJSON,
  realmToJSON,
  sendInvites,
} from "../../src/index";
import { routes } from "../../src/wire/route";
import { checksOf } from "../support/spec";

const ANN = "ann@example.test";
const FIXTURE = {
  server: { development: true },
  users: [
    { email: ANN, role: 100 as const, api_key: "ann-key", password: "secret" },
    { email: "gone@example.test", is_active: false, password: "secret" },
  ],
  channels: [{ name: "general", subscribers: "all" as const }],
};
const headers = { authorization: `Basic ${btoa(`${ANN}:ann-key`)}` };
const closed = () => deactivateRealm(createRealm(FIXTURE)).realm;

checksOf("deactivating the realm", deactivateRealm, { realm: createRealm(FIXTURE), params: undefined }, [
  ["realm_deactivated_already", "BAD_REQUEST", { realm: closed }],
]);

checksOf("reactivating the realm", reactivateRealm, { realm: closed(), params: undefined }, [
  ["realm_active_already", "BAD_REQUEST", { realm: () => createRealm(FIXTURE) }],
]);

test("every operation that needs an account is refused, typed and as a request; the others answer", async () => {
  const sim = createSimulator(FIXTURE);
  sim.deactivateRealm();
  for (const route of routes().filter(({ since, until }) => since <= 421 && until > 421)) {
    const path = `/api/v1${route.path.replace(/\{\w+\}/gu, "1")}`;
    const answer = await sim.fetch(path, { method: route.method, headers });
    const body = (await answer.json()) as { code?: string };
    if (route.access.open === undefined) expect([route.id, answer.status, body.code]).toEqual([route.id, 401, "UNAUTHORIZED"]);
    else expect([route.id, body.code]).not.toEqual([route.id, "UNAUTHORIZED"]);
  }
  for (const route of routes().filter(({ access }) => access.open === undefined)) {
    const call = route.operation as (realm: Realm, actor: number, params: object) => Outcome;
    const isKnown = route.since <= 421 && route.until > 421;
    const reason = isKnown ? "realm_deactivated" : "path_unknown";
    expect([route.id, call(closed(), 1, {})]).toMatchObject([route.id, { ok: false, error: { reason } }]);
  }
  expect(getServerSettings(closed(), 1).ok).toBe(true);
});

test("a request that waits receives the event; the next one is refused", async () => {
  const sim = createSimulator(FIXTURE);
  const { queue_id } = sim.must.as(ANN).registerQueue({ event_types: ["realm"] });
  const poll = (last: number) => sim.fetch(`/api/v1/events?queue_id=${queue_id}&last_event_id=${last}`, { headers });
  const waiting = poll(-1);
  must(sim.deactivateRealm());
  expect(await (await waiting).json()).toMatchObject({ events: [{ type: "realm", op: "deactivated", realm_id: 1, id: 0 }] });
  expect((await poll(0)).status).toBe(401);
  must(sim.reactivateRealm());
  const again = (await (await sim.fetch("/api/v1/users/me", { headers })).json()) as object;
  expect(again).toMatchObject({ result: "success", email: expect.any(String) as string });
});

test("logging in is refused with a code of its own, before the account and the password are checked", () => {
  const login = (username: string, password: string) => fetchApiKey(closed(), 1, { username, password });
  const refusal = { ok: false, error: { code: "REALM_DEACTIVATED", http_status: 401 } };
  expect(login(ANN, "secret")).toMatchObject(refusal);
  expect(login(ANN, "wrong")).toMatchObject(refusal);
  expect(login("gone@example.test", "secret")).toMatchObject(refusal);
  expect(login("unknown@example.test", "secret")).toMatchObject({ error: { code: "AUTHENTICATION_FAILED" } });
  expect(devFetchApiKey(closed(), 1, { username: ANN })).toMatchObject(refusal);
  const open = createRealm(FIXTURE);
  const deactivated = fetchApiKey(open, 1, { username: "gone@example.test", password: "wrong" });
  expect(deactivated).toMatchObject({ error: { code: "USER_DEACTIVATED" } });
});

test("invitations cannot be accepted, and their reminders are no longer sent", () => {
  const invited = sendInvites(createRealm(FIXTURE), 1, { invitee_emails: "cleo@example.test", stream_ids: [1] });
  const { realm } = deactivateRealm(invited.realm);
  const joining = { email: "cleo@example.test", full_name: "Cleo", token: "any" };
  expect(acceptInvitation(realm, joining)).toMatchObject({ ok: false, error: { code: "REALM_DEACTIVATED" } });
  const later = advanceClock(reactivateRealm(realm).realm, { seconds: 30 * 86_400 });
  expect(must(later).fired.map(({ kind }) => kind)).not.toContain("invitation_reminder");
});

test("a scheduled message that is due meanwhile fails without an event or a notice", () => {
  const sim = createSimulator(FIXTURE);
  const { scheduled_message_id } = sim.must.as(ANN).createScheduledMessage({
    type: "channel",
    to: 1,
    topic: "t",
    content: "later",
    scheduled_delivery_timestamp: sim.clock.now + 60,
  });
  sim.deactivateRealm();
  expect(sim.clock.advance({ seconds: 60 }).events).toEqual([]);
  sim.reactivateRealm();
  const [failed] = sim.must.as(ANN).getScheduledMessages().scheduled_messages;
  expect(failed).toMatchObject({ scheduled_message_id, failed: true });
});

test("a snapshot keeps that the realm is deactivated", () => {
  const again = realmFromJSON(JSON.parse(JSON.stringify(realmToJSON(closed()))) as object);
  expect(deactivateRealm(again)).toMatchObject({ error: { reason: "realm_deactivated_already" } });
});
