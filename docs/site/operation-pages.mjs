/**
 * The pages of the reference, as Markdown: every operation, event, record and error, from what the library says about itself
 * (declarations, OpenAPI document, fidelity, meanings of refusals).
 */
import { anchor, table as plainTable } from "./markdown.mjs";
import { SUBJECTS } from "./subjects.mjs";

/**
 * The pages by their paths below docs/reference.
 *
 * @param folderOf - the folder of an operation's file, by its identifier
 */
export function referencePages({ operations: declarations, openApi, fidelity, reasons, codes, folderOf }) {
  const known = new Map([
    ...fidelity.operations.map((row) => [row.name, knownText(row, "answer")]),
    ...fidelity.events.map((row) => [row.name, knownText(row, "event")]),
  ]);
  const operations = operationsOf(declarations, openApi);
  const pages = new Map();
  for (const { page, title, opening, members } of subjectsOf(operations, folderOf)) {
    const sections = members.map((one) => operationSection(one, reasons, known));
    pages.set(`operations/${page}.md`, [`# ${title}`, opening, HOW_KNOWN, ...sections].join("\n\n"));
  }
  for (const [path, page] of eventPages(openApi, known)) pages.set(path, page);
  pages.set("records.md", recordsPage(openApi));
  pages.set("errors.md", errorsPage(codes, reasons));
  return pages;
}

/** What the words behind each name say. */
const HOW_KNOWN =
  "*Compared with 190 answers of real servers, no difference*: a realm that follows servers answered each of these requests as " +
  "they did. *Described*: only the documentation has it. [Is it right for my calls?](/evidence.md) says it for your client.";

