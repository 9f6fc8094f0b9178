import { CUSTOM_PROFILE_FIELD, type CustomProfileFieldView } from "../../../protocol/records/realm-lists";
import { named, ordered } from "../../../protocol/schema/shapes";
import { answered } from "../../views/outcome";
import { shownField } from "../../views/users/user-view";
import { operation } from "../operation";

/** Lists the realm's custom profile fields in their order. */
export const getCustomProfileFields = operation(
  () => ({
    id: "get-custom-profile-fields",
    method: "GET",
    path: "/realm/profile_fields",
    parameters: {},
    answer: {
      /** The fields, in their order. */
      custom_fields: ordered(named<CustomProfileFieldView>(CUSTOM_PROFILE_FIELD)),
    },
    refusals: [],
    events: [],
  }),
  (realm) => answered(realm, { custom_fields: realm.custom_profile_fields.map(shownField) }),
);
