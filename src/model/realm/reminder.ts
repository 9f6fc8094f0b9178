/** What an account wants to be reminded of, and when. */
export interface Reminder {
  readonly reminder_id: number;
  readonly user_id: number;
  /** The message that it is about. */
  readonly reminder_target_message_id: number;
  /** What the notification bot would have sent at first; it is sent when the message cannot be read any more. */
  readonly content: string;
  /** What the account wrote about it; empty for nothing. */
  readonly note: string;
  /** UNIX seconds. */
  readonly scheduled_delivery_timestamp: number;
  /** Whether it could not be sent at its time. */
  readonly failed: boolean;
  /** Whether it was delivered: it is no longer listed, but can be deleted. Absent until then. */
  readonly delivered?: boolean;
}
