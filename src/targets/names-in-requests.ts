/** The names in a request that are of new things, or of things that may not be there: others could have the same names. */
import { isJsonObject } from "../matching/json-value";
import type { CallRequest } from "./target";

/** Parameters that give a name to something new. */
const NAMING = ["name", "new_name", "short_name", "group_name", "full_name"] as const;
const NAMED =
  /^\/(channels|user_groups|channel_folders|default_stream_groups|streams|users\/me\/subscriptions|bots|users|settings)/u;
/** Parameters with the name of a channel, or a list of them. */
const OF_CHANNELS = [
  ...["stream", "stream_names", "subscriptions", "delete", "add"],
  ...["default_sending_stream", "default_events_register_stream"],
];
/** Names that only system groups and mentions have; a prefix would make others of them. */
const RESERVED_NAME = /^(role|user|stream|channel):/u;
/** A whole address. Parameters with several have commas or line ends between them. */
const ADDRESS = /^[^\s@,<>"]+@[^\s@,<>"]+$/u;

type Parameters = CallRequest["parameters"];

/** The names and addresses that get the prefix of the run. */
export function namesToPrefix(request: CallRequest): readonly string[] {
  const { method, path, parameters } = request;
  const given = method !== "GET" && NAMED.test(path) ? NAMING.map((name) => parameters[name]) : [];
  const names = [...given, ...channelsIn(parameters), ...operandsIn(parameters)].filter(
    (name): name is string =>
      typeof name === "string" && name.trim() !== "" && !/^\d+$/u.test(name) && !RESERVED_NAME.test(name),
  );
  return [...names, ...addressesIn(request)];
}

function channelsIn(parameters: Parameters): readonly unknown[] {
  const { type, to } = parameters;
  const listed = OF_CHANNELS.flatMap((name) => list(parameters[name]));
  const isChannel = type === "stream" || type === "channel";
  return [...listed.map((one) => (isJsonObject(one) ? one["name"] : one)), ...(isChannel ? [to] : [])];
}

function operandsIn({ narrow }: Parameters): readonly unknown[] {
  return list(narrow).map((term) => {
    const [operator, operand] = isJsonObject(term) ? [term["operator"], term["operand"]] : list(term);
    return operator === "channel" || operator === "stream" ? operand : undefined;
  });
}

function addressesIn({ path, parameters }: CallRequest): readonly string[] {
  const { content: _, ...others } = parameters;
  const texts = [...path.split("/").map(decodeURIComponent), ...Object.values(others)];
  const parts = texts.flatMap((text) => (typeof text === "string" ? text.split(/[,\n]/u) : []));
  return parts.map((part) => part.trim()).filter((part) => ADDRESS.test(part));
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
