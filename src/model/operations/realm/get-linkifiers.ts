import { list, named } from "../../../protocol/schema/shapes";
import { type LinkifierView, LINKIFIER } from "../../../protocol/records/realm-lists";
import { answered } from "../../outcome/outcome";
import { linkifierViews } from "../../views/realm/realm-lists";
import { operation } from "../operation";

/** Lists the realm's linkifiers in the order in which they are tried. */
export const getLinkifiers = operation(
  () => ({
    id: "get-linkifiers",
    method: "GET",
    path: "/realm/linkifiers",
    since: 54,
    parameters: {},
    answer: {
      /** In the order in which they are tried. */
      linkifiers: list(named<LinkifierView>(LINKIFIER)),
    },
    refusals: [],
    events: [],
  }),
  (realm) => answered(realm, { linkifiers: linkifierViews(realm, realm.linkifiers) }),
);
