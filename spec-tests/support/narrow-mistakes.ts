/** What can be wrong in a narrow, in the order of the checks, for the specs of operations that take one. */
import type { getMessages } from "../../src/index";
import type { Mistake } from "./spec";

type Narrow = NonNullable<NonNullable<Parameters<typeof getMessages>[2]>["narrow"]>;
type NarrowError = { readonly params: { readonly narrow: Narrow } };

const TERMS = {
  number: ["is", 5],
  color: ["colour", "red"],
  message: ["id", "x"],
  general: ["channel", "general"],
  direct: ["dm", [1]],
  nowhere: ["channel", "nowhere"],
  stranger: ["sender", "unknown@example.test"],
  blue: ["is", "blue"],
} as const;

function terms(...names: readonly (keyof typeof TERMS)[]): NarrowError {
  return { params: { narrow: names.map((name) => ({ operator: TERMS[name][0], operand: TERMS[name][1] })) as Narrow } };
}

export const NARROW_MISTAKES: readonly Mistake<{ readonly narrow?: Narrow }>[] = [
  ["narrow_operand_invalid", "BAD_REQUEST", terms("number")],
  ["narrow_operator_unknown", "BAD_NARROW", terms("color"), terms("color", "number")],
  ["narrow_contradicts_itself", "BAD_NARROW", terms("general", "direct"), terms("color", "general", "direct")],
  ["narrow_message_invalid", "BAD_NARROW", terms("message"), terms("general", "direct", "message")],
  ["narrow_channel_unknown", "BAD_NARROW", terms("nowhere"), terms("message", "nowhere")],
  ["narrow_user_unknown", "BAD_NARROW", terms("stranger"), terms("nowhere", "stranger")],
  ["narrow_operand_unknown", "BAD_NARROW", terms("blue"), terms("stranger", "blue")],
];
