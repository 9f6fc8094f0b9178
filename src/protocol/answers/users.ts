/** What the operations of this subject answer. */
import { email, integer, list, named, text, url } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";
import { OWN_USER_FIELDS, USER, type UserView } from "../records/people";

/** The new account. */
export const CREATE_USER_ANSWER = record("create_user_response", {
  /** Its ID. */
  user_id: integer,
});

/** The answer declared by `CREATE_USER_ANSWER`. */
export interface CreateUserResponse extends RecordOf<typeof CREATE_USER_ANSWER> {}

/** The key and whose it is. */
export const FETCH_API_KEY_ANSWER = record("fetch_api_key_response", {
  /** The key. */
  api_key: text,
  /** The real address. */
  email: email,
  /** The ID of the account. */
  user_id: field(integer, { since: 171 }),
});

/** The answer declared by `FETCH_API_KEY_ANSWER`. */
export interface FetchApiKeyResponse extends RecordOf<typeof FETCH_API_KEY_ANSWER> {}

/** The key and whose it is. */
export const DEV_FETCH_API_KEY_ANSWER = record("dev_fetch_api_key_response", {
  /** The key. */
  api_key: text,
  /** The real address. */
  email: email,
  /** The ID of the account. */
  user_id: field(integer, { since: 171 }),
});

/** The answer declared by `DEV_FETCH_API_KEY_ANSWER`. */
export interface DevFetchApiKeyResponse extends RecordOf<typeof DEV_FETCH_API_KEY_ANSWER> {}

/** The actor's own account. */
export const GET_OWN_USER_ANSWER = record("get_own_user_response", OWN_USER_FIELDS);

/** The answer declared by `GET_OWN_USER_ANSWER`. */
export interface GetOwnUserResponse extends RecordOf<typeof GET_OWN_USER_ANSWER> {}

/** An account. */
export const GET_USER_BY_EMAIL_ANSWER = record("get_user_by_email_response", {
  /** As the actor sees it. */
  user: named<UserView>(USER),
});

/** The answer declared by `GET_USER_BY_EMAIL_ANSWER`. */
export interface GetUserByEmailResponse extends RecordOf<typeof GET_USER_BY_EMAIL_ANSWER> {}

/** An account. */
export const GET_USER_ANSWER = record("get_user_response", {
  /** As the actor sees it. */
  user: named<UserView>(USER),
});

/** The answer declared by `GET_USER_ANSWER`. */
export interface GetUserResponse extends RecordOf<typeof GET_USER_ANSWER> {}

/** The accounts of the realm. */
export const GET_USERS_ANSWER = record("get_users_response", {
  /** Those that the actor may know of, by their ID. */
  members: list(named<UserView>(USER)),
});

/** The answer declared by `GET_USERS_ANSWER`. */
export interface GetUsersResponse extends RecordOf<typeof GET_USERS_ANSWER> {}

/** The new key. */
export const REGENERATE_OWN_API_KEY_ANSWER = record("regenerate_own_api_key_response", {
  /** The former one is worth nothing any more. */
  api_key: text,
});

/** The answer declared by `REGENERATE_OWN_API_KEY_ANSWER`. */
export interface RegenerateOwnApiKeyResponse extends RecordOf<typeof REGENERATE_OWN_API_KEY_ANSWER> {}

/** The picture of the account from now on. */
export const UPLOAD_AVATAR_ANSWER = record("upload_avatar_response", {
  /** Its address. */
  avatar_url: url,
});

/** The answer declared by `UPLOAD_AVATAR_ANSWER`. */
export interface UploadAvatarResponse extends RecordOf<typeof UPLOAD_AVATAR_ANSWER> {}

/** The picture of the account that stands for it again. */
export const REMOVE_AVATAR_ANSWER = record("remove_avatar_response", {
  /** Its address. */
  avatar_url: url,
});

/** The answer declared by `REMOVE_AVATAR_ANSWER`. */
export interface RemoveAvatarResponse extends RecordOf<typeof REMOVE_AVATAR_ANSWER> {}
