/** The layers of `src`, and what each is allowed to import: itself, and layers with smaller numbers. */

/** The number of each layer; the viewer imports entry points alone. Layers up to PURE_LAYERS are pure. */
export const LAYER_NUMBERS: Readonly<Record<string, number>> = {
  data: 0,
  protocol: 1,
  "model/collections": 1,
  "model/realm": 2,
  "testing/client-state": 2,
  "model/text": 3,
  "model/outcome": 4,
  "model/rules": 5,
  "model/rendering": 6,
  "model/narrow": 7,
  "model/views": 8,
  "model/changes": 9,
  "model/operations": 10,
  "model/clock": 11,
  "model/fixture": 12,
  wire: 13,
  known: 14,
  touched: 15,
  simulator: 16,
  "testing/matchers": 17,
  "testing/msw": 17,
  "testing/trace": 17,
  "testing/arbitraries": 17,
  "testing/samples": 18,
  "testing/forms": 18,
  "testing/evidence": 18,
  server: 18,
  matching: 19,
  targets: 20,
  exchanges: 21,
  "own-realm": 21,
  campaign: 22,
  scenario: 22,
  compare: 22,
  viewer: 23,
  cli: 24,
};

/** Generated lists belong to the layer that they describe. */
const GENERATED: Readonly<Record<string, string>> = {
  "registered-settings": "protocol",
  "setting-types": "protocol",
  "event-types": "protocol",
  "event-tables": "protocol",
  operations: "model/operations",
  words: "wire",
  "fidelity-counts": "known",
  "file-words": "wire",
};

/** The last number of the layers without wall clock, outside randomness, input and output, and promises. */
export const PURE_LAYERS = 15;

/** The layer of a file in `src`; undefined for the entry points, which are directly in `src`. */
export function layerOf(path: string): string | undefined {
  const [src, folder, inside, deeper] = path.split("/");
  if (src !== "src" || folder === undefined || inside === undefined) return undefined;
  if (folder === "generated") return GENERATED[inside.replace(/\.ts$/, "")] ?? folder;
  return deeper === undefined ? folder : LAYER_NUMBERS[folder] === undefined ? `${folder}/${inside}` : folder;
}

/** Whether a file is in a pure layer. */
export function isPure(path: string): boolean {
  const layer = layerOf(path);
  return layer !== undefined && (LAYER_NUMBERS[layer] ?? Infinity) <= PURE_LAYERS;
}
