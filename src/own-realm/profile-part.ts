/** Custom profile fields and what accounts have in them, replaced by the type of the field. */
import { isJsonObject, objectOf, objectsIn } from "../matching/json-value";
import type { FixtureProfileField, FixtureUser } from "../model/fixture/fixture";
import { limitedJson } from "../targets/http-client";
import { type Body, flagsIn, idsIn, textIn } from "./answers";
import type { Names } from "./names";

const TYPES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const [CHOICE, DATE, LINK, PEOPLE, ACCOUNT] = [3, 4, 5, 6, 7];
/** Dates in profiles are birthdays as a rule. */
const ANY_DAY = "2000-01-01";

/** The fields of a fixture, and the values of accounts. */
export interface ProfileReplacer {
  readonly fields: readonly FixtureProfileField[];
  readonly valuesOf: (shown: Body) => Pick<FixtureUser, "profile">;
}

/** Replaces fields, options and values. */
export function profileReplacer({
  registration,
  names,
  text,
}: {
  readonly registration: Body;
  readonly names: Names;
  readonly text: (written: string) => string;
}): ProfileReplacer {
  const rows = [...objectsIn(registration["custom_profile_fields"])].sort(
    (a, b) => Number(a["order"]) - Number(b["order"]),
  );
  const known = new Map(
    rows.map((row, place) => [String(row["id"]), { row, name: names.nameOr(row, `field ${place + 1}`) }]),
  );
  const valueLike = (type: unknown, value: string): string => {
    if (type === CHOICE) return value;
    if (type === DATE) return ANY_DAY;
    if (type === LINK) return `https://example.test/profile${names.number("profile", value)}`;
    if (type === ACCOUNT) return `account${names.number("account", value)}`;
    if (type !== PEOPLE) return text(value);
    return JSON.stringify(idsIn(limitedJson(value)).flatMap((id) => names.people.get(id)?.id ?? []));
  };
  return {
    fields: [...known.values()].map(({ row, name }) => ({
      name,
      type: TYPES.find((type) => type === row["type"]) ?? 1,
      hint: text(textIn(row, "hint") ?? ""),
      field_data: dataLike(textIn(row, "field_data") ?? ""),
      ...flagsIn(row, ["display_in_profile_summary", "use_for_user_matching", "required", "editable_by_user"]),
    })),
    valuesOf: ({ profile_data }) => {
      const values = Object.entries(objectOf(profile_data)).flatMap(([id, given]) => {
        const field = known.get(id);
        const value = isJsonObject(given) ? textIn(given, "value") : undefined;
        return field === undefined || value === undefined ? [] : [[field.name, valueLike(field.row["type"], value)]];
      });
      return values.length === 0 ? {} : { profile: Object.fromEntries(values) };
    },
  };
}

/** The options of a list by number, and no address of another service. */
function dataLike(written: string): string {
  const data = limitedJson(written);
  if (!isJsonObject(data)) return "";
  const like = Object.entries(data).map(([key, value], place): readonly [string, unknown] => {
    if (isJsonObject(value)) return [key, { ...value, text: `option ${place + 1}` }];
    return [key, key === "url_pattern" ? "https://example.test/%(username)s" : value];
  });
  return JSON.stringify(Object.fromEntries(like));
}
