import { LINK_TEMPLATE, LINKIFIER_REVERSE } from "../../../protocol/parameters/items";
import { required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { withLinkifiers } from "../../changes/realm/realm-changes";
import { badRequest, isFailure } from "../../outcome/failures";
import { withFields } from "../../realm/change";
import type { Realm } from "../../realm/realm";
import type { Linkifier } from "../../realm/realm-lists";
import { linkifierReverse } from "../../rules/realm/linkifier-reverse";
import { administratorsOnly } from "../../rules/users/who-may";
import { linkifierProblem, type LinkifierRule, withProblem } from "../../text/linkifiers/linkifier";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Adds a linkifier, after the others. */
export const addLinkifier = operation(
  () => ({
    id: "add-linkifier",
    method: "POST",
    path: "/realm/filters",
    parameters: {
      /** The regular expression, in RE2 syntax with named groups: `#(?P<id>[0-9]+)`. */
      pattern: required(text),
      /**
       * The target of the link: an RFC 6570 template with the names of the groups,
       * `https://tracker.example/issues/{id}`. Since feature level 176.
       */
      url_template: LINK_TEMPLATE,
      ...LINKIFIER_REVERSE,
    },
    answer: {
      /** The ID of the linkifier. */
      id: integer,
    },
    refusals: [
      "administrator_required",
      "linkifier_invalid",
      "linkifier_exists",
      "linkifier_example_invalid",
      "linkifier_reverse_invalid",
    ],
    events: ["realm_linkifiers"],
    example: byAdministrator((pick) => ({
      pattern: `L${pick.int(99)}-(?P<id>[0-9]+)`,
      url_template: "https://t.example.test/{id}",
    })),
  }),
  (realm, _actor, params) => {
    const invalid = checkLinkifier(realm, params, null);
    if (isFailure(invalid)) return invalid;
    const id = realm.last_ids.linkifier + 1;
    const reverse = linkifierReverse(params, trimmedRule(params));
    if (isFailure(reverse)) return reverse;
    const row: Linkifier = { id, ...trimmedRule(params), reverse };
    const counted = withFields(realm, { last_ids: withFields(realm.last_ids, { linkifier: id }) });
    return accepted(withLinkifiers(counted, [...realm.linkifiers, row]), { id });
  },
  { accessDenied: administratorsOnly },
);

/** A rule without blanks around its parts. Old servers do not have the template. */
export function trimmedRule({ pattern = "", url_template = "" }: Partial<LinkifierRule>): LinkifierRule {
  return { pattern: pattern.trim(), url_template: url_template.trim() };
}

/**
 * Checks whether a rule is valid next to the realm's others. `id` is the ID of the linkifier that it replaces, if any.
 */
export function checkLinkifier(realm: Realm, rule: LinkifierRule, id: number | null) {
  const trimmed = trimmedRule(rule);
  const problem = linkifierProblem(trimmed);
  const exists = realm.linkifiers.some((row) => row.pattern === trimmed.pattern && row.id !== id);
  const errors = exists ? withProblem(problem, "There is a linkifier with this pattern already.") : problem;
  if (errors === undefined) return undefined;
  const reason = problem === undefined ? "linkifier_exists" : "linkifier_invalid";
  return badRequest(reason, Object.values(errors).flat().join(" "), { errors });
}
