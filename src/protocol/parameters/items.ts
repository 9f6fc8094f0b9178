/** Parameters of drafts, files and links. */
import { optional, required } from "../schema/parameters";
import { integer, list, literal, named, nullable, number, type Shape, text } from "../schema/shapes";
import { field, openRecord, record, type RecordOf } from "../schema/tables";

const DRAFT = record("draft_input", {
  /** `stream`, `private`, or empty if it has no recipient yet. */
  type: literal("", "stream", "private"),
  /** The ID of one channel, or user IDs. */
  to: list(integer),
  /** The topic, for a channel. */
  topic: text,
  /** Markdown, at most `max_message_length` characters. */
  content: text,
  /** UNIX seconds, possibly with a fraction. */
  timestamp: field(number, { optional: true }),
});

/** A draft as clients send it. An ID or any other key is refused. */
export interface GivenDraft extends RecordOf<typeof DRAFT> {}

/** A draft in requests. */
export const DRAFT_INPUT: Shape<GivenDraft> = named<GivenDraft>(DRAFT);

/** The size of a picture in pixels, after the rotation that the file specifies. */
export interface PictureSize {
  /** The width, in pixels. */
  readonly width: number;
  /** The height, in pixels. */
  readonly height: number;
  /** The number of frames of an animation; 1 if omitted. */
  readonly frames?: number;
}

const PICTURE_SIZE: Shape<PictureSize> = record("picture_size", {
  width: integer,
  height: integer,
  frames: field(integer, { optional: true }),
});

/** An uploaded file: its name, its length and facts about its content. */
export interface UploadedFile {
  /** The name of the file. */
  readonly name: string;
  /** The size, in bytes. */
  readonly size: number;
  /** SHA-256 of the content in hexadecimal digits; absent if the file came without content. */
  readonly sha256?: string;
  /** The content type that the client sent; absent or empty to derive it from the name. */
  readonly content_type?: string;
  /** Whether the content is a picture; absent if the file came without content. */
  readonly is_picture?: boolean;
  /** The size of a picture; 128 by 128 pixels if omitted. Over HTTP, it is read from GIF, JPEG, PNG and WebP files. */
  readonly dimensions?: PictureSize;
}

const file: Shape<UploadedFile | null> = nullable(
  openRecord("uploaded_file", {
    name: text,
    size: integer,
    dimensions: field(named<PictureSize>(PICTURE_SIZE), { optional: true }),
  }),
);

/** The file of a multipart body; null if there is not exactly one. */
export const FILE = required(file, { encoding: "file" });

/** The same if the body may have no file; null if there are several. */
export const OPTIONAL_FILE = optional(file, { encoding: "file" });

/** The URL of a linkifier: a template of RFC 6570; old servers had the form `%(name)s`. */
export const LINK_TEMPLATE = required(text, {
  since: 176,
  former: {
    since: 0,
    until: 176,
    name: "url_format_string",
    wire: {
      shape: text,
      convert: (format: string) => format.replace(/%\((\w+)\)s/g, "{$1}").replace(/%%/g, "%"),
    },
  },
});

/** How clients make short texts of addresses, by a linkifier. */
export const LINKIFIER_REVERSE = {
  /** A text that the pattern matches; an empty text is null. Since feature level 471. */
  example_input: optional(nullable(text), { since: 471, encoding: "json_or_text" }),
  /**
   * The text that replaces a pasted URL, with the variables of the URL template; an empty text is null. Needs
   * `example_input`. Since feature level 471.
   */
  reverse_template: optional(nullable(text), { since: 471, encoding: "json_or_text" }),
  /**
   * Further URL templates, in RFC 6570 form. The reverse template applies to URLs that match one of them, too. Since
   * feature level 478.
   */
  alternative_url_templates: optional(list(text), { since: 478 }),
};

/** The URL of a code playground; old servers had a prefix that the code is appended to. */
export const PLAYGROUND_TEMPLATE = required(text, {
  former: {
    since: 0,
    until: 196,
    name: "url_prefix",
    wire: { shape: text, convert: (prefix: string) => `${prefix}{code}` },
  },
});
