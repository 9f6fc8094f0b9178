import { EVERYBODY, tell } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { type Step, step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { CodePlayground } from "../../realm/realm-lists";
import { templateNames } from "../../text/linkifiers/url-template";
import { ADD_CODE_PLAYGROUND_ANSWER, type AddCodePlaygroundResponse } from "../../spec/answers/realm";
import { playgroundViews } from "../../views/realm/links";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** The playground to add. */
export interface AddCodePlaygroundParams {
  /** What the playground is called. */
  readonly name: string;
  /** The language of the code blocks that it takes. */
  readonly pygments_language: string;
  /** An address with the one hole `{code}`. */
  readonly url_template: string;
}

/**
 * Adds a place where code blocks of a language can be tried out.
 *
 * @returns its ID
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   an empty name or language, then for a template without the hole `{code}` or with others
 * @tells everybody `realm_playgrounds` with the whole list
 */
export const addCodePlayground: Operation<AddCodePlaygroundParams, AddCodePlaygroundResponse> = operation(
  () => ADD_CODE_PLAYGROUND_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const name = params.name.trim();
    const language = params.pygments_language.trim();
    if (name === "" || !/^[a-zA-Z0-9_+#. -]+$/.test(language)) {
      return refused(
        realm,
        badRequest("playground_incomplete", "name, pygments_language: a name and a language are expected."),
      );
    }
    const holes = templateNames(params.url_template);
    if (!/^https?:\/\//i.test(params.url_template) || holes?.length !== 1 || holes[0] !== "code") {
      return refused(
        realm,
        badRequest("playground_url_malformed", "url_template: an address with the one hole {code} is expected."),
      );
    }
    const id = realm.last_ids.code_playground + 1;
    const row: CodePlayground = { id, name, pygments_language: language, url_template: params.url_template };
    const counted = withFields(realm, { last_ids: withFields(realm.last_ids, { code_playground: id }) });
    return accepted(withPlaygrounds(counted, [...realm.code_playgrounds, row]), { id });
  }),
);

/**
 * Replaces the realm's code playgrounds.
 *
 * @tells everybody `realm_playgrounds` with the whole list
 */
export function withPlaygrounds(realm: Realm, rows: readonly CodePlayground[]): Step {
  const code_playgrounds = frozen([...rows]);
  const told = { type: "realm_playgrounds", realm_playgrounds: playgroundViews(realm, code_playgrounds) } as const;
  return step(withFields(realm, { code_playgrounds }), [tell(EVERYBODY, told)]);
}
