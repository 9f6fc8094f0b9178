/*
 * The parsed form of a message: what the words of the Markdown dialect mean in a realm, before it is written as HTML.
 * Mentions, links and emoji are already resolved here; text that resolved to nothing is plain text.
 */
import type { LinkedChannel, MentionedGroup, MentionedUser } from "./markdown-context";

/** Part of a line. */
export type InlineNode =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "line_break" }
  | { readonly kind: "strong" | "emphasis" | "strikethrough"; readonly children: readonly InlineNode[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "math"; readonly tex: string }
  | LinkNode
  | { readonly kind: "user_mention"; readonly user: MentionedUser; readonly silent: boolean }
  | { readonly kind: "group_mention"; readonly group: MentionedGroup; readonly silent: boolean }
  | { readonly kind: "wildcard_mention"; readonly word: string; readonly silent: boolean }
  | { readonly kind: "topic_mention"; readonly silent: boolean }
  | ChannelLinkNode
  | { readonly kind: "unicode_emoji"; readonly name: string; readonly code: string }
  | { readonly kind: "image_emoji"; readonly name: string; readonly source_url: string }
  | { readonly kind: "time"; readonly text: string; readonly datetime: string | undefined };

/** A link whose address was found safe. */
export interface LinkNode {
  readonly kind: "link";
  readonly href: string;
  readonly title: string | undefined;
  readonly children: readonly InlineNode[];
}

/** A link to a channel, to a topic (maybe the empty one) or to a message of a topic. */
export interface ChannelLinkNode {
  readonly kind: "channel_link";
  readonly channel: LinkedChannel;
  readonly topic: string | undefined;
  readonly message_id: number | undefined;
  /** The newest message of the topic, where the realm says it. */
  readonly newest_message_id: number | undefined;
}

/** Lines that stand for themselves. */
export type BlockNode =
  | { readonly kind: "paragraph"; readonly children: readonly InlineNode[] }
  | { readonly kind: "line"; readonly children: readonly InlineNode[] }
  | { readonly kind: "heading"; readonly depth: number; readonly children: readonly InlineNode[] }
  | { readonly kind: "code_block"; readonly language: string; readonly text: string }
  | { readonly kind: "math_block"; readonly tex: string }
  | { readonly kind: "quote"; readonly children: readonly BlockNode[] }
  | { readonly kind: "spoiler"; readonly header: readonly BlockNode[]; readonly children: readonly BlockNode[] }
  | ListNode
  | TableNode
  | { readonly kind: "rule" };

/** A list; the items of a loose one hold paragraphs, those of a tight one lines. */
export interface ListNode {
  readonly kind: "list";
  readonly ordered: boolean;
  readonly start: number;
  readonly items: readonly (readonly BlockNode[])[];
}

/** A table; every row has as many cells as the header. */
export interface TableNode {
  readonly kind: "table";
  readonly align: readonly ("center" | "left" | "right" | null)[];
  readonly header: readonly (readonly InlineNode[])[];
  readonly rows: readonly (readonly (readonly InlineNode[])[])[];
}
