import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRealm } from "../../src/index";
import { dateAndTime, isoSeconds } from "../../src/model/text/calendar";
import { forAll } from "../support/for-all";

describe("the seconds of a date", () => {
  test.each([
    ["1970-01-01", 0],
    ["2000-02-29", 951_782_400],
    ["2026-01-31T18:30:00Z", 1_769_884_200],
    ["2026-01-31 18:30", 1_769_884_200],
    ["2026-01-31T19:30:00+01:00", 1_769_884_200],
    ["2026-01-31T13:00:00-0530", 1_769_884_200],
    ["1970-01-01T00:00:01.5Z", 1.5],
    ["0001-01-01", -62_135_596_800],
    ["0099-12-31", -59_011_545_600],
    ["9999-12-31T23:59:59Z", 253_402_300_799],
  ])("%s", (text, seconds) => {
    expect(isoSeconds(text)).toBe(seconds);
  });

  test.each([
    ...["", "today", "2026-1-1", "2026-00-01", "2026-13-01", "2026-01-00", "2026-02-29", "1900-02-29", "2026-04-31"],
    ...["2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "2026-01-01T00:00:00+24:00"],
    ...["2026-01-01T00:00:00+01:60", "20260101"],
  ])("do not exist for %j", (text) => {
    expect(isoSeconds(text)).toBeUndefined();
  });

  test("are those of the platform, and are written as they were read", () => {
    forAll([fc.integer({ min: -62_135_596_800, max: 253_402_300_799 })], { numRuns: 100 }, (seconds) => {
      const written = new Date(seconds * 1000).toISOString().slice(0, 19);
      expect(dateAndTime(seconds)).toBe(written);
      expect(isoSeconds(`${written}Z`)).toBe(seconds);
    });
  });
});

test("a time beyond the range of the platform is written nevertheless", () => {
  expect(dateAndTime(Number.MAX_SAFE_INTEGER)).toBe("285428751-11-12T07:36:31");
});

test("a fixture contains no time that does not exist", () => {
  expect(() => createRealm({ now: "2026-02-30T00:00:00Z" })).toThrow(/^now: .*expected a time that exists/);
  expect(createRealm({ now: "2026-02-28T00:00:00Z" }).now).toBe(1_772_236_800);
});
