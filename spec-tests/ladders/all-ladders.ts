/** An accepted call of every operation, and of those without a `spec` the order of checks. */
import { OPERATIONS } from "../../src/generated/operations";
import { type DeclaredOperation, exampleIn } from "../support/example-call";
import { bareLadder, type Ladder } from "../support/ladder";
import { MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { REALM } from "../support/spec-realm";
import { LATEST_LADDERS } from "./latest";
import { PEOPLE_LADDERS } from "./people";
import { PICTURE_LADDERS } from "./pictures";
import { PERSONAL_LADDERS } from "./personal";
import { REALM_LADDERS } from "./realm";
import { REQUEST_LADDERS } from "./requests";
import { LATER_LADDERS } from "./later";

const WRITTEN: readonly Ladder[] = [
  ...PEOPLE_LADDERS,
  ...PERSONAL_LADDERS,
  ...REALM_LADDERS,
  ...REQUEST_LADDERS,
  ...PICTURE_LADDERS,
  ...LATER_LADDERS,
  ...LATEST_LADDERS,
];

/** The examples of the operations whose own tests have a `spec`, where the realm accepts them from Mel or from Olive. */
function examples(): readonly Ladder[] {
  const written = new Set(WRITTEN.map(({ operation }) => operation.split(":")[0]));
  return Object.values(OPERATIONS).flatMap((operation) => {
    const { id } = operation.declaration();
    const declared = operation as DeclaredOperation<object>;
    if (written.has(id)) return [];
    const calls = [MEL_MEMBER, OLIVE_OWNER].map((actor) => exampleIn(declared, REALM, actor));
    const accepted = calls.find(({ realm, actor, params }) => declared(realm, actor, params).ok);
    return accepted === undefined ? [] : [bareLadder(id, declared, accepted, [])];
  });
}

/** Operations without an accepted call: no account can carry them out. */
export const NEVER_ACCEPTED = ["create-webex-video-call", "create-zoom-video-call"];

export const LADDERS: readonly Ladder[] = [...WRITTEN, ...examples()];
