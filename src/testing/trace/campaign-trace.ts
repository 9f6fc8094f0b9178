/** A run of a campaign as data: what a page needs to draw it as a sequence diagram. */
import type { AnyValue } from "../../protocol/schema/shapes";

/** The participants of a run, in the order of the columns of a diagram. */
export interface TraceParticipant {
  /** `client` is the client under test, `server` the realm; others are named by their accounts: `bo`. */
  readonly name: string;
  readonly kind: "client" | "server" | "user" | "device";
  /** The address of the account; not given for the server. */
  readonly email?: string;
}

/** A request of the client, or an action of another user or device, with a summary of its answer. */
export interface TraceMessage {
  /** Seconds since the run began. */
  readonly after_seconds: number;
  /** Names of participants. */
  readonly from: string;
  readonly to: string;
  /** What is sent, in one line: `GET /events`, `unsubscribes ann from #general`. */
  readonly text: string;
  readonly params: Readonly<Record<string, AnyValue>>;
  /** The HTTP status; 0 where the client got no answer. */
  readonly status: number;
  /** A summary of the answer: `2 events: message, typing/start`. */
  readonly answer: string;
  /** The fault that struck the request. */
  readonly fault?: string;
  /** How often the request was sent in a row, unchanged; 1 in most cases. */
  readonly times: number;
}

/** One step of the plan, or what happens before the first and after the last. */
export interface CampaignTraceStep {
  readonly kind: "start" | "action" | "act" | "clock" | "sleep" | "fault" | "catch_up";
  /** The step in words: `+6 s pass`, `bo deletes message 3 "Soup?"`. */
  readonly text: string;
  /** Seconds since the run began, after the step. */
  readonly after_seconds: number;
  readonly messages: readonly TraceMessage[];
  /** The views and laws that were wrong after this step. A fault may make one wrong for a while. */
  readonly wrong: readonly string[];
}

/** A difference between the client and the realm at the end. */
export interface CampaignTraceProblem {
  /** The view or law. */
  readonly name: string;
  /** The difference in words. */
  readonly text: string;
  /** The index in `steps` where the difference began; omitted if it is not known. */
  readonly diverged_at?: number;
}

/** A run of a campaign, written by `campaign --trace FILE`. */
export interface CampaignTrace {
  readonly format: "campaign-trace";
  readonly version: 1;
  /** `Plan 12 from seed 1`. */
  readonly title: string;
  /** UNIX seconds of the virtual clock when the run began. */
  readonly began_at: number;
  readonly participants: readonly TraceParticipant[];
  readonly steps: readonly CampaignTraceStep[];
  readonly problems: readonly CampaignTraceProblem[];
}
