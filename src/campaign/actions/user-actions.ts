/** What users do with accounts, groups and the settings of the organization. */
import { isInArchivedChannel } from "./exceptions";
import { type Action, type ActionCall, OWNER, type Scene, userName } from "./scene";

const ROLES = [400, 300, 200, 600];
const ROLE_NAMES = ["a member", "a moderator", "an administrator", "a guest"];
const NAMES = ["Ada", "Ben", "Cem", "Dee"];

function groupCall(
  scene: Scene,
  operation: string,
  change: object,
  words: (name: string) => string,
): ActionCall | undefined {
  const group = scene.group(scene.numbers[0]);
  if (!group || group.deactivated) return undefined;
  const params = { user_group_id: group.id, ...change };
  return { user_id: scene.owner.user_id, operation, params, words: words(group.name) };
}

function membershipCall(
  scene: Scene,
  change: "add" | "delete",
  words: (user: string, group: string) => string,
): ActionCall | undefined {
  const [, b] = scene.numbers;
  const user = b % 2 === 0 ? scene.me : scene.other(b);
  if (user === undefined) return undefined;
  const members = { [change]: [user.user_id] };
  return groupCall(scene, "update-user-group-members", members, (name) => words(userName(user), name));
}

function changesRealm({ owner }: Scene, params: Readonly<Record<string, unknown>>, words: string): ActionCall {
  return { user_id: owner.user_id, operation: "update-realm", params, words };
}

