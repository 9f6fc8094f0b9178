/** What an account wants to be reminded of, and when. */
export interface Reminder {
  readonly reminder_id: number;
  readonly user_id: number;
  /** The message that it is about. */
  readonly reminder_target_message_id: number;
  /** The Markdown that the notification bot will send. */
  readonly content: string;
  /** UNIX seconds. */
  readonly scheduled_delivery_timestamp: number;
  /** Whether it could not be sent at its time. */
  readonly failed: boolean;
}
