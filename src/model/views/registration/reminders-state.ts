import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { remindersOf } from "../../rules/reminders/reminders";
import { reminderView } from "../reminders/reminder-view";
import type { StatePart } from "../../../protocol/records/registration";

/** The reminders of an account that have not gone out, by their time. */
export function remindersState(realm: Realm, viewer: User): StatePart {
  return { reminders: remindersOf(realm, viewer.user_id).map((row) => reminderView(realm, row)) };
}
