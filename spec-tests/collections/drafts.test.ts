import { expect, test } from "vitest";
import { drafted, listIn } from "../../src/model/collections/drafts";

const TABLE: Readonly<Record<string, { readonly name: string; readonly ids: readonly number[] }>> = {
  a: { name: "A", ids: [1] },
  b: { name: "B", ids: [2] },
};

test("a change of a draft is only in the new value, and the rest stays the same object", () => {
  const after = drafted(TABLE, (draft) => {
    const row = draft["a"];
    if (row !== undefined) row.name = "Z";
    draft["c"] = { name: "C", ids: [] };
  });
  expect(after).toEqual({ a: { name: "Z", ids: [1] }, b: { name: "B", ids: [2] }, c: { name: "C", ids: [] } });
  expect(TABLE["a"]).toEqual({ name: "A", ids: [1] });
  expect(after["b"]).toBe(TABLE["b"]);
  expect(after["a"]?.ids).toBe(TABLE["a"]?.ids);
});

test("no change returns the same value, and a recipe can return another one", () => {
  expect(drafted(TABLE, () => undefined)).toBe(TABLE);
  expect(drafted("x", () => "y")).toBe("y");
});

test("what callers have given is not frozen", () => {
  const given = { name: "C", ids: [3] };
  const after = drafted(TABLE, (draft) => void (draft["c"] = given));
  expect([given, after, TABLE["a"]].map((value) => Object.isFrozen(value))).toEqual([false, false, false]);
});

test("a list of a draft is read as the list that was there", () => {
  let read: readonly number[] = [];
  drafted(TABLE, (draft) => void (read = listIn(draft["a"]?.ids ?? [])));
  expect(read).toBe(TABLE["a"]?.ids);
  expect(listIn(read)).toBe(read);
});
