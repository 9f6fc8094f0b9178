/** What the HTML of a content depends on besides the content. It is stored, so that the HTML never changes later. */
import type { LinkPreview } from "./settings";
import type { Linkifier } from "./realm-lists";

/** The settings of a realm that rendering depends on. Contents that are written while they hold share one record. */
export interface RenderingRules {
  readonly feature_level: number;
  readonly url: string;
  readonly empty_topic_display_name: string;
  readonly linkifiers: readonly Linkifier[];
  readonly inline_image_preview: boolean;
  readonly default_code_block_language: string;
  readonly formula_renderer: boolean;
}

/** An account that a content mentions, as it was then. */
export interface NamedUser {
  /** What the content has between the asterisks. */
  readonly written: string;
  readonly user_id: number;
  readonly full_name: string;
  /** False for an account that was deactivated then. */
  readonly is_active?: boolean;
}

/** A group that a content mentions, as it was then. */
export interface NamedGroup {
  /** What the content has between the asterisks. */
  readonly written: string;
  readonly id: number;
  readonly name: string;
  readonly display_name?: string;
  readonly deactivated?: boolean;
}

/** The accounts and groups that the mentions of a content led to when it was written. */
export interface ResolvedNames {
  readonly users: readonly NamedUser[];
  readonly groups: readonly NamedGroup[];
}

/** An uploaded file that a content links to, as it was then. */
export interface WrittenFile {
  readonly path_id: string;
  /** The media type; empty for a picture that cannot be shown. */
  readonly content_type: string;
  /** A picture of which the server makes a small one. */
  readonly picture?: {
    /** Pixels. */
    readonly width: number;
    /** Pixels. */
    readonly height: number;
    readonly is_animated?: true;
    /** Set while the small picture is not made yet. */
    readonly is_pending?: true;
  };
}

/** What a website says of itself, as it was found after a content was written. */
export interface WrittenWebsite extends LinkPreview {
  readonly url: string;
}

/** What else the names in a content led to when it was written. A list without entries is absent. */
export interface WrittenNames {
  /** The channels that the writer could read; other names are no links. */
  readonly channels?: readonly { readonly name: string; readonly stream_id: number }[];
  /** The message that represents a topic in links. */
  readonly topics?: readonly { readonly stream_id: number; readonly topic: string; readonly message_id: number }[];
  readonly emoji?: readonly { readonly name: string; readonly id: string; readonly source_url: string }[];
  /** The uploaded files that existed. */
  readonly files?: readonly WrittenFile[];
  /** The websites of which a preview is shown. */
  readonly websites?: readonly WrittenWebsite[];
  /** UNIX seconds: when it was written, for a content with a time. */
  readonly now?: number;
  /** Whether emoticons such as `:)` become emoji, by the setting of the writer. */
  readonly emoticons?: true;
}

/** All that the HTML of a content depends on besides the content. */
export interface StoredRendering {
  /** The place of the rules in `rendering_rules` of the realm. */
  readonly rules: number;
  readonly names?: WrittenNames;
  readonly resolved?: ResolvedNames;
}
