/** What is told of who is there, and of what people say of themselves. */
import { dictionary, email, integer, named, number } from "../schema/shapes";
import { event, field, mergeFields } from "../schema/tables";
import {
  CLIENT_PRESENCE,
  type ClientPresenceView,
  PRESENCE,
  type PresenceView,
  USER_STATUS,
} from "../records/presence";
import { fieldsIn, type EventBodyOf } from "./event-body";

/** Somebody is there, or was lately. */
export const PRESENCE_EVENT = event({
  type: "presence",
  fields: {
    /** By the account's ID: when it was there. For clients that take this form; the others get all that follows. */
    presences: field(dictionary(named<PresenceView>(PRESENCE), "integers"), { since: 419, optional: true }),
    /** The account. */
    user_id: field(integer, { optional: true }),
    /** The account's address; not for clients that want slim presence. */
    email: field(email, { optional: true }),
    /** When this was told, in UNIX seconds. */
    server_timestamp: field(number, { optional: true }),
    /** By kind of client: when it was there. */
    presence: field(dictionary(named<ClientPresenceView>(CLIENT_PRESENCE)), { optional: true }),
  },
});

/** Somebody is there, or was lately. */
export interface PresenceEvent extends EventBodyOf<typeof PRESENCE_EVENT> {}

/** Somebody says something else of itself: what is left out stays as it was. */
export const USER_STATUS_EVENT = event({
  type: "user_status",
  fields: mergeFields(
    {
      /** The account. */
      user_id: integer,
    },
    fieldsIn(USER_STATUS),
  ),
});

/** Somebody says something else of itself: what is left out stays as it was. */
export interface UserStatusEvent extends EventBodyOf<typeof USER_STATUS_EVENT> {}

/** Any event of this subject. */
export type AnyPresenceEvent = PresenceEvent | UserStatusEvent;

/** The tables of this subject. */
export const PRESENCE_EVENTS = [PRESENCE_EVENT, USER_STATUS_EVENT];
