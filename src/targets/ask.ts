/** Requests to a server without a translation of names: to build, to read and to put back. */
import { isJsonObject } from "../matching/json-value";
import type { Ask } from "./building";
import { authorizationOf } from "./credentials";
import { answerProblem, type Connection, encodeRequest, sendAndRead } from "./send";
import type { CallRequest } from "./target";

/** Sends requests to a connection; one that is refused throws a {@link TargetProblem}. */
export function askWith(connection: Connection): Ask {
  return async (as, method, path, parameters = {}) => {
    const caller = { email: as.delivery_email, api_key: as.api_key };
    const [plain = path, query] = path.split("?");
    const all = { ...parameters, ...Object.fromEntries(new URLSearchParams(query ?? "")) };
    const request: CallRequest = { as: caller, method, path: plain, parameters: all };
    const authorization = authorizationOf([], caller);
    const answer = await sendAndRead(connection, encodeRequest(connection.baseUrl, request, authorization));
    if (answer.status !== 200 || !isJsonObject(answer.body)) {
      throw answerProblem(`${method} ${plain}`, answer);
    }
    return answer.body;
  };
}
