/** What a realm is called, and what it is for. */
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";

/** A name and a description, or one of them. */
export interface RealmIdentity {
  readonly name?: string;
  readonly description?: string;
}

const MAX_NAME_LENGTH = 40;
const MAX_DESCRIPTION_LENGTH = 1000;

/** Why a realm cannot be called or described so: one of the two is too long. */
export function checkIdentity({ name, description }: RealmIdentity) {
  if ([...(name ?? "")].length > MAX_NAME_LENGTH) {
    return badRequest("realm_name_length", `name: at most ${MAX_NAME_LENGTH} characters are allowed.`);
  }
  if ([...(description ?? "")].length <= MAX_DESCRIPTION_LENGTH) return undefined;
  return badRequest(
    "realm_description_too_long",
    `description: at most ${MAX_DESCRIPTION_LENGTH} characters are allowed.`,
  );
}

/** What of a name and a description is another one than the realm has. */
export function changedIdentity(realm: Realm, params: RealmIdentity): RealmIdentity {
  const name = params.name ?? realm.profile.name;
  const description = params.description ?? realm.profile.description;
  return {
    ...(name === realm.profile.name ? {} : { name }),
    ...(description === realm.profile.description ? {} : { description }),
  };
}
