/** What the operations of this subject answer. */
import { integer, list, named } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";
import { DRAFT, type DraftView } from "../records/personal-items";

/** The new drafts. */
export const CREATE_DRAFTS_ANSWER = record("create_drafts_response", {
  /** Their IDs in the order given. */
  ids: list(integer),
});

/** The answer declared by `CREATE_DRAFTS_ANSWER`. */
export interface CreateDraftsResponse extends RecordOf<typeof CREATE_DRAFTS_ANSWER> {}

/** The actor's drafts. */
export const GET_DRAFTS_ANSWER = record("get_drafts_response", {
  /** How many they are. */
  count: integer,
  /** The oldest edit first. */
  drafts: list(named<DraftView>(DRAFT)),
});

/** The answer declared by `GET_DRAFTS_ANSWER`. */
export interface GetDraftsResponse extends RecordOf<typeof GET_DRAFTS_ANSWER> {}
