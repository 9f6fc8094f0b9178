import { shownField } from "../../views/profile/profile-field-view";
import { answered } from "../../outcome/outcome";
import {
  GET_CUSTOM_PROFILE_FIELDS_ANSWER,
  type GetCustomProfileFieldsResponse,
} from "../../../protocol/answers/profile";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Lists the realm's custom profile fields in their order.
 *
 * @spec Endpoints 6: profile_data
 */
export const getCustomProfileFields: Operation<NoParams, GetCustomProfileFieldsResponse> = operation(
  () => GET_CUSTOM_PROFILE_FIELDS_ANSWER,
  (realm) => answered(realm, { custom_fields: realm.custom_profile_fields.map(shownField) }),
);
