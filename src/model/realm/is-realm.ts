import { Vector } from "../collections/vector";
import type { Realm } from "./realm";

/** Whether a value that was read from somewhere has the outer form of a snapshot. */
export function isRealm(value: unknown): value is Realm {
  return (
    typeof value === "object" &&
    value !== null &&
    "now" in value &&
    typeof value.now === "number" &&
    "settings" in value &&
    "messages" in value &&
    value.messages instanceof Vector &&
    "users" in value &&
    value.users instanceof Vector
  );
}
