import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { DAY_SECONDS } from "../../../protocol/limits";

function mailsOfTheDay(realm: Realm): readonly number[] {
  return realm.invite_mail_times.filter((time) => time > realm.now - DAY_SECONDS);
}

/** Whether so many further mails are too many for one day; only servers on which anybody may found realms count. */
export function exceedsDailyLimit(realm: Realm, count: number): boolean {
  if (!realm.server.open_realm_creation) return false;
  return mailsOfTheDay(realm).length + count > realm.server.max_invites_per_day;
}

/** The realm in which so many mails have left now. */
export function withMailsCounted(realm: Realm, count: number): Realm {
  if (!realm.server.open_realm_creation) return realm;
  const times = [...mailsOfTheDay(realm), ...Array.from({ length: count }, () => realm.now)];
  return withFields(realm, { invite_mail_times: frozen(times) });
}
