/** The stored inputs of a rendering: the rules that hold for a content, and the context that they make. */
import { EMPTY_LIST, frozen } from "../realm/freeze";
import type { Message } from "../realm/message";
import type { Realm } from "../realm/realm";
import type { Linkifier } from "../realm/realm-lists";
import type { RenderingRules, ResolvedNames, StoredRendering, WrittenNames } from "../realm/rendering";
import { renderingRules, rulesContext } from "../rules/messages/markdown-of-realm";
import type { MarkdownContext } from "../text/markdown/markdown-context";

/** The stored rules of a realm with those that hold now as the last. */
export function presentRules(realm: Realm): Realm["rendering_rules"] {
  const known = realm.rendering_rules;
  const last = known[known.length - 1];
  return last !== undefined && holds(last, realm) ? known : frozen([...known, renderingRules(realm)]);
}

/** Whether rules are those of a realm; compared field by field, since each message that is sent needs it. */
function holds(rules: RenderingRules, { feature_level, profile, linkifiers, settings, server }: Realm): boolean {
  return (
    areSame(rules.linkifiers, linkifiers) &&
    rules.feature_level === feature_level &&
    rules.url === profile.url &&
    rules.empty_topic_display_name === profile.empty_topic_display_name &&
    rules.inline_image_preview === settings.inline_image_preview &&
    rules.default_code_block_language === settings.default_code_block_language &&
    rules.formula_renderer === (server.formula_renderer !== false)
  );
}

/** Whether two lists have the same linkifiers; lists of a snapshot that was read from JSON are copies. */
function areSame(one: readonly Linkifier[], other: readonly Linkifier[]): boolean {
  if (one === other) return true;
  return (
    one.length === other.length &&
    one.every(({ id, pattern, url_template }, index) => {
      const twin = other[index];
      return twin?.id === id && twin.pattern === pattern && twin.url_template === url_template;
    })
  );
}

/** What the HTML of a message depends on besides its content. */
export function renderingOf({ rules, names, mentions }: Message): StoredRendering {
  return Object.freeze({
    rules,
    ...(names === undefined ? {} : { names }),
    ...(mentions === null ? {} : { resolved: mentions.resolved }),
  });
}

const NO_NAMES: WrittenNames = Object.freeze({});
const NOTHING_RESOLVED: ResolvedNames = Object.freeze({ users: EMPTY_LIST, groups: EMPTY_LIST });

/** The context of a content that was written earlier: it answers from what is stored. */
export function storedContext(
  realm: Realm,
  { rules, names = NO_NAMES, resolved = NOTHING_RESOLVED }: StoredRendering,
): MarkdownContext {
  const { channels = EMPTY_LIST, topics = EMPTY_LIST, emoji = EMPTY_LIST, files = EMPTY_LIST, websites } = names;
  const { users, groups } = resolved;
  return {
    ...rulesContext(realm.rendering_rules[rules] ?? renderingRules(realm), (pathId) => {
      return files.find(({ path_id }) => path_id === pathId);
    }),
    userByName: (name) => users.find(({ written }) => written === name),
    userById: (userId) => users.find(({ user_id }) => user_id === userId),
    groupByName: (name) => groups.find(({ written }) => written === name),
    channelByName: (wanted) => channels.find(({ name }) => name === wanted),
    messageOfTopic: (streamId, wanted) =>
      topics.find(({ stream_id, topic }) => stream_id === streamId && topic === wanted)?.message_id,
    customEmoji: (wanted) => emoji.find(({ name }) => name === wanted),
    translate_emoticons: names.emoticons === true,
    now: names.now ?? 0,
    ...(websites === undefined ? {} : { website: (wanted: string) => websites.find(({ url }) => url === wanted) }),
  };
}
