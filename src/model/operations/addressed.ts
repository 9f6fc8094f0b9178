/** Parameters of a message: one to a channel has a topic, a direct one has none. */
export type Addressed<Fields extends { readonly type: string; readonly topic?: string }> = Omit<
  Fields,
  "type" | "topic"
> &
  (
    | {
        /** `channel` (since feature level 248), or by its old name `stream`. */
        readonly type: "channel" | "stream";
        /** The topic; an empty text is the empty topic. */
        readonly topic: string;
      }
    | {
        /** `direct` (since feature level 174), or by its old name `private`. */
        readonly type: "direct" | "private";
        /** Direct messages have no topic. */
        readonly topic?: never;
      }
  );