/** The subjects with their operations in the order of reading. Every operation is on one page. */
function subjectsOf(operations, folderOf) {
  const byId = new Map(operations.map((one) => [one.declared.id, one]));
  const listed = SUBJECTS.flatMap(({ order }) => order.split(" ")).filter((id) => id !== "");
  const unknown = listed.filter((id) => !byId.has(id));
  if (unknown.length > 0) throw new Error(`docs/site/subjects.mjs: there is no operation ${unknown.join(", ")}.`);
  const rest = operations.filter(({ declared }) => !listed.includes(declared.id));
  const subjects = SUBJECTS.map((subject) => ({
    ...subject,
    members: [
      ...subject.order.split(" ").flatMap((id) => byId.get(id) ?? []),
      ...rest.filter(({ declared }) => subject.folders.includes(folderOf(declared.id))),
    ],
  }));
  const shown = subjects.reduce((sum, { members }) => sum + members.length, 0);
  if (shown === operations.length) return subjects;
  throw new Error("docs/site/subjects.mjs: a folder of operations belongs to no subject, or one operation to two.");
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

const CAPITALS = /\b(api|apns|e2ee|fcm|html|id|url)\b/g;

/** A name in words, such as "Update message" or "Reaction: add". */
export function inWords(name) {
  const words = name
    .replaceAll("/", ": ")
    .replaceAll(/[-_.]/g, " ")
    .replaceAll(CAPITALS, (word) => word.toUpperCase());
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

function operationSection({ declared, described }, meanings, known) {
  const { id, method, path, since, until, refusals, events, changes_when_refused } = declared;
  const facts = [
    `\`${method} /api/v1${path}\``,
    `\`${id}\``,
    ...(since === undefined || since <= 1 ? [] : [`since feature level ${since}`]),
    ...(until === undefined ? [] : [`until feature level ${until - 1}`]),
    known.get(id) ?? "assumed",
  ];
  return [
    `## ${inWords(id)}`,
    facts.join(" · "),
    described?.description === undefined ? "" : text(described.description),
    part("Parameters", parameterTable(described)),
    part("Answer", fieldTable(described?.responses?.["200"]?.content?.["application/json"]?.schema, ENVELOPE)),
    part(
      "Refused, in the order of the checks",
      list(refusals.map((reason) => `\`${reason}\`: ${text(meanings[reason].means)}`)),
    ),
    changes_when_refused ? "A refusal can come after a part of the request was executed: then what is done stays." : "",
    part("Events", list(events.map(eventLink))),
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
  return ["| name | type | required | meaning |", "| --- | --- | --- | --- |", ...lines].join("\n");
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
  return name.startsWith("event.")
    ? "[event](/reference/events.md)"
    : `[${inWords(name).toLowerCase()}](/reference/records.md#${anchor(name)})`;
}

/** A page for each type of event, and one that lists them. */
function eventPages({ components }, known) {
  const types = new Map();
  for (const name of Object.keys(components.schemas).sort()) {
    const [first, type, op, ...change] = name.split(".");
    if (first !== "event") continue;
    const kinds = types.get(type) ?? new Map();
    types.set(type, kinds);
    const kind = op === undefined ? type : `${type}/${op}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), { change: change.join("."), schema: components.schemas[name] }]);
  }
  const pages = [...types].map(([type, kinds]) => {
    const sections = [...kinds].map(([kind, forms]) => eventSection(kind, forms, known.get(kind)));
    const opening = `What a client reads in events of the type \`${type}\`. Every event has \`type\` and \`id\` as well, its number in the queue.`;
    return [`events/${type}.md`, [`# Events: ${inWords(type).toLowerCase()}`, opening, ...sections].join("\n\n")];
  });
  const rows = [...types].map(([type, kinds]) => {
    const links = [...kinds.keys()].map(eventLink);
    return [`[${inWords(type)}](/reference/events/${type}.md)`, links.join(", ")];
  });
  const opening =
    "Look up what an event says. A page describes each type of event, with the fields of its forms. Every event has " +
    "`type` and `id`, its number in the queue; many have `op`. A client gets the events of the types that it registered for.";
  return [...pages, ["events.md", ["# Events", opening, HOW_KNOWN, plainTable(["type", "events"], rows)].join("\n\n")]];
}

function eventSection(kind, forms, facts) {
  return [
    `## ${inWords(kind)}`,
    [`\`${kind}\``, ...(facts === undefined ? [] : [facts])].join(" · "),
    ...forms.map(({ change, schema }) => part(change, fieldTable(schema, EVENT))),
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}

function eventLink(name) {
  return `[\`${name}\`](/reference/events/${name.split("/")[0]}.md#${anchor(name)})`;
}

/** What every event has. */
const EVENT = ["type", "op", "id"];

function recordsPage({ components }) {
  const names = Object.keys(components.schemas).filter((name) => !name.startsWith("event."));
  const sections = names.sort().map((name) => {
    return `## ${inWords(name)}\n\n${fieldTable(components.schemas[name])}`;
  });
  const opening =
    "Look up the fields of a message, a user, a channel and all else that answers and events are made of.";
  return ["# Records", opening, ...sections].join("\n\n");
}

/** What the table of codes cannot say: what a client does about it. */
const ADVICE = {
  RATE_LIMIT_HIT:
    "The rate limit is exceeded: too many requests. Wait `retry-after` seconds, which may have a fraction, and only then retry. " +
    "[How to test it](/faults.md#rate-limits-429-and-retry-after).",
  BAD_EVENT_QUEUE_ID: "The event queue expired or was deleted. Register again; the same poll never succeeds.",
};

function errorsPage(codes, reasons) {
  const opening =
    "Look up what a refusal says, by its HTTP status and its code, and what a client does then. The reasons are the simulator's " +
    "own: they are in the outcome of a call and in the journal, never in an answer. Most reasons have the code `BAD_REQUEST`. " +
    "Proxies and broken servers answer without a code: retry after a pause, longer each time.";
  // Most reasons have the code of the first row, so that it comes last.
  const [common, ...others] = Object.entries(codes);
  const sections = [...others, common].map(([code, { status, fields }]) => {
    const own = Object.entries(fields).map(
      ([name, type]) => `\`${name}\` (${type.replaceAll("_", " ").replace("?", ", optional")})`,
    );
    const causes = Object.entries(reasons).filter(([, row]) => row.codes.includes(code));
    return [
      `## ${code} (${status})`,
      ADVICE[code] ?? "",
      own.length === 0 ? "" : `Its own fields: ${own.join(", ")}.`,
      list(causes.map(([reason, { means }]) => `\`${reason}\`: ${text(means)}`)),
    ]
      .filter((block) => block !== "")
      .join("\n\n");
  });
  return ["# Errors", opening, ...sections].join("\n\n");
}

function knownText({ known, recorded, alike, assumptions = [] }, what) {
  const how = known === "recorded" ? recordedText(recorded, alike, what) : known.replaceAll("_", " ");
  return assumptions.length === 0 ? how : `${how}, assumptions ${assumptions.join(", ")}`;
}

function recordedText(recorded, alike, what) {
  const times = `${recorded} ${what}${recorded === 1 ? "" : "s"} of real servers`;
  if (alike === recorded) return `compared with ${times}, no difference`;
  return `compared with ${times}, ${recorded - alike} of them different`;
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
