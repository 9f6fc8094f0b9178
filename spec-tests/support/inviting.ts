import type { Fixture, Outcome, Realm } from "../../src/index";
import { acceptInvitation, createRealm, sendInvites } from "../../src/index";
import { carriedOut } from "./outcomes";
import { play } from "./play";
import { EVERY_ROLE_FIXTURE } from "./realms";

/** An hour and a day, in seconds, and the default validity of an invitation. */
export const HOUR = 3600;
export const DAY = 86400;
export const TEN_DAYS = 864000;

/** The group of the realm for invitations to which members may add users. */
export const OPEN_GROUP = 9;

/** The default channel of the realm for invitations, after those of the realm with every role. */
export const WELCOME = 6;

/** A realm with every role, a default channel, and groups that may be joined by invitation or not. */
export function invitingRealm(more: Fixture = {}): Realm {
  return createRealm({
    ...EVERY_ROLE_FIXTURE,
    channels: [...(EVERY_ROLE_FIXTURE.channels ?? []), { name: "welcome", is_default_stream: true }],
    groups: [
      { name: "open", can_add_members_group: "role:members", can_manage_group: "role:nobody" },
      { name: "closed", can_add_members_group: "role:nobody", can_manage_group: "role:nobody" },
      { name: "former", deactivated: true, can_add_members_group: "role:members" },
    ],
    ...more,
  });
}

/** The parameters of an invitation without the addresses. */
export type Terms = Omit<Parameters<typeof sendInvites>[2], "invitee_emails" | "stream_ids"> & {
  readonly stream_ids?: readonly number[];
};

/** The realm after an address was invited. */
export function invited(realm: Realm, userId: number, invitee_emails: string, terms: Terms = {}): Realm {
  return play(realm).sendInvites(userId, { stream_ids: [], ...terms, invitee_emails }).realm;
}

/** The realm after a link was created, and the link. */
export function linked(realm: Realm, userId: number, terms: Terms = {}): { realm: Realm; invite_link: string } {
  const outcome = play(realm).createInviteLink(userId, terms);
  return { realm: outcome.realm, invite_link: outcome.response.invite_link };
}

/** The invitations and links that an account is shown. */
export function listed(realm: Realm, userId: number): readonly Record<string, unknown>[] {
  return play(realm).getInvites(userId, {}).response.invites;
}

/** The mails that an outcome would have sent, oldest first. */
export function mailsOf(outcome: Outcome): readonly { to: string; kind: string; invite_link: string }[] {
  return outcome.outbound.flatMap((sent) =>
    sent.channel === "email" ? [{ to: sent.to, kind: sent.kind, invite_link: sent.invite_link ?? "" }] : [],
  );
}

/** What leads to an invitation, by its ID. */
export function tokenOf(realm: Realm, inviteId: number): string {
  const token = realm.invitations.get(inviteId)?.token;
  if (token === undefined) throw new Error(`There is no invitation ${inviteId}.`);
  return token;
}

/** Lets an address join by an invitation. */
export function joins(realm: Realm, email: string, inviteId: number): ReturnType<typeof acceptInvitation> {
  return acceptInvitation(realm, { email, full_name: "Nora New", token: tokenOf(realm, inviteId) });
}

/** The realm after an invited user has made its account, and the answer. */
export function joining(...call: Parameters<typeof joins>) {
  return carriedOut(joins(...call));
}
