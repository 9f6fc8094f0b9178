/**
 * What operations check of their parameters in addition to the shape, as keywords of JSON Schema. A test builds
 * requests from the document and counts those that are refused for the form of a parameter.
 */
import { byLevel } from "../../data/lazy";
import { narrowOperatorsAt } from "../../model/narrow/read-terms";
import { QUEUE_NARROW_OPERATORS } from "../../model/rules/events/queue-narrow";
import { REALM_POLICY_NAMES, realmPolicyRow } from "../../model/rules/realm/realm-policies";
import { USER_SETTING_NAMES, userSettingRow } from "../../model/rules/settings/people-settings";
import { SUBSCRIPTION_PROPERTIES } from "../../model/rules/subscriptions/subscription-properties";
import { ROLE_NUMBERS } from "../../protocol/accounts";
import { REALM_SETTINGS } from "../../protocol/realm-settings";
import type { JsonSchema } from "../../protocol/schema/json-schema";
import { EXTERNAL_ACCOUNTS, ONBOARDING_STEPS } from "../../protocol/server-constants";
import type { SettingRule } from "../../protocol/setting-rule";

/** The type of a profile field for accounts elsewhere. */
const EXTERNAL_ACCOUNT = 7;

const EMAIL = { format: "email" };
const COLOR = { format: "color", pattern: "^#[0-9a-fA-F]{3,6}$" };
const BASE64 = {
  contentEncoding: "base64",
  pattern: "^([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
};
const JSON_TEXT = { contentMediaType: "application/json" };
const FLAG = { enum: ["read", "starred", "collapsed"] };
const ANCHOR = { anyOf: [{ type: "integer", minimum: 0 }, { enum: ["newest", "oldest", "first_unread"] }] };
const EMOJI_KIND = { enum: ["unicode_emoji", "realm_emoji", "zulip_extra_emoji"] };
const LANGUAGE = { pattern: "^[a-z]{2,3}(-[a-z]+)*$", examples: ["de", "en", "pt-br"] };
const TIME_ZONE = { pattern: "^([A-Z][A-Za-z]+/[A-Za-z_/+-]+|UTC)$", examples: ["Europe/Berlin", "UTC"] };
const APNS_TOKEN = { pattern: "^([0-9a-f]{2})+$", minLength: 2, maxLength: 4096 };

/** Settings whose values have a list of their own. */
const OF_SETTINGS: Readonly<Record<string, JsonSchema>> = { default_language: LANGUAGE, timezone: TIME_ZONE };

function ofRule(rule: SettingRule): JsonSchema {
  switch (rule.kind) {
    case "integer":
      if (rule.values !== undefined) return { enum: rule.values };
      return { minimum: rule.min ?? 0, ...(rule.max === undefined ? {} : { maximum: rule.max }) };
    case "string":
      if (rule.values !== undefined) return { enum: rule.values };
      return rule.max_length === undefined ? {} : { maxLength: rule.max_length };
    case "limit":
      return { anyOf: [{ type: "integer", minimum: rule.min }, { enum: ["unlimited"] }] };
    case "address":
      return { format: "uri", pattern: "^(https?://\\S+|default)$", maxLength: rule.max_length };
    case "boolean":
    case "channel":
      return {};
  }
}

const USER_SETTINGS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  USER_SETTING_NAMES.map((name) => [name, OF_SETTINGS[name] ?? ofRule(userSettingRow(name).rule)]),
);

/** The parameters of operations that take settings. */
const OF_OPERATIONS: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> = {
  "update-settings": USER_SETTINGS,
  "update-realm-user-settings-defaults": USER_SETTINGS,
  "update-realm": {
    ...Object.fromEntries(
      Object.entries(REALM_SETTINGS).map(([name, { rule }]) => [name, OF_SETTINGS[name] ?? ofRule(rule)]),
    ),
    ...Object.fromEntries(
      REALM_POLICY_NAMES.map((name) => [name, { enum: Object.keys(realmPolicyRow(name).numbers).map(Number) }]),
    ),
    message_retention_days: { anyOf: [{ type: "integer", minimum: 1 }, { enum: ["unlimited"] }] },
  },
};

