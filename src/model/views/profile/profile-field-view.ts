import type { CustomProfileField } from "../../realm/custom-profile-field";
import type { CustomProfileFieldView } from "../../../protocol/records/realm-lists";

/** A field as it is told: whether it is in the summary of profiles only where it is. */
export function shownField(field: CustomProfileField): CustomProfileFieldView {
  const { display_in_profile_summary, ...rest } = field;
  return display_in_profile_summary ? { ...rest, display_in_profile_summary } : rest;
}
