// Two users register two devices each, and the relay answers at any time.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { PUSH_DEVICE_STATES } from "../../src/protocol/state-tables";
import { forAll } from "../support/for-all";
import { COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { PHONE } from "../support/pushing";
import { EVERY_ROLE_FIXTURE, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { walkOf } from "../support/state-rows";

const OWNERS = { "mel@example.test": MEL_MEMBER, "nina@example.test": NINA_MEMBER } as const;

const move = fc.record({
  owner: fc.constantFrom("mel@example.test", "nina@example.test"),
  device: fc.constantFrom(1, 2),
  trigger: fc.constantFrom("register", "relay accepts", "relay refuses"),
  key: fc.constantFrom("b25l", "dHdv"),
});

test("devices go from state to state as the table says, each separately", () => {
  const walk = walkOf(PUSH_DEVICE_STATES);
  forAll([fc.array(move, { maxLength: 30 })], propertyRuns(100, 16), (moves) => {
    const simulator = createSimulator(EVERY_ROLE_FIXTURE);
    const states = new Map<string, string>();
    for (const { owner, device, trigger, key } of moves) {
      const place = `${owner} ${device}`;
      const before = states.get(place) ?? "none";
      const sent = simulator.outbox.pushes.length;
      let next = before;
      if (trigger === "register") {
        const params = { ...PHONE, push_account_id: device, push_public_key: key };
        expect(simulator.as(owner).registerPushDevice(params).ok).toBe(true);
        const stays = before === "pending" || before === "active";
        next = stays ? before : "pending";
        expect(simulator.outbox.pushes.length - sent).toBe(stays ? 0 : 1);
        walk.along(before, trigger, next, false);
        states.set(place, next);
      } else {
        const error = trigger === "relay refuses" ? { error_code: "REQUEST_EXPIRED" } : {};
        const status = trigger === "relay refuses" ? "failed" : "active";
        const answer = { user_id: OWNERS[owner], push_account_id: device, status, ...error } as const;
        const isWaitedFor = before === "pending";
        expect(simulator.answerPushRegistration(answer).ok).toBe(isWaitedFor);
        next = isWaitedFor ? status : before;
        walk.along(before, trigger, next, !isWaitedFor);
        if (isWaitedFor) states.set(place, next);
      }
      const shown = simulator.snapshot().push_devices.map((row) => [row.user_id, row.push_account_id, row.status]);
      const expected = [...states].map(([name, state]) => {
        const [email = "", number = ""] = name.split(" ");
        return [email === "mel@example.test" ? MEL_MEMBER : NINA_MEMBER, Number(number), state];
      });
      expect(shown).toEqual(expected);
    }
  });
  if (COVERS_EVERYTHING) expect(walk.missed()).toEqual([]);
});
