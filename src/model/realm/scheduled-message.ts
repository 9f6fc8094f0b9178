/** @spec Scheduled message */
export interface ScheduledMessage {
  readonly scheduled_message_id: number;
  readonly sender_id: number;
  readonly type: "stream" | "private";
  /** A channel ID, or the recipients of a direct message: without the author, unless nobody else is meant. */
  readonly to: number | readonly number[];
  readonly topic: string;
  readonly content: string;
  /** The HTML of the content when it was written or edited; in older snapshots absent. */
  readonly rendered_content?: string;
  /** UNIX seconds. */
  readonly scheduled_delivery_timestamp: number;
  readonly read_by_sender: boolean;
  readonly client: string;
  readonly failed: boolean;
  readonly failure: string | null;
  /** The message that it became; null while it was not delivered. What was delivered is listed no more. */
  readonly delivered_message_id: number | null;
}
