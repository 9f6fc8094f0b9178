import { caughtUp } from "../model/changes/events/event-queues";
import type { Channel } from "../model/realm/channel";
import type { Message } from "../model/realm/message";
import type { Realm } from "../model/realm/realm";
import { modeOf } from "../model/realm/settings";
import { messageById } from "../model/rules/messages/message-rows";
import { userById } from "../model/rules/users/people";
import * as v from "../protocol/shape";
import { asSent, type JournalEntry } from "../simulator/journal";
import { stepLogOf } from "../simulator/simulator-parts";
import type { StepLog } from "../simulator/step-log";
import { savedCalls, savedStart, TRACE_FORMAT, type TraceFile } from "../testing/trace/trace-file";
import { traceAccounts } from "../testing/trace/trace-of";
/** What the inspector shows: the realm, its requests, faults and steps. */
import { type ControlAct, listSnapshots, readFaults } from "./control-acts";
import { shaped, TransportProblem } from "./envelope";
import { VERSION } from "./version";

/** How many rows of each list are shown. */
const SHOWN = { accounts: 500, channels: 200, topics: 50, messages: 200, queues: 200, requests: 200 } as const;

/** Lists accounts, channels with their topics, the newest messages, queues and requests, snapshots and faults. */
export const readOverview: ControlAct = (call) => {
  const { simulator } = call;
  const realm = simulator.snapshot();
  const { feature_level, now, users, channels, queues } = realm;
  const requests = simulator.journal.slice(-SHOWN.requests).map((entry) => requestRow(realm, entry));
  const counts = { accounts: users.size, channels: channels.size, messages: messageCount(realm), queues: queues.size };
  return {
    version: VERSION,
    realm: realm.profile.name,
    feature_level,
    follow: modeOf(realm),
    now,
    next: simulator.clock.next ?? null,
    counts: { ...counts, requests: simulator.journal.length },
    accounts: users.slice(0, SHOWN.accounts).map(({ user_id, full_name, delivery_email, role, is_active, is_bot }) => {
      return { user_id, full_name, email: delivery_email, role, is_active, is_bot };
    }),
    channels: channels.slice(0, SHOWN.channels).map((channel) => channelRow(realm, channel)),
    messages: newestMessages(realm),
    queues: Array.from(queues, ([, queue]) => queue)
      .slice(0, SHOWN.queues)
      // A queue takes events from the log when a client polls it; until then they wait in the log.
      .map((queue) => ({ ...queue, pending: caughtUp(realm, queue).pending.length }))
      .map(({ queue_id, user_id, event_types, pending, last_contact }) => {
        return { queue_id, account: emailOf(realm, user_id), event_types, pending, last_contact };
      }),
    requests: requests.reverse(),
    ...Object(listSnapshots(call, {})),
    faults: readFaults(call, {}),
  };
};

function emailOf(realm: Realm, userId: number | null): string | null {
  return userId === null ? null : (userById(realm, userId)?.delivery_email ?? null);
}

function messageCount(realm: Realm): number {
  let count = 0;
  for (const [, { message_ids }] of realm.channel_contents) count += message_ids.size;
  for (const [, { message_ids }] of realm.direct_conversations) count += message_ids.size;
  return count;
}

function channelRow(realm: Realm, { stream_id, name, invite_only, is_archived, subscribers }: Channel) {
  const contents = realm.channel_contents.get(stream_id);
  const topics = Array.from(contents?.topics ?? [], ([, { message_ids }]) => {
    const last = message_ids.last() ?? 0;
    return { name: messageById(realm, last)?.topic ?? "", messages: message_ids.size, last };
  });
  const newest = topics.filter(({ messages }) => messages > 0).sort((a, b) => b.last - a.last);
  return {
    stream_id,
    name,
    invite_only,
    is_archived,
    subscribers: subscribers.size,
    messages: contents?.message_ids.size ?? 0,
    topics: newest.slice(0, SHOWN.topics).map(({ name: topic, messages }) => ({ name: topic, messages })),
  };
}

/** The newest first. */
function newestMessages(realm: Realm) {
  const messages: Message[] = [];
  for (let index = realm.messages.size - 1; index >= 0 && messages.length < SHOWN.messages; index -= 1) {
    const message = realm.messages.get(index);
    if (message !== undefined && message !== null) messages.push(message);
  }
  return messages.map(({ id, sender_id, stream_id, topic, user_ids, content, timestamp }) => {
    const to = user_ids === null ? null : user_ids.map((userId) => emailOf(realm, userId));
    const sender = userById(realm, sender_id)?.full_name ?? null;
    return { id, timestamp, sender, stream_id, topic, to, content };
  });
}

function requestRow(realm: Realm, entry: JournalEntry) {
  const { at, user_id, status, reason, fault, params } = entry;
  const account = emailOf(realm, user_id);
  return { at, ...asSent(entry), account, status, reason, fault: fault?.fault ?? null, params };
}

const STEPS_BODY = v.strictObject({ log: v.string(), from: v.number() });

/**
 * The steps from an index on. If the page knows another log (after a reset, or because old steps were dropped), the log
 * comes from its beginning, with the state that it began with.
 */
export const readSteps: ControlAct = ({ simulator, snapshots }, body) => {
  const asked = shaped(STEPS_BODY, body);
  const log = stepLogOf(simulator);
  if (log === undefined) throw new TransportProblem(501, "This simulator keeps no steps.");
  const name = `${log.id}.${log.dropped}`;
  const isKnown = asked.log === name && asked.from <= log.steps.length;
  const from = isKnown ? asked.from : 0;
  const { emails, pushes, webhooks } = simulator.outbox;
  return {
    log: name,
    from,
    calls: savedCalls({ steps: log.steps.slice(from) }),
    ...(isKnown ? {} : { trace: emptyTrace(log) }),
    overview: {
      now: simulator.clock.now,
      next: simulator.clock.next ?? null,
      faults: simulator.faults.rules,
      snapshots: Array.from(snapshots, ([kept, { now }]) => ({ name: kept, now })),
      outbox: { emails: emails.length, pushes: pushes.length, webhooks: webhooks.length },
    },
  };
};

/** The log without its steps, as a page begins with it. */
function emptyTrace(log: StepLog): TraceFile {
  const { start } = log;
  return {
    format: TRACE_FORMAT,
    version: VERSION,
    feature_level: start.feature_level,
    follow: modeOf(start),
    title: start.profile.name,
    result: "recorded",
    realm: start.profile.name,
    began_at: start.now,
    start: savedStart(log),
    faults: log.plan,
    calls: [],
    digests: [],
    accounts: traceAccounts(start),
    rows: [],
    expectations: [],
  };
}
