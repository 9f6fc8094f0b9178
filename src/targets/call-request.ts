/** The request of a step that calls an operation, as a target takes it. */
import { shortText } from "../matching/difference";
import { fillPath, routeOf, type Routes } from "../matching/interface";
import { objectOf } from "../matching/json-value";
import type { Caller, CallStep } from "../matching/scenario";
import { resolve, type Values } from "../matching/values";
import { similarNames } from "../protocol/problem-words";
import { type CallRequest, TargetProblem } from "./target";

/**
 * The request of a step, with its references replaced.
 *
 * @throws TargetProblem for an operation that does not exist
 */
export function callRequest(step: CallStep, routes: Routes, values: Values): CallRequest {
  const route = routeOf(step.call, routes);
  if (route === undefined) throw new TargetProblem(unknownOperation(step.call, routes.keys()));
  const given = resolve(step.with ?? {}, values);
  const { path, rest } = fillPath(route.path, objectOf(given));
  return {
    as: resolveCaller(step.as, values),
    method: route.method,
    path,
    parameters: rest,
    ...(step.encoding === undefined ? {} : { encoding: step.encoding }),
    ...(step.files === undefined ? {} : { files: step.files }),
    ...(step.user_agent === undefined ? {} : { user_agent: step.user_agent }),
  };
}

/** A caller with its references replaced. */
export function resolveCaller(caller: Caller, values: Values): Caller {
  if (typeof caller === "string") return String(resolve(caller, values));
  if (caller === null || typeof caller === "number") return caller;
  return "authorization" in caller
    ? { authorization: String(resolve(caller.authorization, values)) }
    : { email: String(resolve(caller.email, values)), api_key: String(resolve(caller.api_key, values)) };
}

/** An operation that does not exist, in a sentence. */
export function unknownOperation(call: string, ids: Iterable<string>): string {
  const similar = similarNames(call, ids);
  const meant = similar.length === 0 ? "" : `, probably ${similar.join(" or ")}`;
  const allowed = "the ID of an operation (send-message) or a method and a path (POST /messages)";
  return `there is no operation ${shortText(call)}${meant}; allowed is ${allowed}`;
}
