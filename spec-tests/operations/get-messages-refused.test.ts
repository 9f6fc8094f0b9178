import { it } from "vitest";
import { getMessages } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { MEL_MEMBER } from "../support/realms";
import { tenMessages } from "../support/ten-messages";

type Params = NonNullable<Parameters<typeof getMessages>[2]>;

const RANGE = "num_before, num_after, anchor, message_ids, include_anchor, use_first_unread_anchor";

const realm = tenMessages();
const table: readonly (readonly [string, Params, string, string, Readonly<Record<string, unknown>>])[] = [
  // IDs of messages and a range exclude each other unless the range is empty, and the six names are always the
  // same.
  ["IDs with an anchor", { message_ids: [1], anchor: 1 }, "BAD_REQUEST", "message_ids_with_range", { parameters: RANGE }],
  ["IDs with a count", { message_ids: [1], num_after: 0 }, "BAD_REQUEST", "message_ids_with_range", { parameters: RANGE }],
  ["IDs with include_anchor", { message_ids: [], include_anchor: true }, "BAD_REQUEST", "message_ids_with_range", { parameters: RANGE }],
  [
    "IDs with the old name",
    { message_ids: [], use_first_unread_anchor: false },
    "BAD_REQUEST",
    "message_ids_with_range",
    { parameters: RANGE },
  ],
  ["no num_before", { anchor: "newest" }, "REQUEST_VARIABLE_MISSING", "parameter_missing", { var_name: "num_before" }],
  ["no num_after", { anchor: "newest", num_before: 1 }, "REQUEST_VARIABLE_MISSING", "parameter_missing", { var_name: "num_after" }],
  ["more than 5000 messages", { anchor: 1, num_before: 4000, num_after: 1001 }, "BAD_REQUEST", "too_many_messages", {}],
];

it.each(table)("getMessages refuses %s", (_, params, code, reason, fields) => {
  expectRefusal(getMessages(realm, MEL_MEMBER, params), realm, code, reason, fields);
});
