/** The proofs of all named changes of behaviour. */
import type { Behaviour } from "../../../src/protocol/feature-levels";
import type { Seen } from "./at-level";
import { CHANNEL_BEHAVIOURS } from "./channels";
import { LATER_BEHAVIOURS } from "./later";
import { LATEST_BEHAVIOURS } from "./latest";
import { MESSAGE_BEHAVIOURS } from "./messages";
import { MOVING_BEHAVIOURS } from "./moving";
import { PEOPLE_BEHAVIOURS } from "./people";

/** By the name that the code asks by: a new name needs a row. */
export const BEHAVIOURS: Readonly<Record<Behaviour, Seen>> = {
  ...CHANNEL_BEHAVIOURS,
  ...LATER_BEHAVIOURS,
  ...MESSAGE_BEHAVIOURS,
  ...MOVING_BEHAVIOURS,
  ...PEOPLE_BEHAVIOURS,
  ...LATEST_BEHAVIOURS,
};
