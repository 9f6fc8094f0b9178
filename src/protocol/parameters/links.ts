/** Templates of links in requests; old servers had other formats. */
import { required } from "../schema/parameters";
import { text } from "../schema/shapes";

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

/** The URL of a code playground; old servers had a prefix that the code is appended to. */
export const PLAYGROUND_TEMPLATE = required(text, {
  former: {
    since: 0,
    until: 196,
    name: "url_prefix",
    wire: { shape: text, convert: (prefix: string) => `${prefix}{code}` },
  },
});
