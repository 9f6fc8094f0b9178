import type { Transition } from "../outcome/transition";
import type { DueKind, Realm } from "../realm/realm";
import { becomeFullMember } from "./become-full-member";
import { deliverScheduledMessage } from "./deliver-scheduled-message";
import { expireInvitation, expireInviteLink, remindOfInvitation } from "./expire-invitation";
import { expireMessages } from "./expire-messages";
import { finishExport } from "./finish-export";
import { sendReminder } from "./send-reminder";

/** What happens when something falls due, by its kind; the compiler sees to it that each has something. */
export const DUE_KINDS: Readonly<Record<DueKind, (realm: Realm, id: number) => Transition>> = {
  scheduled_message: deliverScheduledMessage,
  message_retention: expireMessages,
  realm_export: finishExport,
  full_member: becomeFullMember,
  reminder: sendReminder,
  invitation_expiry: expireInvitation,
  invitation_reminder: remindOfInvitation,
  invite_link_expiry: expireInviteLink,
};
