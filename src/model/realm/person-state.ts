/** Somebody whom an account mutes, and since when in UNIX seconds. */
export interface MutedUser {
  readonly id: number;
  readonly timestamp: number;
}

/** What an account says of itself for now; empty texts where it says nothing. */
export interface UserStatus {
  readonly status_text: string;
  readonly emoji_name: string;
  readonly emoji_code: string;
  readonly reaction_type: string;
}

/** When an account was last there, in UNIX seconds. */
export interface Presence {
  readonly user_id: number;
  /** Null while it was never active. */
  readonly active_timestamp: number | null;
  readonly idle_timestamp: number;
  /** Counts all presence updates of the realm, so that a client can ask for what is newer. */
  readonly update_id: number;
}

/** What a bot is set up with, and how it calls the service that it speaks for. */
export interface BotService {
  /** Where an outgoing webhook sends; empty for none. */
  readonly base_url: string;
  /** In which form it speaks: 1 generic, 2 Slack. */
  readonly interface: number;
  /** What the service knows it by. */
  readonly token: string;
  readonly config: Readonly<Record<string, string>>;
}

/** What messages and queues of a bot start from when a request does not say. */
export interface BotDefaults {
  /** The name of the channel that messages go to; null for none. */
  readonly default_sending_stream: string | null;
  /** The name of the channel that queues narrow to; null for none. */
  readonly default_events_register_stream: string | null;
  /** Whether queues get the messages of all public channels. */
  readonly default_all_public_streams: boolean;
}
