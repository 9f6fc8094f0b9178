import type { SettledFact } from "./settled-fact";

export const DOUBTED: readonly SettledFact[] = [];
