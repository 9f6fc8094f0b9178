/**
 * What the HTML of a content depends on, in addition to the content. It is stored, so that later changes do not affect
 * the HTML.
 */
import type { Linkifier } from "./realm-lists";
import type { LinkPreview } from "./settings";

/**
 * The settings of a realm that rendering depends on. Contents that were written under the same settings share a record.
 */
export interface RenderingRules {
  readonly feature_level: number;
  readonly url: string;
  readonly empty_topic_display_name: string;
  readonly linkifiers: readonly Linkifier[];
  readonly inline_image_preview: boolean;
  readonly default_code_block_language: string;
  readonly formula_renderer: boolean;
}

/** An account that a content mentions, with its state when the content was written. */
export interface NamedUser {
  /** The text between the asterisks. */
  readonly written: string;
  readonly user_id: number;
  readonly full_name: string;
  /** False for an account that was deactivated. */
  readonly is_active?: boolean;
}

/** A group that a content mentions, with its state when the content was written. */
export interface NamedGroup {
  /** The text between the asterisks. */
  readonly written: string;
  readonly id: number;
  readonly name: string;
  readonly display_name?: string;
  readonly deactivated?: boolean;
}

/** The accounts and groups that a content mentioned when it was written. */
export interface ResolvedNames {
  readonly users: readonly NamedUser[];
  readonly groups: readonly NamedGroup[];
}

/** An uploaded file that a content links to, with its state when the content was written. */
export interface WrittenFile {
  readonly path_id: string;
  /** The media type; empty for a picture that cannot be shown. */
  readonly content_type: string;
  /** A picture that has a thumbnail. */
  readonly picture?: {
    /** The width, in pixels. */
    readonly width: number;
    /** The height, in pixels. */
    readonly height: number;
    readonly is_animated?: true;
    /** True until the thumbnail was created. */
    readonly is_pending?: true;
  };
}

/** The metadata of a website that a content links to. */
export interface WrittenWebsite extends LinkPreview {
  readonly url: string;
}

/** Other things that names in a content referred to when it was written. Empty lists are absent. */
export interface WrittenNames {
  /** The channels that the author could read. Other names are not links. */
  readonly channels?: readonly { readonly name: string; readonly stream_id: number }[];
  /** The message that links to a topic contain. */
  readonly topics?: readonly { readonly stream_id: number; readonly topic: string; readonly message_id: number }[];
  readonly emoji?: readonly { readonly name: string; readonly id: string; readonly source_url: string }[];
  /** The uploaded files that existed. */
  readonly files?: readonly WrittenFile[];
  /** The websites with a preview. */
  readonly websites?: readonly WrittenWebsite[];
  /** When the content was written, in UNIX seconds; only for a content with a time. */
  readonly now?: number;
  /** Whether emoticons such as `:)` are converted to emoji, as the author has set. */
  readonly emoticons?: true;
}

/** What the HTML of a content depends on, in addition to the content. */
export interface StoredRendering {
  /** The index of the rules in `rendering_rules` of the realm. */
  readonly rules: number;
  readonly names?: WrittenNames;
  readonly resolved?: ResolvedNames;
}
