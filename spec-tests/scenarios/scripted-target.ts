/** A target for tests of the replay itself: it answers as scripted and stores the requests. */
import type { AnyValue, JsonValue } from "../../src/index";
import type { Fixture } from "../../src/model/fixture/fixture";
import type { Answer, CallRequest, ClockMove, ControlRequest, Target } from "../../src/targets/target";

/** What the target was asked, in order. */
export type Asked =
  | { readonly reset: Fixture | undefined }
  | { readonly call: CallRequest }
  | { readonly control: ControlRequest }
  | { readonly clock: ClockMove };

/** How the target answers; by default it answers with an empty success. */
export interface Script {
  readonly reset?: (fixture: Fixture | undefined) => void;
  readonly call?: (request: CallRequest) => { status?: number; headers?: Record<string, string>; body: AnyValue };
  readonly control?: (request: ControlRequest) => { status?: number; body: AnyValue };
  readonly clock?: (move: ClockMove) => { now: number; fired: unknown[] };
  readonly patienceMilliseconds?: number;
}

/** The target, and the list of what it was asked. */
export function scriptedTarget(script: Script = {}): { readonly target: Target; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const whole = (answer: { status?: number; headers?: Record<string, string>; body: AnyValue }): Answer => ({
    status: answer.status ?? 200,
    headers: answer.headers ?? {},
    body: answer.body as JsonValue,
  });
  const success = { body: { result: "success", msg: "" } };
  const target: Target = {
    name: "a script",
    patienceMilliseconds: script.patienceMilliseconds ?? 0,
    async reset(fixture) {
      asked.push({ reset: fixture });
      script.reset?.(fixture);
    },
    now: async () => 1000,
    async call(request) {
      asked.push({ call: request });
      return whole(script.call?.(request) ?? success);
    },
    async control(request) {
      asked.push({ control: request });
      return whole(script.control?.(request) ?? success);
    },
    async advanceClock(move) {
      asked.push({ clock: move });
      return script.clock?.(move) ?? { now: 1000, fired: [] };
    },
  };
  return { target, asked };
}
