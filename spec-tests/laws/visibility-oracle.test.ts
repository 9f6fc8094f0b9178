/** The oracle of visibility reports what an account is shown without permission, and accepts what it can see. */
import { describe, expect, test } from "vitest";
import {
  addReaction,
  createDrafts,
  createUserGroup,
  deleteMessage,
  type Outcome,
  type Realm,
  sendMessage,
  subscribe,
  unsubscribe,
  updateMessage,
  updateMessageFlags,
  updateRealm,
  updateStream,
  updateUser,
  updateUserTopic,
} from "../../src/index";
import { lawRealm } from "../support/law-realm";
import { betrayals } from "../support/law-secrets";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { VisibilityOracle } from "../support/visibility-oracle";

const [SECRET, SECRET_MESSAGE, PLAN_OF_SHARED] = [2, 3, 5];
const WATCHED = [ADA_ADMIN, MEL_MEMBER, NINA_MEMBER, GRETA_GUEST];

function shown(oracle: VisibilityOracle, realm: Realm, userId: number, value: unknown): number {
  const known = oracle.of(userId);
  if (known === undefined) throw new Error(`No oracle watches account ${userId}.`);
  return betrayals(known, realm, { userId, what: "what is planted", value, isRefusal: false }).length;
}

describe("at first", () => {
  const realm = lawRealm(421, true);
  const oracle = new VisibilityOracle(realm, WATCHED);
  test.each([
    ["a reaction to a message of a private channel", { type: "reaction", message_id: SECRET_MESSAGE }],
    ["the text of such a message", { content: realm.messages.get(SECRET_MESSAGE - 1)?.content }],
    ["its topic", { topics: [{ name: realm.messages.get(SECRET_MESSAGE - 1)?.topic }] }],
    ["the channel", { type: "stream", op: "create", streams: [{ stream_id: SECRET }] }],
    ["the key of another account", { api_key: "olive-key" }],
  ])("%s is reported for Greta and not for Mel", (_what, value) => {
    expect(shown(oracle, realm, GRETA_GUEST, value)).toBeGreaterThan(0);
    if (!("api_key" in value)) expect(shown(oracle, realm, MEL_MEMBER, value)).toBe(0);
  });

  test("an account that a guest cannot see is reported, unless it is shown as unknown", () => {
    const event = (full_name: string) => ({ type: "realm_user", op: "add", person: { user_id: ADA_ADMIN, full_name } });
    expect(shown(oracle, realm, GRETA_GUEST, event("Ada Admin"))).toBe(1);
    expect(shown(oracle, realm, GRETA_GUEST, event("Unknown user"))).toBe(0);
    expect(shown(oracle, realm, NINA_MEMBER, event("Ada Admin"))).toBe(0);
  });

  const messages = [
    "message_id",
    "message_ids",
    "unread_message_ids",
    "starred_messages",
    "messages",
    "msg_ids",
    "max_id",
    "max_message_id",
  ];
  const channels = ["stream_id", "stream_ids", "new_stream_id"];
  test.each([...messages.map((name) => [name, SECRET_MESSAGE] as const), ...channels.map((name) => [name, SECRET] as const)])(
    "what a field %s names is reported for Greta and not for Mel, alone and in a list",
    (name, id) => {
      for (const value of [{ [name]: id }, { [name]: [id] }]) {
        expect([shown(oracle, realm, GRETA_GUEST, value), shown(oracle, realm, MEL_MEMBER, value)]).toEqual([1, 0]);
      }
    },
  );

  test.each([
    ["a sender", { sender_id: ADA_ADMIN, sender_full_name: "Ada Admin" }, { sender_id: ADA_ADMIN, sender_full_name: "Unknown user" }],
    ["the status of an account", { user_status: { [ADA_ADMIN]: { away: true } } }, { user_status: { [NINA_MEMBER]: { away: true } } }],
    ["a changed status", { type: "user_status", user_id: ADA_ADMIN, away: true }, { type: "user_status", user_id: NINA_MEMBER }],
  ])("%s is reported for a guest that cannot see the account", (_what, hidden, visible) => {
    expect([hidden, visible].map((value) => shown(oracle, realm, GRETA_GUEST, value))).toEqual([1, 0]);
    expect(shown(oracle, realm, NINA_MEMBER, hidden)).toBe(0);
  });

  test("the place of a file is reported for accounts that cannot open it", () => {
    const [path = ""] = realm.attachments.keys();
    const link = { content: `<a href="/user_uploads/${path}">a.txt</a>` };
    expect([GRETA_GUEST, MEL_MEMBER].map((userId) => shown(oracle, realm, userId, link))).toEqual([1, 0]);
  });

  test.each([
    ["getMessage", { message_id: SECRET_MESSAGE }],
    ["getStreamById", { stream_id: SECRET }],
    ["getUser", { user_id: ADA_ADMIN }],
    ["getFileTemporaryUrl", { realm_id_str: "1", filename: "aa/file.txt" }],
  ])("an answer to %s shows that its subject exists, a refusal does not", (name, params) => {
    const answer = { userId: GRETA_GUEST, what: name, value: {}, asked: { name, params } };
    const known = oracle.of(GRETA_GUEST);
    if (known === undefined) throw new Error("No oracle watches Greta.");
    expect(betrayals(known, realm, { ...answer, isRefusal: false })).toHaveLength(1);
    expect(betrayals(known, realm, { ...answer, isRefusal: true })).toEqual([]);
    const own = { message_id: 1, stream_id: GENERAL, user_id: NINA_MEMBER };
    expect(betrayals(known, realm, { ...answer, asked: { name, params: own }, isRefusal: false })).toEqual([]);
  });

  test.each([
    [1, []],
    [2, [GRETA_GUEST]],
    [3, [MORGAN_MODERATOR, MEL_MEMBER, GRETA_GUEST]],
    [4, [ADA_ADMIN, MORGAN_MODERATOR, MEL_MEMBER, GRETA_GUEST]],
    [5, [MEL_MEMBER, GRETA_GUEST]],
  ])("an address with the visibility %i is reported for the accounts %j", (email_address_visibility, excluded) => {
    const address = "zn0x2x2z@example.test";
    const set = play(lawRealm()).updateSettings(NINA_MEMBER, { email_address_visibility }).realm;
    const renamed = play(set).updateUser(OLIVE_OWNER, { user_id: NINA_MEMBER, new_email: address }).realm;
    const accounts = [ADA_ADMIN, MORGAN_MODERATOR, MEL_MEMBER, GRETA_GUEST];
    const later = new VisibilityOracle(renamed, accounts);
    expect(accounts.filter((userId) => shown(later, renamed, userId, { delivery_email: address }) > 0)).toEqual(excluded);
  });

  test.each(["drafts", "draft", "scheduled_messages", "scheduled_message", "reminders", "submessages"])(
    "an account's own %s can name what is hidden from it now",
    (name) => {
      expect(shown(oracle, realm, GRETA_GUEST, { [name]: [{ message_id: SECRET_MESSAGE, stream_id: SECRET }] })).toBe(0);
    },
  );

  test.each([
    ["a new subscription", { type: "subscription", op: "add", stream_ids: [SECRET, SECRET] }],
    ["a move", { type: "update_message", message_id: SECRET_MESSAGE, new_stream_id: GENERAL }],
    ["a message", { id: SECRET_MESSAGE, sender_id: MEL_MEMBER, recipient_id: 7 }],
  ])("%s is reported where the account does not know its subject", (_what, value) => {
    expect(shown(oracle, realm, GRETA_GUEST, value)).toBeGreaterThan(0);
    expect(shown(oracle, realm, MEL_MEMBER, value)).toBe(0);
  });

  test("the accounts of the server are known to all", () => {
    const [{ user_id, full_name }] = realm.system_bots;
    expect(shown(oracle, realm, GRETA_GUEST, { user_id, full_name })).toBe(0);
  });

  test("those who react are named to all who see the message, on old servers", () => {
    const user = { user_id: ADA_ADMIN, full_name: "Ada Admin" };
    expect(shown(oracle, realm, GRETA_GUEST, { type: "reaction", emoji_name: "tada", user })).toBe(0);
    expect(shown(oracle, realm, GRETA_GUEST, { type: "typing", user })).toBe(1);
  });

  test("drafts, snippets and scheduled messages are reported for all accounts but their own", () => {
    const [draft] = realm.drafts;
    const [scheduled] = realm.scheduled_messages.values();
    for (const { content } of [draft, scheduled].filter((item) => item !== undefined)) {
      expect([MEL_MEMBER, NINA_MEMBER, ADA_ADMIN].map((userId) => shown(oracle, realm, userId, { content }))).toEqual([0, 1, 1]);
    }
  });

  test("a deletion in a channel is for all that can see that the channel exists", () => {
    const deletion = { type: "delete_message", message_type: "stream", stream_id: SECRET, message_ids: [SECRET_MESSAGE] };
    expect(shown(oracle, realm, GRETA_GUEST, deletion)).toBeGreaterThan(0);
    expect([ADA_ADMIN, MEL_MEMBER].map((userId) => shown(oracle, realm, userId, deletion))).toEqual([0, 0]);
  });

  test("administrators can see private channels, and not their messages", () => {
    expect(shown(oracle, realm, ADA_ADMIN, { stream_id: SECRET })).toBe(0);
    expect(shown(oracle, realm, ADA_ADMIN, { message_id: SECRET_MESSAGE })).toBe(1);
  });
});

