/**
 * What `translate_emoticons` turns into emoji: the emoticon as typed and the emoji name that replaces it. An emoticon
 * counts only where blanks, line ends or closing punctuation stand around it.
 *
 * @spec User settings, `translate_emoticons`
 */
export const EMOTICONS: ReadonlyMap<string, string> = new Map([
  [":)", "smile"],
  ["(:", "smile"],
  [":(", "frown"],
  ["<3", "heart"],
  [":|", "neutral"],
  [":/", "confused"],
  [";)", "wink"],
  [":D", "grinning"],
  [":o", "open_mouth"],
  [":O", "open_mouth"],
  [":p", "stuck_out_tongue"],
  [":P", "stuck_out_tongue"],
]);
