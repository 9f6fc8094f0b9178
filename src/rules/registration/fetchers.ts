import type { EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { scheduledMessagesOf } from "../scheduled-messages";
import { scheduledMessageView } from "../views/scheduled-message-view";
import { realmState } from "./realm-state";

/** What a fetcher knows of the request: the types that were asked for (null: all), and the queue that was opened. */
export interface Asked {
  readonly types: readonly string[] | null;
  readonly queue: EventQueue;
}

/** Gives one part of the state, as registration returns it. */
export type Fetcher = (realm: Realm, viewer: User, asked: Asked) => Record<string, unknown>;

/** The parts of the state by their fetch type. */
export const FETCHERS: Readonly<Record<string, Fetcher>> = {
  message: (realm) => ({ max_message_id: realm.messages.size === 0 ? -1 : realm.messages.size }),
  realm: realmState,
  scheduled_messages: (realm, viewer) => ({
    scheduled_messages: scheduledMessagesOf(realm, viewer.user_id).map((row) => scheduledMessageView(realm, row)),
  }),
  zulip_version: () => ({}),
};
