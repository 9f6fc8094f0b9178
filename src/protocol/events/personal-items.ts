/** Events for one account alone: files, alert words, views, devices. */
import {
  ATTACHMENT,
  type AttachmentView,
  NAVIGATION_VIEW,
  type NavigationViewView,
  ONBOARDING_STEP,
  type OnboardingStepView,
} from "../records/personal-items";
import { boolean, changedAt, integer, list, literal, named, nullable, text } from "../schema/shapes";
import { event, field, record } from "../schema/tables";
import { partialFields } from "./event-body";

/** The alert words of the account have changed. */
export const ALERT_WORDS_EVENT = event("alert_words", {
  /** All alert words. */
  alert_words: list(text),
});

/** The account has uploaded a file. */
export const ATTACHMENT_ADD_EVENT = event("attachment/add", {
  /** The file. */
  attachment: named<AttachmentView>(ATTACHMENT),
  /** The size of all files of the realm, in bytes. */
  upload_space_used: integer,
});

/** The messages that refer to a file have changed. */
export const ATTACHMENT_UPDATE_EVENT = event("attachment/update", {
  /** The file. */
  attachment: named<AttachmentView>(ATTACHMENT),
  /** The size of all files of the realm, in bytes. */
  upload_space_used: integer,
});

/** A file by its ID alone. */
export const ATTACHMENT_REFERENCE = record("attachment_reference", {
  /** The ID of the file. */
  id: integer,
});

/** A file was deleted. */
export const ATTACHMENT_REMOVE_EVENT = event("attachment/remove", {
  /** The ID of the file. */
  attachment: ATTACHMENT_REFERENCE,
  /** The size of all files of the realm, in bytes. */
  upload_space_used: integer,
});

/** The account has created a navigation view. */
export const NAVIGATION_VIEW_ADD_EVENT = event("navigation_view/add", 390, {
  /** The view. */
  navigation_view: named<NavigationViewView>(NAVIGATION_VIEW),
});

/** What of a view has changed. */
export const NAVIGATION_VIEW_CHANGES = record(
  "navigation_view_changes",
  partialFields({
    /** Whether the view is pinned: always shown. */
    is_pinned: boolean,
    /** The name of the view; null for a built-in view, whose name the client knows. */
    name: nullable(text),
  }),
);

/** A navigation view has changed. */
export const NAVIGATION_VIEW_UPDATE_EVENT = event("navigation_view/update", 390, {
  /** The fragment of the URL of the view; unique for the account. */
  fragment: text,
  /** The changed fields, with their new values. */
  data: NAVIGATION_VIEW_CHANGES,
});

/** A navigation view was deleted. */
export const NAVIGATION_VIEW_REMOVE_EVENT = event("navigation_view/remove", 390, {
  /** The fragment of the URL of the view; unique for the account. */
  fragment: text,
});

/** The push service has answered the registration of a device. */
export const PUSH_DEVICE_EVENT = event(
  "push_device",
  { since: 406, until: 468 },
  {
    /** The ID that the client gave the registration. Until feature level 450, as text. */
    push_account_id: changedAt(450, text, integer),
    /** The status of the registration. */
    status: literal("pending", "active", "failed"),
    /** Why the registration failed; failed registrations only. */
    error_code: field(text, { optional: true }),
  },
);

/** The account has seen an onboarding step. */
export const ONBOARDING_STEPS_EVENT = event("onboarding_steps", 233, {
  /** What has still to be shown. */
  onboarding_steps: list(named<OnboardingStepView>(ONBOARDING_STEP)),
});
