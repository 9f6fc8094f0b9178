/** What other users, and the other devices of the account, do while a client is tested. */
import type { EventBody } from "../../generated/event-types";
import type { Realm } from "../../model/realm/realm";
import type { Random } from "../../testing/arbitraries/random";
import { CHANNEL_ACTIONS } from "./channel-actions";
import { DEVICE_ACTIONS } from "./device-actions";
import { isException } from "./exceptions";
import { LATER_ACTIONS } from "./later-actions";
import { MESSAGE_ACTIONS } from "./message-actions";
import { type AcceptedCall, type Action, type ActionCall, type Numbers, sceneOf } from "./scene";
import { USER_ACTIONS } from "./user-actions";

/** All actions by name. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  ...MESSAGE_ACTIONS,
  ...CHANNEL_ACTIONS,
  ...USER_ACTIONS,
  ...DEVICE_ACTIONS,
  ...LATER_ACTIONS,
};

type ActionName =
  | keyof typeof MESSAGE_ACTIONS
  | keyof typeof CHANNEL_ACTIONS
  | keyof typeof USER_ACTIONS
  | keyof typeof DEVICE_ACTIONS
  | keyof typeof LATER_ACTIONS;

/** Actions that belong together, and the types of their events. */
interface Family {
  readonly events: readonly EventBody["type"][];
  readonly actions: readonly ActionName[];
  /** The first feature level that has all of the actions; not given for those of the documented interface. */
  readonly since?: number;
}

/** A plan is about a few of these families, so that their actions meet. */
export const FAMILIES: readonly Family[] = [
  {
    events: ["message", "update_message"],
    actions: [
      "mentions the account",
      "mentions the account in a direct message",
      "edits a mention into a message",
      "mentions a group",
      "renames the account",
    ],
  },
  {
    events: ["update_message"],
    actions: ["moves messages to a topic", "moves messages to a channel", "resolves or reopens a topic"],
  },
  {
    events: ["update_message", "delete_message"],
    actions: ["edits a message", "deletes a message", "deletes a topic", "sends from another device"],
  },
  {
    events: ["message"],
    actions: ["sends a direct message", "sends a direct message from another device"],
  },
  { events: ["muted_users"], actions: ["mutes a user on another device", "sends a direct message"] },
  {
    events: ["reaction", "realm_emoji"],
    actions: ["reacts to a message", "reacts on another device", "adds or deactivates an emoji"],
  },
  { events: ["submessage"], actions: ["asks a question as a poll", "votes in a poll"] },
  { events: ["typing", "presence"], actions: ["types", "shows presence"] },
  { events: ["user_status"], actions: ["sets a status"] },
  {
    events: ["subscription"],
    actions: ["subscribes the account", "unsubscribes the account", "creates a channel"],
  },
  {
    events: ["stream"],
    actions: [
      "renames a channel",
      "describes a channel",
      "archives a channel",
      "restores an archived channel",
      "makes a channel private or public",
    ],
  },
  {
    events: ["subscription"],
    actions: [
      "subscribes another user",
      "unsubscribes another user",
      "subscribes all users",
      "unsubscribes all other users",
    ],
  },
  {
    events: ["channel_folder", "default_streams"],
    actions: [
      "creates a folder",
      "renames a folder",
      "moves a channel to a folder",
      "pins a channel on another device",
      "sets notifications of a channel on another device",
      "makes a channel a default",
    ],
  },
  {
    events: ["realm_user"],
    actions: [
      "renames a user",
      "deactivates a user",
      "reactivates a user",
      "creates a user",
      "changes the role of a user",
      "changes the role of the account",
    ],
  },
  {
    events: ["user_group"],
    actions: ["creates a group", "adds to a group", "removes from a group", "renames a group", "deactivates a group"],
  },
  {
    events: ["user_topic", "subscription"],
    actions: ["mutes a topic on another device", "mutes a channel on another device"],
  },
  {
    events: ["update_message_flags"],
    actions: ["reads a topic on another device", "reads a channel on another device", "reads all on another device"],
  },
  {
    events: ["update_message_flags"],
    actions: [
      "stars on another device",
      "marks as unread on another device",
      "reads several on another device",
      "collapses messages on another device",
    ],
  },
  {
    events: ["alert_words", "user_settings"],
    actions: ["adds or removes an alert word on another device", "changes a setting on another device"],
  },
  {
    events: ["drafts"],
    actions: [
      "saves a draft on another device",
      "edits a draft on another device",
      "deletes a draft on another device",
    ],
  },
  {
    events: ["scheduled_messages"],
    actions: ["schedules a message on another device", "cancels a scheduled message on another device"],
  },
  {
    events: ["saved_snippets", "custom_profile_fields"],
    actions: ["saves a snippet on another device", "deletes a snippet on another device", "adds a profile field"],
  },
  {
    events: ["realm", "realm_linkifiers"],
    actions: ["renames the organization", "changes a setting of the organization", "adds or removes a linkifier"],
  },
  { since: 351, events: ["typing_edit_message"], actions: ["types in an edit", "sends a direct message"] },
  { since: 441, events: ["stream"], actions: ["creates a group", "limits who starts topics"] },
  { since: 444, events: ["user_settings"], actions: ["changes a setting of the account"] },
  {
    since: 459,
    events: ["realm_user"],
    actions: ["deactivates a user and deletes its profile and messages", "reactivates a user"],
  },
  { since: 470, events: ["device"], actions: ["adds a device", "removes a device"] },
  { since: 507, events: ["stream"], actions: ["turns pushes of a channel on or off"] },
];