/** By parameter, or by operation and parameter. */
const OF_PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  email: EMAIL,
  new_email: EMAIL,
  username: EMAIL,
  "create-user.password": { minLength: 6, maxLength: 100 },
  authentication_methods: {
    properties: { Email: { const: true } },
    required: ["Email"],
    additionalProperties: false,
  },
  "set-typing-status.type": { enum: ["direct", "channel", "stream"] },
  role: { enum: ROLE_NUMBERS },
  anchor: ANCHOR,
  flag: FLAG,
  reaction_type: EMOJI_KIND,
  onboarding_step: { enum: ONBOARDING_STEPS.map(({ name }) => name) },
  domain: { pattern: "^[a-z0-9](-*[a-z0-9])*(\\.[a-z0-9](-*[a-z0-9])*)+$", maxLength: 255, examples: ["example.com"] },
  message_retention_days: { anyOf: [{ type: "integer", minimum: 1 }, { enum: ["unlimited", "realm_default"] }] },
  push_public_key: BASE64,
  encrypted_push_registration: BASE64,
  "add-apns-token.token": APNS_TOKEN,
  "remove-apns-token.token": APNS_TOKEN,
  appid: { pattern: "^[.a-zA-Z0-9-]+$" },
  "add-submessage.content": JSON_TEXT,
  widget_content: JSON_TEXT,
  "add-code-playground.url_template": {
    pattern: "^[^{}]*\\{code\\}[^{}]*$",
    examples: ["https://example.com/?code={code}"],
  },
  pygments_language: { pattern: "^[a-zA-Z0-9_+,./#-]+$", maxLength: 40 },
  "run-command.command": { enum: ["/ping", "/dark", "/light", "/fluid-width", "/fixed-width"] },
  "update-presence.status": { enum: ["active", "idle"] },
  "create-custom-profile-field.field_type": { minimum: 1, maximum: 8 },
  "create-custom-profile-field.name": { minLength: 1, maxLength: 40 },
  "update-custom-profile-field.name": { minLength: 1, maxLength: 40 },
  "register-queue.narrow": {
    items: {
      type: "array",
      prefixItems: [{ enum: QUEUE_NARROW_OPERATORS }, { type: "string" }],
      minItems: 2,
      maxItems: 2,
    },
  },
};

/** By record and field. */
const OF_FIELDS: Readonly<Record<string, JsonSchema>> = {
  "subscription_item.color": { anyOf: [{ type: "string", ...COLOR }, { type: "null" }] },
};

const SUBSCRIPTION_SETTING = {
  anyOf: [
    { properties: { property: { const: "color" }, value: { type: "string", ...COLOR } } },
    {
      properties: {
        property: { enum: SUBSCRIPTION_PROPERTIES.filter((name) => name !== "color") },
        value: { type: "boolean" },
      },
    },
  ],
};

/** Rules between several parameters of an operation, or several fields of a record. */
const TOGETHER: Readonly<Record<string, JsonSchema>> = {
  "update-subscription-setting": SUBSCRIPTION_SETTING,
  subscription_setting: SUBSCRIPTION_SETTING,
  "create-custom-profile-field": {
    anyOf: [
      { required: ["name"] },
      {
        properties: {
          field_type: { const: EXTERNAL_ACCOUNT },
          field_data: {
            properties: { subtype: { enum: Object.keys(EXTERNAL_ACCOUNTS) } },
            required: ["subtype"],
            additionalProperties: false,
          },
        },
        required: ["field_data"],
      },
    ],
  },
};

const TEXT = { type: "string" };
const OPERANDS = {
  text: TEXT,
  text_or_id: { anyOf: [TEXT, { type: "integer" }] },
  text_or_ids: { anyOf: [TEXT, { type: "array", items: { type: "integer" } }] },
} as const;

/** The operands of operators that take only certain values. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  is: ["dm", "private", "starred", "unread", "mentioned", "alerted", "resolved", "followed", "muted"],
  has: ["attachment", "image", "link", "reaction"],
  in: ["all", "home"],
  channels: ["public", "web-public"],
  streams: ["public", "web-public"],
};

/** A narrow: pairs and terms, with the operators of a level and their operands. */
const narrowAt = byLevel((level): JsonSchema => {
  const operators = narrowOperatorsAt(level);
  const groups = [
    ...(["text", "text_or_id", "text_or_ids"] as const).map((kind) => ({
      names: operators.filter((row) => row.kind === kind && WORDS[row.name] === undefined).map(({ name }) => name),
      word: TEXT,
      operand: OPERANDS[kind],
    })),
    ...operators.flatMap(({ name }) => {
      const word = { enum: WORDS[name] };
      return word.enum === undefined ? [] : [{ names: [name], word, operand: word }];
    }),
  ];
  const negated = { type: "boolean", description: "Whether the term excludes what it matches." };
  const terms = groups.flatMap(({ names, word, operand }) => [
    { type: "array", prefixItems: [{ enum: names }, word], minItems: 2, maxItems: 2 },
    {
      type: "object",
      properties: { operator: { enum: names }, operand, negated },
      required: ["operator", "operand"],
    },
  ]);
  return { type: "array", items: { anyOf: terms } };
});

/** A schema with further rules; rules with a type or with alternatives replace the schema. */
export function narrowed(schema: () => JsonSchema, allowed: JsonSchema): JsonSchema {
  return "anyOf" in allowed || "type" in allowed ? allowed : { ...schema(), ...allowed };
}

/** The rules of an operation for a parameter, for the schema of the parameter at a level. */
export function allowedOf(operation: string, name: string, level: number): JsonSchema {
  const own = OF_PARAMETERS[`${operation}.${name}`] ?? OF_OPERATIONS[operation]?.[name];
  if (own !== undefined) return own;
  return name === "narrow" ? narrowAt(level) : (OF_PARAMETERS[name] ?? {});
}

/** The rules for a field of a record in a request. */
export function allowedOfField(record: string, name: string): JsonSchema {
  return OF_FIELDS[`${record}.${name}`] ?? {};
}

/** The rules between an operation's parameters, or between a record's fields. */
export function allowedTogether(place: string): JsonSchema {
  return TOGETHER[place] ?? {};
}
