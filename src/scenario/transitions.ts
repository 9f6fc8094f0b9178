/** Which rows of the state tables a step of a simulator went along, seen from the realms before and after it. */
import { objectOf } from "../matching/json-value";
import { rowText } from "../touched/coverage";
import { groups, invitations, inviteLinks, memberships, pushDevices } from "./machines/account-machines";
import { channelFolders, channels, topicVisibility } from "./machines/channel-machines";
import { editingTyping, rememberTyping } from "./machines/editing-typing";
import type { Call, Machine, SeenStep } from "./machines/machine";
import { messages, scheduledMessages, topics } from "./machines/message-machines";

/** The rows that steps went along, in their order; a row appears as often as it was taken. */
export function transitionsIn(steps: readonly SeenStep[]): readonly string[] {
  const typing = new Set<string>();
  const all = machines(typing);
  return steps.flatMap((seen) => {
    const call = callOf(seen);
    const begun = all.map((machine) => ({ machine, states: statesBefore(machine, call) }));
    rememberTyping(typing, call);
    return begun.flatMap(({ machine, states }) =>
      states.flatMap(({ key, trigger, from, isOther }) => {
        const to = machine.state(call.after, key);
        if (isOther && from === to) return [];
        const refused = call.isRefused && !isOther;
        const row = machine.table.find(
          (one) => one.state === from && one.trigger === trigger && one.refused === refused && one.next === to,
        );
        return row === undefined ? [] : [rowText(row)];
      }),
    );
  });
}

function callOf(seen: SeenStep): Call {
  const { step } = seen;
  const isClock = step.operation.startsWith("clock.");
  return {
    ...seen,
    id: isClock ? "clock" : (step.id ?? step.operation),
    params: objectOf(step.params),
    isRefused: !step.answer.ok,
  };
}

function statesBefore({ acts, others, state }: Machine, call: Call) {
  const meant = acts(call);
  const other = others?.(call);
  const keys = (other?.keys ?? []).filter((key) => !meant.some((act) => act.key === key));
  const all = [
    ...meant.map((act) => ({ ...act, isOther: false })),
    ...keys.map((key) => ({ key, trigger: other?.trigger ?? "", isOther: true })),
  ];
  return all.map((act) => ({ ...act, from: state(call.before, act.key) }));
}

function machines(typing: ReadonlySet<string>): readonly Machine[] {
  return [
    scheduledMessages,
    editingTyping(typing),
    topics,
    messages,
    channelFolders,
    channels,
    topicVisibility,
    pushDevices,
    invitations,
    inviteLinks,
    memberships,
    groups,
  ];
}
