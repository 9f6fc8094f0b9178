/** A step of random sequences that only moves the clock. */
import type fc from "fast-check";
import type { Caller } from "./callers";

export class Advance implements fc.AsyncCommand<{ now: number }, { readonly caller: Caller }> {
  constructor(readonly seconds: number) {}
  check = (): boolean => true;
  async run(model: { now: number }, world: { readonly caller: Caller }): Promise<void> {
    world.caller.simulator.clock.advance({ seconds: this.seconds });
    model.now += this.seconds;
  }
  toString = (): string => `advance(${this.seconds})`;
}
