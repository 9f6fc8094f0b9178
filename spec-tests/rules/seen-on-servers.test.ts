/** Rules that recordings of servers showed first: each by one short conversation, with what is seen of it. */
import { expect, it } from "vitest";
import { advanceClock, type Fixture, type Realm, updateRealm } from "../../src/index";
import {
  ADA,
  at,
  BEEP,
  body,
  type Call,
  done,
  heard,
  heardOf,
  kinds,
  MEL,
  NINA,
  OLIVE,
  realmAt,
  status,
} from "../levels/behaviours/at-level";
import { eventTypes } from "../support/outcomes";
import { PHONE, withDevice } from "../support/pushing";
import { EVERY_ROLE_FIXTURE, GENERAL, GONE_MEMBER, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, OPEN_TO_ALL, START } from "../support/realms";

const server = (level = 421, more: Fixture = {}) => realmAt(level, { realm: { follow: "server" }, ...more });
const withGroup = server(421, { groups: [{ name: "g", members: [MEL, NINA] }] });
const GROUP = "/user_groups/9";

/** The realm whose clock is some seconds later. */
const after = (seconds: number, realm: Realm): Realm => advanceClock(realm, { seconds }).realm;
const post = (who: string, content: string): Call => [who, "POST /messages", { type: "stream", to: "general", topic: "t", content }];
const IN_AN_HOUR = { scheduled_delivery_timestamp: START + 3600 };
const later: Call = [
  OLIVE,
  "POST /scheduled_messages",
  { type: "stream", to: GENERAL, topic: "z", content: "#**general>t**", ...IN_AN_HOUR },
];
const remind: Call = [OLIVE, "POST /reminders", { message_id: 1, ...IN_AN_HOUR }];
const toNina = { type: "direct", to: [NINA_MEMBER], content: "@**Beep**" };
const typing: Call = [OLIVE, "POST /typing", { op: "start", to: [NINA_MEMBER, NINA_MEMBER] }];

const rendered = (realm: Realm) => String(at(body(realm, [OLIVE, "GET /scheduled_messages"]), "scheduled_messages.0.rendered_content"));
const integration = (level: number, name: string) => {
  const all: unknown = at(body(server(level), [MEL, "POST /register"]), "realm_incoming_webhook_bots");
  return Array.isArray(all) ? all.find((bot) => at(bot, "name") === name) : undefined;
};

