// Operations that refuse nothing of their own, but the pictures of a realm, which are for administrators.
import {
  createBigBlueButtonVideoCall,
  getAlertWords,
  getAttachments,
  getCustomEmoji,
  getDrafts,
  getLinkifiers,
  getNavigationViews,
  getRealmDomains,
  getReminders,
  getScheduledMessages,
  getServerSettings,
  removeAlertWords,
  removeRealmIcon,
  removeRealmLogo,
} from "../../src/index";
import { bareLadder, type Ladder, ladder } from "../support/ladder";
import { MEL_MEMBER, OLIVE_OWNER } from "../support/realms";
import { REALM } from "../support/spec-realm";

const BY_MEL = { realm: REALM, actor: MEL_MEMBER, params: {} };
const BY_OLIVE = { realm: REALM, actor: OLIVE_OWNER };

export const LADDERS_WITHOUT_CHECKS: readonly Ladder[] = [
  bareLadder("get-server-settings", getServerSettings, BY_MEL, []),
  ladder("create-big-blue-button-video-call", createBigBlueButtonVideoCall, { ...BY_MEL, params: { meeting_name: "lunch" } }),
  ladder("get-alert-words", getAlertWords, BY_MEL),
  ladder("get-attachments", getAttachments, BY_MEL),
  ladder("get-custom-emoji", getCustomEmoji, BY_MEL),
  ladder("get-drafts", getDrafts, BY_MEL),
  ladder("get-linkifiers", getLinkifiers, BY_MEL),
  ladder("get-navigation-views", getNavigationViews, BY_MEL),
  ladder("get-realm-domains", getRealmDomains, BY_MEL),
  ladder("get-reminders", getReminders, BY_MEL),
  ladder("get-scheduled-messages", getScheduledMessages, BY_MEL),
  ladder("remove-alert-words", removeAlertWords, { ...BY_MEL, params: { alert_words: ["tea"] } }),
  ladder("remove-realm-icon", removeRealmIcon, { ...BY_OLIVE, params: {} }, [["administrator_required", { actor: MEL_MEMBER }]]),
  ladder("remove-realm-logo", removeRealmLogo, { ...BY_OLIVE, params: { night: false } }, [
    ["administrator_required", { actor: MEL_MEMBER }],
  ]),
];
