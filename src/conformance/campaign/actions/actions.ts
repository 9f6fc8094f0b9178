/** What other users, and the other devices of the account, do while a client is tested. */
import type { Draw } from "../draw";
import type { Realm } from "../../../model/realm/realm";
import { CHANNEL_ACTIONS } from "./channel-actions";
import { DEVICE_ACTIONS } from "./device-actions";
import { MESSAGE_ACTIONS } from "./message-actions";
import { type Action, type ActionCall, type Numbers, sceneOf } from "./scene";
import { USER_ACTIONS } from "./user-actions";

/** The actions by theme. A plan is about some of the themes, so that actions that belong together meet. */
const THEMES: readonly Readonly<Record<string, Action>>[] = [
  MESSAGE_ACTIONS,
  CHANNEL_ACTIONS,
  USER_ACTIONS,
  DEVICE_ACTIONS,
];

/** All actions by name. */
export const ACTIONS: Readonly<Record<string, Action>> = Object.assign({}, ...THEMES);

/** How often an action is chosen, compared with the others of its theme; 1 unless given here. */
const WEIGHTS: Readonly<Record<string, number>> = {
  "mentions the account": 2,
  "edits a message": 2,
  "edits a mention into a message": 4,
  "moves messages to a topic": 4,
  "moves messages to a channel": 2,
  "resolves or reopens a topic": 2,
  "deletes a message": 2,
  "deletes a topic": 2,
  "subscribes the account": 4,
  "unsubscribes the account": 3,
  "renames a channel": 2,
  "archives a channel": 2,
  "restores an archived channel": 2,
  "makes a channel private or public": 2,
  "renames a user": 3,
  "renames the account": 2,
  "deactivates a user": 3,
  "reactivates a user": 3,
  "reads on another device": 4,
  "marks as unread on another device": 2,
  "mutes a topic on another device": 2,
  "mutes a channel on another device": 2,
};

/** The action without which little happens. */
const SENDS = "sends to a channel";

/** Actions that every plan has, whatever it is about: most bugs need one of them. */
const CORE: readonly string[] = [
  "edits a message",
  "moves messages to a topic",
  "deletes a message",
  "subscribes the account",
  "unsubscribes the account",
  "reads on another device",
];

/** Chooses the actions of one plan, and returns what draws one of them. User-defined ones are a theme of their own. */
export function drawActions(draw: Draw, own: readonly string[]): (draw: Draw) => string {
  const themes = own.length === 0 ? THEMES.map((theme) => Object.keys(theme)) : [...THEMES.map(Object.keys), own];
  const chosen = themes.filter(() => draw.below(2) === 0);
  const weighted = (chosen.length === 0 ? themes : chosen)
    .flat()
    .flatMap((name) => Array<string>(WEIGHTS[name] ?? 1).fill(name));
  return (next) => {
    const lot = next.below(20);
    if (lot < 8) return SENDS;
    return next.one(lot < 13 ? CORE : weighted);
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