test("refusals do not name an account that a guest cannot see", () => {
  const gone = 10;
  const realm = play(lawRealm(421, true)).deactivateUser(OLIVE_OWNER, { user_id: gone }).realm;
  const refusals = [
    unsubscribe(realm, GRETA_GUEST, { subscriptions: ["general"], principals: [ADA_ADMIN] }),
    sendMessage(realm, GRETA_GUEST, { type: "direct", to: [gone], content: "hi" }),
    createDrafts(realm, GRETA_GUEST, { drafts: [{ type: "private", to: [gone], topic: "", content: "hi" }] }),
  ];
  for (const outcome of refusals) expect(outcome.ok ? "accepted" : outcome.error.msg).toMatch(/\baccount (2|10)\b/);
});

test("a subscriber to protected history can read new messages, and with shared history also older ones", () => {
  let realm = lawRealm();
  const oracle = new VisibilityOracle(realm, WATCHED);
  const after = (next: Realm): void => {
    oracle.note(realm, next);
    realm = next;
  };
  for (const name of ["secret", "shared secret"]) {
    after(play(realm).subscribe(OLIVE_OWNER, { subscriptions: [{ name }], principals: [ADA_ADMIN] }).realm);
  }
  expect(shown(oracle, realm, ADA_ADMIN, { message_id: SECRET_MESSAGE })).toBe(1);
  expect(shown(oracle, realm, ADA_ADMIN, { message_id: PLAN_OF_SHARED })).toBe(0);
  const message = { type: "channel", to: SECRET, topic: "plans", content: "hi" } as const;
  const sent = play(realm).sendMessage(MEL_MEMBER, message);
  after(sent.realm);
  expect(shown(oracle, realm, ADA_ADMIN, { message_id: sent.response.id })).toBe(0);
  expect(shown(oracle, realm, NINA_MEMBER, { message_id: sent.response.id })).toBe(1);
});

