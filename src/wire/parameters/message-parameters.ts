import * as v from "../../protocol/shape";
import { optional, required } from "../parameter";
import { truthAsId } from "./narrow-parameters";

const integer = v.pipe(v.number(), v.integer("expected an ID"));

/** The kind of a message, with the levels at which the newer words came. */
export const messageType = required(
  "text",
  v.picklist(["direct", "channel", "stream", "private"], "expected one of direct, channel, stream, private"),
  { values_since: { direct: 174, channel: 248 } },
);

/** To whom a message goes: an ID, a name, addresses, or a list of one kind. Other JSON is refused. */
export const recipient = optional(
  "json_unless_none",
  v.union([integer, truthAsId, v.array(v.union([integer, truthAsId])), v.array(v.string()), v.string()]),
);

/** To whom a scheduled message goes: the ID of a channel, or a list of user IDs. */
export const scheduledRecipient = required("json", v.union([integer, v.array(integer)]));
