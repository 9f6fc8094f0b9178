import { badRequest } from "../../outcome/failures";

/** The flag that a request names, or a refusal for one that follows from the message and cannot be set. */
export function editableFlag(flag: string) {
  if (flag === "read" || flag === "starred" || flag === "collapsed") return flag;
  return badRequest(
    "flag_not_editable",
    `flag: one of read, starred, collapsed is expected, not ${JSON.stringify(flag)}.`,
  );
}
