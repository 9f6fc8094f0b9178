import { reason } from "./reason";

/** Reasons of refusals for calls by video. */
export const CALLS_REASONS = {
  zoom_not_configured: reason("The server has no account at Zoom."),
} as const;
