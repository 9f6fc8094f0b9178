import { badRequest } from "../../outcome/failures";
import { LIMITS } from "../../../protocol/limits";
import { isUnprintable } from "../../text/unprintable";

/** A name that may be given to something, trimmed; or why not. */
export function checkName(place: string, raw: string, maxLength: number) {
  const name = raw.trim();
  if (name === "") return badRequest("name_empty", `${place}: a name that is not empty is expected.`);
  if ([...name].length > maxLength)
    return badRequest("name_too_long", `${place}: a name has at most ${maxLength} characters.`);
  if (isUnprintable(name))
    return badRequest("name_unprintable", `${place}: a name may hold only characters that can be seen.`);
  return name;
}

/**
 * The name of a channel as it is stored: trimmed, not empty, within the maximum, of characters that can be seen.
 *
 * @spec Endpoints 3: name; Limits
 */
export function checkChannelName(place: string, raw: string) {
  return checkName(place, raw, LIMITS.MAX_STREAM_NAME_LENGTH);
}

/**
 * The description of a channel as it is stored: within the maximum, on one line.
 *
 * @spec Endpoints 3: description; Limits
 */
export function checkChannelDescription(place: string, raw: string) {
  const max = LIMITS.MAX_STREAM_DESCRIPTION_LENGTH;
  if ([...raw].length > max)
    return badRequest("description_too_long", `${place}: a description has at most ${max} characters.`);
  if (raw.includes("\u0000"))
    return badRequest("description_with_null", `${place}: a description may not hold null characters.`);
  return raw.replaceAll(/\r\n|\n|\r/g, " ");
}
