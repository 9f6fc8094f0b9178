import type { Fixture } from "../model/fixture/fixture";
import type {
  AcceptInvitationParams,
  AcceptInvitationResponse,
} from "../model/operations/invitations/accept-invitation";
import type { AnswerPushRegistrationParams } from "../model/operations/push/answer-push-registration";
import type { Realm } from "../model/realm/realm";
import type { WebhookAnswer } from "../model/rules/bots/webhook-answer";
import type { Outcome } from "../model/views/outcome";
import type { ActorOperations, ActorResponses } from "./calls/actor-operations";
import type { Delivery } from "./explain-delivery";
import type { Faults } from "./faults/fault-cell";
import type { JournalEntry, Outbox } from "./journal";
import type { SimulatorClock } from "./virtual-clock";
import type { WaitingRequest } from "./waiting-requests";

/** A realm that changes in place: one mutable cell around the pure model. */
export interface Simulator {
  /**
   * Returns the operations, called by the account with this address.
   *
   * @example const outcome = sim.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hi" });
   */
  as(email: string): ActorOperations;
  /**
   * Returns the operations, called by the account with this ID. The ID never changes, but an address can.
   *
   * @example const outcome = sim.asUser(1).getOwnUser();
   */
  asUser(userId: number): ActorOperations;
  /**
   * The same for calls that must succeed: they return the response, or throw an error that explains the refusal.
   *
   * @example const { id } = sim.must.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hi" });
   */
  readonly must: {
    as(email: string): ActorResponses;
    asUser(userId: number): ActorResponses;
  };
  /**
   * Returns the current state. It never changes, and storing it is cheap.
   *
   * @example const count = sim.snapshot().messages.size;
   */
  snapshot(): Realm;
  /**
   * Replaces the state with a snapshot of this or another realm. The journal and the outbox stay. Start each client
   * again afterwards: what it has read and acknowledged belongs to the previous state.
   *
   * @example
   * const before = sim.snapshot();
   * sim.clock.advance({ days: 1 });
   * sim.restore(before);
   */
  restore(snapshot: Realm): void;
  /**
   * Starts again from a fixture, by default a realm of one owner, with the fixture's faults and an empty journal and
   * outbox. Requests that wait for events or for a delayed answer are answered.
   *
   * @example sim.reset({ users: [{ email: "ann@example.test" }] });
   */
  reset(fixture?: Fixture): void;
  /**
   * Calls a pure function with the current snapshot. If the outcome is accepted, its snapshot becomes the current one.
   *
   * @example sim.apply((realm) => sendMessage(realm, 1, { type: "direct", to: [2], content: "hi" }));
   */
  apply<Response extends object>(call: (realm: Realm) => Outcome<Response>): Outcome<Response>;
  /**
   * Creates an account from an invitation or a link, as users do on a page.
   *
   * @example
   * sim.must.as("ann@example.test").sendInvites({ invitee_emails: "cleo@example.test", stream_ids: [1] });
   * const [mail] = sim.outbox.emails;
   * const token = mail?.invite_link?.split("/").at(-2);
   * const { user_id } = must(sim.acceptInvitation({ email: "cleo@example.test", full_name: "Cleo", token }));
   */
  acceptInvitation(params: AcceptInvitationParams): Outcome<AcceptInvitationResponse>;
  /**
   * Deactivates the realm. Requests that wait for events receive `realm/deactivated`; then every operation that needs an
   * account is refused with UNAUTHORIZED.
   *
   * @example
   * sim.deactivateRealm();
   * expect((await sim.fetch("/api/v1/server_settings")).status).toBe(200);
   */
  deactivateRealm(): Outcome<Record<never, never>>;
  /** Makes a deactivated realm active again. */
  reactivateRealm(): Outcome<Record<never, never>>;
  /** Sends the answer of the push service to a pending registration. */
  answerPushRegistration(params: AnswerPushRegistrationParams): Outcome<Record<never, never>>;
  /**
   * Answers a request of an outgoing webhook bot, as the server of the bot. The answer becomes a message of the bot; if
   * it cannot be used, the bot says so, and its owner gets a direct message. A webhook that is not answered within 10
   * seconds of the virtual clock is called again, at most three times.
   *
   * @param request - an item of `outbox.webhooks`, or its `id`
   * @param answer - `{ content }` for what the bot says, `{ response_not_required: true }` for nothing, `{ status, body }`
   *   for a whole HTTP answer, `{ failure }` for none
   * @example
   * const [request] = sim.outbox.webhooks;
   * if (request !== undefined) sim.answerWebhook(request, { content: `You said: ${request.body}` });
   */
  answerWebhook(request: number | { readonly id: number }, answer: WebhookAnswer): Outcome<Record<never, never>>;
  readonly clock: SimulatorClock;
  /**
   * Answers a web-standard request to `/api/v1/…` as the server would.
   *
   * @example const answer = await sim.fetch("/api/v1/users/me", { headers: { authorization: `Basic ${btoa("ann@example.test:key")}` } });
   */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /**
   * Resolves when every request that has begun has taken effect, and is answered or waits for something (`waiting()`).
   * Programs that react to an answer with a further request can do so first.
   *
   * @throws CallProblem (as a rejection) if requests keep following each other without waiting for anything
   * @example await sim.settled();
   */
  settled(): Promise<void>;
  /**
   * Returns the requests without an answer, with what each one waits for. Each has a `text` that says what to do, such
   * as `a delayed answer to send-message by ann@example.test, due at 1767225630 (in 30 s): advance the clock.`
   *
   * @example expect(sim.waiting().map(({ text }) => text)).toEqual([]);
   */
  waiting(): readonly WaitingRequest[];
  /**
   * The fault plan: faults and rate limits for requests, and how often each rule was applied.
   *
   * @example sim.faults.plan({ rules: [{ fault: "delay", seconds: 30, operation: "send-message" }] });
   */
  readonly faults: Faults;
  /** The next moment at which a delayed answer is due, in UNIX seconds; undefined if none is delayed. */
  readonly delayedUntil: number | undefined;
  /**
   * The newest 10,000 requests, oldest first. The newest of them have their answers, up to 32 MiB of JSON in all; of
   * the others `result` is null, and `result_dropped` is true.
   *
   * @example expect(sim.journal.map(({ operation }) => operation)).toEqual([]);
   */
  readonly journal: readonly JournalEntry[];
  /** Empties the journal. */
  clearJournal(): void;
  readonly outbox: Outbox;
  /**
   * Returns for each event since a queue was registered whether the queue received it, and why not. The simulator
   * remembers the newest 1,000 events.
   *
   * @example
   * const { queue_id } = sim.must.as("bob@example.test").registerQueue({ event_types: ["message"] });
   * const reasons = sim.explainDelivery(queue_id).map(({ why }) => why);
   */
  explainDelivery(queueId: string): readonly Delivery[];
}
