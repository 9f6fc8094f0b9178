import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import { optional, type ParamsOf } from "../../../protocol/schema/parameters";
import { boolean, dictionary, json, text } from "../../../protocol/schema/shapes";
import { realmSettingParameters } from "./realm-setting-parameters";

/** The parameters of `update-realm`. */
export const updateRealmParameters = () => ({
  /** The name of the realm: at most 40 characters. */
  name: optional(text),
  /** The description of the realm: Markdown, at most 1000 characters. */
  description: optional(text),
  ...realmSettingParameters(),
  /** Whether every message needs a topic: the former form of `topics_policy`. Until feature level 392. */
  mandatory_topics: optional(boolean, { until: FEATURE_LEVELS.topicsPolicyIsAChoice }),
  /** For each authentication method, whether it is enabled. Only `Email` exists. */
  authentication_methods: optional(dictionary(json)),
  /** The identifier of the realm. It cannot be changed: always refused. */
  string_id: optional(text),
});

export type UpdateRealmParams = ParamsOf<ReturnType<typeof updateRealmParameters>>;