test("a user who has left a private channel cannot read later messages", () => {
  let realm = lawRealm();
  const oracle = new VisibilityOracle(realm, WATCHED);
  const left = play(realm).unsubscribe(MEL_MEMBER, { subscriptions: ["secret"] }).realm;
  oracle.note(realm, left);
  realm = left;
  const message = { type: "channel", to: SECRET, topic: "plans", content: "hi" } as const;
  const sent = play(realm).sendMessage(OLIVE_OWNER, message);
  oracle.note(realm, sent.realm);
  expect(shown(oracle, sent.realm, MEL_MEMBER, { message_id: sent.response.id })).toBe(1);
  expect(shown(oracle, sent.realm, MEL_MEMBER, { message_id: SECRET_MESSAGE })).toBe(0);
  expect(shown(oracle, sent.realm, GRETA_GUEST, { stream_id: GENERAL })).toBe(0);
});

test("a reader of a message can see the names of users whom it mentions, also later names", () => {
  let realm = lawRealm(421, true);
  const oracle = new VisibilityOracle(realm, WATCHED);
  const after = (next: Realm): void => {
    oracle.note(realm, next);
    realm = next;
  };
  const name = { content: "zn0x1x1z" };
  after(play(realm).updateUser(OLIVE_OWNER, { user_id: ADA_ADMIN, full_name: name.content }).realm);
  expect(shown(oracle, realm, GRETA_GUEST, name)).toBe(1);
  after(play(realm).sendMessage(NINA_MEMBER, { type: "direct", to: [GRETA_GUEST], content: `@**${name.content}**` }).realm);
  expect(shown(oracle, realm, GRETA_GUEST, name)).toBe(0);
});

