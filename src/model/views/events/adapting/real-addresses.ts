import type { Adapter } from "./adaptation";

/** Tells nobody of real addresses, which the accounts of old servers do not show. */
export const withoutRealAddresses: Adapter = (event) =>
  event.type === "realm_user" && event.op === "update" && "delivery_email" in event.person ? [] : [event];
