import { PLAYGROUND_TEMPLATE } from "../../../protocol/parameters/items";
import { type ParamsOf, required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { withPlaygrounds } from "../../changes/realm/realm-changes";
import { badRequest } from "../../outcome/failures";
import { withFields } from "../../realm/change";
import type { CodePlayground } from "../../realm/realm-lists";
import { administratorsOnly } from "../../rules/users/who-may";
import { type RuleProblem, withProblem } from "../../text/linkifiers/linkifier";
import { templateNames } from "../../text/linkifiers/url-template";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

const parameters = () => ({
  /** The name of the playground. */
  name: required(text),
  /** The URL of the playground, as an RFC 6570 template with the variable `{code}`. */
  url_template: PLAYGROUND_TEMPLATE,
  /** The language of the code blocks, as in Pygments. */
  pygments_language: required(text),
});

type AddCodePlaygroundParams = ParamsOf<ReturnType<typeof parameters>>;

const LANGUAGE = /^[ a-zA-Z0-9_+,./#-]*$/;
const MAX_LANGUAGE_LENGTH = 40;

/** Adds a code playground: a web page where code blocks of a language can be run. */
export const addCodePlayground = operation(
  () => ({
    id: "add-code-playground",
    method: "POST",
    path: "/realm/playgrounds",
    since: 49,
    parameters: parameters(),
    answer: {
      /** The ID of the playground. */
      id: integer,
    },
    refusals: ["administrator_required", "playground_language_invalid", "playground_invalid", "playground_exists"],
    events: ["realm_playgrounds"],
    example: byAdministrator((pick) => ({
      name: `P${pick.int(9)}`,
      pygments_language: "Python",
      url_template: "https://p.example.test/{code}",
    })),
  }),
  (realm, _actor, params) => {
    if (!LANGUAGE.test(params.pygments_language) || [...params.pygments_language].length > MAX_LANGUAGE_LENGTH) {
      const msg = `pygments_language: at most ${MAX_LANGUAGE_LENGTH} letters, digits and some signs are expected.`;
      return badRequest("playground_language_invalid", msg);
    }
    // Old servers do not have the template.
    const { url_template = "" }: Partial<AddCodePlaygroundParams> = params;
    const trimmed = {
      name: params.name.trim(),
      pygments_language: params.pygments_language.trim(),
      url_template: url_template.trim(),
    };
    const problem = playgroundProblem(trimmed);
    const exists = realm.code_playgrounds.some(
      (row) => row.name === trimmed.name && row.pygments_language === trimmed.pygments_language,
    );
    const errors = exists
      ? withProblem(problem, "There is a playground of this name for the language already.")
      : problem;
    if (Object.keys(errors).length > 0) {
      const reason = Object.keys(problem).length > 0 ? "playground_invalid" : "playground_exists";
      return badRequest(reason, Object.values(errors).flat().join(" "), { errors });
    }
    const id = realm.last_ids.code_playground + 1;
    const row: CodePlayground = { id, ...trimmed };
    const counted = withFields(realm, { last_ids: withFields(realm.last_ids, { code_playground: id }) });
    return accepted(withPlaygrounds(counted, [...realm.code_playgrounds, row]), { id });
  },
  { accessDenied: administratorsOnly },
);

/** What is wrong with a playground: sentences by the part that they are about. */
function playgroundProblem({ name, pygments_language, url_template }: AddCodePlaygroundParams): RuleProblem {
  const empty = Object.entries({ name, pygments_language, url_template }).filter(([, text]) => text === "");
  const holes = templateNames(url_template);
  const isOnlyCode = holes === undefined || (holes.length > 0 && holes.every((hole) => hole === "code"));
  return {
    ...Object.fromEntries(empty.map(([part]) => [part, [`${part}: a text is expected.`]])),
    ...(holes === undefined ? { url_template: ["url_template: braces must enclose a name, as in {code}."] } : {}),
    ...(isOnlyCode
      ? {}
      : { __all__: ["url_template: a URL template with the variable {code} and no other is expected."] }),
  };
}
