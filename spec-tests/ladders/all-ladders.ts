/** The checks of all operations, in order: each with a call that is accepted, and how it is refused. */
import type { Ladder } from "../support/ladder";
import { CHANNEL_LADDERS } from "./channels";
import { DEFAULT_STREAM_GROUP_LADDERS } from "./default-stream-groups";
import { GROUP_LADDERS } from "./groups";
import { LATEST_LADDERS } from "./latest";
import { PEOPLE_LADDERS } from "./people";
import { PICTURE_LADDERS } from "./pictures";
import { PERSONAL_LADDERS } from "./personal";
import { REALM_LADDERS } from "./realm";
import { REQUEST_LADDERS } from "./requests";
import { LATER_LADDERS } from "./later";
import { MESSAGE_LADDERS } from "./messages";
import { LADDERS_WITHOUT_CHECKS } from "./without-checks";

export const LADDERS: readonly Ladder[] = [
  ...MESSAGE_LADDERS,
  ...CHANNEL_LADDERS,
  ...DEFAULT_STREAM_GROUP_LADDERS,
  ...GROUP_LADDERS,
  ...PEOPLE_LADDERS,
  ...PERSONAL_LADDERS,
  ...REALM_LADDERS,
  ...REQUEST_LADDERS,
  ...PICTURE_LADDERS,
  ...LATER_LADDERS,
  ...LATEST_LADDERS,
  ...LADDERS_WITHOUT_CHECKS,
];

/** Operations without an accepted call: no account can carry them out. */
export const NEVER_ACCEPTED = ["create-zoom-video-call"];
