/** Parts of a run that functions take, checked for programs in plain JavaScript. Each throws a CallProblem. */
import { checkKeys } from "../../model/outcome/call-problem";

/** A step of a player. */
export function checkPlayedStep(call: string, step: unknown): void {
  checkKeys(call, step, ["call", "before", "after", "outcomes"], "a step, as a player returns it");
}

/** An event with its audience. */
export function checkEvent(call: string, event: unknown): void {
  checkKeys(call, event, ["event", "audience"], "an event with its audience, as stepEvents returns it");
}

/** An event queue. */
export function checkQueue(call: string, queue: unknown): void {
  checkKeys(call, queue, ["queue_id", "user_id", "client_capabilities"], "an event queue of the snapshot");
}
