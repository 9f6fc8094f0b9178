import { LIMITS } from "../spec/limits";

/** A client that waits for an event, or for the heartbeat that says that the queue lives. */
export interface WaitingPoll {
  readonly queue_id: string;
  /** UNIX seconds of the virtual clock at which a heartbeat comes when nothing else has. */
  readonly heartbeat_at: number;
  /** Looks whether there is something to answer with now. */
  readonly look: () => void;
  /** Answers with nothing: the caller went away, or polls again. */
  readonly end: () => void;
}

/** The clients that wait now. */
export interface WaitingPolls {
  /** Adds a poll; an earlier one of the same queue ends. */
  add(poll: WaitingPoll): void;
  remove(poll: WaitingPoll): void;
  /** Lets every poll look. What a look changes is seen by the polls after it, and does not begin the round anew. */
  wakeAll(): void;
  readonly queue_ids: readonly string[];
}

/** A place for clients to wait in. */
export function waitingPolls(): WaitingPolls {
  const polls = new Map<string, WaitingPoll>();
  let isWaking = false;
  return {
    add: (poll) => {
      polls.get(poll.queue_id)?.end();
      polls.set(poll.queue_id, poll);
    },
    remove: (poll) => {
      if (polls.get(poll.queue_id) === poll) polls.delete(poll.queue_id);
    },
    wakeAll: () => {
      if (isWaking) return;
      isWaking = true;
      for (const poll of [...polls.values()]) poll.look();
      isWaking = false;
    },
    get queue_ids() {
      return [...polls.keys()];
    },
  };
}

/** The second at which a poll that begins now gets a heartbeat: 45 to 55 seconds later, by the queue. */
export function heartbeatTime(now: number, queueId: string): number {
  const spread = LIMITS.HEARTBEAT_MAX_SECONDS - LIMITS.HEARTBEAT_MIN_SECONDS + 1;
  let mixed = now % 1009;
  for (const character of queueId) mixed = (mixed * 31 + (character.codePointAt(0) ?? 0)) % 1000003;
  return now + LIMITS.HEARTBEAT_MIN_SECONDS + (mixed % spread);
}
