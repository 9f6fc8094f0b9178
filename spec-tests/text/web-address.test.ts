// Recorded servers: the link of a profile, the server of video calls.
import { describe, expect, it } from "vitest";
import { isWebAddress } from "../../src/model/text/text-checks";

describe("isWebAddress", () => {
  it.each(["https://j.test", "http://localhost:9991/x", "https://10.0.0.1", "https://a.example.com/?q#f", "ftp://a.org"])(
    "accepts %s",
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each(["", "bad", "https://a.b", "https://a", "mailto:a@b.org", "https://a b.org", "https://-.org"])("refuses %j", (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
