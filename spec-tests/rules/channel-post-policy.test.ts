// `stream_post_policy` and `is_announcement_only`, which group settings have replaced.
import { describe, expect, it } from "vitest";
import { createRealm, type Realm, sendMessage, updateStream } from "../../src/index";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, GENERAL, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

const NEW = 6;
const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 332 });

function mayPostTo(realm: Realm, userId: number): boolean {
  return sendMessage(realm, userId, { type: "channel", to: NEW, topic: "t", content: "x" }).ok;
}

describe("below feature level 333", () => {
  it.each([
    [{ stream_post_policy: 1 }, 1, false, true, true],
    [{ stream_post_policy: 2 }, 2, true, false, false],
    [{ stream_post_policy: 3 }, 3, false, true, true],
    [{ stream_post_policy: 4 }, 4, false, true, false],
    [{ is_announcement_only: true }, 2, true, false, false],
    [{ is_announcement_only: false }, 1, false, true, true],
    [{ stream_post_policy: 4, is_announcement_only: true }, 4, false, true, false],
  ] as const)("%j sets the policy %i of a channel", (params, stream_post_policy, is_announcement_only, moderators, members) => {
    const { realm } = play(old).subscribe(MEL_MEMBER, { subscriptions: [{ name: "news" }], ...params });
    const { stream } = play(realm).getStreamById(MEL_MEMBER, { stream_id: NEW }).response;
    expect(stream).toMatchObject({ stream_post_policy, is_announcement_only });
    expect(stream).not.toHaveProperty("can_send_message_group");
    expect(mayPostTo(realm, MORGAN_MODERATOR)).toBe(moderators);
    expect(mayPostTo(realm, NINA_MEMBER)).toBe(members);
  });

  it("an event contains a change as the number", () => {
    const outcome = updateStream(old, OLIVE_OWNER, { stream_id: GENERAL, stream_post_policy: 4 });
    expect(eventsFor(outcome, MEL_MEMBER)[0]).toMatchObject({ property: "stream_post_policy", value: 4 });
    const again = updateStream(outcome.realm, OLIVE_OWNER, { stream_id: GENERAL, is_announcement_only: false });
    expect(eventsFor(again, MEL_MEMBER)[0]).toMatchObject({ property: "stream_post_policy", value: 1 });
  });
});
