/** Requests for the present realm, most of which it accepts; in some, one parameter is corrupted. */
import fc from "fast-check";
import type { Realm } from "../../src/index";
import type { Choices } from "../../src/model/operations/choices";
import type { UploadedFile } from "../../src/protocol/parameters/items";
import { pickFrom } from "../../src/testing/arbitraries/pick";
import { ofShape, sentAt } from "../../src/testing/arbitraries/sent-form";
import { generatedOperations } from "../../src/testing/arbitraries/steps";
import type { Route } from "../../src/wire/route";
import { pathAt, routes } from "../../src/wire/route";
import { credentials } from "../server/every-transport";
import { camelCase } from "../support/callers";
import { type AnyRequest, oddText } from "./any-request";

/** The operation, the account, the seed of the parameters, and a text that replaces one of them. */
export interface FittingRequest {
  readonly fitting: string;
  readonly actor: number;
  readonly seed: number;
  readonly body: "urlencoded" | "multipart";
  readonly corrupted: { readonly place: number; readonly text: string } | null;
}

/** A request for any operation; one in six is corrupted. */
export const fittingRequest: fc.Arbitrary<FittingRequest> = fc.record({
  fitting: fc.constantFrom(...routes().map(({ id }) => id)),
  actor: fc.constantFrom(1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7),
  seed: fc.nat(),
  body: fc.constantFrom("urlencoded", "multipart"),
  corrupted: fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.record({ place: fc.nat({ max: 40 }), text: oddText }) },
  ),
});

/** The example of an operation; where it only reads, with some of its other parameters. */
function generatedFor(route: Route, pick: Choices): Readonly<Record<string, unknown>> {
  const params: Record<string, unknown> = { ...generatedOperations()[camelCase(route.id)]?.params(pick) };
  if (route.method !== "GET") return params;
  for (const [name, { shape, encoding }] of Object.entries(route.parameters)) {
    if (encoding !== "file" && !(name in params) && pick.chance(5)) params[name] = ofShape(shape, pick);
  }
  return params;
}

/** The request as data, with parameters for a realm, in the form of its level. */
export function generatedFrom(realm: Realm, step: number, { fitting, actor, seed, body, corrupted }: FittingRequest): AnyRequest {
  const route = routes().find(({ id }) => id === fitting);
  const pick = pickFrom(realm, actor, seed, step);
  const generated = Object.entries(route === undefined ? {} : generatedFor(route, pick));
  const user = realm.users.get(pick.actor - 1);
  if (route === undefined || user === undefined) throw new Error(`There is no ${fitting} or no account ${pick.actor}.`);
  const isFile = ([name]: readonly [string, unknown]): boolean => route.parameters[name]?.encoding === "file";
  const files = generated.filter(isFile).map(([, file]) => file as UploadedFile);
  const expected = route.expected(realm.feature_level);
  const texts = generated
    .filter((one) => !isFile(one))
    .map((one, index): [string, string] => {
      const [name, text] = sentAt(expected, one, pick);
      return [name, corrupted !== null && corrupted.place % generated.length === index ? corrupted.text : text];
    });
  const fields = new Map(texts);
  const template = pathAt(route, realm.feature_level);
  const path = template.replace(/\{(\w+)\}/g, (_hole, name: string) => wellFormed(fields.get(name) ?? "1"));
  const pairs = texts.filter(([name]) => !template.includes(`{${name}}`));
  const isGet = route.method === "GET";
  return {
    method: route.method,
    path,
    query: isGet ? pairs : [],
    form: isGet ? [] : pairs,
    body: files.length > 0 ? "multipart" : body,
    headers: { ...credentials(user.delivery_email, user.api_key), "User-Agent": "fuzz/1.0" },
    files,
  };
}

/** A text as a segment of a path; it replaces what no URL can have. */
function wellFormed(text: string): string {
  return encodeURIComponent(text.slice(0, 2_000).replace(/\p{Surrogate}/gu, "?"));
}
