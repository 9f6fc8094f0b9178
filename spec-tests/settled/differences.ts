import type { SettledFact } from "./settled-fact";

export const DIFFERENCES: readonly SettledFact[] = [];
