import { describe, expect, it } from "vitest";
import { advanceClock, createSimulator, resendEmailInvite, revokeInviteLink } from "../../src/index";
import { expireInvitation, expireInviteLink, remindOfInvitation } from "../../src/model/clock/due-kinds";
import { DAY, HOUR, invited, invitingRealm, joining, linked, mailsOf, TEN_DAYS } from "../support/inviting";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, MEL_MEMBER, START } from "../support/realms";

const ANN = "ann@example.test";
const FOUR_DAYS = 4 * DAY;

describe("the mail that reminds of an invitation", () => {
  it("is sent two days before the expiry, once, with the same link", () => {
    const realm = invited(invitingRealm(), MEL_MEMBER, ANN);
    const early = advanceClock(realm, { seconds: TEN_DAYS - 2 * DAY - 1 });
    expect(mailsOf(early)).toEqual([]);
    const outcome = advanceClock(early.realm, { seconds: 1 });
    const link = mailsOf(resendEmailInvite(realm, MEL_MEMBER, { invite_id: 1 }))[0]?.invite_link;
    expect(mailsOf(outcome)).toEqual([{ to: ANN, kind: "invitation_reminder", invite_link: link }]);
    expect(carriedOut(outcome).response.fired).toEqual([{ at: START + 8 * DAY, kind: "invitation_reminder", id: 1 }]);
    expect(outcome.events).toEqual([]);
    expect(mailsOf(advanceClock(outcome.realm, { seconds: TEN_DAYS }))).toEqual([]);
  });

  it.each([
    [FOUR_DAYS - 60, 0],
    [FOUR_DAYS, 1],
  ])("of one that is valid for %i seconds is sent %i times", (validity, times) => {
    const realm = invited(invitingRealm(), MEL_MEMBER, ANN, { invite_expires_in_minutes: validity / 60 });
    expect(mailsOf(advanceClock(realm, { seconds: TEN_DAYS }))).toHaveLength(times);
  });

  it("is not sent for an invitation that is no longer open or never expires, nor for a link", () => {
    const realm = invited(invitingRealm(), MEL_MEMBER, ANN);
    const closed = [
      joining(realm, ANN, 1).realm,
      play(realm).revokeEmailInvite(MEL_MEMBER, { invite_id: 1 }).realm,
      invited(invitingRealm(), MEL_MEMBER, ANN, { invite_expires_in_minutes: null }),
      linked(invitingRealm(), ADA_ADMIN).realm,
    ];
    for (const later of closed) expect(mailsOf(advanceClock(later, { seconds: 2 * TEN_DAYS }))).toEqual([]);
    expect(closed.slice(0, 2).map((later) => later.due.size)).toEqual([0, 0]);
  });
});

it("an expiry is reported by the clock with its kind and its ID, and leaves nothing due", () => {
  const realm = linked(invited(invitingRealm(), MEL_MEMBER, ANN, { invite_expires_in_minutes: 60 }), ADA_ADMIN, {
    invite_expires_in_minutes: 60,
  }).realm;
  const { response, realm: after } = play(realm).advanceClock({ seconds: DAY });
  expect(response.fired).toEqual([
    { at: START + HOUR, kind: "invitation_expiry", id: 1 },
    { at: START + HOUR, kind: "invite_link_expiry", id: 1 },
  ]);
  expect(after.due.size).toBe(0);
});

it("the outbox of a simulator contains every mail with its link, oldest first, and a reset clears it", () => {
  const sim = createSimulator({ users: [{ email: "olive@example.test", role: 100 }] });
  sim.as("olive@example.test").sendInvites({ invitee_emails: ANN, stream_ids: [] });
  sim.as("olive@example.test").resendEmailInvite({ invite_id: 1 });
  sim.clock.advance({ days: 8 });
  const invite_link = expect.stringMatching(/^https:\/\/realm\.example\.test\//);
  const body = expect.stringContaining("https://realm.example.test/");
  expect(sim.outbox.emails).toEqual([
    { to: ANN, kind: "invitation", invite_link, body },
    { to: ANN, kind: "invitation", invite_link, body },
    { to: ANN, kind: "invitation_reminder", invite_link, body },
  ]);
  const joined = sim.acceptInvitation({
    email: ANN,
    full_name: "Ann",
    invite_link: sim.outbox.emails[2]?.invite_link ?? "",
  });
  expect(carriedOut(joined).response.user_id).toBe(2);
  sim.reset({});
  expect(sim.outbox.emails).toEqual([]);
});

describe("an invitation that was accepted", () => {
  const open = invited(invitingRealm(), MEL_MEMBER, ANN);
  const joined = joining(open, ANN, 1).realm;

  it("does not expire at the end of its time", () => {
    const after = play(joined).advanceClock({ to: (open.invitations.get(1)?.expiry_date ?? 0) + 1 }).realm;
    expect(after.invitations.get(1)?.state).toBe("used");
    expect(expireInvitation(joined, 1).realm).toBe(joined);
    expect(expireInvitation(open, 1).realm.invitations.get(1)?.state).toBe("expired");
  });

  it("has no reminder", () => {
    expect(remindOfInvitation(joined, 1).outbound).toEqual([]);
    expect(remindOfInvitation(open, 1).outbound).toHaveLength(1);
  });

  it("and a revoked link does not expire either", () => {
    const revoked = revokeInviteLink(linked(invitingRealm(), ADA_ADMIN).realm, ADA_ADMIN, { invite_id: 1 }).realm;
    expect(revoked.invite_links.get(1)?.state).toBe("revoked");
    expect(expireInviteLink(revoked, 1).realm).toBe(revoked);
  });
});
