/** Texts of the same length and shape: what only people read is replaced, what clients read is kept right. */
import { codeLanguage } from "../data/code-languages";
import { isExtraEmojiName, unicodeEmojiByName } from "../protocol/emoji";
import { type LinkNames, narrowLike } from "./narrow-links";
import { sameShape } from "./same-shape";

/** What a realm has besides names: its address, and the alert words of the account. */
export interface RealmWords {
  /** Without a slash at the end. */
  readonly url: string;
  readonly alert_words: readonly string[];
}

/** Where links to the realm lead: what `createRealm` takes by default. */
const REALM_URL = "https://realm.example.test";
const FILE_ENDING = /\.[a-z0-9]{2,4}(?=$|[?#])/iu;

const PARTS = {
  fence: String.raw`^(?<fence>[ \t>]*(?:\x60{3,}|~{3,})[ \t]*)(?<language>[^\s\x60~]*)`,
  command: String.raw`^(?<command>\/(?:me|poll|todo) )`,
  time: String.raw`(?<time><time:[^>\n]{1,60}>)`,
  formula: String.raw`\$\$(?<formula>[^$\n]+)\$\$`,
  person: String.raw`(?<silent>@_?)\*\*(?<person>[^*\n]+)\*\*`,
  group: String.raw`(?<mention>@_?)\*(?<group>[^*\n]+)\*`,
  link: String.raw`#\*\*(?<link>[^*\n]+)\*\*`,
  url: String.raw`(?<url>(?:https?:\/\/|\/?#narrow\/|\/user_uploads\/)[^\s<>()\]"'\x60]+)`,
  email: String.raw`(?<email>[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)`,
  emoji: String.raw`:(?<emoji>[a-z0-9_+-]+):`,
};
const KEPT_WORDS: ReadonlySet<string> = new Set(["all", "everyone", "channel", "stream", "topic"]);
const KEPT_FENCES: ReadonlySet<string> = new Set(["quote", "spoiler", "math", "latex", "text"]);

/** A function that returns a text of the same length and shape for a text of the realm, as Markdown. */
export function textReplacer(known: LinkNames, { url, alert_words }: RealmWords): (text: string) => string {
  const { names } = known;
  const words = [...alert_words].filter((word) => word.trim() !== "").sort((a, b) => b.length - a.length);
  const alert = String.raw`(?<![\p{L}\p{N}])(?<alert>${words.map(escaped).join("|")})(?![\p{L}\p{N}])`;
  const parts = [...Object.values(PARTS), ...(words.length === 0 ? [] : [alert])];
  const sought = new RegExp(parts.join("|"), "gimu");

  const replaced = (found: Readonly<Record<string, string | undefined>>, whole: string): string => {
    const { fence, language = "", command, time, formula, silent, person, mention, group, link } = found;
    if (fence !== undefined) return fence + fenceWord(language);
    if (command !== undefined || time !== undefined) return whole;
    if (formula !== undefined) return `$$${formula.replace(/\\[a-z]+|[\p{L}\p{N}]+/giu, symbol)}$$`;
    if (person !== undefined) return `${silent}**${personIn(person, known)}**`;
    if (group !== undefined) return `${mention}*${names.groups_by_name.get(group.toLowerCase()) ?? sameShape(group)}*`;
    if (link !== undefined) return `#**${linkedIn(link, known)}**`;
    if (found["url"] !== undefined) return addressLike(found["url"]);
    if (found["emoji"] !== undefined) return isStandardEmoji(found["emoji"]) ? whole : sameShape(whole);
    if (found["email"] !== undefined) return emailLike(found["email"]);
    return alertWord(names, whole);
  };

  const addressLike = (written: string): string => {
    const own = url !== "" && written.startsWith(url) ? written.slice(url.length) : written;
    const base = own === written ? "" : REALM_URL;
    const [, narrow] = /^\/?#narrow\/(.*)$/u.exec(own) ?? [];
    const ending = FILE_ENDING.exec(own)?.[0].toLowerCase() ?? "";
    const upload = own.startsWith("/user_uploads/");
    if (upload) return `${base}/user_uploads/1/aa/${padded(`file${names.number("file", own)}`, own, 19, ending)}`;
    const place = narrow === undefined ? undefined : narrowLike(narrow, known);
    if (place !== undefined) return base === "" && !own.startsWith("/") ? place.slice(1) : base + place;
    return `https://example.test/${padded(`link${names.number("link", written)}`, written, 21, ending)}`;
  };

  const emailLike = (written: string): string =>
    names.people_by_email.get(written.toLowerCase())?.email ??
    `mail${names.number("mail", written.toLowerCase())}@example.test`;

  return (text) => {
    let [result, end] = ["", 0];
    for (const found of text.matchAll(sought)) {
      result += sameShape(text.slice(end, found.index)) + replaced(found.groups ?? {}, found[0]);
      end = found.index + found[0].length;
    }
    return result + sameShape(text.slice(end));
  };
}

/** The word that replaces an alert word, in texts as in the list of the account. */
export function alertWord(names: LinkNames["names"], word: string): string {
  return `word${names.number("word", word.trim().toLowerCase())}`;
}

function escaped(word: string): string {
  return word.trim().replace(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`);
}

/** A name that is as long as a text, without what is before it there. */
function padded(name: string, like: string, before: number, ending: string): string {
  const missing = like.length - before - name.length - ending.length - 1;
  return `${name}${missing > 0 ? `-${"x".repeat(missing)}` : ""}${ending}`;
}

function symbol(part: string): string {
  return part.startsWith("\\") ? part : sameShape(part);
}

/** Whether a fixture can have the emoji: it has none of its own. */
export function isStandardEmoji(name: string): boolean {
  return isExtraEmojiName(name) || unicodeEmojiByName(name) !== undefined;
}

function fenceWord(language: string): string {
  const word = language.toLowerCase();
  return KEPT_FENCES.has(word) || codeLanguage(word) !== word ? language : sameShape(language);
}

function personIn(written: string, { names }: LinkNames): string {
  if (KEPT_WORDS.has(written)) return written;
  const [, name = written, id] = /^(.*?)\|(\d+)$/u.exec(written) ?? [];
  const renamed = id === undefined ? names.people_by_name.get(name.toLowerCase()) : names.people.get(Number(id));
  if (renamed === undefined) return sameShape(name);
  return id === undefined ? renamed.name : `${name === "" ? "" : renamed.name}|${renamed.id}`;
}

function linkedIn(written: string, { names, messageId }: LinkNames): string {
  const [, channelName = written, rest] = /^([^>]*)>(.*)$/u.exec(written) ?? [];
  const channel = names.channels_by_name.get(channelName.toLowerCase())?.name ?? sameShape(channelName);
  if (rest === undefined) return channel;
  const [, topic = rest, id] = /^(.*)@(\d+)$/u.exec(rest) ?? [];
  const message = id === undefined ? undefined : messageId(Number(id));
  return `${channel}>${names.topic(topic)}${message === undefined ? "" : `@${message}`}`;
}