it.each<readonly [rule: string, expected: unknown, seen: () => unknown]>([
  [
    "a channel is a link, also for has:link and after an edit, only where the writer can read it",
    [2],
    () => {
      const edit: Call = [MEL, "PATCH /messages/3", { content: "#**shared secret**" }];
      const realm = done(server(), post(MEL, "#**shared secret**"), post(NINA, "#**shared secret**"), post(MEL, "https://x.test"), edit);
      const found = body(realm, [OLIVE, "GET /messages", { anchor: 0, num_before: 0, num_after: 9, narrow: [["has", "link"]] }]);
      return [at(found, "messages")].flat().map((message) => at(message, "id"));
    },
  ],
  [
    "a bot that a direct message mentions receives it, immediately or scheduled",
    [["mentioned"], ["mentioned"]],
    () => {
      const scheduled = done(server(), [OLIVE, "POST /scheduled_messages", { ...toNina, ...IN_AN_HOUR }]);
      const soon = after(3590, scheduled);
      return heardOf(soon, BEEP, (open) => after(10, done(open, [OLIVE, "POST /messages", toNina]))).map((event) => event["flags"]);
    },
  ],
  [
    "a deactivated account changes system groups with its role",
    [
      ["remove_members", 6],
      ["add_members", 4],
      ["remove_members", 5],
    ],
    () =>
      heard(server(), NINA, [OLIVE, `PATCH /users/${GONE_MEMBER}`, { role: 300 }])
        .filter((event) => at(event, "user_ids.0") === GONE_MEMBER)
        .map((event) => [event["op"], event["group_id"]]),
  ],
  [
    "a deactivated account leaves the full members when the waiting period grows",
    [[9]],
    () => {
      const users = [...(EVERY_ROLE_FIXTURE.users ?? []), { email: "young@example.test", date_joined: START - 86400, is_active: false }];
      const realm = server(421, { users });
      return heard(realm, NINA, [OLIVE, "PATCH /realm", { waiting_period_threshold: 2 }]).flatMap((event) => {
        return event["op"] === "remove_members" ? [event["user_ids"]] : [];
      });
    },
  ],
  [
    "an account has one event of typing for each time that it is named",
    ["typing/start", "typing/start"],
    () => kinds(heard(server(), NINA, typing)),
  ],
  [
    "a refused group setting leaves the kind of the organisation unchanged",
    ["realm/update"],
    () => eventTypes(updateRealm(server(), OLIVE_OWNER, { name: "New", org_type: 10, can_create_groups: { new: 99 } })),
  ],
  [
    "a wrong `with` is found before `include_anchor`, other wrong terms after it",
    ["BAD_NARROW", "BAD_REQUEST"],
    () =>
      ["with", "channel"].map((operator) => {
        const params = { anchor: 0, num_before: 1, num_after: 1, include_anchor: false, narrow: [[operator, "nowhere"]] };
        return at(body(server(), [OLIVE, "GET /messages", params]), "code");
      }),
  ],
  [
    "a channel is active before the notice of messages that were moved there",
    ["update_message", "stream/update", "message"],
    () => {
      const quiet = after(200 * 86400, done(server(), post(ADA, "x")));
      return kinds(heard(quiet, OLIVE, [ADA, "PATCH /messages/1", { stream_id: OPEN_TO_ALL, send_notification_to_old_thread: false }]));
    },
  ],
  [
    "a scheduled message stays rendered as it was when its link's topic moves",
    true,
    () => {
      const realm = done(server(), post(OLIVE, "x"), later);
      return rendered(done(realm, [OLIVE, "PATCH /messages/1", { topic: "u" }])) === rendered(realm);
    },
  ],
  [
    "deactivating a group by changing it succeeds and changes nothing",
    [],
    () => kinds(heard(withGroup, NINA, [OLIVE, `PATCH ${GROUP}`, { deactivated: true }])),
  ],
  [
    "members of a deactivated group are not listed",
    400,
    () => status(withGroup, [OLIVE, `POST ${GROUP}/deactivate`], [OLIVE, `GET ${GROUP}/members`]),
  ],
  [
    "integrations have `url_options` since level 403",
    [undefined, []],
    () => [402, 403].map((level) => at(integration(level, "openproject"), "url_options")),
  ],
  [
    "integrations include OpenProject, OpenSearch and dbt",
    ["openproject", "opensearch", "dbt"],
    () => ["openproject", "opensearch", "dbt"].map((name) => at(integration(421, name), "name")),
  ],
  [
    "devices have an `error_code`, null unless the relay refused them",
    [null, null, "REQUEST_EXPIRED"],
    () =>
      (["pending", "active", "failed"] as const).map((state) => {
        const pushing = server(421, { server: { push_service: true } });
        return at(
          body(withDevice(pushing, MEL_MEMBER, state), [MEL, "POST /register"]),
          `push_devices.${PHONE.push_account_id}.error_code`,
        );
      }),
  ],
  [
    "the answer has the number of the policy for topics, changed or not",
    [2, 3],
    () =>
      ["allow_empty_topic", "disable_empty_topic"].map((topics_policy) =>
        at(body(server(), [OLIVE, "PATCH /realm", { topics_policy }]), "topics_policy"),
      ),
  ],
  [
    "a delivered reminder is not listed, and is deleted with an event",
    [0, ["reminders/remove"]],
    () => {
      const delivered = after(3600, done(server(), post(OLIVE, "x"), remind));
      const listed = at(body(delivered, [OLIVE, "GET /reminders"]), "reminders.length");
      return [listed, kinds(heard(delivered, OLIVE, [OLIVE, "DELETE /reminders/1"]))];
    },
  ],
  [
    "reminders and scheduled messages have one sequence of IDs, and each its own operation",
    [2, 404, 404],
    () => {
      const realm = done(server(), post(OLIVE, "x"), later);
      const wrong = [[OLIVE, "DELETE /scheduled_messages/2"] as const, [OLIVE, "DELETE /reminders/1"] as const];
      return [at(body(realm, remind), "reminder_id"), ...wrong.map((call) => status(realm, remind, call))];
    },
  ],
  [
    "the name of an app has letters, digits, dots and hyphens",
    [400, 400, 200],
    () =>
      ["", "a b", "org.zulip-1"].map((appid) => status(server(), [OLIVE, "POST /users/me/apns_device_token", { token: "c0ffee", appid }])),
  ],
  [
    "typing in a message to the actor itself names the actor twice and is sent twice",
    [
      [1, 1],
      [1, 1],
    ],
    () => {
      const realm = done(server(), [OLIVE, "POST /messages", { type: "direct", to: [OLIVE_OWNER], content: "x" }]);
      return heard(realm, OLIVE, [OLIVE, "POST /messages/1/typing", { op: "start" }]).map((event) => at(event, "recipient.user_ids"));
    },
  ],
])("%s", (_rule, expected, seen) => {
  expect(seen()).toEqual(expected);
});
