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
  "conformance/touched": 14,
  simulator: 14,
  "testing/matchers": 15,
  "testing/msw": 15,
  "testing/samples": 16,
  "testing/forms": 16,
  "testing/trace": 15,
  "testing/arbitraries": 15,
  server: 16,
  "conformance/evidence": 16,
  "conformance/scenario": 17,
  "conformance/own-realm": 18,
  "conformance/campaign": 18,
  "conformance/compare": 19,
  viewer: 19,
  cli: 20,
};

/** Generated lists belong to the layer that they describe. */
const GENERATED: Readonly<Record<string, string>> = {
  "registered-settings": "protocol",
  "setting-types": "protocol",
  "event-types": "protocol",
  "event-tables": "protocol",
  operations: "model/operations",
  words: "wire",
  "fidelity-counts": "wire",
  "file-words": "wire",
};

/** The last number of the layers without wall clock, outside randomness, input and output, and promises. */
export const PURE_LAYERS = 13;

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
