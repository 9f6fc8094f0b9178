import {
  acceptInvitation,
  advanceClock,
  createInviteLink,
  createRealm,
  createUser,
  deactivateUser,
  type Realm,
  resendEmailInvite,
  revokeEmailInvite,
  revokeInviteLink,
  sendInvites,
} from "../../../src/index";
import { invitations, inviteLinks } from "../../../src/scenario/machines/account-machines";
import { EVERY_ROLE_FIXTURE, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../../support/realms";
import { type SmallMove, type SmallRealm, subjectOf } from "./small-realm";

const DAY = 86400;
const ANN = "ann@example.test";

const nextInvitation = (realm: Realm): string => `invitation ${realm.last_ids.invitation + 1}`;

const send = (name: string, userId: number): SmallMove => ({
  name: `${name} invites Ann`,
  trigger: "send",
  about: nextInvitation,
  make: (realm) => sendInvites(realm, userId, { invitee_emails: ANN, stream_ids: [], invite_expires_in_minutes: 1440 }),
});

const ofInvitation = (id: number): SmallMove[] => {
  const about = `invitation ${id}`;
  const token = (realm: Realm): string => realm.invitations.get(id)?.token ?? "none";
  const move = (name: string, trigger: string, make: SmallMove["make"], others?: string): SmallMove => {
    return { name: `${name} ${id}`, trigger, about, make, when: isThere(id), ...(others === undefined ? {} : { others }) };
  };
  const accept = (realm: Realm, email: string) => acceptInvitation(realm, { email, full_name: "Ann", token: token(realm) });
  return [
    move("Mel sends again", "resend", (realm) => resendEmailInvite(realm, MEL_MEMBER, { invite_id: id })),
    move("Olive takes back", "revoke", (realm) => revokeEmailInvite(realm, OLIVE_OWNER, { invite_id: id })),
    move("Nina takes back", "revoke", (realm) => revokeEmailInvite(realm, NINA_MEMBER, { invite_id: id })),
    move("Ann accepts", "accept", (realm) => accept(realm, ANN), "address joins otherwise"),
    move("Bob accepts", "accept", (realm) => accept(realm, "bob@example.test")),
  ];
};

const IDS = [1, 2, 3];
const isThere = (id: number) => (realm: Realm) => realm.invitations.has(id);
const hasLink = (realm: Realm): boolean => realm.invite_links.has(1);

const joinByLink = (email: string): SmallMove => ({
  name: `${email} joins by the link`,
  trigger: "accept",
  about: "link",
  when: hasLink,
  others: "address joins otherwise",
  make: (realm) => acceptInvitation(realm, { email, full_name: "A User", token: realm.invite_links.get(1)?.token ?? "none" }),
});

/** Three invitations of one address and a link, over a few days, while referrers are deactivated. */
export const INVITATIONS: SmallRealm = {
  name: "invitations",
  start: createRealm({ ...EVERY_ROLE_FIXTURE, settings: { create_multiuse_invite_group: "role:members" } }),
  subjects: [...IDS.map((id) => subjectOf(`invitation ${id}`, invitations, id)), subjectOf("link", inviteLinks, 1)],
  moves: [
    send("Olive", OLIVE_OWNER),
    send("Mel", MEL_MEMBER),
    send("Greta", GRETA_GUEST),
    ...IDS.flatMap(ofInvitation),
    {
      name: "Mel makes a link",
      trigger: "create",
      about: "link",
      when: (realm) => !hasLink(realm),
      make: (realm) => createInviteLink(realm, MEL_MEMBER, { invite_expires_in_minutes: 2880 }),
    },
    {
      name: "Greta makes a link",
      trigger: "create",
      about: "link",
      when: (realm) => !hasLink(realm),
      make: (realm) => createInviteLink(realm, GRETA_GUEST, {}),
    },
    joinByLink(ANN),
    joinByLink("mel@example.test"),
    {
      name: "Olive takes the link back",
      trigger: "revoke",
      about: "link",
      when: hasLink,
      make: (realm) => revokeInviteLink(realm, OLIVE_OWNER, { invite_id: 1 }),
    },
    {
      name: "Nina takes the link back",
      trigger: "revoke",
      about: "link",
      when: hasLink,
      make: (realm) => revokeInviteLink(realm, NINA_MEMBER, { invite_id: 1 }),
    },
    {
      name: "Mel is deactivated",
      others: "referrer deactivated",
      make: (realm) => deactivateUser(realm, OLIVE_OWNER, { user_id: MEL_MEMBER }),
    },
    {
      name: "Olive makes an account for Ann",
      others: "address joins otherwise",
      make: (realm) => createUser(realm, OLIVE_OWNER, { email: ANN, full_name: "Ann", password: "long enough" }),
    },
    { name: "a day passes", others: "time", make: (realm) => advanceClock(realm, { seconds: DAY }) },
  ],
  relevant: ({ now, users, invitations, invite_links, last_ids }) => [
    Math.min(now, START + 3 * DAY),
    users.size,
    users.get(MEL_MEMBER - 1)?.is_active,
    last_ids.invitation,
    [...invitations].map(([id, row]) => [id, row.invited_by_user_id, row.state === "pending" && row.expiry_date]),
    [...invite_links].map(([id, row]) => [id, row.state === "pending" && row.expiry_date]),
  ],
  max_depth: 8,
};
