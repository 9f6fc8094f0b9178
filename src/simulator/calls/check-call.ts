import { lazy } from "../../data/lazy";
import { type OperationName, OPERATIONS } from "../../generated/operations";
import { CallProblem } from "../../model/outcome/call-problem";
import { similarNames } from "../../protocol/problem-words";

/** Names by which other libraries call an operation. */
const OTHER_NAMES: Readonly<Record<string, OperationName>> = {
  addSubscriptions: "subscribe",
  createStream: "createChannel",
  deleteChannel: "archiveStream",
  deleteReaction: "removeReaction",
  deleteStream: "archiveStream",
  editMessage: "updateMessage",
  getMembers: "getUsers",
  getProfile: "getOwnUser",
  getTopics: "getStreamTopics",
  leaveChannel: "unsubscribe",
  markAsRead: "updateMessageFlags",
  pollEvents: "getEvents",
  postMessage: "sendMessage",
  register: "registerQueue",
  removeSubscriptions: "unsubscribe",
  updateFlags: "updateMessageFlags",
};

/**
 * The prototype of the operations of an account. The engine reads it only for names that are not operations. It throws
 * for a name that is close to the name of an operation. For all other names (`then`, `toJSON`, symbols) it behaves like
 * a plain object.
 */
export const misspelt = lazy(
  () =>
    new Proxy(
      {},
      {
        get: (plain, name, asked) => {
          if (typeof name === "string" && !(name in plain)) {
            const [near] =
              OTHER_NAMES[name] === undefined ? similarNames(name, Object.keys(OPERATIONS)) : [OTHER_NAMES[name]];
            if (near !== undefined) throw new CallProblem(`There is no operation ${name}; did you mean ${near}?`);
          }
          const inherited: unknown = Reflect.get(plain, name, asked);
          return inherited;
        },
      },
    ),
);
