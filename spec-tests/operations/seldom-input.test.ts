/** Input that clients seldom send: which check comes first, and what results. */
import { expect, test } from "vitest";
import { at, body, done, MEL, messagesIn, OLIVE, realmAt, says, status } from "../levels/behaviours/at-level";
import { play } from "../support/play";
import { MEL_MEMBER, SHARED_SECRET } from "../support/realms";

test("an operator that the server does not know yet wants a text", () => {
  const code = (level: number, operand: unknown) =>
    at(
      body(realmAt(level), [MEL, "GET /messages", { narrow: [{ operator: "mentions", operand }], anchor: 0, num_before: 1, num_after: 1 }]),
      "code",
    );
  expect([code(421, 4), code(421, "4")]).toEqual(["BAD_REQUEST", "BAD_NARROW"]);
  expect(code(512, 4)).toBeUndefined();
});

test("the name for a navigation view is checked before the view", () => {
  const view = { fragment: "narrow/is/alerted", is_pinned: true, name: "Alerts" };
  const realm = done(realmAt(421), [MEL, "POST /navigation_views", view]);
  const changed = (fragment: string, params: Readonly<Record<string, unknown>>) =>
    status(realm, [MEL, `PATCH /navigation_views/${fragment}`, params]);
  expect(changed("inbox", { name: "x" })).toBe(400);
  expect(changed("narrow/is/none", { name: " " })).toBe(400);
  expect(changed("narrow/is/none", { name: "Alerts" })).toBe(400);
  expect(changed("narrow/is/none", { name: "x" })).toBe(404);
});

test("a range without other messages has the anchor, whether it is included or not", () => {
  const realm = done(realmAt(421), says(), says(), says());
  const range = { anchor: 2, num_before: 0, num_after: 0, include_anchor: false };
  const seen = body(realm, [MEL, "GET /messages", range]);
  expect([at(seen, "messages.0.id"), at(seen, "found_anchor")]).toEqual([2, true]);
  const flags = { ...range, narrow: [], op: "add", flag: "starred" };
  expect(body(realm, [MEL, "POST /messages/flags/narrow", flags])).toMatchObject({ processed_count: 1, first_processed_id: 2 });
});

test.each(["subgroups", "members", `members/${MEL_MEMBER}`])("GET %s of a deactivated group is refused", (what) => {
  for (const level of [372, 421, 442]) {
    const realm = realmAt(level, { groups: [{ name: "old", members: [MEL], deactivated: true }] });
    expect(status(realm, [MEL, `GET /user_groups/9/${what}`])).toBe(400);
  }
});

test("a no-break space in the name of a file is a blank, which is a hyphen in its path", () => {
  const { response } = play(realmAt(421)).uploadFile(MEL_MEMBER, { file: { name: "a\u00a0b\u00a0\u00a0c.txt", size: 1 } });
  expect(response.uri).toMatch(/\/a-b-c\.txt$/);
});

test("at old levels, resolving a topic and moving it to another channel has two notices", () => {
  const notices = (level: number): string[] => {
    const move = { topic: "✔ t", stream_id: SHARED_SECRET, propagate_mode: "change_all" };
    const moved = done(realmAt(level), says("t", "x", OLIVE), [OLIVE, "PATCH /messages/1", move]);
    return messagesIn(moved)
      .slice(1)
      .map(({ content }) => content);
  };
  expect(notices(247)).toHaveLength(2);
  expect(notices(247).join()).toMatch(/resolved/);
  expect(notices(372)).toHaveLength(1);
});
