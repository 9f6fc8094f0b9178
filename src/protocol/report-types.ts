/** What a message can be reported for. */
export const REPORT_TYPES = ["spam", "harassment", "inappropriate", "norms", "other"] as const;

/** What a message is reported for. */
export type ReportType = (typeof REPORT_TYPES)[number];
