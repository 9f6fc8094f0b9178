/** How the example of an operation chooses its values: as typical ones, or as random ones from a seed. */
import type { AnyValue } from "../../protocol/schema/shapes";
import type { Realm } from "../realm/realm";

/** A group setting: a system group, or some members and groups. */
type ChosenGroup =
  number | { readonly direct_members: readonly number[]; readonly direct_subgroups: readonly number[] };

/** Chooses the values of a call in a realm. The typical choice is the first item of a list, and nothing optional. */
export interface Choices {
  readonly realm: Realm;
  /** The account that calls the operation: the given one, or the last one of `as`. */
  readonly actor: number;
  /** Changes the actor to another account, which has permissions that the given one lacks; at random, mostly. */
  as(userId: number | undefined): void;
  /** One of the records that accounts own. Its account becomes the actor; undefined if there is no record. */
  owned<Row extends { readonly user_id: number }>(rows: Iterable<Row>): Row | undefined;
  /** A whole number from 0; typically 0. */
  int(below: number): number;
  /** True once in so many times; typically false. */
  chance(oneIn: number): boolean;
  /** One of the items; typically the first. */
  one<const Item>(items: readonly Item[]): Item;
  /** Some of the items; typically none. */
  some<Item>(items: readonly Item[], most: number): Item[];
  /** A part of the fields, at least one; typically the first. */
  fields<Fields extends Readonly<Record<string, () => AnyValue>>>(
    fields: Fields,
  ): { readonly [Name in keyof Fields]?: ReturnType<Fields[Name]> };
  /** The ID of an account. */
  user(): number;
  users(most: number): number[];
  /** The ID of a channel. */
  channel(): number;
  channelName(): string;
  /** The ID of one of the newest messages. */
  message(): number;
  topic(): string;
  content(): string;
  /** The ID of a user group. */
  group(): number;
  groupValue(): ChosenGroup;
  /** A text that no other choice of the sequence returns. */
  unguessable(kind: string): string;
}
