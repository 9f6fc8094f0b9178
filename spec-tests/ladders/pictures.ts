// The checks of pictures of users and of the realm, in order.
import {
  advanceClock,
  deleteRealmExport,
  exportRealm,
  getRealmExportConsents,
  getRealmExports,
  removeAvatar,
  updateStream,
  uploadAvatar,
  uploadRealmIcon,
  uploadRealmLogo,
} from "../../src/index";
import { IdSet } from "../../src/model/collections/id-set";
import { APART, type Ladder, ladder } from "../support/ladder";
import { MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import * as at from "../support/spec-realm";
import { CLOSED_CELLAR, REALM, setting } from "../support/spec-realm";

const PICTURE = { name: "a.png", size: 5 };
const TOO_LARGE = { name: "a.png", size: 1e12 };
const NO_PICTURE = { name: "a.txt", size: 5 };
const FIXED = setting({ avatar_changes_disabled: true });

/** The archived private channel has no subscribers. */
function emptied(realm: typeof REALM): typeof REALM {
  const channel = realm.channels.get(CLOSED_CELLAR - 1);
  if (channel === undefined) throw new Error("The realm lacks a channel.");
  return { ...realm, channels: realm.channels.set(CLOSED_CELLAR - 1, { ...channel, subscribers: IdSet.empty() }) };
}

const EXPORTED = exportRealm(REALM, OLIVE_OWNER, {}).realm;
const FINISHED = advanceClock(EXPORTED, { seconds: 60 }).realm;
const DELETED = deleteRealmExport(FINISHED, OLIVE_OWNER, { export_id: 1 }).realm;
const OFTEN = [1, 2, 3, 4].reduce((realm) => exportRealm(realm, OLIVE_OWNER, {}).realm, EXPORTED);

const EXPORTS: readonly Ladder[] = [
  ladder("export-realm", exportRealm, { realm: REALM, actor: OLIVE_OWNER, params: {} }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["exports_too_many", { realm: () => OFTEN }],
    ["export_without_consent", { params: { export_type: 2 } }],
    ["export_without_address", { realm: at.user(OLIVE_OWNER, { settings: { email_address_visibility: 4 } }) }],
  ]),
  ladder("get-realm-exports", getRealmExports, { realm: REALM, actor: OLIVE_OWNER, params: {} }, [
    ["administrator_required", { actor: MEL_MEMBER }],
  ]),
  ladder("get-realm-export-consents", getRealmExportConsents, { realm: REALM, actor: OLIVE_OWNER, params: {} }, [
    ["administrator_required", { actor: MEL_MEMBER }],
  ]),
  ladder("delete-realm-export", deleteRealmExport, { realm: FINISHED, actor: OLIVE_OWNER, params: { export_id: 1 } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["export_unknown", { params: { export_id: 99 } }],
    ["export_deleted_already", { realm: () => DELETED }, APART],
    ["export_unfinished", { realm: () => EXPORTED }, APART],
  ]),
];

export const PICTURE_LADDERS: readonly Ladder[] = [
  ...EXPORTS,
  ladder("upload-avatar", uploadAvatar, { realm: REALM, actor: MEL_MEMBER, params: { file: PICTURE } }, [
    ["file_not_one", { params: { file: null } }],
    ["avatar_changes_disabled", { realm: FIXED }],
    ["picture_too_large", { params: { file: TOO_LARGE } }],
    ["file_not_a_picture", { params: { file: NO_PICTURE } }, { params: { file: { name: "a.txt", size: 1e12 } } }],
  ]),
  ladder("remove-avatar", removeAvatar, { realm: REALM, actor: MEL_MEMBER, params: {} }, [["avatar_changes_disabled", { realm: FIXED }]]),
  ladder("upload-realm-icon", uploadRealmIcon, { realm: REALM, actor: OLIVE_OWNER, params: { file: PICTURE } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["file_not_one", { params: { file: null } }],
    ["picture_too_large", { params: { file: TOO_LARGE } }, APART],
    ["file_not_a_picture", { params: { file: NO_PICTURE } }, { params: { file: { name: "a.txt", size: 1e12 } } }],
  ]),
  ladder("upload-realm-logo", uploadRealmLogo, { realm: REALM, actor: OLIVE_OWNER, params: { file: PICTURE, night: false } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
    ["file_not_one", { params: { file: null } }],
    ["picture_too_large", { params: { file: TOO_LARGE } }, APART],
    ["file_not_a_picture", { params: { file: NO_PICTURE } }, { params: { file: { name: "a.txt", size: 1e12 } } }],
  ]),
  ladder(
    "update-stream: bringing back",
    updateStream,
    { realm: REALM, actor: OLIVE_OWNER, params: { stream_id: CLOSED_CELLAR, is_archived: false } },
    [
      ["channel_without_subscribers", { realm: emptied }],
      ["folder_unknown", { params: { folder_id: 99 } }],
    ],
  ),
];