test("a reader of a message can see the files that it referred to before an edit, where edits are shown", () => {
  const [file = "", other = ""] = ["1/aaaa/a.txt", "1/bbbb/b.txt"];
  const edits = [{ content: `[a](/user_uploads/${file})` }, { content: "nothing" }];
  for (const policy of ["all", "none"]) {
    let realm = play(lawRealm()).updateRealm(OLIVE_OWNER, { message_edit_history_visibility_policy: policy }).realm;
    for (const edit of edits) realm = play(realm).updateMessage(OLIVE_OWNER, { message_id: 1, ...edit }).realm;
    const known = new VisibilityOracle(realm, WATCHED).of(GRETA_GUEST);
    expect([known?.files.has(file), known?.files.has(other)]).toEqual([policy === "all", false]);
  }
});

describe("what servers send to accounts that cannot see it", () => {
  const realm = lawRealm();
  const peers = (stream_ids: readonly number[]) => ({ type: "subscription", op: "peer_remove", stream_ids, user_ids: [MEL_MEMBER] });
  const noted = (after: Realm): VisibilityOracle => {
    const oracle = new VisibilityOracle(realm, WATCHED);
    oracle.note(realm, after);
    return oracle;
  };

  test("a user who leaves a public channel is sent to those who see another channel of the same request", () => {
    const made = play(realm).subscribe(OLIVE_OWNER, { subscriptions: [{ name: "zc0x1x1z" }], principals: [MEL_MEMBER] }).realm;
    const streamId = made.channels.size;
    const alone = noted(made);
    alone.note(made, play(made).unsubscribe(MEL_MEMBER, { subscriptions: ["zc0x1x1z"] }).realm);
    expect(shown(alone, made, GRETA_GUEST, peers([streamId]))).toBe(1);
    const together = noted(made);
    together.note(made, play(made).unsubscribe(MEL_MEMBER, { subscriptions: ["zc0x1x1z", "general"] }).realm);
    expect(shown(together, made, GRETA_GUEST, peers([streamId]))).toBe(0);
  });

  test("the messages that move together are sent to those who have the message", () => {
    const moved = (message_id: number) => ({ type: "update_message", message_id, message_ids: [message_id, SECRET_MESSAGE] });
    const oracle = new VisibilityOracle(realm, WATCHED);
    expect(shown(oracle, realm, GRETA_GUEST, moved(1))).toBe(0);
    expect(shown(oracle, realm, GRETA_GUEST, moved(PLAN_OF_SHARED))).toBeGreaterThan(1);
  });
});

test("a user who reacted to a message receives its edits where it is no longer visible, and nothing else there", () => {
  const oracle = new VisibilityOracle(lawRealm(), WATCHED);
  let realm = lawRealm();
  const take = (outcome: Outcome): number => {
    const { realm: after, response } = carriedOut(outcome);
    oracle.note(realm, after);
    realm = after;
    return "id" in response ? Number(response.id) : 0;
  };
  take(unsubscribe(realm, NINA_MEMBER, { subscriptions: ["general"] }));
  const [reacted = 0, other = 0] = [0, 1].map(() =>
    take(sendMessage(realm, MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: "x" })),
  );
  take(addReaction(realm, NINA_MEMBER, { message_id: reacted, emoji_name: "tada" }));
  take(updateUser(realm, OLIVE_OWNER, { user_id: NINA_MEMBER, role: 600 }));
  const content = "zm9x1x424242z";
  for (const message_id of [reacted, other]) take(updateMessage(realm, MEL_MEMBER, { message_id, content }));
  const edit = (message_id: number) => ({ type: "update_message", message_id, content });
  expect(shown(oracle, realm, NINA_MEMBER, edit(reacted))).toBe(0);
  expect(shown(oracle, realm, NINA_MEMBER, edit(other))).toBeGreaterThan(0);
  expect(shown(oracle, realm, NINA_MEMBER, { content })).toBe(1);
});

