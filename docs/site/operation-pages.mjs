/**
 * The pages of the reference, as Markdown: every operation and every event, from what the library says about itself
 * (declarations, OpenAPI document, fidelity, meanings of refusals).
 */
import { anchor } from "./markdown.mjs";

/** The pages by their paths below docs/reference. */
export function referencePages({ operations: declarations, openApi, fidelity, reasons }) {
  const known = new Map([...fidelity.operations, ...fidelity.events].map((row) => [row.name, knownText(row)]));
  const operations = operationsOf(declarations, openApi);
  const groups = new Map();
  for (const one of operations) groups.set(groupOf(one.declared), [...(groups.get(groupOf(one.declared)) ?? []), one]);
  const pages = new Map();
  for (const [group, members] of [...groups].sort()) {
    const sections = members.map((one) => operationSection(one, reasons, known));
    pages.set(`operations/${group}.md`, [`# ${titleOf(group)}`, howKnown("../../"), ...sections].join("\n\n"));
  }
  pages.set("events.md", eventsPage(openApi, known));
  pages.set("records.md", recordsPage(openApi));
  return pages;
}

/** What the words behind each name say. */
function howKnown(up) {
  return [
    "*Recorded 190 times, alike 190 times* says: real servers were asked 190 times, and a realm that follows servers gave the",
    `same answer as often. *Described*: only the documentation has it. [Is it right for my calls?](${up}evidence.md) says it`,
    "for all that your client uses.",
  ].join("\n");
}

/** The OpenAPI document of the default level, and from that of the newest level what the default level lacks. */
export function withNewer(documented, newest) {
  const paths = Object.entries({ ...newest.paths, ...documented.paths }).map(([path, methods]) => [
    path,
    { ...newest.paths[path], ...methods },
  ]);
  return {
    paths: Object.fromEntries(paths),
    components: { schemas: { ...newest.components.schemas, ...documented.components.schemas } },
  };
}

/** The title of a group of operations: the first part of their paths, in words. */
export function titleOf(group) {
  const words = group.replaceAll("_", " ");
  return words[0].toUpperCase() + words.slice(1);
}

function operationsOf(declarations, openApi) {
  const described = new Map(
    Object.values(openApi.paths).flatMap((methods) => Object.values(methods).map((one) => [one.operationId, one])),
  );
  return declarations
    .map((declared) => ({ declared, described: described.get(declared.id) }))
    .sort((a, b) => (a.declared.id < b.declared.id ? -1 : 1));
}

function groupOf({ path }) {
  return path.split("/")[1].replace(/\W/g, "_");
}

function operationSection({ declared, described }, meanings, known) {
  const { id, method, path, since, until, refusals, events, changes_when_refused } = declared;
  const facts = [
    `\`${method} /api/v1${path}\``,
    ...(since === undefined ? [] : [`since feature level ${since}`]),
    ...(until === undefined ? [] : [`until feature level ${until - 1}`]),
    known.get(id) ?? "assumed",
  ];
  return [
    `## ${id}`,
    facts.join(" · "),
    described?.description === undefined ? "" : text(described.description),
    part("Parameters", parameterTable(described)),
    part("Answer", fieldTable(described?.responses?.["200"]?.content?.["application/json"]?.schema, ENVELOPE)),
    part(
      "Refused, in the order of the checks",
      list(refusals.map((reason) => `\`${reason}\`: ${text(meanings[reason].means)}`)),
    ),
    changes_when_refused ? "A refusal can come after a part of the request was executed: then what is done stays." : "",
    part("Events", list(events.map((name) => `[\`${name}\`](../events.md#${anchor(name)})`))),
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}

/** What every answer has. */
const ENVELOPE = ["result", "msg", "ignored_parameters_unsupported"];

function parameterTable(described) {
  if (described === undefined) return "";
  const inPath = (described.parameters ?? []).map(({ name, required, description, schema, content }) => ({
    name,
    required,
    schema: { ...(schema ?? content["application/json"].schema), description },
  }));
  const bodies = Object.values(described.requestBody?.content ?? {});
  const inBody = bodies.flatMap(({ schema }) =>
    Object.entries(schema.properties ?? {}).map(([name, field]) => ({
      name,
      schema: field,
      required: schema.required?.includes(name),
    })),
  );
  return table([...inPath, ...inBody]);
}

function fieldTable(schema, leftOut = []) {
  const fields = Object.entries(schema?.properties ?? {}).filter(([name]) => !leftOut.includes(name));
  return table(fields.map(([name, field]) => ({ name, schema: field, required: schema.required?.includes(name) })));
}

function table(rows) {
  if (rows.length === 0) return "";
  const lines = rows.map(
    ({ name, schema, required }) =>
      `| \`${name}\` | ${typeText(schema)} | ${required ? "yes" : "no"} | ${text(schema.description ?? "").replaceAll("|", "\\|")} |`,
  );
  return ["| name | type | always | meaning |", "| --- | --- | --- | --- |", ...lines].join("\n");
}

function typeText(schema) {
  if (schema.$ref !== undefined) return recordLink(schema.$ref.split("/").at(-1));
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map(typeText))].slice(0, 6).join(" or ");
  if (schema.type === "array") return schema.items ? `list of ${typeText(schema.items)}` : "list";
  return Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "anything");
}

function recordLink(name) {
  return name.startsWith("event.") ? "event" : `[${name}](/reference/records.md#${anchor(name)})`;
}

function eventsPage({ components }, known) {
  const kinds = new Map();
  for (const name of Object.keys(components.schemas).sort()) {
    const [first, type, op, ...change] = name.split(".");
    if (first !== "event") continue;
    const kind = op === undefined ? type : `${type}/${op}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), { change: change.join("."), schema: components.schemas[name] }]);
  }
  const sections = [...kinds].map(([kind, forms]) =>
    [`## ${kind}`, known.get(kind) ?? "", ...forms.map(({ change, schema }) => part(change, fieldTable(schema, EVENT)))]
      .filter((block) => block !== "")
      .join("\n\n"),
  );
  return [
    "# Events",
    "Each has `type`, many have `op`, and `id` is its number in the queue.",
    howKnown("../"),
    ...sections,
  ].join("\n\n");
}

/** What every event has. */
const EVENT = ["type", "op", "id"];

function recordsPage({ components }) {
  const names = Object.keys(components.schemas).filter((name) => !name.startsWith("event."));
  const sections = names.sort().map((name) => `## ${name}\n\n${fieldTable(components.schemas[name])}`);
  return ["# Records", "What answers and events are made of.", ...sections].join("\n\n");
}

function knownText({ known, recorded, alike, assumptions = [] }) {
  const how = known === "recorded" ? `recorded ${recorded} times, alike ${alike} times` : known.replaceAll("_", " ");
  return assumptions.length === 0 ? how : `${how}, assumptions ${assumptions.join(", ")}`;
}

function part(title, body) {
  return body === "" || title === "" ? body : `**${title}**\n\n${body}`;
}

function list(items) {
  return items.map((item) => `- ${item}`).join("\n");
}

/** A sentence as Markdown in a page in which markup and double braces have a meaning, except in code. */
function text(sentence) {
  return sentence
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll("<", "&lt;").replaceAll("{{", "{&#8203;{")))
    .join("");
}
