/** Waits for events that are on their way, by the event of a draft. */
import { isJsonObject, listOf, objectOf } from "../matching/json-value";
import type { Caller } from "../matching/scenario";
import type { JsonValue } from "../protocol/schema/shapes";
import type { Limit } from "./limit";
import type { Answer, CallRequest } from "./target";

/** Events of a server may be on their way for a while. */
export const PATIENCE_MILLISECONDS = 5_000;

const PAUSE_MILLISECONDS = 50;

/** Creates and deletes a draft of the account, and waits for its event: events that were caused before have come then. */
export async function settle(
  as: Caller,
  call: (request: CallRequest) => Promise<Answer>,
  ownDrafts: Set<unknown>,
  limit: Limit,
): Promise<void> {
  const ask = async (method: string, path: string, parameters: CallRequest["parameters"]) => {
    const { status, body } = await call({ as, method, path, parameters });
    return status === 200 ? objectOf(body) : {};
  };
  const { queue_id } = await ask("POST", "/register", { event_types: ["drafts"], fetch_event_types: [] });
  if (typeof queue_id !== "string") return;
  const draft = { type: "", to: [], topic: "", content: "." };
  const { ids } = await ask("POST", "/drafts", { drafts: [draft] });
  const created = listOf(ids);
  created.forEach((id) => ownDrafts.add(id));
  for (let end = performance.now() + PATIENCE_MILLISECONDS; created.length > 0 && performance.now() < end;) {
    const { events } = await ask("GET", "/events", { queue_id, last_event_id: -1, dont_block: true });
    if (Array.isArray(events) && events.length > 0) break;
    await limit.wait(PAUSE_MILLISECONDS);
  }
  for (const id of created) await ask("DELETE", `/drafts/${String(id)}`, {});
  await ask("DELETE", "/events", { queue_id });
}

/** An answer without the events of drafts that are not the scenario's. */
export function withoutDrafts(answer: Answer, ownDrafts: ReadonlySet<unknown>): Answer {
  const { body } = answer;
  if (ownDrafts.size === 0 || typeof body !== "object" || body === null || !("events" in body)) return answer;
  const { events } = body;
  if (!Array.isArray(events)) return answer;
  const kept = events.filter((event: JsonValue) => {
    if (!isJsonObject(event) || event["type"] !== "drafts") return true;
    const listed: readonly unknown[] = Array.isArray(event["drafts"]) ? event["drafts"] : [];
    const ids = [event["draft_id"], ...listed.map((draft) => (isJsonObject(draft) ? draft["id"] : undefined))];
    return !ids.some((id) => ownDrafts.has(id));
  });
  return { ...answer, body: { ...body, events: kept } };
}