/** How many families one plan or another is about: few meet often, many meet much. */
const FAMILIES_OF_A_PLAN = [1, 2, 4];

/** One of so many families is any, also one that the client does not listen to. */
const ANY_FAMILY = 6;

/** The action without which little happens. */
export const SENDS = "sends to a channel";

/** Actions that every plan has, whatever it is about: most bugs need one of them. */
export const CORE: readonly string[] = [
  "edits a message",
  "edits a mention into a message",
  "mentions the account",
  "moves messages to a topic",
  "moves messages to a channel",
  "deletes a message",
  "subscribes the account",
  "unsubscribes the account",
  "reads on another device",
];

/** What a plan chooses its actions from. */
export interface ActionsOfPlan {
  /** The name of an action. */
  one(random: Random): string;
  /** Some actions, most of one family: about the same thing, a later one changes or ends what the first began. */
  related(random: Random): readonly string[];
}

/** What the actions of a plan are chosen for. */
export interface ActionsFor {
  /** The names of user-defined actions: a family of their own. */
  readonly own: readonly string[];
  /** The types of events that the client listens to; null for all. */
  readonly heard: ReadonlySet<string> | null;
  /** The feature level of the realm. */
  readonly level: number;
  /** Which plan it is: the families take turns. */
  readonly number: number;
}

/** Chooses the actions of one plan. */
export function chooseActions(random: Random, { own, heard, level, number }: ActionsFor): ActionsOfPlan {
  const families = FAMILIES.filter(({ since = level }) => since <= level);
  const concerning = families.filter(({ events }) => heard === null || events.some((type) => heard.has(type)));
  const some = concerning.length === 0 ? families : concerning;
  const family = (): readonly string[] => random.one(random.below(ANY_FAMILY) === 0 ? families : some).actions;
  const chosen = Array.from({ length: random.one(FAMILIES_OF_A_PLAN) }, family);
  chosen[0] = some[number % some.length]?.actions ?? family();
  if (own.length > 0) chosen.push(own);
  return {
    one: (next) => {
      const share = next.below(20);
      if (share < 3) return SENDS;
      if (share < 7) return next.one(CORE);
      // A program's own actions are in every plan.
      return next.one(share < 11 && own.length > 0 ? own : next.one(chosen));
    },
    related: (next) => {
      const actions = next.one(chosen);
      const further = Array.from({ length: 1 + next.below(3) }, () => next.one(next.below(3) === 0 ? CORE : actions));
      return [next.below(2) === 0 ? (actions[0] ?? SENDS) : next.one(actions), ...further];
    },
  };
}

/** Small numbers come often: what happened to one thing then meets what happens to it later. */
const LIMITS = [2, 4, 24];

/** Generates what an action is about. */
export function randomNumbers(random: Random): Numbers {
  const number = (): number => random.below(random.one(LIMITS));
  return [number(), number(), number()];
}

/**
 * The call that an action makes; undefined where the realm has no use for it, and for a named exception.
 *
 * @param me - the ID of the account whose client is tested
 */
export function actionCall(
  realm: Realm,
  me: number,
  action: Action,
  numbers: Numbers,
): ActionCall | AcceptedCall | undefined {
  const scene = sceneOf(realm, me, numbers);
  const call = action(scene);
  return call === undefined || isException(scene, call) ? undefined : call;
}
