/** Whether the small pictures of an upload are made. */
import { expect, test } from "vitest";
import { advanceClock, checkThumbnailStatus, type Realm, uploadFile } from "../../src/index";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { level, REALM } from "../support/spec-realm";

const ON = at.all(level(512), at.server({ push_service: true }))(REALM);
const UPLOADED = uploadFile(ON, MEL_MEMBER, { file: { name: "cat.png", size: 3 } });

spec(checkThumbnailStatus, [
  {
    realm: UPLOADED.realm,
    mistakes: [
      ["file_unknown", "BAD_REQUEST", { params: { filename: "nothing.png" } }],
      ["file_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
    ],
  },
]);

/** The realm with a file of Mel's, and the end of its place. */
function withFile(name: string): { readonly realm: Realm; readonly filename: string } {
  const { realm, response } = play(everyRole({ feature_level: 512 })).uploadFile(MEL_MEMBER, { file: { name, size: 3 } });
  return { realm, filename: String(response.uri).replace("/user_uploads/1/", "") };
}

test.each([
  ["cat.png", true],
  ["notes.txt", false],
])("of %s: %s, but not before the clock has made them", (name, has_thumbnail) => {
  const { realm: before, filename } = withFile(name);
  const asked = { realm_id_str: "1", filename };
  expect(play(before).checkThumbnailStatus(MEL_MEMBER, asked).response).toEqual({ has_thumbnail: false });
  const { realm } = advanceClock(before, { seconds: 1 });
  expect(play(realm).checkThumbnailStatus(MEL_MEMBER, asked).response).toEqual({ has_thumbnail });
});
