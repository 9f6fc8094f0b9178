/** What registration says of an account's own rights, and the realm settings that decide it. */
export const CREATE_SETTINGS = {
  can_create_public_streams: "can_create_public_channel_group",
  can_create_private_streams: "can_create_private_channel_group",
  can_create_web_public_streams: "can_create_web_public_channel_group",
  can_invite_others_to_realm: "can_invite_users_group",
  can_subscribe_other_users: "can_add_subscribers_group",
} as const;
