/** What belongs to the whole realm, and the profile fields. */
import { REALM_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { REALM_SETTINGS } from "../../../protocol/realm-settings";
import { groups, oneSetting, row, ruled, type DrawnOperation } from "../drawn-operation";

/** By the name of the operation. */
export const REALM_OPERATIONS: Readonly<Record<string, DrawnOperation>> = {
  addLinkifier: ruled((pick) => ({
    pattern: `L${pick.int(99)}-(?P<id>[0-9]+)`,
    url_template: "https://t.example.test/{id}",
  })),
  updateLinkifier: ruled((pick) => ({
    filter_id: 1,
    pattern: `M${pick.int(9)}`,
    url_template: "https://t.example.test/",
  })),
  removeLinkifier: ruled(() => ({ filter_id: 1 }), 1),
  reorderLinkifiers: ruled((pick) => ({
    ordered_linkifier_ids: [...pick.realm.linkifiers].map(({ id }) => id).reverse(),
  })),
  uploadCustomEmoji: ruled((pick) => ({ emoji_name: `e${pick.int(9)}`, file: { name: "e.png", size: 9 } })),
  deactivateCustomEmoji: ruled((pick) => ({ emoji_name: `e${pick.int(9)}` })),
  addRealmDomain: ruled((pick) => ({ domain: `d${pick.int(3)}.example.test`, allow_subdomains: false })),
  updateRealmDomain: ruled((pick) => ({ domain: `d${pick.int(3)}.example.test`, allow_subdomains: pick.chance(2) })),
  removeRealmDomain: row((pick) => {
    pick.as(1);
    return { domain: "d0.example.test" };
  }, 2),
  addCodePlayground: ruled((pick) => ({
    name: `P${pick.int(9)}`,
    pygments_language: "Python",
    url_template: "https://p.example.test/{code}",
  })),
  removeCodePlayground: ruled(() => ({ playground_id: 1 }), 1),
  createCustomProfileField: ruled((pick) => ({ name: pick.unguessable("f"), field_type: 1 })),
  updateCustomProfileField: ruled((pick) => ({ field_id: 1, name: pick.unguessable("f") })),
  deleteCustomProfileField: ruled((pick) => ({ field_id: 1 + pick.int(3) }), 1),
  reorderCustomProfileFields: ruled((pick) => ({
    order: pick.realm.custom_profile_fields.map(({ id }) => id).reverse(),
  })),
  updateOwnProfile: row((pick) => ({ data: [{ id: 1, value: pick.unguessable("p") }] })),
  clearOwnProfile: row(() => ({ data: [1] }), 1),
  updateRealm: ruled(
    (pick) => ({ ...oneSetting(REALM_SETTINGS, pick), ...groups(REALM_GROUP_SETTINGS, pick, true) }),
    4,
  ),
  exportRealm: ruled(() => ({}), 1),
  deleteRealmExport: ruled(() => ({ export_id: 1 }), 0),
  testWelcomeBotCustomMessage: ruled((pick) => ({ welcome_message_custom_text: pick.content() }), 1),
  createChannelFolder: ruled((pick) => ({ name: pick.unguessable("f"), description: "*folder*" })),
  updateChannelFolder: ruled((pick) => ({
    channel_folder_id: 1 + pick.int(3),
    ...pick.fields({
      name: () => pick.unguessable("f"),
      description: () => "other",
      is_archived: () => pick.chance(2),
    }),
  })),
  patchChannelFolders: ruled((pick) => ({ order: pick.chance(2) ? [1, 2] : [2, 1] })),
};
