/** A field of the profile that the realm has added. */
export interface CustomProfileField {
  readonly id: number;
  /** 1 short text, 2 long text, 3 list, 4 date, 5 link, 6 person, 7 external account, 8 pronouns. */
  readonly type: number;
  readonly order: number;
  readonly name: string;
  readonly hint: string;
  readonly field_data: string;
  readonly display_in_profile_summary: boolean;
  readonly required: boolean;
  readonly editable_by_user: boolean;
}
