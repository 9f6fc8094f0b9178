/**
 * How often a property is tried, and from which seed: always the same in the gate, and by the campaign's seed and
 * factor in a campaign (`npm run campaign -- --seconds N --seed S`).
 */
export function propertyRuns(numRuns: number, seed = 1): { readonly numRuns: number; readonly seed: number } {
  const campaignSeed = Number(process.env["CAMPAIGN_SEED"] ?? 0);
  const factor = Number(process.env["CAMPAIGN_FACTOR"] ?? 1);
  return { numRuns: Math.max(1, Math.round(numRuns * factor)), seed: (seed + campaignSeed * 7919) % 2147483647 };
}

/** Whether what was drawn must have covered everything: that is looked at for the fixed seed, not for a campaign's. */
export const COVERS_EVERYTHING = process.env["CAMPAIGN_SEED"] === undefined;
