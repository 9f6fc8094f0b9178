// Which accounts are allowed to mention many users, or a group.
import { expect, it } from "vitest";
import { type Fixture, type Realm, sendMessage } from "../../../src/index";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER } from "../../support/realms";

/** A realm with so many in a channel and a topic, where administrators may mention many. */
function realmOf(many: number, more: Fixture = {}): Realm {
  const users = Array.from({ length: many }, (_one, index) => ({ email: `many${index}@example.test` }));
  const emails = users.map(({ email }) => email);
  return everyRole({
    users: [...(EVERY_ROLE_FIXTURE.users ?? []), ...users],
    channels: [
      { name: "general", subscribers: "all" },
      { name: "crowd", subscribers: emails },
    ],
    messages: emails.map((sender) => ({ sender, channel: "crowd", topic: "busy", content: "hi" })),
    settings: { can_mention_many_users_group: "role:administrators" },
    ...more,
  });
}

const CROWD = 2;

function reason(realm: Realm, sender: number, to: number, content: string, topic = "t"): string | null {
  const outcome = sendMessage(realm, sender, { type: "channel", to, topic, content });
  return outcome.ok ? null : outcome.error.code;
}

it.each([
  [15, null],
  [16, "STREAM_WILDCARD_MENTION_NOT_ALLOWED"],
])("mentioning all of a channel of %i subscribers returns %s for members, and no refusal for a named user", (many, code) => {
  const realm = realmOf(many);
  expect(reason(realm, MEL_MEMBER, CROWD, "@**all**")).toBe(code);
  expect(reason(realm, MORGAN_MODERATOR, CROWD, "@**all**")).toBe(code);
  expect(reason(realm, ADA_ADMIN, CROWD, "@**all**")).toBe(null);
  expect(reason(realm, MEL_MEMBER, CROWD, "@_**all** and `@**all**`")).toBe(null);
});

it.each([
  [14, null],
  [15, "TOPIC_WILDCARD_MENTION_NOT_ALLOWED"],
])("mentioning all of a topic of %i participants and the author returns %s for members, and no refusal for a named user", (many, code) => {
  const realm = realmOf(many);
  expect(reason(realm, MEL_MEMBER, CROWD, "@**topic**", "BUSY")).toBe(code);
  expect(reason(realm, ADA_ADMIN, CROWD, "@**topic**", "busy")).toBe(null);
  expect(reason(realm, MEL_MEMBER, CROWD, "@**topic**", "quiet")).toBe(null);
});

it("mentioning many in direct messages needs no permission", () => {
  const realm = realmOf(16);
  const to = [NINA_MEMBER, ...Array.from({ length: 16 }, (_one, index) => 9 + index)];
  expect(sendMessage(realm, MEL_MEMBER, { type: "direct", to, content: "@**all** @**topic**" }).ok).toBe(true);
});

it.each([
  ["@*open*", null, null],
  ["@*closed*", "BAD_REQUEST", null],
  ["@*open* and @*closed*", "BAD_REQUEST", null],
  ["@*closed* and @*open*", "BAD_REQUEST", null],
  ["@_*closed*", null, null],
  ["@*role:members*", "BAD_REQUEST", "BAD_REQUEST"],
])("mentioning groups: %s returns %s for members, and %s for moderators", (content, forMembers, forModerators) => {
  const groups: Fixture["groups"] = [
    { name: "open", can_mention_group: "role:everyone" },
    { name: "closed", can_mention_group: "role:moderators" },
  ];
  const realm = everyRole({ groups });
  expect(reason(realm, MEL_MEMBER, GENERAL, content)).toBe(forMembers);
  expect(reason(realm, MORGAN_MODERATOR, GENERAL, content)).toBe(forModerators);
});
