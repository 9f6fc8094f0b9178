/** What the operations of this subject answer. */
import { integer, list, named } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";
import { CUSTOM_PROFILE_FIELD, type CustomProfileFieldView } from "../records/realm-lists";

/** The new field. */
export const CREATE_CUSTOM_PROFILE_FIELD_ANSWER = record("create_custom_profile_field_response", {
  /** Its ID. */
  id: integer,
});

/** The answer declared by `CREATE_CUSTOM_PROFILE_FIELD_ANSWER`. */
export interface CreateCustomProfileFieldResponse extends RecordOf<typeof CREATE_CUSTOM_PROFILE_FIELD_ANSWER> {}

/** The fields of profiles that the realm has added. */
export const GET_CUSTOM_PROFILE_FIELDS_ANSWER = record("get_custom_profile_fields_response", {
  /** In their order. */
  custom_fields: list(named<CustomProfileFieldView>(CUSTOM_PROFILE_FIELD)),
});

/** The answer declared by `GET_CUSTOM_PROFILE_FIELDS_ANSWER`. */
export interface GetCustomProfileFieldsResponse extends RecordOf<typeof GET_CUSTOM_PROFILE_FIELDS_ANSWER> {}
