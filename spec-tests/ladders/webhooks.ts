/** Ladders of webhooks: what a bot's server answers, and what programs post. */
import { answerWebhook, createRealm, receiveWebhook, sendMessage } from "../../src/index";
import { APART, bareLadder, type Ladder } from "../support/ladder";
import { carriedOut } from "../support/outcomes";

const REALM = createRealm({
  users: [
    { email: "ann@example.test", role: "owner", api_key: "ann-key" },
    { email: "gone@example.test", api_key: "gone-key", is_active: false },
    {
      email: "echo@example.test",
      full_name: "Echo",
      is_bot: true,
      bot_type: 3,
      bot_owner: "ann@example.test",
      payload_url: "http://127.0.0.1:1/",
    },
    { email: "post@example.test", is_bot: true, bot_type: 2, bot_owner: "ann@example.test", api_key: "post-key" },
  ],
  channels: [{ name: "general", subscribers: "all" }],
});
const CALLED = carriedOut(sendMessage(REALM, 1, { type: "channel", to: "general", topic: "t", content: "@**Echo** hi" })).realm;

export const WEBHOOK_LADDERS: readonly Ladder[] = [
  bareLadder(
    "the answer of a webhook",
    (realm, _actor, params: Parameters<typeof answerWebhook>[1]) => answerWebhook(realm, params),
    { realm: CALLED, actor: 0, params: { id: 1, content: "hello" } },
    [
      ["webhook_unknown", { params: { id: 9 } }],
      ["webhook_answer_unclear", { params: { content: undefined } }],
    ],
  ),
  bareLadder(
    "what an integration posts",
    (realm, _actor, params: Parameters<typeof receiveWebhook>[1]) => receiveWebhook(realm, params),
    { realm: REALM, actor: 0, params: { integration: "json", api_key: "post-key", stream: "general", payload: { a: 1 } } },
    [
      ["webhook_integration_unknown", { params: { integration: "github" } }],
      ["credentials_wrong", { params: { api_key: "none" } }],
      ["account_deactivated", { params: { api_key: "gone-key" } }, APART],
      ["webhook_bot_needed", { params: { api_key: "ann-key" } }, APART],
      ["webhook_payload_invalid", { params: { payload: 5 } }],
    ],
  ),
];
