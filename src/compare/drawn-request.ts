/** One request of a conversation: the example of an operation by one of the accounts, sometimes with a mistake. */
import type { GivenFile } from "../matching/scenario";
import type { Choices } from "../model/operations/choices";
import type { Realm } from "../model/realm/realm";
import type { UploadedFile } from "../protocol/parameters/items";
import type { Account } from "../targets/credentials";
import { basicAuthorization } from "../targets/send";
import { pickFrom } from "../testing/arbitraries/pick";
import type { Random } from "../testing/arbitraries/random";
import { sentAt } from "../testing/arbitraries/sent-form";
import { pathAt, type Route } from "../wire/route";
import type { WireRequest } from "../wire/wire-request";
import { searched } from "./narrows";
import { ONE_PIXEL_BASE64 } from "./one-pixel";
import { type Earlier, varied, withExtras } from "./variations";

const SEARCHES: ReadonlySet<string> = new Set(["get-messages"]);
/** The client of a typed call: messages of its senders are unread for them. */
const AGENT = "ZulipDiff/1.0";

/** A request with the address of its caller, and the files as a scenario has them. */
export interface DrawnRequest {
  readonly route: Route;
  readonly caller: string;
  readonly files: readonly GivenFile[];
  readonly request: WireRequest;
}

/** The same request, half of the time by another account. */
export function byAnyone(drawn: DrawnRequest, accounts: readonly Account[], random: Random): DrawnRequest {
  const { email, api_key } = random.one(accounts);
  if (random.below(2) === 0) return drawn;
  return { ...drawn, caller: email, request: { ...drawn.request, authorization: basicAuthorization(email, api_key) } };
}

/** Draws a request of an operation. The example can choose another account than the given one. */
export function drawnRequest(
  realm: Realm,
  route: Route,
  accounts: readonly Account[],
  actor: number,
  random: Random,
  step: number,
  earlier: Earlier = new Map(),
): DrawnRequest {
  const pick = pickFrom(realm, actor, random.below(2 ** 31), step);
  const example = withExtras(route, exampleOf(route, pick, random), pick, random);
  const caller = callerOf(realm, pick, accounts) ??
    accounts.find(({ email }) => email === realm.users.get(actor - 1)?.delivery_email) ?? { email: "", api_key: "" };
  const isFile = (name: string): boolean => route.parameters[name]?.encoding === "file";
  const expected = route.expected(realm.feature_level);
  const sent = Object.entries(example)
    .filter(([name]) => !isFile(name))
    .map(([name, value]) => sentAt(expected, [name, value], pick));
  const uploaded = Object.entries(example).flatMap(([name, file]) => (isFile(name) ? [uploadedFile(file)] : []));
  const template = pathAt(route, realm.feature_level);
  const isInPath = (name: string): boolean => template.includes(`{${name}}`);
  const given = varied(sent, isInPath, earlier, random);
  const values = new Map(given);
  const path = template.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(values.get(name) || "1"));
  const parameters = given.filter(([name]) => !isInPath(name));
  const files = uploaded.map(givenFile);
  return {
    route,
    caller: caller.email,
    files,
    request: {
      method: route.method,
      path,
      parameters,
      files: uploaded.map(({ name, size }, index) => ({
        field: `file${index}`,
        name,
        size,
        content_type: isPicture(name) ? "image/png" : "",
        is_picture: isPicture(name),
      })),
      authorization: basicAuthorization(caller.email, caller.api_key),
      user_agent: AGENT,
    },
  };
}

function exampleOf(route: Route, pick: Choices, random: Random): Readonly<Record<string, unknown>> {
  if (SEARCHES.has(route.id)) return searched(pick, random);
  return { ...(route.example?.(pick) ?? {}) };
}

/** The account that the example chose, if it is one whose key is known. */
function callerOf(realm: Realm, pick: Choices, accounts: readonly Account[]): Account | undefined {
  const user = realm.users.get(pick.actor - 1);
  return accounts.find(({ email, api_key }) => email === user?.delivery_email && api_key === user.api_key);
}

function uploadedFile(value: unknown): Pick<UploadedFile, "name" | "size"> {
  const { name, size }: { readonly name?: unknown; readonly size?: unknown } = Object(value);
  return { name: String(name), size: Number(size) };
}

function isPicture(name: string): boolean {
  return /\.(png|gif|jpe?g)$/u.test(name);
}

function givenFile({ name, size }: Pick<UploadedFile, "name" | "size">): GivenFile {
  return isPicture(name) ? { name, base64: ONE_PIXEL_BASE64 } : { name, bytes: size };
}
