import { answered } from "../../outcome/outcome";
import type { CustomProfileField } from "../../realm/custom-profile-field";
import { type Operation, operation } from "../operation";

/**
 * Lists the realm's custom profile fields in their order.
 *
 * @spec Endpoints 6: profile_data
 */
export const getCustomProfileFields: Operation<
  Record<never, never>,
  { readonly custom_fields: readonly CustomProfileField[] }
> = operation((realm) => answered(realm, { custom_fields: realm.custom_profile_fields }));