export const USER_ACTIONS = {
  "renames a user": ({ owner, other, numbers: [a, b] }) => {
    const user = other(a);
    if (user === undefined) return undefined;
    const full_name = `${NAMES[b % NAMES.length]} ${b % 10}`;
    const words = `renames ${userName(user)} to "${full_name}"`;
    return { user_id: owner.user_id, operation: "update-user", params: { user_id: user.user_id, full_name }, words };
  },
  "renames the account": ({ owner, me, numbers: [, b] }) => {
    const full_name = `${NAMES[b % NAMES.length]} ${b % 10}`;
    const words = `renames ${userName(me)} to "${full_name}"`;
    return { user_id: owner.user_id, operation: "update-user", params: { user_id: me.user_id, full_name }, words };
  },
  "changes the role of a user": ({ owner, colleague, numbers: [a, b] }) => {
    const user = colleague(a);
    if (user === undefined || !user.is_active) return undefined;
    const params = { user_id: user.user_id, role: ROLES[b % ROLES.length] };
    const words = `makes ${userName(user)} ${ROLE_NAMES[b % ROLES.length]}`;
    return { user_id: owner.user_id, operation: "update-user", params, words };
  },
  "changes the role of the account": ({ owner, me, numbers: [, b] }) => {
    if (me.role === OWNER) return undefined;
    const params = { user_id: me.user_id, role: ROLES[b % 3] };
    const words = `makes ${userName(me)} ${ROLE_NAMES[b % 3]}`;
    return { user_id: owner.user_id, operation: "update-user", params, words };
  },
  "deactivates a user": ({ owner, colleague, numbers: [a] }) => {
    const user = colleague(a);
    if (user === undefined || !user.is_active) return undefined;
    const { user_id } = user;
    const words = `deactivates ${userName(user)}`;
    return { user_id: owner.user_id, operation: "deactivate-user", params: { user_id }, words };
  },
  "reactivates a user": ({ owner, realm, me, numbers: [a] }) => {
    const gone = Array.from(realm.users).filter(
      (user) => !user.is_active && !user.is_bot && user !== me && !isInArchivedChannel(realm, user),
    );
    const user = gone[a % Math.max(1, gone.length)];
    if (user === undefined) return undefined;
    const { user_id } = user;
    const words = `reactivates ${userName(user)}`;
    return { user_id: owner.user_id, operation: "reactivate-user", params: { user_id }, words };
  },
  "creates a user": ({ owner, realm }) => {
    const email = `new-${realm.users.size + 1}@example.test`;
    const params = { email, full_name: `New ${realm.users.size + 1}`, password: "a-long-password" };
    return { user_id: owner.user_id, operation: "create-user", params, words: `creates the account ${email}` };
  },
  "sets a status": ({ realm, other, numbers: [a, , c] }) => {
    const user = other(a);
    if (user === undefined) return undefined;
    const status_text = realm.user_statuses.get(user.user_id) !== undefined && c % 2 === 0 ? "" : `Busy ${c}`;
    const words = status_text === "" ? "clears the status" : `sets the status "${status_text}"`;
    return { user_id: user.user_id, operation: "update-status", params: { status_text }, words };
  },
  "shows presence": ({ other, numbers: [a, , c] }) => {
    const user = other(a);
    if (user === undefined) return undefined;
    const status = c % 2 === 0 ? "active" : "idle";
    return { user_id: user.user_id, operation: "update-presence", params: { status }, words: `is ${status}` };
  },
  "creates a group": ({ owner, me, other, realm, numbers: [a, b] }) => {
    const user = other(a);
    const members = (b % 2 === 0 ? [me, user] : [user]).filter((member) => member !== undefined);
    const name = `group-${realm.user_groups.size + 1}`;
    const params = {
      name,
      description: b % 3 === 0 ? "" : `Those of ${a}`,
      members: members.map(({ user_id }) => user_id),
    };
    const words = `creates the group "${name}" of ${members.map(userName).join(" and ")}`;
    return { user_id: owner.user_id, operation: "create-user-group", params, words };
  },
  "adds to a group": (scene) => membershipCall(scene, "add", (user, name) => `adds ${user} to the group "${name}"`),
  "removes from a group": (scene) =>
    membershipCall(scene, "delete", (user, name) => `removes ${user} from the group "${name}"`),
  "renames a group": (scene) => {
    const to = `renamed-${scene.numbers[1]}`;
    return groupCall(scene, "update-user-group", { name: to }, (name) => `renames the group "${name}" to "${to}"`);
  },
  "deactivates a group": (scene) =>
    groupCall(scene, "deactivate-user-group", {}, (name) => `deactivates the group "${name}"`),
  "renames the organization": (scene) => {
    const name = `Campaign ${scene.numbers[0]}`;
    return changesRealm(scene, { name }, `renames the organization to "${name}"`);
  },
  "changes a setting of the organization": (scene) => {
    const [a, b] = scene.numbers;
    const settings: readonly [string, unknown][] = [
      ["message_content_edit_limit_seconds", 60 * (b + 1)],
      ["message_content_delete_limit_seconds", 60 * (b + 1)],
      ["allow_edit_history", b % 2 === 0],
      ["send_welcome_emails", b % 2 === 0],
      ["waiting_period_threshold", b],
    ];
    const [name, value] = settings[a % settings.length] ?? ["waiting_period_threshold", b];
    return changesRealm(scene, { [name]: value }, `sets ${name} to ${JSON.stringify(value)}`);
  },
  "adds or removes a linkifier": ({ owner, realm, numbers: [a] }) => {
    const [first] = realm.linkifiers;
    if (first !== undefined && a % 2 === 0) {
      const params = { filter_id: first.id };
      return {
        user_id: owner.user_id,
        operation: "remove-linkifier",
        params,
        words: `removes the linkifier ${first.pattern}`,
      };
    }
    const pattern = `#L${a}-(?P<id>[0-9]+)`;
    const params = { pattern, url_template: "https://example.test/{id}" };
    return { user_id: owner.user_id, operation: "add-linkifier", params, words: `adds the linkifier ${pattern}` };
  },
  "adds or deactivates an emoji": ({ owner, realm, numbers: [a] }) => {
    const name = `emoji-${a % 3}`;
    const exists = realm.custom_emoji.some((emoji) => emoji.name === name && !emoji.deactivated);
    const file = { name: "emoji.png", size: 100, type: "image/png" };
    return {
      user_id: owner.user_id,
      operation: exists ? "deactivate-custom-emoji" : "upload-custom-emoji",
      params: exists ? { emoji_name: name } : { emoji_name: name, file },
      words: `${exists ? "deactivates" : "adds"} the emoji :${name}:`,
    };
  },
  "adds a profile field": ({ owner, numbers: [a] }) => {
    const params = { field_type: 1, name: `Field ${a}` };
    return {
      user_id: owner.user_id,
      operation: "create-custom-profile-field",
      params,
      words: `adds the profile field "Field ${a}"`,
    };
  },
} as const satisfies Readonly<Record<string, Action>>;
