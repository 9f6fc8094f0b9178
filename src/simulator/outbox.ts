import type { Outbound, OutboundEmail, OutboundPush } from "../outcome/outbound";

/** What would have left the realm, oldest first. */
export interface Outbox {
  readonly emails: readonly Omit<OutboundEmail, "channel">[];
  readonly pushes: readonly Omit<OutboundPush, "channel">[];
}

/** Sorts what would have left the realm into mails and pushes. */
export function outboxOf(sent: readonly Outbound[]): Outbox {
  const emails: Omit<OutboundEmail, "channel">[] = [];
  const pushes: Omit<OutboundPush, "channel">[] = [];
  for (const outbound of sent) {
    const { channel, ...fields } = outbound;
    if (outbound.channel === "email") emails.push(withoutChannel(outbound));
    else pushes.push({ ...fields, kind: outbound.kind, user_id: outbound.user_id });
  }
  return { emails, pushes };
}

function withoutChannel({ channel: _channel, ...email }: OutboundEmail): Omit<OutboundEmail, "channel"> {
  return email;
}
