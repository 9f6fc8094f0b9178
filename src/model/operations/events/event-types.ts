import { lazy } from "../../../data/lazy";
import { EVENT_TABLES } from "../../../generated/event-tables";
import type { EventBody } from "../../../generated/event-types";
import { didYouMean } from "../../../protocol/problem-words";
import { type Shape, text } from "../../../protocol/schema/shapes";
import { FETCHERS } from "../../views/registration/initial-state";

/** A part of the initial state whose name differs from that of its events. */
type StateType = "realm_user_groups" | "recent_private_conversations" | "starred_messages" | "zulip_version";

/**
 * A type of events, or a part of the initial state. Any other text is allowed, since servers of other levels have
 * further types.
 */
export type RegisteredType = EventBody["type"] | StateType | (string & {});

/** The shape of a type of events. */
export const REGISTERED_TYPE: Shape<RegisteredType> = text;

/** The types of events, and of the parts of a first state. */
const known = lazy(
  (): ReadonlySet<string> =>
    new Set([...Object.keys(FETCHERS), ...EVENT_TABLES.map(({ name }) => name.split("/")[1] ?? "")]),
);

/**
 * Checks a list for misspelt types of events. Other unknown types are allowed, since servers of other levels have more
 * types.
 */
export function misspeltEventType(types: readonly string[] | null): string | undefined {
  for (const type of types ?? []) {
    const near = known().has(type) ? "" : didYouMean(type, known());
    if (near !== "") return `there is no event type ${JSON.stringify(type)}${near}`;
  }
  return undefined;
}
