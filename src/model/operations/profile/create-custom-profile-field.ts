import { withProfileFields } from "../../changes/profile/profile-fields";
import { administratorRequired, badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { withFields } from "../../realm/change";
import type { CustomProfileField } from "../../realm/custom-profile-field";
import { storedDescription, withServiceName, wrongField } from "../../rules/profile/profile-field-check";
import { isAdministrator } from "../../rules/users/people";
import {
  CREATE_CUSTOM_PROFILE_FIELD_ANSWER,
  type CreateCustomProfileFieldResponse,
} from "../../../protocol/answers/profile";
import { refusedRow } from "../refused-row";
import { type Operation, operation } from "../operation";
import type { AnyValue } from "../../../protocol/schema/shapes";

/** What a custom profile field is to be; `field_data` is a JSON object. */
export interface ProfileFieldParams {
  /** What the field is called: at most 40 characters; another field cannot have it. */
  readonly name?: string;
  /** A hint for those who fill it in: at most 80 characters. */
  readonly hint?: string;
  /** What the kind of field needs besides: the choices of a list, the site of an external account. */
  readonly field_data?: Readonly<Record<string, AnyValue>>;
  /** Whether short profiles show it; false by default. Since feature level 146. */
  readonly display_in_profile_summary?: boolean;
  /** Whether people are asked to fill it in; false by default. Since feature level 244. */
  readonly required?: boolean;
  /** Whether people may change their own value; true by default. Since feature level 296. */
  readonly editable_by_user?: boolean;
}

/** The field to add. */
export interface CreateCustomProfileFieldParams extends ProfileFieldParams {
  /** 1 short text, 2 long text, 3 list, 4 date, 5 link, 6 person, 7 external account, 8 pronouns. */
  readonly field_type: number;
}

const LAST_TYPE = 8;

/**
 * Adds a field to the profiles of the realm, behind the others.
 *
 * @returns its ID
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   an unknown type; for a name, a hint, a description, or a place in the summary that cannot be; then for a name that
 *   is there, which on real servers uses up an ID
 * @tells everybody `custom_profile_fields` with the whole list
 * @spec Endpoints 6: profile_data
 */
export const createCustomProfileField: Operation<CreateCustomProfileFieldParams, CreateCustomProfileFieldResponse> =
  operation(
    () => CREATE_CUSTOM_PROFILE_FIELD_ANSWER,
    (realm, actor, params) => {
      if (!isAdministrator(actor)) return refused(realm, administratorRequired(realm));
      if (!Number.isInteger(params.field_type) || params.field_type < 1 || params.field_type > LAST_TYPE) {
        return refused(
          realm,
          badRequest("profile_field_type_unknown", `field_type: an integer from 1 to ${LAST_TYPE} is expected.`),
        );
      }
      const id = realm.last_ids.custom_profile_field + 1;
      const field: CustomProfileField = withServiceName({
        id,
        type: params.field_type,
        order: id,
        name: (params.name ?? "").trim(),
        hint: params.hint ?? "",
        field_data: storedDescription(params.field_type, params.field_data),
        display_in_profile_summary: params.display_in_profile_summary ?? false,
        required: params.required ?? false,
        editable_by_user: params.editable_by_user ?? true,
      });
      const wrong = wrongField(realm, field);
      if (isFailure(wrong)) {
        const isLate = wrong.reason === "profile_field_name_taken";
        return isLate ? refusedRow(realm, "custom_profile_field", wrong) : refused(realm, wrong);
      }
      const counted = withFields(realm, { last_ids: withFields(realm.last_ids, { custom_profile_field: id }) });
      return accepted(withProfileFields(counted, [...realm.custom_profile_fields, field]), { id });
    },
  );
