// Limits: names and descriptions are counted in characters, and what blanks stand around them does not count.
import { expect, test } from "vitest";
import { createChannel, createChannelFolder, type Outcome, updateStream } from "../../src/index";
import { channelByName } from "../../src/model/rules/channels/channel-access";
import { weeklyTraffic } from "../../src/model/rules/channels/channel-details";
import { isEmailAddress } from "../../src/model/rules/users/account-names";
import { carriedOut } from "../support/outcomes";
import { ADA_ADMIN, everyRole, GENERAL, START } from "../support/realms";

const realm = everyRole();
const reason = (outcome: Outcome) => (outcome.ok ? null : outcome.error.reason);

test("sixty code points are a valid name, also with two code units each, and blanks around do not count", () => {
  const name = "😀".repeat(60);
  const make = (given: string) => createChannel(realm, ADA_ADMIN, { name: given, subscribers: [] });
  expect(reason(make(` ${name}\t`))).toBeNull();
  expect(channelByName(carriedOut(make(` ${name}\t`)).realm, name)?.name).toBe(name);
  expect(reason(make(`${name}x`))).toBe("name_too_long");
  expect(reason(make(" \t"))).toBe("name_empty");
  const folder = (given: string) => createChannelFolder(realm, ADA_ADMIN, { name: given, description: "" });
  expect(reason(folder(` ${name} `))).toBeNull();
  expect(reason(folder(`${name}x`))).toBe("name_too_long");
});

test("a description has at most 1024 code points in the same way", () => {
  const describe = (description: string) => updateStream(realm, ADA_ADMIN, { stream_id: GENERAL, description });
  expect(describe("😀".repeat(1024)).ok).toBe(true);
  expect(reason(describe("😀".repeat(1025)))).toBe("description_too_long");
});

test("an address can have blanks around it", () => {
  expect(isEmailAddress(" ann@example.test\n")).toBe(true);
  expect(isEmailAddress("ann @example.test")).toBe(false);
});

test("a week's messages are counted by the last 28 days to the second", () => {
  const counted = (seconds: number): number | null => {
    const now = START + 28 * 86400 + seconds;
    const made = everyRole({
      now,
      channels: [{ name: "general", subscribers: "all", date_created: START - 86400 }],
      messages: [1, 2, 3, 4, 5, 6, 7, 8].map(() => ({
        ...{ sender: "mel@example.test", channel: "general", topic: "t", content: "x" },
        sent: START,
      })),
    });
    const channel = channelByName(made, "general");
    return channel === undefined ? null : weeklyTraffic(made, channel);
  };
  expect([counted(0), counted(1)]).toEqual([2, 0]);
});

test("a channel with few messages shows at least one a week", () => {
  const sent = (messages: number, days: number): number | null => {
    const made = everyRole({
      channels: [{ name: "general", subscribers: "all", date_created: START - days * 86400 }],
      messages: Array.from({ length: messages }, () => ({ sender: "mel@example.test", channel: "general", topic: "t", content: "x" })),
    });
    const channel = channelByName(made, "general");
    return channel === undefined ? null : weeklyTraffic(made, channel);
  };
  expect([sent(0, 28), sent(1, 28), sent(2, 28), sent(6, 28), sent(8, 56)]).toEqual([0, 1, 1, 1, 2]);
  expect([sent(3, 6), sent(3, 7), sent(3, 14)]).toEqual([null, 3, 1]);
});
