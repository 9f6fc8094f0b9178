/**
 * What `translate_emoticons` turns into emoji: the emoticon as typed and the emoji name that replaces it. An emoticon
 * counts only where blanks, line ends or closing punctuation stand around it.
 *
 * @spec User settings, `translate_emoticons`
 */
export const EMOTICONS: ReadonlyMap<string, string> = new Map([
  [":)", "slight_smile"],
  ["(:", "slight_smile"],
  [":(", "frown"],
  ["<3", "heart"],
  [":|", "neutral"],
  [":/", "confused"],
  [";)", "wink"],
  [":D", "smile"],
  [":o", "open_mouth"],
  [":O", "open_mouth"],
  [":p", "stuck_out_tongue"],
  [":P", "stuck_out_tongue"],
]);

/** Those that were another emoji until feature level 373. */
export const FORMER_EMOTICONS: ReadonlyMap<string, string> = new Map([
  [":)", "smile"],
  ["(:", "smile"],
  [":D", "grinning"],
]);
