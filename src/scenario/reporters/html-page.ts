/** The frame of the pages without a program behind them: reports of replays, coverage, evidence. */
import { SIGN } from "../../testing/trace/page-theme";
import { HTML_STYLE } from "./html-style";

/** What differs between such pages; all but the title is markup. */
interface HtmlPage {
  readonly title: string;
  /** Rules after those that all pages have. */
  readonly style?: string;
  /** What is at the top, behind the sign. */
  readonly header: readonly string[];
  readonly main: readonly string[];
}

/** A whole page. */
export function htmlPage({ title, style = "", header, main }: HtmlPage): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<style>\n${HTML_STYLE}${style}</style>`,
    "</head>",
    "<body>",
    '<header class="top">',
    `<svg width="18" height="18" aria-hidden="true"><path d="${SIGN.lines}"/><path class="dot" d="${SIGN.dot}"/></svg>`,
    ...header,
    "</header>",
    "<main>",
    ...main,
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
