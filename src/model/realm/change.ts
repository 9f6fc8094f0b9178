import { copyOfRealm, isRealmRecord } from "./copy-of-realm";

/** Replaces some fields of a frozen record, giving a frozen record. For the hot path, where a draft costs too much. */
export function withFields<State extends object>(state: State, fields: Partial<State>): State {
  return Object.freeze(Object.assign(copyOf(state), fields));
}

function copyOf<State extends object>(state: State): State {
  return isRealmRecord(state) ? (copyOfRealm(state) as typeof state) : { ...state };
}

/** Fields under names that are only known at run time, as the part of a record that they are checked to be. */
export function fieldsOf<State extends object>(fields: Readonly<Record<string, unknown>>): Partial<State> {
  return fields as Partial<State>;
}
