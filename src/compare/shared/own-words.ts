/** What each server says in words of its own: it is not compared. */
import { isJsonObject } from "../../matching/json-value";

type Body = Readonly<Record<string, unknown>>;

const isSystemBot = ({ sender_email }: Body): boolean => /-bot@zulip\.com$/u.test(String(sender_email));

/** The fields, and in which objects. */
const OWN_WORDS: Readonly<Record<string, (inside: Body) => boolean>> = {
  msg: () => true,
  sender_realm_str: () => true,
  realm_name: () => true,
  realm_description: () => true,
  realm_url: () => true,
  realm_uri: () => true,
  zulip_version: () => true,
  content: isSystemBot,
  rendered_content: isSystemBot,
  description: ({ is_system_group }) => is_system_group === true,
  // A server without mail has no address for a channel.
  email: (inside) => Object.keys(inside).every((key) => key === "email" || key === "result" || key === "msg"),
  // Whether mail and push notifications are sent is a matter of where a server runs.
  realm_push_notifications_enabled: () => true,
};

/** The same value where such words are an empty text. */
export function withoutOwnWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwnWords);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      OWN_WORDS[key]?.(value) === true ? emptyOf(item) : withoutOwnWords(item),
    ]),
  );
}

function emptyOf(value: unknown): unknown {
  return typeof value === "string" ? "" : typeof value === "boolean" ? false : value;
}
