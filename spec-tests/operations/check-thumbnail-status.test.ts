/** Whether the small pictures of an upload are made. */
import { expect, test } from "vitest";
import { advanceClock, checkThumbnailStatus, type Realm, uploadFile } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

/** The realm with a file of Mel's, and the end of its place. */
function withFile(name: string): { readonly realm: Realm; readonly filename: string } {
  const { realm, response } = carriedOut(uploadFile(everyRole({ feature_level: 512 }), MEL_MEMBER, { file: { name, size: 3 } }));
  return { realm, filename: String(response.uri).replace("/user_uploads/1/", "") };
}

test.each([
  ["cat.png", true],
  ["notes.txt", false],
])("of %s: %s, but not before the clock has made them", (name, has_thumbnail) => {
  const { realm: before, filename } = withFile(name);
  const asked = { realm_id_str: "1", filename };
  expect(carriedOut(checkThumbnailStatus(before, MEL_MEMBER, asked)).response).toEqual({ has_thumbnail: false });
  const { realm } = advanceClock(before, { seconds: 1 });
  expect(carriedOut(checkThumbnailStatus(realm, MEL_MEMBER, asked)).response).toEqual({ has_thumbnail });
  expectRefusal(checkThumbnailStatus(realm, NINA_MEMBER, asked), realm, "BAD_REQUEST", "file_unknown");
});
