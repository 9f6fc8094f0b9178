/** An accepted call of every operation, and of those without a `spec` the order of checks. */
import { OPERATIONS } from "../../src/generated/operations";
import { type DeclaredOperation, exampleIn } from "../support/example-call";
import { type Ladder, ladder } from "../support/ladder";
import { MEL_MEMBER } from "../support/realms";
import { REALM } from "../support/spec-realm";
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
import { WEBHOOK_LADDERS } from "./webhooks";

const WRITTEN: readonly Ladder[] = [
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
  ...WEBHOOK_LADDERS,
];

/** The examples of the operations whose own tests have a `spec`. */
function examples(): readonly Ladder[] {
  const written = new Set(WRITTEN.map(({ operation }) => operation.split(":")[0]));
  return Object.values(OPERATIONS).flatMap((operation) => {
    const { id } = operation.declaration();
    const declared = operation as DeclaredOperation<object>;
    return written.has(id) || NEVER_ACCEPTED.includes(id) ? [] : [ladder(id, declared, exampleIn(declared, REALM, MEL_MEMBER))];
  });
}

/** Operations without an accepted call: no account can carry them out. */
export const NEVER_ACCEPTED = ["create-webex-video-call", "create-zoom-video-call"];

export const LADDERS: readonly Ladder[] = [...WRITTEN, ...examples()];
