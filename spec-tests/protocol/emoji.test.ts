import { describe, expect, test } from "vitest";
import {
  allUnicodeEmoji,
  EMOTICONS,
  isExtraEmojiName,
  isUnicodeEmojiCode,
  unicodeEmojiByName,
  unicodeEmojiNames,
} from "../../src/protocol/emoji";

describe("the Unicode emoji", () => {
  test.each([
    ["smile", "1f604"],
    ["slight_smile", "1f642"],
    ["thumbs_up", "1f44d"],
    ["+1", "1f44d"],
    ["like", "1f44d"],
    ["-1", "1f44e"],
    ["tada", "1f389"],
    ["wave", "1f44b"],
    ["octopus", "1f419"],
    ["working_on_it", "1f6e0"],
    ["heart", "2764"],
    ["check", "2705"],
    ["zero", "0030-20e3"],
    ["flag_germany", "1f1e9-1f1ea"],
    ["melting_face", "1fae0"],
    ["piñata", "1fa85"],
    ["pinata", "1fa85"],
  ])("knows %s as %s", (name, code) => {
    expect(unicodeEmojiByName(name)).toBe(code);
    expect(unicodeEmojiNames(code)).toContain(name);
    expect(isUnicodeEmojiCode(code)).toBe(true);
  });

  test("lists the canonical name first", () => {
    expect(unicodeEmojiNames("1f44d")).toEqual(["+1", "thumbs_up", "like"]);
  });

  test("does not know other names, other cases, other codes or names of objects", () => {
    for (const name of ["", "Smile", "not_an_emoji", "zulip", "constructor", "__proto__"]) {
      expect(unicodeEmojiByName(name)).toBeUndefined();
    }
    expect(isUnicodeEmojiCode("1F44D")).toBe(false);
    expect(isUnicodeEmojiCode("0041")).toBe(false);
    expect(unicodeEmojiNames("0041")).toEqual([]);
  });

  test("have each name only once and write every code as the interface does", () => {
    const owners = new Map<string, string>();
    for (const { code, names } of allUnicodeEmoji()) {
      expect(code).toMatch(/^[0-9a-f]{4,5}(-[0-9a-f]{4,5})*$/);
      expect(code).not.toContain("fe0f");
      for (const name of names) {
        expect(name).toMatch(/^[\p{L}\p{N}_+-]+$/u);
        expect(owners.get(name)).toBeUndefined();
        owners.set(name, code);
      }
    }
    expect(owners.size).toBe(3339);
    expect([...allUnicodeEmoji()]).toHaveLength(1883);
  });
});

test("the extra emoji of the service is named like its code and is not a Unicode emoji", () => {
  expect(isExtraEmojiName("zulip")).toBe(true);
  expect(isExtraEmojiName("smile")).toBe(false);
});

test("every emoticon represents a Unicode emoji", () => {
  for (const name of EMOTICONS.values()) {
    expect(unicodeEmojiByName(name)).toBeDefined();
  }
});
