import type { ConnectedPoll } from "../model/changes/events/event-queues";

/** A client that waits for an event, or for a heartbeat. */
export interface WaitingPoll extends ConnectedPoll {
  /** Answers the poll if there is an event for it now. */
  readonly look: () => void;
  /** Answers with no event: the caller aborted, or polls again. */
  readonly end: () => void;
}

/** The clients that wait now. */
export interface WaitingPolls {
  /** Adds a poll; an earlier one of the same queue ends. */
  add(poll: WaitingPoll): void;
  remove(poll: WaitingPoll): void;
  /** Lets every poll look for events. If a look changes the realm, only the later polls see the change. */
  wakeAll(): void;
  connected(): readonly ConnectedPoll[];
}

/** Starts without a waiting client. */
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
