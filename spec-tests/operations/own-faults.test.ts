// No rule of the card: what an operation cannot do for a fault of its own is not put down to its parameters.
import { expect, test } from "vitest";
import { operation } from "../../src/model/operations/operation";
import { NO_ANSWER } from "../../src/protocol/answers/nothing";
import { everyRole, MEL_MEMBER } from "../support/realms";

const failing = (read: boolean) =>
  operation(
    () => NO_ANSWER,
    (_realm, _actor, params: { readonly name?: string }) => {
      throw new TypeError(read ? `own fault, ${String(params.name)}` : "own fault");
    },
  );

test("an error of an operation that has read no parameter stays as it is", () => {
  expect(() => failing(false)(everyRole(), MEL_MEMBER, { name: "x" })).toThrow(/^own fault$/);
});

test("one that has read some names them", () => {
  expect(() => failing(true)(everyRole(), MEL_MEMBER, { name: "x" })).toThrow(/^An operation cannot use name: string: own fault, x;/);
});
