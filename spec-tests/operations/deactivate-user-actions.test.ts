/** Deactivation that deletes, since feature level 459. */
import { describe, expect, it } from "vitest";
import { createRealm, type Fixture } from "../../src/index";
import {
  ADA,
  body,
  done,
  heard,
  heardOf,
  kinds,
  MEL,
  messagesIn,
  MORGAN,
  NINA,
  ofType,
  OLIVE,
  status,
} from "../levels/behaviours/at-level";
import { EVERY_ROLE_FIXTURE, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";

const FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  feature_level: 459,
  messages: [
    { sender: MEL, channel: "general", topic: "t", content: "public" },
    { sender: MEL, channel: "general", topic: "u", content: "public" },
    { sender: MEL, channel: "secret", topic: "t", content: "private" },
    { sender: MEL, to: [NINA], content: "direct" },
    { sender: NINA, to: [MEL], content: "stays" },
    { sender: NINA, channel: "general", topic: "t", content: "stays" },
  ],
};
const realm = createRealm(FIXTURE);
const deactivate = (actions: Record<string, boolean>) => [ADA, `DELETE /users/${MEL_MEMBER}`, { actions }] as const;
const left = (actions: Record<string, boolean>) =>
  messagesIn(done(realm, deactivate(actions)))
    .filter(({ id }) => id <= 6)
    .map(({ content }) => content);

describe("what is deleted", () => {
  it.each([
    [{}, ["public", "public", "private", "direct", "stays", "stays"]],
    [{ delete_public_channel_messages: true }, ["private", "direct", "stays", "stays"]],
    [{ delete_private_channel_messages: true }, ["public", "public", "direct", "stays", "stays"]],
    [{ delete_direct_messages: true }, ["public", "public", "private", "stays", "stays"]],
  ])("%j", (actions, expected) => {
    expect(left(actions)).toEqual(expected);
  });

  it("is one event for each conversation, to those who have the messages", () => {
    const actions = { delete_public_channel_messages: true, delete_direct_messages: true };
    const hears = (who: string) => heardOf(realm, who, (open) => done(open, deactivate(actions)), { bulk_message_deletion: true });
    const deleted = ofType(hears(NINA), "delete_message");
    expect(deleted.map((event) => event["message_ids"])).toEqual([[1], [2], [4]]);
    const others = ofType(hears(MORGAN), "delete_message");
    expect(others.map((event) => event["message_ids"])).toEqual([[1], [2]]);
  });

  it("marks the account as deleted since feature level 490", () => {
    const shown = (feature_level: number, actions: Record<string, boolean>): unknown => {
      const user = body(createRealm({ ...FIXTURE, feature_level }), deactivate(actions), [NINA, `GET /users/${MEL_MEMBER}`]);
      return (user as { user: Record<string, unknown> }).user["is_deleted"];
    };
    expect(shown(490, { delete_profile: true })).toBe(true);
    expect(shown(490, {})).not.toBe(true);
    expect(shown(489, { delete_profile: true })).toBeUndefined();
  });

  it("comes after the deactivation, for the profile too", () => {
    const actions = { delete_profile: true, delete_direct_messages: true };
    const found = heard(realm, NINA, deactivate(actions)).filter(({ type }) => type === "realm_user" || type === "delete_message");
    // First the bot that Mel owns, then Mel, then the new name.
    expect(kinds(found)).toEqual(["realm_user/update", "realm_user/update", "realm_user/update", "delete_message"]);
    expect(body(done(realm, deactivate(actions)), [OLIVE, `GET /users/${MEL_MEMBER}`])).toMatchObject({
      user: { full_name: "Deleted user", is_active: false },
    });
  });

  it("is nothing when the deactivation is refused", () => {
    const actions = { delete_public_channel_messages: true };
    expect(status(realm, [ADA, `DELETE /users/${OLIVE_OWNER}`, { actions }])).toBe(400);
    expect(status(realm, [NINA, `DELETE /users/${MEL_MEMBER}`, { actions }])).toBe(400);
  });
});
