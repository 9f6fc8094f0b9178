/** How the example of an operation chooses its values: as typical ones, or as random ones from a seed. */
import type { AnyValue } from "../../protocol/schema/shapes";
import type { Realm } from "../realm/realm";

/** A group setting: a system group, or some members and groups. */
type ChosenGroup =
  number | { readonly direct_members: readonly number[]; readonly direct_subgroups: readonly number[] };

/**
 * Chooses the values of a call in a realm. The typical choice is the first item of a list, and none of the optional
 * ones.
 */
export interface Choices {
  readonly realm: Realm;
  /** The ID of the account that calls the operation. */
  readonly actor: number;
  /** Changes the actor to an account with permissions that the current one lacks. In most random calls, not in all. */
  as(userId: number | undefined): void;
  /** Returns a record that an account owns, and makes its owner the actor; undefined if there is no record. */
  owned<Row extends { readonly user_id: number }>(rows: Iterable<Row>): Row | undefined;
  /** Returns a whole number from 0 to below the limit; typically 0. */
  int(below: number): number;
  /** Returns true in one of so many calls; typically false. */
  chance(oneIn: number): boolean;
  /** Returns one of the items; typically the first. */
  one<const Item>(items: readonly Item[]): Item;
  /** Returns some of the items; typically none. */
  some<Item>(items: readonly Item[], most: number): Item[];
  /** Returns some of the fields, at least one; typically the first. */
  fields<Fields extends Readonly<Record<string, () => AnyValue>>>(
    fields: Fields,
  ): { readonly [Name in keyof Fields]?: ReturnType<Fields[Name]> };
  /** Returns the ID of an account. */
  user(): number;
  users(most: number): number[];
  /** Returns the ID of a channel. */
  channel(): number;
  channelName(): string;
  /** Returns the ID of one of the newest messages. */
  message(): number;
  topic(): string;
  content(): string;
  /** Returns the ID of a user group. */
  group(): number;
  groupValue(): ChosenGroup;
  /** Returns a text that differs from all other choices. */
  unguessable(kind: string): string;
}
