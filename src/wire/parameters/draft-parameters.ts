import * as v from "../../protocol/shape";

/** A draft as clients send it; an ID or any other key is refused. */
export const draftShape = v.strictObject({
  type: v.picklist(["", "stream", "private"], 'expected one of "", "stream", "private"'),
  to: v.array(v.pipe(v.number(), v.integer("expected an ID"))),
  topic: v.string(),
  content: v.string(),
  timestamp: v.optional(v.number()),
});