describe("an oracle follows", () => {
  const following = (level = 421, isLimited = false) => {
    let realm = lawRealm(level, isLimited);
    const oracle = new VisibilityOracle(realm, [...WATCHED, MORGAN_MODERATOR]);
    return {
      take: (act: (realm: Realm) => Outcome): void => {
        const after = carriedOut(act(realm)).realm;
        oracle.note(realm, after);
        realm = after;
      },
      shows: (userId: number, value: unknown) => shown(oracle, realm, userId, value),
    };
  };

  test("direct messages: a guest does not know those who write to others", () => {
    const { take, shows } = following(421, true);
    const ada = { user_id: ADA_ADMIN, full_name: "Ada Admin" };
    take((realm) => sendMessage(realm, OLIVE_OWNER, { type: "direct", to: [ADA_ADMIN], content: "hi" }));
    expect(shows(GRETA_GUEST, ada)).toBe(1);
    take((realm) => sendMessage(realm, ADA_ADMIN, { type: "direct", to: [GRETA_GUEST], content: "hi" }));
    expect(shows(GRETA_GUEST, ada)).toBe(0);
  });

  test("mentions: the reader of a silent one knows the name, also a later one", () => {
    const { take, shows } = following(421, true);
    const content = "zn0x3x3z";
    take((realm) => sendMessage(realm, NINA_MEMBER, { type: "direct", to: [GRETA_GUEST], content: "@_**Ada Admin**" }));
    take((realm) => updateUser(realm, OLIVE_OWNER, { user_id: ADA_ADMIN, full_name: content }));
    expect(shows(GRETA_GUEST, { content })).toBe(0);
  });

  test("groups: a guest still knows their members when the messages are deleted", () => {
    for (const [to, reported] of [[[GRETA_GUEST], 1] as const, [[GRETA_GUEST, NINA_MEMBER], 0] as const]) {
      const { take, shows } = following(421, true);
      const content = "zn0x4x4z";
      take((realm) => sendMessage(realm, ADA_ADMIN, { type: "direct", to, content: "hi" }));
      take((realm) => deleteMessage(realm, ADA_ADMIN, { message_id: realm.messages.size }));
      take((realm) => updateUser(realm, OLIVE_OWNER, { user_id: ADA_ADMIN, full_name: content }));
      expect(shows(GRETA_GUEST, { content })).toBe(reported);
    }
  });

  test("roles: moderators know no private channel, and only owners and administrators know the key of a bot", () => {
    const { shows } = following();
    expect(shows(MORGAN_MODERATOR, { stream_id: SECRET })).toBe(1);
    const accounts = [ADA_ADMIN, MORGAN_MODERATOR, MEL_MEMBER, NINA_MEMBER];
    expect(accounts.map((userId) => shows(userId, { api_key: "beep-key" }))).toEqual([0, 1, 0, 1]);
  });

  test("rights through groups within groups: who administers a channel knows it, who can subscribe reads it since level 354", () => {
    const allowing = (level: number, setting: string) => {
      const { take, shows } = following(level);
      take((realm) => createUserGroup(realm, OLIVE_OWNER, { name: "inner", description: "", members: [NINA_MEMBER] }));
      const inner = lawRealm(level).user_groups.size + 1;
      take((realm) => createUserGroup(realm, OLIVE_OWNER, { name: "outer", description: "", members: [], subgroups: [inner] }));
      take((realm) => updateStream(realm, OLIVE_OWNER, { stream_id: SECRET, [setting]: { new: inner + 1 } }));
      take((realm) => sendMessage(realm, MEL_MEMBER, { type: "channel", to: SECRET, topic: "t", content: "zm1x7x424242z" }));
      const shared = { stream_id: SECRET, is_private: true, history_public_to_subscribers: true };
      take((realm) => updateStream(realm, OLIVE_OWNER, shared));
      return [shows(NINA_MEMBER, { stream_id: SECRET }), shows(NINA_MEMBER, { content: "zm1x7x424242z" })];
    };
    expect(allowing(421, "can_administer_channel_group")).toEqual([0, 1]);
    expect(allowing(421, "can_subscribe_group")).toEqual([0, 0]);
    expect(allowing(353, "can_add_subscribers_group")).toEqual([0, 1]);
  });

  test("one request that changes a text and takes a right away: who loses the channel is notified of the text", () => {
    const { take, shows } = following();
    const change = (params: Omit<Parameters<typeof updateStream>[2], "stream_id">) =>
      take((realm) => updateStream(realm, OLIVE_OWNER, { stream_id: SECRET, ...params }));
    const administrators = (direct_members: readonly number[]) => ({ new: { direct_members: [...direct_members], direct_subgroups: [] } });
    change({ can_administer_channel_group: administrators([NINA_MEMBER]) });
    change({ description: "zc0x9x9z", can_administer_channel_group: administrators([]) });
    change({ description: "zc0x8x8z" });
    expect(["zc0x9x9z", "zc0x8x8z"].map((description) => shows(NINA_MEMBER, { description }))).toEqual([0, 1]);
  });

  test("policies for topics show later names of a channel that the account has left", () => {
    const { take, shows } = following();
    take((realm) => subscribe(realm, OLIVE_OWNER, { subscriptions: [{ name: "secret" }], principals: [NINA_MEMBER, MORGAN_MODERATOR] }));
    take((realm) => updateUserTopic(realm, NINA_MEMBER, { stream_id: SECRET, topic: "plans", visibility_policy: 1 }));
    for (const userId of [NINA_MEMBER, MORGAN_MODERATOR]) take((realm) => unsubscribe(realm, userId, { subscriptions: ["secret"] }));
    take((realm) => updateStream(realm, OLIVE_OWNER, { stream_id: SECRET, new_name: "zc0x7x7z" }));
    const muted_topics = [["zc0x7x7z", "plans"]];
    expect([NINA_MEMBER, MORGAN_MODERATOR].map((userId) => shows(userId, { muted_topics }))).toEqual([0, 1]);
  });

  test("web-public channels are known to guests, public ones are not", () => {
    const realm = everyRole({ channels: [{ name: "open", is_web_public: true }, { name: "public" }] });
    const oracle = new VisibilityOracle(realm, [GRETA_GUEST]);
    expect([1, 2].map((stream_id) => shown(oracle, realm, GRETA_GUEST, { stream_id }))).toEqual([0, 1]);
  });

  test("a move to another channel takes the row of a star from those who ever subscribed", () => {
    const { take, shows } = following();
    const content = "zm1x6x424242z";
    const message_id = lawRealm().messages.size + 1;
    take((realm) => unsubscribe(realm, NINA_MEMBER, { subscriptions: ["general"] }));
    take((realm) => sendMessage(realm, MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: "x" }));
    take((realm) => updateMessageFlags(realm, NINA_MEMBER, { messages: [message_id], op: "add", flag: "starred" }));
    take((realm) => updateMessage(realm, OLIVE_OWNER, { message_id, stream_id: SECRET, send_notification_to_new_thread: false }));
    take((realm) => updateMessage(realm, MEL_MEMBER, { message_id, content }));
    expect(shows(NINA_MEMBER, { type: "update_message", message_id, content })).toBeGreaterThan(0);
  });

  test("moves: subscribers of the new channel know where a message was, those who have left it know nothing new", () => {
    const { take, shows } = following();
    const quiet = { send_notification_to_new_thread: false };
    const content = "zm1x8x424242z";
    take((realm) => updateRealm(realm, OLIVE_OWNER, { message_edit_history_visibility_policy: "none" }));
    expect(shows(GRETA_GUEST, { orig_subject: "zt0x3x1z" })).toBe(1);
    take((realm) => updateMessage(realm, OLIVE_OWNER, { message_id: SECRET_MESSAGE, stream_id: GENERAL, topic: "t", ...quiet }));
    expect(shows(GRETA_GUEST, { orig_subject: "zt0x3x1z", stream_id: SECRET })).toBe(0);
    take((realm) => unsubscribe(realm, MEL_MEMBER, { subscriptions: ["secret"] }));
    take((realm) => updateMessage(realm, OLIVE_OWNER, { message_id: 1, stream_id: SECRET, topic: "t", ...quiet }));
    take((realm) => updateMessage(realm, OLIVE_OWNER, { message_id: 1, content }));
    expect(shows(MEL_MEMBER, { content })).toBe(1);
  });
});
