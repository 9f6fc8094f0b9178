/** Which accounts a fixture has: those that the account is shown, and those that only messages and lists name. */
import { objectsIn } from "../matching/json-value";
import { type Body, channelsIn, idsIn, ownGroupsIn, type OwnRealm } from "./answers";

/** An account as the realm shows it; of one that is only named, just the ID. */
export interface ShownPerson {
  readonly user_id: number;
  readonly shown: Body;
  readonly is_active: boolean;
}

/**
 * The accounts in the order of their IDs. Where there are more than wanted, the account itself comes first, then those
 * who take part in the newest messages, then the others.
 */
export function peopleOf(realm: OwnRealm, most: number): readonly ShownPerson[] {
  const all = everyone(realm);
  if (all.size <= most) return byId([...all.values()]);
  const own = [...all.values()].filter(({ shown }) => shown["user_id"] === realm.registration["user_id"]);
  const inOrder = [...own.map(({ user_id }) => user_id), ...[...realm.messages].reverse().flatMap(participants)];
  const taken = new Set([...inOrder, ...all.keys()].filter((id) => all.has(id)));
  return byId([...taken].slice(0, most).flatMap((id) => all.get(id) ?? []));
}

/** The sender of a message, and the recipients of a direct message. */
export function participants(message: Body): readonly number[] {
  return [message["sender_id"], ...objectsIn(message["display_recipient"]).map(({ id }) => id)].filter(
    (id): id is number => Number.isInteger(id),
  );
}

function everyone({ registration, messages }: OwnRealm): ReadonlyMap<number, ShownPerson> {
  const all = new Map<number, ShownPerson>();
  const add = (rows: readonly Body[], is_active: boolean): void => {
    for (const shown of rows) {
      const id = shown["user_id"];
      if (typeof id === "number" && !all.has(id)) all.set(id, { user_id: id, shown, is_active });
    }
  };
  add(objectsIn(registration["realm_users"]), true);
  add(objectsIn(registration["realm_non_active_users"]), false);
  const servers = new Map(objectsIn(registration["cross_realm_bots"]).map((bot) => [bot["user_id"], bot]));
  const named = [
    ...messages.flatMap(participants),
    ...channelsIn(registration).flatMap(({ subscribers }) => idsIn(subscribers)),
    ...ownGroupsIn(registration).flatMap(({ members }) => idsIn(members)),
  ];
  for (const id of named) add([servers.get(id) ?? { user_id: id }], true);
  return all;
}

function byId(people: readonly ShownPerson[]): readonly ShownPerson[] {
  return [...people].sort((a, b) => a.user_id - b.user_id);
}
