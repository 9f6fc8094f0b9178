/** Times, roles and counts in words. */
import type { TraceFile, TraceRow } from "../../trace-player";
import { isRefused } from "./filter";

const ROLES: Readonly<Record<number, string>> = {
  100: "owner",
  200: "administrator",
  300: "moderator",
  400: "member",
  600: "guest",
};

/** A role by its name. */
export function roleName(role: number, isBot = false): string {
  return isBot ? "bot" : (ROLES[role] ?? `role ${role}`);
}

/** The feature level of a run, and what its realm follows. */
export function realmText({ feature_level, follow }: Pick<TraceFile, "feature_level" | "follow">): string {
  const mode =
    follow === "server" ? " · follows servers" : follow === "documented" ? " · follows the documentation" : "";
  return `feature level ${feature_level}${mode}`;
}

/** UNIX seconds as a clock time in UTC. */
export function clockTimeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19);
}

/** UNIX seconds as a date in UTC. */
export function dateText(seconds: number): string {
  return new Date(seconds * 1000).toUTCString().slice(0, 16).replace(",", "");
}

/** `9 min 2 s`: the two largest units of a span. */
export function spanText(seconds: number): string {
  if (seconds < 0) return `-${spanText(-seconds)}`;
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ];
  const said = parts.filter(([count]) => count > 0).slice(0, 2);
  return said.length === 0 ? "0 s" : said.map(([count, unit]) => `${count} ${unit}`).join(" ");
}

/** `1 step`, `3 steps`. */
export function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

/** The part of a full name that is shown in narrow places. */
export function shortName(name: string): string {
  return name.split(" ")[0] ?? name;
}

/** Two letters for a picture: the first of each word. */
export function initials(name: string): string {
  const firsts = name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? [];
  return firsts.slice(0, 2).join("").toUpperCase();
}

const FAULTS: Readonly<Record<string, string>> = {
  refuse_connection: "connection refused",
  lose_request: "request lost",
  lose_answer: "answer lost",
  cut_answer: "answer cut",
  delay: "delayed",
  status: "error page",
  rate_limit: "rate limited",
  malformed_json: "malformed JSON",
  stall: "stalled",
  duplicate_request: "acted twice",
  lose_queue: "queue lost",
  restart: "restart",
  upgrade: "upgrade",
  unauthorized: "unauthorized",
  web_reload_client: "reload requested",
};

/** A fault in words. */
export function faultName(fault: string): string {
  return FAULTS[fault] ?? fault.replace(/_/g, " ");
}

/** What a fault did, in a sentence. */
export function faultSentence(fault: string): string {
  switch (fault) {
    case "lose_answer":
      return "The realm acted; the client got no answer.";
    case "cut_answer":
      return "The realm acted; half of the answer arrived.";
    case "malformed_json":
      return "The realm acted; the answer was not JSON.";
    case "duplicate_request":
      return "The realm acted twice; the client got the second answer.";
    case "refuse_connection":
    case "lose_request":
    case "stall":
      return "The realm never received this request; the client got no answer.";
    case "status":
    case "rate_limit":
    case "unauthorized":
      return "The realm did not act on this request; the client got this answer.";
    case "restart":
      return "The server restarted before it handled the request; each queue got a restart event.";
    case "upgrade":
      return "The server restarted as another version before it handled the request; each queue got a restart event.";
    case "lose_queue":
      return "A queue, or all of them, were lost before the request was handled.";
    default:
      return `The request was struck by the fault “${faultName(fault)}”.`;
  }
}

/** Why a step has no events. */
export function noEvents(row: Pick<TraceRow, "status" | "fault">): string {
  if (row.fault !== undefined) return `${faultSentence(row.fault.fault)} The step has no events.`;
  return isRefused(row) ? "The step was refused, so it has no events." : "This step caused no event.";
}

/** A name that is not taken: `at noon`, then `at noon (2)`. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let count = 2; taken.includes(free); count += 1) free = `${name} (${count})`;
  return free;
}

/** The beginning of a queue's ID. */
export function shortId(queueId: string): string {
  return queueId.replace(/[^0-9a-z]/gi, "").slice(0, 8);
}

/** The first sentence of a finding; what is between quotes does not end it. */
export function titleOf(text: string): string {
  return /^(?:"(?:\\.|[^"\\])*"|[^".!?]|[.!?](?!\s|$))*[.!?]/su.exec(text)?.[0] ?? text;
}
