import { describe, expect, it } from "vitest";
import { getFileTemporaryUrl, type Realm } from "../../src/index";
import { temporaryAttachment } from "../../src/model/rules/uploads/uploads";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getFileTemporaryUrl, [
  {
    realm: REALM,
    mistakes: [
      ["file_unknown", "BAD_REQUEST", { params: { filename: "nothing" } }],
      ["file_unknown", "BAD_REQUEST", { params: { realm_id_str: "2" } }],
      ["file_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
    ],
  },
]);

/** Mel's file; a message in secret (Olive, Mel) refers to it. */
function referred(follow: "documented" | "server" = "documented"): { realm: Realm; path: string; filename: string } {
  const { realm, response } = play(everyRole({ realm: { follow } })).uploadFile(MEL_MEMBER, { file: { name: "a b.txt", size: 5 } });
  const message = { type: "channel", to: SECRET, topic: "t", content: `[a](${response.uri})` } as const;
  const filename = response.uri.slice("/user_uploads/1/".length);
  return { realm: play(realm).sendMessage(MEL_MEMBER, message).realm, path: response.uri, filename };
}

describe("getFileTemporaryUrl", () => {
  it("distinguishes the two by their HTTP status, on servers", () => {
    const { realm, filename } = referred("server");
    const status = (userId: number, name: string) => {
      const outcome = getFileTemporaryUrl(realm, userId, { realm_id_str: "1", filename: name });
      return outcome.ok ? 200 : outcome.error.http_status;
    };
    expect([status(MEL_MEMBER, filename), status(MEL_MEMBER, "x/y.txt"), status(NINA_MEMBER, filename)]).toEqual([200, 404, 403]);
  });

  it("returns an address that hides the file's place, to its owner and to readers of a message with it", () => {
    const { realm, filename } = referred();
    for (const userId of [MEL_MEMBER, OLIVE_OWNER]) {
      const outcome = play(realm).getFileTemporaryUrl(userId, { realm_id_str: "1", filename });
      expect(outcome.realm).toBe(realm);
      expect(outcome.response.url).toMatch(/^\/user_uploads\/temporary\/[0-9a-f]{32}\/a-b\.txt$/);
    }
  });

  it("returns an address that is valid for a minute", () => {
    const { realm, filename } = referred();
    const { url } = play(realm).getFileTemporaryUrl(MEL_MEMBER, { realm_id_str: "1", filename }).response;
    const found = (seconds: number): unknown => {
      const later = play(realm).advanceClock({ seconds }).realm;
      return temporaryAttachment(later, url.slice("/user_uploads/".length))?.name;
    };
    expect([0, 59, 60].map(found)).toEqual(["a b.txt", "a b.txt", undefined]);
  });

  it("accepts the path as in the link, and with escaped slashes", () => {
    const { realm, path, filename } = referred();
    const plain = wireCall(realm, "mel@example.test", "GET", path).response;
    const escaped = wireCall(realm, "mel@example.test", "GET", `/user_uploads/1/${encodeURIComponent(filename)}`).response;
    expect(plain.body).toEqual({ result: "success", msg: "", url: expect.stringContaining("/temporary/") });
    expect(escaped.body).toEqual(plain.body);
    expect(wireCall(realm, "mel@example.test", "GET", "/user_uploads/1").response.status).toBe(404);
  });
});
