import { answered } from "../../outcome/outcome";
import type { Linkifier } from "../../realm/realm-lists";
import { type Operation, operation } from "../operation";

/** Lists the realm's linkifiers in the order in which they are tried. */
export const getLinkifiers: Operation<Record<never, never>, { readonly linkifiers: readonly Linkifier[] }> = operation(
  (realm) => answered(realm, { linkifiers: realm.linkifiers }),
);
