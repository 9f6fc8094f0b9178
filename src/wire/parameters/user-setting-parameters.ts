import { USER_SETTING_NAMES, userSettingRow } from "../../model/rules/settings/people-settings";
import { lastFormOf, valueNow } from "../../model/rules/settings/former-settings";
import { FORMER_USER_SETTINGS } from "../../protocol/former-settings";
import type { Shape } from "../../protocol/shape";
import * as v from "../../protocol/shape";
import type { UserSetting } from "../../protocol/user-settings";
import { optional, type Parameter, shapes } from "../parameter";

/** The name, and the values, under which old servers took a setting. */
function formerParameter(name: UserSetting): Parameter["former"] {
  const form = lastFormOf(FORMER_USER_SETTINGS, name);
  if (form === undefined) return undefined;
  const { values, since, until } = form;
  if (values === undefined) return { name: form.name, since, until };
  const numbers = values.map(([then]) => then).filter((then) => typeof then === "number");
  const known = [...new Set(numbers)];
  const shape =
    known.length === 0
      ? v.pipe(
          shapes.boolean,
          v.transform((then): unknown => valueNow(values, then)),
        )
      : v.pipe(
          v.picklist(known, `expected one of ${known.join(", ")}`),
          v.transform((then): unknown => valueNow(values, then)),
        );
  return { name: form.name, since, until, shape };
}

/**
 * The parameters that personal settings make, one for each row of the table: its type decides how it travels, its
 * feature level since when it is known. What is allowed beyond the type is checked by the operation.
 *
 * @param isOffered - which settings the operation takes
 */
export function userSettingParameters(
  isOffered: (name: UserSetting) => boolean,
): Readonly<Record<string, Parameter<Shape, false>>> {
  return Object.fromEntries(
    USER_SETTING_NAMES.filter(isOffered).map((name): [string, Parameter<Shape, false>] => {
      const { rule, since, until, server_only: server_only, values_since } = userSettingRow(name);
      const former = formerParameter(name);
      const levels = {
        since,
        ...(former === undefined ? {} : { former }),
        ...(until === undefined ? {} : { until }),
        ...(values_since === undefined ? {} : { values_since: values_since }),
        ...(server_only === true ? { server_only } : {}),
      };
      if (rule.kind === "boolean") return [name, optional("json", shapes.boolean, levels)];
      if (rule.kind === "string") return [name, optional("text", shapes.text, levels)];
      return [name, optional("json", shapes.integer, levels)];
    }),
  );
}
