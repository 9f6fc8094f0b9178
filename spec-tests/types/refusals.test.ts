// What must not compile comes after @ts-expect-error; the type check of the project is the test.
import { expect, test } from "vitest";
import { createRealm, type Failure, sendMessage } from "../../src/index";
import { badRequest, failure } from "../../src/model/outcome/failures";
import { ERROR_CODES } from "../../src/protocol/refusals/codes";
import { REASONS } from "../../src/protocol/refusals/reasons";

test("a refusal has the fields of its code, and no others", () => {
  const realm = createRealm({});
  const outcome = sendMessage(realm, 1, { type: "channel", to: 9, topic: "x", content: "hi" });
  if (outcome.ok) throw new Error("There is no channel.");
  const error: Failure = outcome.error;
  // @ts-expect-error - no refusal has such a field
  expect(error["nonsense"]).toBeUndefined();
  // @ts-expect-error - the ID of a channel is there only when the code says so
  expect(error.stream_id).toBe(9);
  if (error.code !== "STREAM_DOES_NOT_EXIST") throw new Error(error.code);
  expect(error.stream_id).toBe(9);
  expect(error.reason).toBe("addressed_channel_unknown");
  // @ts-expect-error - this reason is not in the table
  expect(error.reason === "chanel_unknown").toBe(false);
});

test("a refusal is made with a reason of its code and all its fields", () => {
  badRequest("channel_unknown", "There is no such channel.");
  // @ts-expect-error - a reason is needed
  badRequest("There is no such channel.");
  // @ts-expect-error - this reason belongs to another code
  badRequest("queue_unknown", "There is no such queue.");
  // @ts-expect-error - the code has a field
  failure("BAD_NARROW", "narrow_operator_unknown", "No.");
  // @ts-expect-error - the code has no such field
  failure("BAD_NARROW", "narrow_operator_unknown", "No.", { desc: "no.", describes: 1 });
  expect(badRequest("channel_unknown", "No.")).toEqual({
    code: "BAD_REQUEST",
    reason: "channel_unknown",
    msg: "No.",
    http_status: 400,
  });
});

test("each reason says what it means, and names codes of the table", () => {
  for (const [name, { codes, means }] of Object.entries(REASONS)) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(means).toMatch(/^[A-Z].*\.$/);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(Object.keys(ERROR_CODES)).toContain(code);
  }
});
