/** Forms of operations, from the declarations. */
import type { Realm } from "../../index";
import type { FormParameter, OperationForm, WireRequest } from "../../trace-player";
import { accountIn } from "./scene";

/** Required parameters first, then those used most, then those of a typical call, then the others in their order. */
export function byUse(
  parameters: readonly FormParameter[],
  uses: ReadonlyMap<string, number>,
  typical: readonly string[],
): readonly FormParameter[] {
  const rank = ({ name, required }: FormParameter): readonly number[] => [
    Number(required),
    uses.get(name) ?? 0,
    Number(typical.includes(name)),
  ];
  return [...parameters].sort((one, other) => {
    const others = rank(other);
    const found = rank(one).findIndex((value, place) => value !== others[place]);
    return found === -1 ? 0 : (others[found] ?? 0) - (rank(one)[found] ?? 0);
  });
}

/** The request of a filled form, with the key of the account. */
export function formRequest(
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
  const user = accountIn(realm, userId);
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
