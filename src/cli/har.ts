/** The requests of a HAR file, as browsers save it. */
import { LIMITS } from "../protocol/limits";
import { parsedJson } from "../protocol/parsed-json";
import * as v from "../protocol/shape";
import type { SentRequest } from "../touched/sent-request";

const PAIRS = v.array(
  v.object({ name: v.string(), value: v.exactOptional(v.string()), fileName: v.exactOptional(v.string()) }),
);
const HAR = v.object({
  log: v.object({
    entries: v.array(
      v.object({
        request: v.object({
          method: v.string(),
          url: v.string(),
          postData: v.exactOptional(
            v.object({
              mimeType: v.exactOptional(v.string()),
              text: v.exactOptional(v.string()),
              params: v.exactOptional(PAIRS),
            }),
          ),
        }),
        response: v.object({
          status: v.number(),
          content: v.exactOptional(
            v.object({ text: v.exactOptional(v.string()), encoding: v.exactOptional(v.string()) }),
          ),
        }),
      }),
    ),
  }),
});
type Entry = v.InferOutput<typeof HAR>["log"]["entries"][number];

const API = "/api/v1/";

/** The requests of the interface in a HAR file, with the feature level of their server; a sentence if it has no such request. */
export async function requestsOfHar(value: unknown): Promise<{ level: number; requests: SentRequest[] } | string> {
  const checked = v.checkShape(HAR, value, "the HAR file");
  if (!checked.ok) return checked.problem.replace(/\.$/, "");
  const requests: SentRequest[] = [];
  for (const entry of checked.value.log.entries) {
    const sent = await sentOf(entry);
    if (sent !== undefined) requests.push(sent);
  }
  if (requests.length === 0) return `it has no request of the interface: none of its addresses contains ${API}`;
  const levels = requests.map(({ body }): unknown => Object(body)["zulip_feature_level"]);
  const level = levels.find((one) => typeof one === "number") ?? LIMITS.DEFAULT_FEATURE_LEVEL;
  return { level, requests };
}

async function sentOf({ request, response }: Entry): Promise<SentRequest | undefined> {
  if (!URL.canParse(request.url)) return undefined;
  const { pathname, searchParams } = new URL(request.url);
  const place = pathname.indexOf(API);
  if (place === -1) return undefined;
  const form = await formOfBody(request.postData);
  return {
    method: request.method,
    path: pathname.slice(place + API.length - 1),
    parameters: [
      ...searchParams,
      ...form.flatMap(([name, text]) => (typeof text === "string" ? [[name, text] as const] : [])),
    ],
    files: form.flatMap(([name, text]) => (typeof text === "string" ? [] : [name])),
    status: response.status,
    body: bodyOf(response.content),
  };
}

type Field = readonly [name: string, text: string | undefined];

/** The fields of a body; files have no text. */
async function formOfBody(posted: Entry["request"]["postData"]): Promise<readonly Field[]> {
  const { params = [], text = "", mimeType = "" } = posted ?? {};
  if (params.length > 0)
    return params.map(({ name, value, fileName }) => [name, fileName === undefined ? (value ?? "") : undefined]);
  try {
    const form = await new Response(text, { headers: { "content-type": mimeType } }).formData();
    return [...form].map(([name, value]) => [name, typeof value === "string" ? value : undefined]);
  } catch {
    return [];
  }
}

function bodyOf(content: Entry["response"]["content"]): object | null {
  const { text = "", encoding } = content ?? {};
  const value = parsedJson(encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text);
  return typeof value === "object" ? value : null;
}
