/** Actions with what came after the documented interface. The families that have them say since which feature level. */
import { type Action, userName } from "./scene";

export const LATER_ACTIONS = {
  "adds a device": ({ me }) => ({
    user_id: me.user_id,
    operation: "register-client-device",
    params: {},
    words: "adds a device",
  }),
  "removes a device": ({ realm, me, numbers: [a] }) => {
    const mine = realm.devices.filter(({ user_id }) => user_id === me.user_id);
    const device = mine[a % Math.max(1, mine.length)];
    if (device === undefined) return undefined;
    const { device_id } = device;
    return {
      user_id: me.user_id,
      operation: "remove-client-device",
      params: { device_id },
      words: `removes device ${device_id}`,
    };
  },
  "limits who starts topics": (scene) => {
    const [a, b] = scene.numbers;
    const channel = scene.channel(a, ({ is_archived }) => !is_archived);
    const group = scene.group(b) ?? undefined;
    if (channel === undefined || group?.deactivated !== false) return undefined;
    const params = { stream_id: channel.stream_id, can_create_topic_group: { new: group.id } };
    const words = `lets ${group.name} alone start topics in #${channel.name}`;
    return { user_id: scene.owner.user_id, operation: "update-stream", params, words };
  },
  "turns pushes of a channel on or off": (scene) => {
    const channel = scene.channel(scene.numbers[0], ({ is_archived }) => !is_archived);
    if (channel === undefined) return undefined;
    const default_push_notifications = scene.numbers[1] % 2 === 0;
    const params = { stream_id: channel.stream_id, default_push_notifications };
    const words = `turns pushes of #${channel.name} ${default_push_notifications ? "on" : "off"} by default`;
    return { user_id: scene.owner.user_id, operation: "update-stream", params, words };
  },
  "changes a setting of the account": ({ owner, me, numbers: [a, b] }) => {
    const settings = ["enable_desktop_notifications", "enter_sends", "starred_message_counts"];
    const name = settings[a % settings.length] ?? "enter_sends";
    const target_users = { user_ids: [me.user_id], skip_if_already_edited: false };
    const words = `sets ${name} of ${userName(me)} to ${b % 2 === 0}`;
    return {
      user_id: owner.user_id,
      operation: "update-settings",
      params: { [name]: b % 2 === 0, target_users },
      words,
    };
  },
  "deactivates a user and deletes its profile and messages": ({ owner, colleague, numbers: [a, b] }) => {
    const user = colleague(a);
    if (user?.is_active !== true) return undefined;
    const actions = {
      delete_profile: true,
      delete_public_channel_messages: b % 2 === 0,
      delete_direct_messages: b % 3 === 0,
    };
    const words = `deactivates ${userName(user)}, and deletes the profile and messages`;
    return { user_id: owner.user_id, operation: "deactivate-user", params: { user_id: user.user_id, actions }, words };
  },
} as const satisfies Readonly<Record<string, Action>>;
