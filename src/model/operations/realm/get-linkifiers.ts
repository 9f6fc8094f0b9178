import { answered } from "../../outcome/outcome";
import { GET_LINKIFIERS_ANSWER, type GetLinkifiersResponse } from "../../../protocol/answers/realm";
import { linkifierViews } from "../../views/realm/links";
import { type NoParams, type Operation, operation } from "../operation";

/** Lists the realm's linkifiers in the order in which they are tried. */
export const getLinkifiers: Operation<NoParams, GetLinkifiersResponse> = operation(
  () => GET_LINKIFIERS_ANSWER,
  (realm) => answered(realm, { linkifiers: linkifierViews(realm, realm.linkifiers) }),
);
