import type { Outbound, OutboundEmail, OutboundPush } from "../model/outcome/transition";

type Unaddressed<Sent> = Sent extends Outbound ? Omit<Sent, "channel"> : never;

/** What would have left the realm, oldest first. */
export interface Outbox {
  readonly emails: readonly Unaddressed<OutboundEmail>[];
  readonly pushes: readonly Unaddressed<OutboundPush>[];
}

/** Sorts what would have left the realm into mails and pushes. */
export function outboxOf(sent: readonly Outbound[]): Outbox {
  const emails: Unaddressed<OutboundEmail>[] = [];
  const pushes: Unaddressed<OutboundPush>[] = [];
  for (const outbound of sent) {
    if (outbound.channel === "email") emails.push(unaddressed(outbound));
    else pushes.push(unaddressed(outbound));
  }
  return { emails, pushes };
}

function unaddressed(sent: OutboundEmail): Unaddressed<OutboundEmail>;
function unaddressed(sent: OutboundPush): Unaddressed<OutboundPush>;
function unaddressed({ channel: _channel, ...fields }: Outbound): Unaddressed<Outbound> {
  return fields;
}
