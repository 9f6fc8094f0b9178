/** What was last asked is known, and nothing else is taken for it. */
import { expect, test } from "vitest";
import { rememberingLast } from "../../src/collections/remembering-last";

test("works once for what is given again and again, and anew for what differs", () => {
  const worked: (string | null)[] = [];
  const length = rememberingLast((text: string | null) => {
    worked.push(text);
    return text?.length;
  });
  expect([null, null, "one", "one", "three", "one"].map(length)).toEqual([undefined, undefined, 3, 3, 5, 3]);
  expect(worked).toEqual([null, "one", "three", "one"]);
});
