import { describeShape } from "../../protocol/schema/matches-shape";
import type { AnyParameter } from "../../protocol/schema/parameters";
import type { Realm } from "../../model/realm/realm";
import { userById } from "../../model/rules/users/people";
import { routes } from "../../wire/route";
import type { WireRequest } from "../../wire/wire-request";

/** A parameter as a form offers it. */
export interface FormParameter {
  readonly name: string;
  readonly required: boolean;
  /** What is allowed, in words. */
  readonly hint: string;
}

/** An operation as a form offers it. */
export interface OperationForm {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly FormParameter[];
}

/** The operations of a feature level with their parameters, from the declarations. */
export function operationForms(level: number): readonly OperationForm[] {
  return routes()
    .filter(({ since, until }) => level >= since && level < until)
    .map((route) => ({
      id: route.id,
      method: route.method,
      path: route.path,
      parameters: route
        .expected(level)
        .map(({ sent, parameter }) => ({ name: sent, required: parameter.required, hint: hintOf(parameter, level) }))
        .sort((a, b) => Number(b.required) - Number(a.required)),
    }));
}

function hintOf({ shape, encoding }: AnyParameter, level: number): string {
  return encoding === "file" ? "a file" : describeShape(shape, level);
}

/** The request of a filled form, with the key of the account. */
export function requestOf(
  realm: Realm,
  form: Pick<OperationForm, "method" | "path">,
  userId: number,
  values: Readonly<Record<string, string>>,
): WireRequest {
  const used = new Set<string>();
  const path = form.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    used.add(name);
    return encodeURIComponent(values[name] ?? "");
  });
  const user = userById(realm, userId);
  const parameters = Object.entries(values).filter(([name, value]) => !used.has(name) && value !== "");
  return {
    method: form.method,
    path,
    parameters,
    files: [],
    authorization: user === undefined ? null : `Basic ${btoa(`${user.delivery_email}:${user.api_key}`)}`,
    user_agent: "viewer",
  };
}
