import { ROLES } from "../../../protocol/accounts";
import { required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { withoutInvitationsTo } from "../../changes/invitations/invitations";
import { addAccount, welcome } from "../../changes/users/add-account";
import { badRequest, isFailure } from "../../outcome/failures";
import { andThen, transition } from "../../outcome/transition";
import { has } from "../../rules/realm/feature-level";
import { checkFullName, checkNewEmail, checkPassword, normalizedEmail } from "../../rules/users/account-names";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Creates an account of a user with the role member, with the realm's default channels and settings. */
export const createUser = operation(
  () => ({
    id: "create-user",
    method: "POST",
    path: "/users",
    parameters: {
      /** The address; unique. */
      email: required(text),
      /** The password, with which the API key can be fetched. */
      password: required(text),
      /** The name of the user. */
      full_name: required(text),
    },
    read_in_order: [["email", "password", "full_name"]],
    answer: {
      /** The ID of the account. */
      user_id: integer,
    },
    refusals: [
      "administrator_required",
      "account_creation_not_allowed",
      "full_name_length",
      "full_name_characters",
      "full_name_like_mention",
      "full_name_taken",
      "email_invalid",
      "email_with_plus",
      "email_domain_not_allowed",
      "email_disposable",
      "email_taken",
      "password_length",
    ],
    events: ["message", "realm_user/add", "stream/update", "subscription/peer_add", "user_group/add_members"],
    example: byAdministrator((pick) => ({
      email: `${pick.unguessable("e")}@example.test`,
      password: "long enough",
      full_name: `New ${pick.unguessable("n")}`,
    })),
  }),
  (realm, actor, params) => {
    if (!actor.can_create_users && has(realm, "creatingUsersHasItsRight"))
      return badRequest("account_creation_not_allowed", "You are not allowed to create accounts.");
    const invalid =
      checkFullName(realm, params.full_name, actor.user_id) ??
      checkNewEmail(realm, params.email, "email") ??
      checkPassword("password", params.password);
    if (isFailure(invalid)) return invalid;
    const email = normalizedEmail(params.email.trim());
    const created = addAccount(realm, {
      email,
      full_name: params.full_name.trim(),
      role: ROLES.MEMBER,
      password: params.password,
      awaits_login: has(realm, "firstLoginsAreJoining"),
    });
    const userId = created.realm.users.size;
    return accepted(
      andThen(
        andThen(created, (next) => transition(withoutInvitationsTo(next, email))),
        (next) => welcome(next, userId, undefined),
      ),
      { user_id: userId },
    );
  },
  { accessDenied: administratorsOnly },
);
