/** Languages by their code, as clients show them; others are shown by their code. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  ar: "العربيّة",
  cs: "česky",
  de: "Deutsch",
  en: "English",
  "en-gb": "British English",
  es: "español",
  fr: "français",
  it: "italiano",
  ja: "日本語",
  ko: "한국어",
  nl: "Nederlands",
  pl: "polski",
  pt: "português",
  ru: "Русский",
  sv: "svenska",
  tr: "Türkçe",
  uk: "Українська",
  "zh-hans": "简体中文",
};

/** The name of a language, in that language. */
export function languageName(code: string): string {
  return LANGUAGE_NAMES[code.toLowerCase()] ?? code;
}

/** Whether a text has the form of a language's code: letters for the language, perhaps for its country or script. */
export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2,3}([-_][a-z]{2,4})?$/i.test(text);
}
