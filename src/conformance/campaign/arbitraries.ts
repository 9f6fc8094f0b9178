/** Draws the values of a client's acts; fast-check is loaded only where there is an arbitrary of it. */
import type { Draw } from "./draw";
import type { AnyValue } from "../../protocol/schema/shapes";

/** An arbitrary of fast-check, as far as a campaign needs to know it. */
export interface Arbitrary {
  generate(random: never, biasFactor: number | undefined): AnyValue;
}

/** So many values of an arbitrary are drawn beforehand; runs choose among them. */
const POOL = 200;

/** A function that draws values: of an arbitrary of fast-check, by a function, or none. */
export async function drawerOf(
  arbitrary: Arbitrary | ((draw: Draw) => AnyValue) | undefined,
  seed: number,
): Promise<(draw: Draw) => AnyValue> {
  if (arbitrary === undefined) return () => null;
  if (typeof arbitrary === "function") return arbitrary;
  const { sample } = (await import("../../testing/arbitraries/fast-check")).fc;
  const values: readonly AnyValue[] = Reflect.apply(sample, undefined, [arbitrary, { seed, numRuns: POOL }]);
  return (draw) => draw.one(values);
}
