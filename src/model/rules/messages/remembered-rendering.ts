/*
 * Renderings that are reused. Rendering is a view of a realm, so that an earlier result is only valid while everything
 * that it has read is unchanged: a few settings, and the users, groups, channels and emoji that the text names.
 */
import { EMPTY_LIST } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { MarkdownContext } from "../../text/markdown/markdown-context";
import { type Rendered, renderMarkdown } from "../../text/markdown/render";

/** A question that a rendering has asked its context, and the answer. */
interface Lookup {
  readonly ask: (context: MarkdownContext) => unknown;
  readonly found: unknown;
}

interface Remembered {
  readonly inputs: readonly unknown[];
  readonly lookups: readonly Lookup[];
  readonly rendered: Rendered;
}

const renderings = new WeakMap<object, Remembered>();

/**
 * Renders the content of a record, or returns the earlier rendering if it is still valid.
 *
 * @param record - immutable; it is rendered with one content and one kind of context only
 */
export function renderedOnce(
  realm: Realm,
  record: object,
  content: string,
  contextOf: (realm: Realm) => MarkdownContext,
): Rendered {
  const inputs = inputsOf(realm);
  const known = renderings.get(record);
  if (known?.inputs.every((input, index) => input === inputs[index]) === true) {
    if (known.lookups.length === 0) return known.rendered;
    const context = contextOf(realm);
    if (known.lookups.every(({ ask, found }) => isSame(ask(context), found))) return known.rendered;
  }
  const lookups: Lookup[] = [];
  const rendered = renderMarkdown(content, recording(contextOf(realm), lookups));
  renderings.set(record, { inputs, lookups: lookups.length === 0 ? EMPTY_LIST : lookups, rendered });
  return rendered;
}

/** What every rendering depends on. */
function inputsOf({ feature_level, profile, settings, linkifiers }: Realm): readonly unknown[] {
  const { url, empty_topic_display_name, follow } = profile;
  const { inline_image_preview, default_code_block_language } = settings;
  return [
    feature_level,
    follow,
    url,
    empty_topic_display_name,
    linkifiers,
    inline_image_preview,
    default_code_block_language,
  ];
}

/** The context, with each lookup added to a list. */
function recording(context: MarkdownContext, lookups: Lookup[]): MarkdownContext {
  const record = <Found>(ask: (context: MarkdownContext) => Found): Found => {
    const found = ask(context);
    lookups.push({ ask, found });
    return found;
  };
  return {
    ...context,
    userByName: (name) => record((asked) => asked.userByName(name)),
    userById: (userId) => record((asked) => asked.userById(userId)),
    groupByName: (name) => record((asked) => asked.groupByName(name)),
    channelByName: (name) => record((asked) => asked.channelByName(name)),
    messageOfTopic: (streamId, topic) => record((asked) => asked.messageOfTopic?.(streamId, topic)),
    ...(context.isSound === undefined
      ? {}
      : { isSound: (pathId) => record((asked) => asked.isSound?.(pathId) === true) }),
    customEmoji: (name) => record((asked) => asked.customEmoji(name)),
  };
}

/** Whether two answers are the same record, or records with the same fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length && fields.every(([name, value]) => Reflect.get(other, name) === value)
  );
}
