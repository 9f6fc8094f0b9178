import { USER_SETTING_NAMES, userSettingRow } from "../../rules/settings/people-settings";
import type { Shape } from "../../spec/shape";
import type { UserSetting } from "../../spec/user-settings";
import { optional, type Parameter, shapes } from "../parameter";

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
      const { rule, since, until, beyond_card, values_since } = userSettingRow(name);
      const levels = {
        since,
        ...(until === undefined ? {} : { until }),
        ...(values_since === undefined ? {} : { words_since: values_since }),
        ...(beyond_card === true ? { beyond_card } : {}),
      };
      if (rule.kind === "boolean") return [name, optional("json", shapes.boolean, levels)];
      if (rule.kind === "string") return [name, optional("text", shapes.text, levels)];
      return [name, optional("json", shapes.integer, levels)];
    }),
  );
}
