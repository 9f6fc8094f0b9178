import { type Draft as ImmerDraft, produce } from "immer";
import { copyOfRealm, isRealmRecord } from "./copy-of-realm";

/**
 * Changes small tables: the recipe writes to a draft, and what it did not touch stays the same object. Read big
 * tables from the snapshot, not from the draft; persistent collections are opaque to it and are replaced whole.
 *
 * @returns the changed record, deeply frozen; the very same one when nothing was written
 */
export function change<State extends object>(state: State, recipe: (draft: Writable<State>) => void): State {
  return produce(state, (draft: ImmerDraft<State>) => {
    recipe(draft as Writable<State>);
  });
}

/** A record whose own fields may be written; nested records stay as they are declared. */
export type Writable<State> = { -readonly [Key in keyof State]: State[Key] };

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
