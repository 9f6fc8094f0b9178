/** Properties, with their values before what must hold of them. */
import fc from "fast-check";

type Arbitraries<Values> = { [Place in keyof Values]: fc.Arbitrary<Values[Place]> };

/**
 * Tries a property: `holds` must neither throw nor return false, for any values of the arbitraries.
 *
 * @example
 * forAll([fc.array(fc.nat())], propertyRuns(200), (list) => {
 *   expect(list.toReversed().toReversed()).toEqual(list);
 * });
 */
export function forAll<Values extends [unknown, ...unknown[]]>(
  values: [...Arbitraries<Values>],
  runs: fc.Parameters<NoInfer<Values>>,
  holds: (...values: NoInfer<Values>) => boolean | void,
): void {
  fc.assert(fc.property<Values>(...values, holds), runs);
}

/** The same for what takes time. */
export async function forAllAsync<Values extends [unknown, ...unknown[]]>(
  values: [...Arbitraries<Values>],
  runs: fc.Parameters<NoInfer<Values>>,
  holds: (...values: NoInfer<Values>) => Promise<boolean | void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty<Values>(...values, holds), runs);
}
