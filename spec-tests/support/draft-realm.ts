/** A realm with drafts, for the tests of the four draft operations. */
import { createRealm, type editDraft, type Realm } from "../../src/index";
import { ATTIC, EVERY_ROLE_FIXTURE, GENERAL, GONE_MEMBER, NINA_MEMBER, SECRET, SHARED_SECRET, START } from "./realms";
import type { CallError, Mistake } from "./spec";

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

/** Drafts that no reader of the interface would send, by what is wrong with their shape; JSON text. */
export const INVALID_DRAFTS: readonly (readonly [string, string])[] = [
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

export type DraftFields = Parameters<typeof editDraft>[2]["draft"];

/** A draft without a mistake. */
export const DRAFT = { type: "stream", to: [GENERAL], topic: "x", content: "later" } as const;

/** The mistakes in the fields of a draft; `wrong` makes them of the call in which it is. */
export function draftMistakes<Params>(wrong: (given: Partial<DraftFields>) => CallError<Params>): Mistake<Params>[] {
  return [
    ["content_empty", "BAD_REQUEST", wrong({ content: " \n " })],
    ["content_with_null", "BAD_REQUEST", wrong({ content: "a\0b" })],
    ["draft_time_invalid", "BAD_REQUEST", wrong({ timestamp: -1 }), wrong({ content: "a\0b", timestamp: -1 })],
    ["draft_topic_with_null", "BAD_REQUEST", wrong({ topic: "a\0b" }), wrong({ topic: "a\0b", timestamp: -1 })],
    ["channel_not_one", "BAD_REQUEST", wrong({ to: [GENERAL, SECRET] }), wrong({ to: [GENERAL, SECRET], topic: "\0" })],
    ["channel_not_one", "BAD_REQUEST", wrong({ to: [] })],
    ["channel_not_readable", "BAD_REQUEST", wrong({ to: [99] }), wrong({ to: [99, GENERAL] })],
    ["channel_not_readable", "BAD_REQUEST", wrong({ to: [SHARED_SECRET] })],
    ["channel_not_readable", "BAD_REQUEST", wrong({ to: [ATTIC] })],
    ["recipient_unknown", "BAD_REQUEST", wrong({ type: "private", to: [NINA_MEMBER, 99] })],
    ["recipient_deactivated", "BAD_REQUEST", wrong({ type: "private", to: [NINA_MEMBER, GONE_MEMBER] })],
  ];
}
