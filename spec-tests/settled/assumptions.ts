import type { SettledFact } from "./settled-fact";

export const ASSUMED: readonly SettledFact[] = [];
