/** The orders of checks that are not in the specs of operations. */
import { type Ladder } from "../support/ladder";
import { LATEST_LADDERS } from "./latest";
import { PEOPLE_LADDERS } from "./people";
import { PICTURE_LADDERS } from "./pictures";
import { PERSONAL_LADDERS } from "./personal";
import { REALM_LADDERS } from "./realm";
import { REQUEST_LADDERS } from "./requests";
import { LATER_LADDERS } from "./later";

export const LADDERS: readonly Ladder[] = [
  ...PEOPLE_LADDERS,
  ...PERSONAL_LADDERS,
  ...REALM_LADDERS,
  ...REQUEST_LADDERS,
  ...PICTURE_LADDERS,
  ...LATER_LADDERS,
  ...LATEST_LADDERS,
];
