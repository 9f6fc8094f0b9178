import type { ConnectedPoll } from "../model/changes/events/event-queues";

/** A client that waits for an event, or for the heartbeat that says that the queue lives. */
export interface WaitingPoll extends ConnectedPoll {
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
  connected(): readonly ConnectedPoll[];
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
    connected: () => [...polls.values()],
  };
}
