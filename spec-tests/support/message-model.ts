/** A slow and obvious model of the message store: one plain record per message, and sets of accounts in it. */

/** A channel of the model: who subscribes, and who may read what. */
export interface ModelChannel {
  readonly stream_id: number;
  readonly is_private: boolean;
  readonly is_protected: boolean;
  readonly subscribers: ReadonlySet<number>;
}

/** A message of the model: where it is, who has a row for it, and who has not read it. */
export interface ModelMessage {
  readonly id: number;
  readonly sender_id: number;
  stream_id: number;
  topic: string;
  readonly rows: Set<number>;
  readonly unread: Set<number>;
}

/** The effect of a move on one account: the messages of which a deletion is sent, and whether it is notified of the move. */
export interface ModelNews {
  readonly gone: readonly number[];
  readonly hears: boolean;
}

/** The model: moves, sends, reads and deletes as the interface's words say it, message by message. */
export class MessageModel {
  readonly #channels: ReadonlyMap<number, ModelChannel>;
  readonly #guests: ReadonlySet<number>;
  readonly messages: (ModelMessage | null)[] = [];

  constructor(channels: readonly ModelChannel[], guests: readonly number[]) {
    this.#channels = new Map(channels.map((channel) => [channel.stream_id, channel]));
    this.#guests = new Set(guests);
  }

  #channel(streamId: number): ModelChannel {
    const channel = this.#channels.get(streamId);
    if (channel === undefined) throw new Error(`The model has no channel ${streamId}.`);
    return channel;
  }

  /** Whether an account may open a channel. */
  mayOpen(streamId: number, userId: number): boolean {
    const channel = this.#channel(streamId);
    return channel.subscribers.has(userId) || (!channel.is_private && !this.#guests.has(userId));
  }

  /** Whether an account may read a message where it is. */
  mayRead(message: ModelMessage, userId: number): boolean {
    if (!this.mayOpen(message.stream_id, userId)) return false;
    return !this.#channel(message.stream_id).is_protected || message.rows.has(userId);
  }

  /** Those of a topic that an account may read, ascending. */
  topic(streamId: number, topic: string, userId: number): ModelMessage[] {
    return this.messages.filter((message): message is ModelMessage => {
      if (message === null || message.stream_id !== streamId) return false;
      return message.topic.toLowerCase() === topic.toLowerCase() && this.mayRead(message, userId);
    });
  }

  /** Each subscriber gets a row, unread except for the sender. */
  send(senderId: number, streamId: number, topic: string): void {
    const rows = new Set(this.#channel(streamId).subscribers);
    const unread = new Set([...rows].filter((id) => id !== senderId));
    this.messages.push({ id: this.messages.length + 1, sender_id: senderId, stream_id: streamId, topic, rows, unread });
  }

  /** Moves what the mode reaches of what the actor can read; says what became of each account. */
  move(
    actorId: number,
    target: ModelMessage,
    mode: "change_one" | "change_later" | "change_all",
    place: { readonly stream_id?: number; readonly topic?: string },
    userIds: readonly number[],
  ): Map<number, ModelNews> {
    const topic = this.topic(target.stream_id, target.topic, actorId);
    const moved = topic.filter((message) => {
      return mode === "change_all" || message.id === target.id || (mode === "change_later" && message.id > target.id);
    });
    const source = this.#channel(target.stream_id);
    const goal = this.#channel(place.stream_id ?? target.stream_id);
    for (const message of moved) {
      if (place.topic !== undefined) message.topic = place.topic;
      if (place.stream_id !== undefined) this.#toChannel(message, source, goal);
    }
    const news = new Map<number, ModelNews>();
    for (const id of userIds) {
      const isLost = source.subscribers.has(id) && !goal.subscribers.has(id) && (goal.is_private || this.#guests.has(id));
      const follows = source.subscribers.has(id) || (goal.subscribers.has(id) && !this.#guests.has(id));
      const hears = target.rows.has(id) || (!source.is_protected && follows && !isLost);
      news.set(id, { gone: isLost ? moved.map((message) => message.id) : [], hears });
    }
    return news;
  }

  /** Who subscribed to the old channel alone loses the row; a protected channel gives its subscribers one, read. */
  #toChannel(message: ModelMessage, source: ModelChannel, goal: ModelChannel): void {
    message.stream_id = goal.stream_id;
    for (const id of [...message.rows]) {
      if (!source.subscribers.has(id) || goal.subscribers.has(id)) continue;
      message.rows.delete(id);
      message.unread.delete(id);
    }
    if (goal.is_protected) for (const id of goal.subscribers) message.rows.add(id);
  }
}
