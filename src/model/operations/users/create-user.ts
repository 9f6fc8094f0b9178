import { voidInvitationsTo } from "../../changes/invitations/void-invitations-to";
import { addAccount } from "../../changes/users/add-account";
import { welcome } from "../../changes/users/welcome";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { andThen } from "../../outcome/transition";
import { checkNewEmail, normalizedEmail } from "../../rules/users/email-addresses";
import { checkFullName } from "../../rules/users/full-names";
import { checkPassword } from "../../rules/users/passwords";
import { ROLES } from "../../../protocol/roles";
import { CREATE_USER_ANSWER, type CreateUserResponse } from "../../../protocol/answers/users";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** The account to make; its password can later be exchanged for the key. */
export interface CreateUserParams {
  /** The address; no other account has it. */
  readonly email: string;
  /** What the new account's key can be fetched with. */
  readonly password: string;
  /** What the person is called. */
  readonly full_name: string;
}

/**
 * Creates the account of a person, a member, with the realm's default channels and settings.
 *
 * @returns the new account's ID
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST
 *   for one without the special permission; for a name, an address, or a password that cannot be
 * @tells as `addAccount` does: `realm_user/add`, `user_group/add_members`, `subscription/add` and `peer_add`;
 *   administrators and whoever invited the address `invites_changed`; as `welcome` does
 * @spec Endpoints 4: defaults for new users
 */
export const createUser: Operation<CreateUserParams, CreateUserResponse> = operation(
  () => CREATE_USER_ANSWER,
  byAdministrators((realm, actor, params) => {
    if (!actor.can_create_users)
      return refused(realm, badRequest("account_creation_not_allowed", "You may not create accounts."));
    const unfit =
      checkFullName(realm, params.full_name, actor.user_id) ??
      checkNewEmail(realm, params.email, "email") ??
      checkPassword("password", params.password);
    if (isFailure(unfit)) return refused(realm, unfit);
    const email = normalizedEmail(params.email.trim());
    const created = addAccount(realm, {
      email,
      full_name: params.full_name.trim(),
      role: ROLES.MEMBER,
      password: params.password,
    });
    const userId = created.realm.users.size;
    return accepted(
      andThen(
        andThen(created, (next) => voidInvitationsTo(next, email)),
        (next) => welcome(next, userId, undefined),
      ),
      { user_id: userId },
    );
  }),
);
