import { LINKIFIER, type LinkifierView } from "../../../protocol/records/realm-lists";
import { named, ordered } from "../../../protocol/schema/shapes";
import { answered } from "../../views/outcome";
import { linkifierViews } from "../../views/realm/realm-lists";
import { operation } from "../operation";

/** Lists the linkifiers of the realm, in the order in which they are applied. */
export const getLinkifiers = operation(
  () => ({
    id: "get-linkifiers",
    method: "GET",
    path: "/realm/linkifiers",
    since: 54,
    parameters: {},
    answer: {
      /** The linkifiers, in the order in which they are applied. */
      linkifiers: ordered(named<LinkifierView>(LINKIFIER)),
    },
    refusals: [],
    events: [],
  }),
  (realm) => answered(realm, { linkifiers: linkifierViews(realm, realm.linkifiers) }),
);
