import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { topicLinks } from "../../../src/model/text/markdown/channel-link-rules";
import { forAll } from "../../support/for-all";

const issues = { pattern: "#(?P<id>[0-9]+)", url_template: "https://tracker.example.test/{id}" };
const commits = { pattern: "(?P<hash>[0-9a-f]{7,40})", url_template: "https://code.example.test/{hash}" };

function links(topic: string, linkifiers = [issues, commits]): readonly { text: string; url: string }[] {
  return topicLinks(topic, { linkifiers });
}

describe("the links of a topic", () => {
  test("do not exist in plain words", () => {
    expect(links("plans for spring")).toEqual([]);
    expect(links("")).toEqual([]);
  });

  test("come from linkifiers and bare addresses, in the order of the topic", () => {
    expect(links("see https://a.example/x, #12 and cafe123 (#13) www.b.com")).toEqual([
      { text: "https://a.example/x", url: "https://a.example/x" },
      { text: "#12", url: "https://tracker.example.test/12" },
      { text: "cafe123", url: "https://code.example.test/cafe123" },
      { text: "#13", url: "https://tracker.example.test/13" },
      { text: "www.b.com", url: "https://www.b.com" },
    ]);
  });

  test("are not in the middle of words", () => {
    expect(links("a#12 #12a #12_ xhttps://a.example")).toEqual([{ text: "#12", url: "https://tracker.example.test/12" }]);
  });

  test("belong to the earlier linkifier where two match the same words", () => {
    const broad = { pattern: "[#a-z0-9]+", url_template: "https://other.example.test/" };
    expect(links("#12 #13", [issues, broad])).toEqual(links("#12 #13", [issues]));
    expect(links("#12", [broad, issues])).toEqual([{ text: "#12", url: "https://other.example.test/" }]);
  });

  test("belong to the linkifier where it matches words of an address", () => {
    const page = { pattern: "https://a\\.example/(?P<nr>[0-9]+)", url_template: "https://b.example/{nr}" };
    expect(links("https://a.example/7?x", [page])).toEqual([{ text: "https://a.example/7", url: "https://b.example/7" }]);
  });

  test("never run a script", () => {
    const evil = { pattern: "x", url_template: "javascript:alert(1)" };
    expect(links("x", [evil])).toEqual([]);
  });

  test("contain words of the topic, in order, without overlap", () => {
    const piece = fc.constantFrom("#12", "https://a.example/", "www.b.example", " ", "(", ")", "deadbeef", "x", "#", ".", "é");
    forAll([fc.array(piece, { maxLength: 12 })], { numRuns: 100 }, (pieces) => {
      const topic = pieces.join("");
      let at = 0;
      for (const { text, url } of links(topic)) {
        const found = topic.indexOf(text, at);
        expect(found).toBeGreaterThanOrEqual(at);
        at = found + text.length;
        expect(url).toMatch(/^https?:\/\//);
      }
    });
  });
});
