/** Deviations of a strange server, one declaration each: what `compare` must find there, between all that must not count. */
import { type Deviation } from "./planted";

/** All of them concern operations that are asked of a shared server. */
export const STRANGE_DEVIATIONS: readonly Deviation[] = [
  { title: "a wrong code for an unknown reaction", kind: "another code", reason: "reaction_unknown", code: "OTHER" },
  { title: "a wrong code for a missing parameter", kind: "another code", reason: "parameter_missing", code: "OTHER" },
  { title: "a wrong code for an unknown message", kind: "another code", reason: "message_unknown", code: "OTHER" },
  { title: "a wrong code for an unknown channel", kind: "another code", reason: "channel_unknown", code: "OTHER" },
  { title: "a wrong code for an unknown account", kind: "another code", reason: "user_unknown", code: "OTHER" },
  { title: "outsiders read messages", kind: "the refusal never comes", reason: "message_unknown" },
  { title: "two groups with one name", kind: "the refusal never comes", reason: "group_name_taken" },
  { title: "others edit a message", kind: "the refusal never comes", reason: "not_the_author" },
  { title: "a reaction is added twice", kind: "the refusal never comes", reason: "reaction_exists" },
  { title: "no event of reactions", kind: "the event is missing", type: "reaction", op: "add" },
  { title: "no event of typing", kind: "the event is missing", type: "typing" },
  { title: "no event of changed messages", kind: "the event is missing", type: "update_message" },
  { title: "no event of new subscribers", kind: "the event is missing", type: "subscription", op: "peer_add" },
  { title: "no event of drafts", kind: "the event is missing", type: "drafts" },
  { title: "messages come twice", kind: "the event is sent twice", type: "message" },
  { title: "deleted messages are announced twice", kind: "the event is sent twice", type: "delete_message" },
  {
    title: "topics are never followed",
    kind: "the event has another value",
    type: "user_topic",
    field: "visibility_policy",
    value: 0,
  },
  {
    title: "flags of all messages",
    kind: "the event has another value",
    type: "update_message_flags",
    field: "all",
    value: true,
  },
  {
    title: "the newest message is not found",
    kind: "the answer has another value",
    operation: "get-messages",
    path: ["found_newest"],
    value: false,
  },
  {
    title: "no rendered descriptions",
    kind: "the field is missing",
    operation: "get-streams",
    path: ["streams", "rendered_description"],
  },
  {
    title: "accounts without a time zone",
    kind: "the field is missing",
    operation: "get-users",
    path: ["members", "timezone"],
  },
  {
    title: "the oldest topic is not listed",
    kind: "the first item is missing",
    operation: "get-stream-topics",
    list: "topics",
    more_than: 1,
  },
  { title: "leaving a channel does nothing", kind: "the act does nothing", operation: "unsubscribe" },
  { title: "topics of 61 characters", kind: "the limit is one more", parameter: "topic", limit: 60 },
];
