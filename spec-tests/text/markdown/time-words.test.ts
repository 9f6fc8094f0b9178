/** Points in time in the text of a message. */
import { describe, expect, test } from "vitest";
import { utcTime } from "../../../src/model/text/markdown/time-words";

describe("a time", () => {
  test.each([
    ["Jan 31, 2026", "2026-01-31T00:00:00Z"],
    ["31 January 2026", "2026-01-31T00:00:00Z"],
    ["Saturday, January 31st 2026", "2026-01-31T00:00:00Z"],
    ["31-Jan-2026", "2026-01-31T00:00:00Z"],
    ["2026/1/31", "2026-01-31T00:00:00Z"],
    ["1/31/2026", "2026-01-31T00:00:00Z"],
    ["31.1.2026", "2026-01-31T00:00:00Z"],
    ["Sept 3 2026", "2026-09-03T00:00:00Z"],
    ["Jan 31 2026 6:30 PM", "2026-01-31T18:30:00Z"],
    ["Jan 31 2026 at 6pm EST", "2026-01-31T23:00:00Z"],
    ["12 am, 31 Jan 2026", "2026-01-31T00:00:00Z"],
    ["18:30:15 31 Jan 2026 +02:00", "2026-01-31T16:30:15Z"],
    ["31 Jan 2026 18:30 NST", "2026-01-31T22:00:00Z"],
    ["31 Jan 2026 18:30+0530", "2026-01-31T13:00:00Z"],
  ])("%s is %s", (written, time) => {
    expect(utcTime(written)).toBe(time);
  });

  test.each(["Jan 2026", "31 Jan", "6 pm", "Feb 30 2026", "Jan 31 2026 13 pm", "31 Foo 2026", "Jan 31 2026 est", "13/13/2026", "noon"])(
    "is not %s",
    (written) => {
      expect(utcTime(written)).toBeUndefined();
    },
  );
});

describe("a time in digits", () => {
  test.each([
    ["20260131", "2026-01-31T00:00:00Z"],
    ["12345678", "1970-05-23T21:21:18Z"],
    ["-1767225600", "1914-01-01T00:00:00Z"],
    ["1767225600.5", "2026-01-01T00:00:00.500000Z"],
    ["1767225599.9999999", "2026-01-01T00:00:00Z"],
    ["2026-01-31T18:30:00.25Z", "2026-01-31T18:30:00.250000Z"],
    ["2026-01-31T18:30:00.000Z", "2026-01-31T18:30:00Z"],
  ])("%s is %s", (written, time) => {
    expect(utcTime(written)).toBe(time);
  });

  test.each(["-99999999999", "99999999999999", "1767225600000", "-1", "1e"])("is not %s", (written) => {
    expect(utcTime(written)).toBeUndefined();
  });
});
