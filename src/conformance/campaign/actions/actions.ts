/** What other users, and the other devices of the account, do while a client is tested. */
import type { Draw } from "../draw";
import type { Realm } from "../../../model/realm/realm";
import { CHANNEL_ACTIONS } from "./channel-actions";
import { DEVICE_ACTIONS } from "./device-actions";
import { MESSAGE_ACTIONS } from "./message-actions";
import { type Action, type ActionCall, type Numbers, sceneOf } from "./scene";
import { USER_ACTIONS } from "./user-actions";

/** All actions by name. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  ...MESSAGE_ACTIONS,
  ...CHANNEL_ACTIONS,
  ...USER_ACTIONS,
  ...DEVICE_ACTIONS,
};

type ActionName =
  keyof typeof MESSAGE_ACTIONS | keyof typeof CHANNEL_ACTIONS | keyof typeof USER_ACTIONS | keyof typeof DEVICE_ACTIONS;

/** Actions that belong together: a plan is about a few of these families, so that their actions meet. */
const FAMILIES: readonly (readonly ActionName[])[] = [
  ["mentions the account", "edits a mention into a message", "mentions a group", "renames the account"],
  ["moves messages to a topic", "moves messages to a channel", "resolves or reopens a topic"],
  ["edits a message", "deletes a message", "deletes a topic", "sends from another device"],
  ["sends a direct message", "sends a direct message from another device", "mutes a user on another device"],
  ["reacts to a message", "reacts on another device", "adds or deactivates an emoji"],
  ["asks a question as a poll", "votes in a poll", "makes a channel a default"],
  ["types", "shows presence", "sets a status"],
  ["subscribes the account", "unsubscribes the account", "creates a channel", "makes a channel private or public"],
  ["renames a channel", "describes a channel", "archives a channel", "restores an archived channel"],
  ["subscribes another user", "unsubscribes another user", "subscribes all users", "unsubscribes all other users"],
  ["creates a folder", "renames a folder", "moves a channel to a folder", "pins a channel on another device"],
  ["renames a user", "deactivates a user", "reactivates a user", "creates a user", "changes the role of a user"],
  ["creates a group", "adds to a group", "removes from a group", "renames a group", "deactivates a group"],
  ["mutes a topic on another device", "mutes a channel on another device", "reads several on another device"],
  ["reads a topic on another device", "reads a channel on another device", "reads all on another device"],
  ["stars on another device", "marks as unread on another device", "reads several on another device"],
  ["adds or removes an alert word on another device", "changes a setting on another device"],
  ["saves a draft on another device", "edits a draft on another device", "deletes a draft on another device"],
  ["schedules a message on another device", "cancels a scheduled message on another device"],
  ["saves a snippet on another device", "deletes a snippet on another device", "adds a profile field"],
  [
    "renames the organization",
    "changes a setting of the organization",
    "changes the role of the account",
    "adds or removes a linkifier",
  ],
];

/** How many families a plan is about. */
const FAMILIES_OF_A_PLAN = 4;

/** The action without which little happens. */
export const SENDS = "sends to a channel";

/** Actions that every plan has, whatever it is about: most bugs need one of them. */
export const CORE: readonly string[] = [
  "edits a message",
  "moves messages to a topic",
  "deletes a message",
  "subscribes the account",
  "unsubscribes the account",
  "reads on another device",
];

/** Chooses the actions of one plan, and returns what draws one of them. User-defined ones are a family of their own. */
export function drawActions(draw: Draw, own: readonly string[]): (draw: Draw) => string {
  const families: readonly (readonly string[])[] = own.length === 0 ? FAMILIES : [own, ...FAMILIES];
  // A program's own actions are in every plan.
  const chosen = Array.from({ length: FAMILIES_OF_A_PLAN }, (_, place) =>
    place === 0 && own.length > 0 ? own : draw.one(families),
  );
  return (next) => {
    const lot = next.below(20);
    if (lot < 4) return SENDS;
    return next.one(lot < 7 ? CORE : next.one(chosen));
  };
}

/** Small numbers come often: what happened to one thing then meets what happens to it later. */
const LIMITS = [2, 4, 24];

/** Draws what an action is about. */
export function drawNumbers(draw: Draw): Numbers {
  const number = (): number => draw.below(draw.one(LIMITS));
  return [number(), number(), number()];
}

/**
 * The call that an action makes; undefined where the realm has no use for it.
 *
 * @param me - the ID of the account whose client is tested
 */
export function actionCall(realm: Realm, me: number, action: Action, numbers: Numbers): ActionCall | undefined {
  return action(sceneOf(realm, me, numbers));
}
