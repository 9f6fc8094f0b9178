/** A realm with drafts, for the tests of the four draft operations. */
import { createRealm, type Realm } from "../../src/index";
import { EVERY_ROLE_FIXTURE, START } from "./realms";

/** Mel has drafts 1 and 3, the later one edited before the earlier one, and Nina draft 2. */
export function draftRealm(follow: "documented" | "server" = "documented"): Realm {
  return createRealm({
    ...EVERY_ROLE_FIXTURE,
    realm: { follow },
    drafts: [
      {
        user: "mel@example.test",
        type: "stream",
        to: ["general"],
        topic: "x",
        content: "later",
        timestamp: START - 10,
      },
      { user: "nina@example.test", type: "private", to: ["mel@example.test"], content: "psst", timestamp: START - 5 },
      { user: "mel@example.test", content: "note", timestamp: START - 20 },
    ],
  });
}

/** The same, with Mel's drafts kept at home. */
export function withoutSynchronization(): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) =>
    user.email === "mel@example.test" ? { ...user, settings: { enable_drafts_synchronization: false } } : user,
  );
  const drafts = [{ user: "mel@example.test", content: "note" }];
  return createRealm({ ...EVERY_ROLE_FIXTURE, users, drafts });
}

/** Drafts that cannot be, by what is wrong with them; the shapes themselves fit. */
export const IMPOSSIBLE_DRAFTS = [
  ["empty content", { type: "", to: [], topic: "", content: " \n " }, "content_empty"],
  ["content with NUL", { type: "", to: [], topic: "", content: "a\u0000b" }, "content_with_null"],
  ["a topic with NUL", { type: "stream", to: [1], topic: "a\u0000b", content: "x" }, "draft_topic_with_null"],
  ["a time before 1970", { type: "", to: [], topic: "", content: "x", timestamp: -1 }, "draft_time_invalid"],
  ["a channel draft without a channel", { type: "stream", to: [], topic: "t", content: "x" }, "channel_not_one"],
  ["a channel draft with two channels", { type: "stream", to: [1, 2], topic: "t", content: "x" }, "channel_not_one"],
  ["a channel that does not exist", { type: "stream", to: [99], topic: "t", content: "x" }, "channel_not_readable"],
  ["a private channel of others", { type: "stream", to: [3], topic: "t", content: "x" }, "channel_not_readable"],
  ["an archived channel that one is in", { type: "stream", to: [5], topic: "t", content: "x" }, "channel_not_readable"],
  ["a deactivated recipient", { type: "private", to: [5, 8], topic: "", content: "x" }, "recipient_deactivated"],
  ["unknown users", { type: "private", to: [5, 99], topic: "", content: "x" }, "recipient_unknown"],
] as const;

/** Drafts that no reader of the interface would send, by what is wrong with their shape; JSON text. */
export const MISSHAPEN_DRAFTS: readonly (readonly [string, string])[] = [
  ["an ID", '{"id":1,"type":"","to":[],"topic":"","content":"x"}'],
  ["an unknown key", '{"type":"","to":[],"topic":"","content":"x","colour":"red"}'],
  ["no type", '{"to":[],"topic":"","content":"x"}'],
  ["no recipients", '{"type":"","topic":"","content":"x"}'],
  ["no topic", '{"type":"","to":[],"content":"x"}'],
  ["no content", '{"type":"","to":[],"topic":""}'],
  ["the newer word channel", '{"type":"channel","to":[1],"topic":"t","content":"x"}'],
  ["a single recipient", '{"type":"stream","to":1,"topic":"t","content":"x"}'],
  ["a fraction of a recipient", '{"type":"stream","to":[1.5],"topic":"t","content":"x"}'],
  ["a time that is text", '{"type":"","to":[],"topic":"","content":"x","timestamp":"1"}'],
  ["a list", "[]"],
  ["no JSON", "later"],
];
