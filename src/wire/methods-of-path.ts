/** The methods of a path, in the order in which answers name them: that of the routes of servers. */
import type { Method } from "../model/operations/operation";

const USUAL: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The paths with another order, from the sources of servers of levels 372 and 442. */
const OTHERS: Readonly<Record<string, readonly Method[]>> = {
  "/bot_storage": ["PUT", "GET", "DELETE"],
  "/export/realm": ["POST", "GET"],
  "/realm/filters/{filter_id}": ["DELETE", "PATCH"],
  "/realm/icon": ["POST", "DELETE", "GET"],
  "/realm/logo": ["POST", "DELETE", "GET"],
  "/realm/profile_fields": ["GET", "PATCH", "POST"],
  "/saved_snippets/{saved_snippet_id}": ["DELETE", "PATCH"],
  "/scheduled_messages/{scheduled_message_id}": ["DELETE", "PATCH"],
  "/user_groups/{user_group_id}/subgroups": ["POST", "GET"],
  "/users/{user_id}/status": ["POST", "GET"],
};

/**
 * The methods that a path takes; `HEAD` comes last, where `GET` is.
 *
 * @param path - as an operation declares it
 */
export function methodsOfPath(path: string, methods: readonly Method[]): readonly string[] {
  const order = OTHERS[path] ?? USUAL;
  const sorted = order.filter((method) => methods.includes(method));
  return sorted.includes("GET") ? [...sorted, "HEAD"] : sorted;
}
