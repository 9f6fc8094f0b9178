/** How servers below a feature level behave. */
import { describe, expect, it } from "vitest";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const MEL = "mel@example.test";
const ADA = "ada@example.test";

/** What a request is answered with at a feature level. */
function asked(level: number, who: string, method: string, path: string, params: Record<string, unknown> = {}) {
  return wireCall(everyRole({ feature_level: level }), who, method, path, params).response;
}

it.each([
  ["167 in general", 167, MEL, "POST", "/typing", { op: "start", type: "private", to: [NINA_MEMBER], odd: 1 }],
  ["78 when one changes settings", 78, MEL, "PATCH", "/settings", { odd: 1 }],
  ["96 when defaults of settings change", 96, ADA, "PATCH", "/realm/user_settings_defaults", { odd: 1 }],
  ["111 when subscriptions change", 111, MEL, "POST", "/users/me/subscriptions/properties", { subscription_data: [], odd: 1 }],
])("ignored_parameters_unsupported is returned at level %s, and not before", (_name, level, who, method, path, params) => {
  expect(asked(level, who, method, path, params).body).toMatchObject({ ignored_parameters_unsupported: ["odd"] });
  expect(asked(level - 1, who, method, path, params).body).not.toHaveProperty("ignored_parameters_unsupported");
});

describe("a parameter that travelled otherwise", () => {
  it("principals are only addresses before level 9", () => {
    const params = { subscriptions: [{ name: "general" }], principals: [NINA_MEMBER] };
    expect(asked(9, ADA, "POST", "/users/me/subscriptions", params).status).toBe(200);
    expect(asked(8, ADA, "POST", "/users/me/subscriptions", params).status).toBe(400);
    const byEmail = { ...params, principals: ["nina@example.test"] };
    expect(asked(8, ADA, "POST", "/users/me/subscriptions", byEmail).status).toBe(200);
  });

  it("full_name is JSON text before level 106", () => {
    const path = `/users/${MEL_MEMBER}`;
    expect(asked(105, ADA, "PATCH", path, { full_name: "Mel Again" }).status).toBe(400);
    expect(asked(105, ADA, "PATCH", path, { full_name: '"Mel Again"' }).status).toBe(200);
    expect(asked(106, ADA, "PATCH", path, { full_name: "Mel Again" }).status).toBe(200);
  });

  it("scheduled_message_id changes a scheduled message while creation does that, until level 183", () => {
    const first = { type: "channel", to: GENERAL, topic: "t", content: "one", scheduled_delivery_timestamp: 2_000_000_000 } as const;
    const realm = play(everyRole({ feature_level: 183 })).createScheduledMessage(MEL_MEMBER, first).realm;
    const changed = wireCall(realm, MEL, "POST", "/scheduled_messages", {
      ...first,
      type: "stream",
      content: "two",
      scheduled_message_id: 1,
    });
    expect(changed.response.body).toMatchObject({ result: "success", scheduled_message_id: 1 });
    const after = play(changed.outcome.realm).getScheduledMessages(MEL_MEMBER, {}).response;
    expect(after.scheduled_messages).toMatchObject([{ scheduled_message_id: 1, content: "two" }]);
    const later = asked(184, MEL, "POST", "/scheduled_messages", { ...first, type: "stream", scheduled_message_id: 1 });
    expect(later.body).toMatchObject({ scheduled_message_id: 1, ignored_parameters_unsupported: ["scheduled_message_id"] });
  });

  it("dense_mode is a setting until level 363", () => {
    expect(asked(363, MEL, "PATCH", "/settings", { dense_mode: "false" }).body).not.toHaveProperty("ignored_parameters_unsupported");
    expect(asked(364, MEL, "PATCH", "/settings", { dense_mode: "false" }).body).toMatchObject({
      ignored_parameters_unsupported: ["dense_mode"],
    });
    const capabilities = { client_capabilities: { notification_settings_null: true, user_settings_object: true } };
    const shown = (level: number) => asked(level, MEL, "POST", "/register", capabilities).body?.["user_settings"];
    expect(shown(363)).toMatchObject({ dense_mode: true });
    expect(shown(364)).not.toHaveProperty("dense_mode");
  });
});

describe("messages of old servers", () => {
  function talk(level: number) {
    let realm = everyRole({ feature_level: level });
    const say = (from: number, to: number) => {
      realm = play(realm).sendMessage(from, { type: "direct", to: [to], content: "hi" }).realm;
    };
    say(MEL_MEMBER, NINA_MEMBER);
    say(NINA_MEMBER, MEL_MEMBER);
    say(ADA_ADMIN, NINA_MEMBER);
    return play(realm).getMessages(NINA_MEMBER, { anchor: "newest", num_before: 9, num_after: 0 }).response.messages;
  }

  it("number an incoming one-to-one message by its receiver before level 327", () => {
    const numbers = (level: number) => talk(level).map(({ recipient_id }) => recipient_id);
    const [fromMel, toMel, fromAda] = numbers(326);
    expect(fromMel).toBe(fromAda);
    expect(toMel).not.toBe(fromMel);
    const [before, after, others] = numbers(327);
    expect(before).toBe(after);
    expect(others).not.toBe(before);
  });

  it("name who reacted in every reaction before level 328", () => {
    const reacted = (level: number) => {
      const sent = play(everyRole({ feature_level: level })).sendMessage(MEL_MEMBER, {
        type: "channel",
        to: GENERAL,
        topic: "t",
        content: "x",
      });
      const { realm } = wireCall(sent.realm, ADA, "POST", "/messages/1/reactions", { emoji_name: "tada" }).outcome;
      const range = { anchor: "newest", num_before: 1, num_after: 0 } as const;
      return play(realm).getMessages(MEL_MEMBER, range).response.messages[0]?.reactions[0];
    };
    expect(reacted(327)).toMatchObject({ user_id: ADA_ADMIN, user: { id: ADA_ADMIN, email: ADA, full_name: "Ada Admin" } });
    expect(reacted(328)).not.toHaveProperty("user");
  });

  it("contain short names until level 25", () => {
    const first = (level: number) => talk(level)[0];
    expect(first(25)).toMatchObject({ sender_short_name: "mel" });
    expect(first(25)?.display_recipient).toMatchObject([{ short_name: "mel" }, { short_name: "nina" }]);
    expect(first(26)).not.toHaveProperty("sender_short_name");
    expect(first(26)?.display_recipient).not.toMatchObject([{ short_name: "mel" }, {}]);
  });
});
