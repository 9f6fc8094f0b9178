import type { Draft } from "../../realm/draft";
import type { DraftView } from "../../../protocol/records/personal-items";

/** @spec Draft */
export function draftView({ user_id: _owner, ...draft }: Draft): DraftView {
  return { ...draft, timestamp: Math.floor(draft.timestamp) };
}
