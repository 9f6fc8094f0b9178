import { describe, expect, it } from "vitest";
import { createCustomProfileField, type Realm } from "../../src/index";
import { SUMMARY_REALM } from "../support/account-mistakes";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { wireCall } from "../support/wire-call";

const custom = (url_pattern: string) => ({ field_type: 7, field_data: { subtype: "custom", url_pattern } });

/** Data that no custom profile field of the type has. */
const INVALID_FIELDS = [
  { field_type: 3 },
  { field_type: 3, field_data: { 0: { order: "1" } } },
  { field_type: 3, field_data: { r: { text: "Red" } } },
  { field_type: 3, field_data: { " ": { text: "Red", order: "1" } } },
  { field_type: 3, field_data: { r: { text: "Red", order: "1" }, s: { text: "Red", order: "2" } } },
  { field_type: 3, field_data: { r: { text: "Red", order: "1", color: "red" } } },
  { field_type: 7, field_data: {} },
  custom("https://x.test/%(username)s/%(username)s"),
  custom("%(username)s"),
];

spec(createCustomProfileField, [
  {
    realm: SUMMARY_REALM,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["profile_field_type_unknown", "BAD_REQUEST", { params: { field_type: 99 } }],
      ["profile_field_type_unknown", "BAD_REQUEST", { params: { field_type: 0 } }],
      ["profile_field_type_unknown", "BAD_REQUEST", { params: { field_type: 9 } }],
      ["profile_field_name_length", "BAD_REQUEST", { params: { name: " " } }],
      ["profile_field_name_length", "BAD_REQUEST", { params: { name: "x".repeat(41) } }],
      ["profile_field_hint_too_long", "BAD_REQUEST", { params: { hint: "x".repeat(81) } }],
      ["profile_field_invalid", "BAD_REQUEST", { params: { field_type: 3, field_data: { r: "Red" } } }],
      ...INVALID_FIELDS.map((params) => ["profile_field_invalid", "BAD_REQUEST", { params }] as const),
      ["profile_field_not_for_summary", "BAD_REQUEST", { params: { field_type: 2, display_in_profile_summary: true } }],
      ["profile_summary_full", "BAD_REQUEST", { params: { display_in_profile_summary: true } }],
      ["profile_field_name_taken", "BAD_REQUEST", { params: { name: "Pronouns" } }],
    ],
  },
]);

const TEA = { field_type: 1, name: "Tea", hint: "Which one?" };

function withTea(): Realm {
  return play(everyRole()).createCustomProfileField(ADA_ADMIN, TEA).realm;
}

describe("createCustomProfileField", () => {
  it("refuses a description that is not a text by its name, for every type", () => {
    const odd = { field_type: 1, name: "Odd", field_data: { size: 1 } };
    const { response } = wireCall(withTea(), "ada@example.test", "POST", "/realm/profile_fields", odd);
    expect(response).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  });

  it("uses up an ID for a duplicate name, and for no other refusal", () => {
    const server = everyRole();
    const first = play(server).createCustomProfileField(ADA_ADMIN, TEA).realm;
    const taken = createCustomProfileField(first, ADA_ADMIN, TEA);
    expect(taken).toMatchObject({ ok: false, error: { reason: "profile_field_name_taken" }, events: [] });
    const { realm: malformed } = createCustomProfileField(taken.realm, ADA_ADMIN, { ...TEA, hint: "x".repeat(81) });
    expect(malformed).toBe(taken.realm);
    expect(play(malformed).createCustomProfileField(ADA_ADMIN, { ...TEA, name: "Cake" }).response).toEqual({ id: 3 });
  });

  it.each([1, 2, 4, 5, 6, 8])("accepts the type %i without a description", (field_type) => {
    expect(createCustomProfileField(everyRole(), ADA_ADMIN, { field_type, name: "Cake" }).ok).toBe(true);
  });

  it("accepts names of 40 characters and hints of 80, counted in code points", () => {
    const longest = { field_type: 1, name: "🙂".repeat(40), hint: "🙂".repeat(80) };
    expect(createCustomProfileField(withTea(), ADA_ADMIN, longest).ok).toBe(true);
  });

  it("uses its ID as its position, also after a field was deleted", () => {
    const two = play(withTea()).createCustomProfileField(ADA_ADMIN, { field_type: 1, name: "Two" }).realm;
    const { realm } = play(two).deleteCustomProfileField(ADA_ADMIN, { field_id: 1 });
    const three = play(realm).createCustomProfileField(ADA_ADMIN, { field_type: 1, name: "Three" }).realm;
    expect(three.custom_profile_fields.map(({ id, order }) => [id, order])).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });

  it("appends the field, and sends the whole list to all accounts", () => {
    const size = { field_type: 3, name: "Size", field_data: { 0: { text: "small", order: "1" } }, required: true };
    const { response, outcome } = wireCall(withTea(), "ada@example.test", "POST", "/realm/profile_fields", size);
    expect(response.body).toEqual({ result: "success", msg: "", id: 2 });
    expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([
      {
        type: "custom_profile_fields",
        fields: [
          { id: 1, order: 1, name: "Tea" },
          { id: 2, order: 2, type: 3 },
        ],
      },
    ]);
    const { body } = wireCall(outcome.realm, "greta@example.test", "GET", "/realm/profile_fields").response;
    expect(body).toMatchObject({
      custom_fields: [
        { hint: "Which one?", field_data: "", required: false, editable_by_user: true },
        { field_data: '{"0":{"text":"small","order":"1"}}', required: true },
      ],
    });
  });
});
