import { administratorsOnly } from "../../model/rules/users/administrators-only";
import { createUser } from "../../model/operations/users/create-user";
import { deactivateOwnUser } from "../../model/operations/users/deactivate-own-user";
import { deactivateUser } from "../../model/operations/users/deactivate-user";
import { apiKeyForDevelopers, devFetchApiKey } from "../../model/operations/users/dev-fetch-api-key";
import { apiKeyOf, fetchApiKey } from "../../model/operations/users/fetch-api-key";
import { getOwnUser } from "../../model/operations/users/get-own-user";
import { getUser } from "../../model/operations/users/get-user";
import { getUserByEmail } from "../../model/operations/users/get-user-by-email";
import { getUsers } from "../../model/operations/users/get-users";
import { muteUser } from "../../model/operations/users/mute-user";
import { reactivateUser } from "../../model/operations/users/reactivate-user";
import { regenerateOwnApiKey } from "../../model/operations/users/regenerate-own-api-key";
import { removeAvatar } from "../../model/operations/users/remove-avatar";
import { unmuteUser } from "../../model/operations/users/unmute-user";
import { uploadAvatar } from "../../model/operations/users/upload-avatar";
import { updateUser } from "../../model/operations/users/update-user";
import { updateUserByEmail } from "../../model/operations/users/update-user-by-email";
import { optional, required, shapes } from "../parameter";
import { filePart } from "../parameters/file-part";
import { userChanges } from "../parameters/profile-items";
import { route } from "../route";
import { DEV_FETCH_API_KEY_ANSWER, FETCH_API_KEY_ANSWER } from "../../protocol/answers/users";

/** @spec Authentication */
export const getUsersRoute = route({
  id: "get-users",
  method: "GET",
  path: "/users",
  parameters: {
    client_gravatar: optional("json", shapes.boolean),
    include_custom_profile_fields: optional("json", shapes.boolean),
    user_ids: optional("json", shapes.integers, { since: 384 }),
  },
  operation: getUsers,
});

/** @spec Authentication */
export const getOwnUserRoute = route({
  id: "get-own-user",
  method: "GET",
  path: "/users/me",
  parameters: {},
  operation: getOwnUser,
});

/** @spec Authentication */
export const getUserRoute = route({
  id: "get-user",
  method: "GET",
  path: "/users/{user_id}",
  since: 1,
  parameters: {
    user_id: required("json", shapes.integer),
    client_gravatar: optional("json", shapes.boolean),
    include_custom_profile_fields: optional("json", shapes.boolean),
  },
  operation: getUser,
});

/** @spec Endpoints 6 */
export const getUserByEmailRoute = route({
  id: "get-user-by-email",
  method: "GET",
  path: "/users/{email}",
  since: 39,
  parameters: {
    email: required("text", shapes.text),
    client_gravatar: optional("json", shapes.boolean),
    include_custom_profile_fields: optional("json", shapes.boolean),
  },
  operation: getUserByEmail,
});

/** @spec Endpoints 4 */
export const createUserRoute = route({
  id: "create-user",
  method: "POST",
  path: "/users",
  parameters: {
    email: required("text", shapes.text),
    password: required("text", shapes.text),
    full_name: required("text", shapes.text),
  },
  accessDenied: administratorsOnly,
  operation: createUser,
});

/** @spec Endpoints 6 */
export const updateUserRoute = route({
  id: "update-user",
  method: "PATCH",
  path: "/users/{user_id}",
  parameters: { user_id: required("json", shapes.integer), ...userChanges },
  operation: updateUser,
});

/** @spec Endpoints 6 */
export const updateUserByEmailRoute = route({
  id: "update-user-by-email",
  method: "PATCH",
  path: "/users/{email}",
  since: 313,
  parameters: { email: required("text", shapes.text), ...userChanges },
  operation: updateUserByEmail,
});

/** @spec Authentication */
export const deactivateUserRoute = route({
  id: "deactivate-user",
  method: "DELETE",
  path: "/users/{user_id}",
  parameters: {
    user_id: required("json", shapes.integer),
    deactivation_notification_comment: optional("text", shapes.text, { since: 135 }),
  },
  operation: deactivateUser,
});

/** @spec Errors */
export const deactivateOwnUserRoute = route({
  id: "deactivate-own-user",
  method: "DELETE",
  path: "/users/me",
  parameters: {},
  operation: deactivateOwnUser,
});

/** @spec Authentication */
export const reactivateUserRoute = route({
  id: "reactivate-user",
  method: "POST",
  path: "/users/{user_id}/reactivate",
  parameters: {
    user_id: required("json", shapes.integer),
  },
  operation: reactivateUser,
});

/** @spec Authentication */
export const regenerateOwnApiKeyRoute = route({
  id: "regenerate-own-api-key",
  method: "POST",
  path: "/users/me/api_key/regenerate",
  parameters: {},
  operation: regenerateOwnApiKey,
});

/** @spec Authentication */
export const fetchApiKeyRoute = route({
  id: "fetch-api-key",
  method: "POST",
  path: "/fetch_api_key",
  parameters: {
    username: required("text", shapes.text),
    password: required("text", shapes.text),
  },
  operation: fetchApiKey,
  open: apiKeyOf,
  get answer() {
    return FETCH_API_KEY_ANSWER;
  },
});

/** @spec Authentication */
export const devFetchApiKeyRoute = route({
  id: "dev-fetch-api-key",
  method: "POST",
  path: "/dev_fetch_api_key",
  parameters: {
    username: required("text", shapes.text),
  },
  operation: devFetchApiKey,
  open: apiKeyForDevelopers,
  get answer() {
    return DEV_FETCH_API_KEY_ANSWER;
  },
});

/** @spec Endpoints 15 */
export const muteUserRoute = route({
  id: "mute-user",
  method: "POST",
  path: "/users/me/muted_users/{muted_user_id}",
  since: 48,
  parameters: {
    muted_user_id: required("json", shapes.integer),
  },
  operation: muteUser,
});

/** @spec Endpoints 15 */
export const unmuteUserRoute = route({
  id: "unmute-user",
  method: "DELETE",
  path: "/users/me/muted_users/{muted_user_id}",
  since: 48,
  parameters: {
    muted_user_id: required("json", shapes.integer),
  },
  operation: unmuteUser,
});

/** @spec Message: avatar_url */
export const uploadAvatarRoute = route({
  id: "upload-avatar",
  method: "POST",
  path: "/users/me/avatar",
  parameters: { file: filePart },
  operation: uploadAvatar,
});

/** @spec Message: avatar_url */
export const removeAvatarRoute = route({
  id: "remove-avatar",
  method: "DELETE",
  path: "/users/me/avatar",
  parameters: {},
  operation: removeAvatar,
});
