import { LINK_TEMPLATE, LINKIFIER_REVERSE } from "../../../protocol/parameters/items";
import { required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { withLinkifiers } from "../../changes/realm/realm-changes";
import { badRequest, isFailure } from "../../outcome/failures";
import { linkifierReverse } from "../../rules/realm/linkifier-reverse";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";
import { checkLinkifier, trimmedRule } from "./add-linkifier";

/** Replaces the pattern and the template of a linkifier. Its position stays. */
export const updateLinkifier = operation(
  () => ({
    id: "update-linkifier",
    method: "PATCH",
    path: "/realm/filters/{filter_id}",
    since: 57,
    parameters: {
      /** The ID of the linkifier. */
      filter_id: required(integer),
      /** The regular expression, in RE2 syntax with named groups: `#(?P<id>[0-9]+)`. */
      pattern: required(text),
      /**
       * The target of the link: an RFC 6570 template with the names of the groups,
       * `https://tracker.example/issues/{id}`. Since feature level 176.
       */
      url_template: LINK_TEMPLATE,
      ...LINKIFIER_REVERSE,
    },
    answer: {},
    refusals: [
      "administrator_required",
      "linkifier_unknown",
      "linkifier_invalid",
      "linkifier_exists",
      "linkifier_example_invalid",
      "linkifier_reverse_invalid",
    ],
    events: ["realm_linkifiers"],
    example: byAdministrator((pick) => ({
      filter_id: 1,
      pattern: `M${pick.int(9)}`,
      url_template: "https://t.example.test/",
    })),
    after: ["add-linkifier"],
  }),
  (realm, _actor, params) => {
    const known = realm.linkifiers.find((row) => row.id === params.filter_id);
    if (known === undefined) return badRequest("linkifier_unknown", "There is no such linkifier.");
    const invalid = checkLinkifier(realm, params, known.id);
    if (isFailure(invalid)) return invalid;
    const reverse = linkifierReverse(params, trimmedRule(params), known.reverse);
    if (isFailure(reverse)) return reverse;
    const changed = { id: known.id, ...trimmedRule(params), reverse };
    const rows = realm.linkifiers.map((row) => (row === known ? changed : row));
    return accepted(withLinkifiers(realm, rows), {});
  },
  { accessDenied: administratorsOnly },
);
