/** How clients make short texts of addresses, by a linkifier: checked before it is stored. */
import { badRequest } from "../../outcome/failures";
import type { LinkifierReverse } from "../../realm/realm-lists";
import { linkifiedPlaces, linkifierProblem, type LinkifierRule } from "../../text/linkifiers/linkifier";

/** What a request says; what it does not say stays. */
interface GivenReverse {
  readonly example_input?: string | null | undefined;
  readonly reverse_template?: string | null | undefined;
  readonly alternative_url_templates?: readonly string[] | undefined;
}

const NOTHING: LinkifierReverse = { example_input: null, reverse_template: null, alternative_url_templates: [] };

/**
 * The values to store. An empty text is stored as null. Assumption A478.
 *
 * @param known - the values of the linkifier that is changed
 * @refuses BAD_REQUEST for an example that the pattern does not match, a reverse template without an example, and a
 *   further address that is not a template of the same variables
 */
export function linkifierReverse(given: GivenReverse, rule: LinkifierRule, known: LinkifierReverse = NOTHING) {
  const textOf = (text: string | null | undefined, stored: string | null): string | null =>
    text === undefined ? stored : text === "" ? null : text;
  const example_input = textOf(given.example_input, known.example_input);
  const reverse_template = textOf(given.reverse_template, known.reverse_template);
  const alternative_url_templates = given.alternative_url_templates ?? known.alternative_url_templates;
  if (example_input !== null && !isMatched(example_input, rule)) {
    return badRequest("linkifier_example_invalid", "example_input: the pattern does not match this text.");
  }
  if (reverse_template !== null && example_input === null) {
    return badRequest("linkifier_reverse_invalid", "reverse_template: it needs an example_input.");
  }
  const invalid = alternative_url_templates.find((url_template) => linkifierProblem({ ...rule, url_template }));
  if (invalid !== undefined) {
    const msg = `alternative_url_templates: ${JSON.stringify(invalid)} is not a template over the groups of the pattern.`;
    return badRequest("linkifier_reverse_invalid", msg);
  }
  return { example_input, reverse_template, alternative_url_templates };
}

function isMatched(text: string, rule: LinkifierRule): boolean {
  return !(linkifiedPlaces(text, rule)[Symbol.iterator]().next().done ?? true);
}
