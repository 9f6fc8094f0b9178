/** What no realm of the newest level accepts, or what these tests do not reach yet, each with the reason. */
export const NOT_ACCEPTED: Readonly<Record<string, string>> = {
  "create-webex-video-call": "a simulator has no account there",
  "create-zoom-video-call": "a simulator has no account there",
  "register-push-device: push_key_id": "a key and its ID are given together: see push_key",
  "send-message: sender": "only mirrors write for others",
  "update-realm: string_id": "a simulator does not change it",
  "update-settings: new_password": "no account of the realm of the laws has a password",
  "update-settings: target_users": "no call of these tests changes the settings of others",
};
