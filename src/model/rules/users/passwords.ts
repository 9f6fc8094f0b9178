import { badRequest } from "../../outcome/failures";

const LENGTHS = { min: 6, max: 100 } as const;

/** Checks that a text can be a password by its length. How easily it is guessed is not looked at. */
export function checkPassword(place: string, password: string) {
  const { length } = [...password];
  if (length >= LENGTHS.min && length <= LENGTHS.max) return undefined;
  return badRequest("password_length", `${place}: ${LENGTHS.min} to ${LENGTHS.max} characters are expected.`);
}
