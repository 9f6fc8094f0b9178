/** What a feature level changed, in words. */
export interface FeatureLevelNote {
  /** The operation, the event or the subject that it touches. */
  readonly touches: string;
  /** How it is from that level on; where it says "instead of", how it was before. */
  readonly change: string;
  /**
   * Where it is known from: `card` names the level itself, `list` is the public list of changes by level, `settled`
   * is what real servers were seen to do.
   */
  readonly source: "spec" | "list" | "settled";
}

/** A note of what a level changed where, and where that is known from. */
export const note = (touches: string, change: string, source: FeatureLevelNote["source"]): FeatureLevelNote => ({
  touches,
  change,
  source,
});
