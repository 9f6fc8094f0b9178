/** What each server says in words of its own, or of itself: it is not compared. */
import { isJsonObject } from "../../matching/json-value";
import { isOfServer, isWording } from "../../matching/marks";

type Body = Readonly<Record<string, unknown>>;

/** What was set up for a realm that others use: the model has other names. */
const OF_REALM: ReadonlySet<string> = new Set([
  ...["realm_name", "realm_description", "realm_push_notifications_enabled"],
]);

/** The same value where such words are an empty text. */
export function withoutOwnWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwnWords);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isOwn(key, value) ? emptyOf(item) : withoutOwnWords(item)]),
  );
}

function isOwn(key: string, inside: Body): boolean {
  return isWording(key, inside) || isOfServer(key) || OF_REALM.has(key) || (key === "email" && isAlone(inside));
}

/** Whether an answer has an address and nothing else: a server without mail has none for a channel. */
function isAlone(inside: Body): boolean {
  return Object.keys(inside).every((key) => key === "email" || key === "result" || key === "msg");
}

function emptyOf(value: unknown): unknown {
  if (typeof value === "string") return "";
  return typeof value === "number" ? 0 : typeof value === "boolean" ? false : value;
}
