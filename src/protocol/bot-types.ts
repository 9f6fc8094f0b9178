/** The types of bots, by the interface's numbers. */
export const BOT_TYPES = { GENERIC: 1, INCOMING_WEBHOOK: 2, OUTGOING_WEBHOOK: 3 } as const;

/** All numbers of types of bots. */
export const BOT_TYPE_NUMBERS: readonly number[] = Object.values(BOT_TYPES);

/** The forms in which an outgoing webhook speaks: generic, and that of Slack. */
export const BOT_INTERFACES: readonly number[] = [1, 2];
