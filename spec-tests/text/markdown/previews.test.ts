import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../../../src/model/text/markdown/render";
import { markdownRealm } from "../../support/markdown-realm";

// A message shows the pictures that it links to.

function html(content: string): string {
  return renderMarkdown(content, markdownRealm()).html;
}

function picture(address: string, title?: string, source = address): string {
  const hover = title === undefined ? "" : ` title="${title}"`;
  return `<div class="message_inline_image"><a href="${address}"${hover}><img src="${source}"></a></div>`;
}

const A = "https://a.test/a.png";
const B = "https://b.test/b.JPG?w=1";
const link = (address: string, text = address): string => `<a href="${address}">${text}</a>`;

describe("the preview of a picture", () => {
  test.each([
    [A, picture(A)],
    [`${A}\n\nwords`, `${picture(A)}<p>words</p>`],
    [`see ${A}`, `<p>see ${link(A)}</p>\n${picture(A)}`],
    [`[name](${A})`, `<p>${link(A, "name")}</p>\n${picture(A, "name")}`],
    [`${A} ${B}`, `<p>${link(A)} ${link(B)}</p>\n${picture(A)}${picture(B)}`],
    [`${A} ${A}`, `<p>${link(A)} ${link(A)}</p>\n${picture(A)}`],
    [`- ${A}`, `<ul>\n<li>${picture(A)}</li>\n</ul>`],
    [`> ${A}`, `<blockquote>\n<p>${link(A)}</p>\n</blockquote>`],
    [`# ${A}`, `<h1>${link(A)}</h1>\n${picture(A)}`],
    [
      "https://github.com/a/b/blob/main/c.png",
      picture("https://github.com/a/b/blob/main/c.png", undefined, "https://raw.githubusercontent.com/a/b/main/c.png"),
    ],
  ])("%j", (content, expected) => {
    expect(html(content)).toBe(expected);
  });

  test("of a video or of a page that shows one is of its own kind", () => {
    expect(html("https://a.test/b.mp4")).toBe(
      '<div class="message_inline_image message_inline_video"><a href="https://a.test/b.mp4">' +
        '<video preload="metadata" src="https://a.test/b.mp4"></video></a></div>',
    );
    expect(html("https://youtu.be/abc-1")).toContain(
      '<div class="youtube-video message_inline_image"><a data-id="abc-1" href="https://youtu.be/abc-1">',
    );
    for (const page of ["watch?v=x_1", "shorts/x_1", "embed/x_1", "watch_videos?video_ids=x_1,y"]) {
      expect(html(`https://www.youtube.com/${page}`)).toContain('data-id="x_1"');
    }
    expect(html("https://www.youtube.com/watch?v=a.b")).not.toContain("div");
  });

  test("uses a proxy where there is one, except for files of the realm itself", () => {
    const context = markdownRealm();
    const own = `${context.realm_url}/a.png`;
    const proxied = (address: string): string => `/proxy/${address.length}`;
    const sources = (content: string): (string | undefined)[] =>
      [...renderMarkdown(content, { ...context, proxied }).html.matchAll(/ src="([^"]*)"/g)].map(([, source]) => source);
    expect(sources(A)).toEqual([`/proxy/${A.length}`]);
    expect(sources("https://a.test/b.mp4")).toEqual(["/proxy/20"]);
    expect(sources("https://youtu.be/abc-1")).toEqual([`/proxy/${"https://i.ytimg.com/vi/abc-1/mqdefault.jpg".length}`]);
    expect(sources("https://github.com/a/b/blob/c.png")).toEqual([`/proxy/${"https://raw.githubusercontent.com/a/b/c.png".length}`]);
    expect(sources(own)).toEqual([own]);
    expect(sources("[x](/user_uploads/2/ab/p.png)")).toEqual(["/user_uploads/2/ab/p.png"]);
    expect(sources(":smile:").some((source) => source?.startsWith("/proxy"))).toBe(false);
  });

  test("is shown for two dozen links at most", () => {
    const links = (count: number): string => Array.from({ length: count }, (_, nr) => `https://a.test/${nr}.png`).join(" ");
    expect(html(links(24)).match(/<img/g)).toHaveLength(24);
    expect(html(links(25))).not.toContain("<img");
  });

  test("sets the mark that a message has a picture", () => {
    expect(renderMarkdown(A, markdownRealm()).has_image).toBe(true);
    expect(renderMarkdown(`> ${A}`, markdownRealm()).has_image).toBe(false);
    expect(renderMarkdown(A, markdownRealm({ inline_image_preview: false })).has_image).toBe(false);
  });
});
