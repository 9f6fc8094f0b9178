import type { Draft } from "../../realm/draft";

/**
 * A draft as its author sees it.
 *
 * @card Draft
 */
export function draftView({ id, type, to, topic, content, timestamp }: Draft): Record<string, unknown> {
  return { id, type, to, topic, content, timestamp };
}
