/** A library may add a property of its own to `Object.prototype`: a realm answers as it does without. */
import { expect, test } from "vitest";
import { type Fixture, realmFromJSON, realmToJSON } from "../../src/index";
import { credentials, type Transport, TRANSPORTS } from "../server/every-transport";
import { EVERY_ROLE_FIXTURE, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

const FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  faults: { rules: [{ operation: "get-users", fault: "malformed_json" }] },
};

/** What a realm answers to typed calls and to requests, and how it is afterwards. */
async function played(transport: Transport): Promise<unknown> {
  const { simulator, ask, close } = await transport.open(FIXTURE);
  try {
    const [olive, mel] = [simulator.asUser(OLIVE_OWNER), simulator.asUser(MEL_MEMBER)];
    const answers: unknown[] = [
      mel.registerQueue(),
      olive.createChannel({ name: "news", subscribers: [MEL_MEMBER, NINA_MEMBER] }),
      mel.sendMessage({ type: "channel", to: "news", topic: "lunch", content: "Is it **noon**?" }),
      mel.updateMessage({ message_id: 2, topic: "noon", content: "It is." }),
      mel.updateSettings({ twenty_four_hour_time: true }),
      olive.updateRealm({ name: "Chat", can_create_groups: { new: { direct_members: [MEL_MEMBER], direct_subgroups: [] } } }),
    ];
    const headers = { ...credentials("mel@example.test", "mel-key"), "content-type": "application/json" };
    const asked = async (path: string, init: RequestInit = {}): Promise<void> => {
      const response = await ask(path, { headers: credentials("mel@example.test", "mel-key"), ...init });
      answers.push(response.status, await response.text());
    };
    await asked("/api/v1/messages", { method: "POST", body: new URLSearchParams({ type: "direct", to: "[5]", content: "Hi" }) });
    await asked("/api/v1/messages?anchor=newest&num_before=5&num_after=0");
    await asked("/api/v1/users");
    await asked("/api/v1/events?queue_id=1&last_event_id=-1&dont_block=true");
    await asked("/_simulator/clock/advance", { method: "POST", headers, body: JSON.stringify({ seconds: 60 }) });
    answers.push(realmToJSON(realmFromJSON(realmToJSON(simulator.snapshot()))));
    return JSON.parse(JSON.stringify(answers));
  } finally {
    await close();
  }
}

async function polluted<Value>(run: () => Promise<Value>): Promise<Value> {
  Object.defineProperty(Object.prototype, "added", { value: {}, enumerable: true, configurable: true, writable: true });
  try {
    return await run();
  } finally {
    Reflect.deleteProperty(Object.prototype, "added");
  }
}

test.each(TRANSPORTS)("a property of Object.prototype changes nothing: $name", async (transport) => {
  expect(await polluted(() => played(transport))).toEqual(await played(transport));
});
