/** The languages that there are, by their code, each by its name in that language. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ar: "العربيّة",
  be: "беларуская",
  bg: "български",
  bqi: "Luri (Bakhtiari)",
  ca: "català",
  cs: "česky",
  cy: "Cymraeg",
  da: "dansk",
  de: "Deutsch",
  en: "English",
  "en-gb": "British English",
  eo: "Esperanto",
  es: "español",
  fa: "فارسی",
  fi: "suomi",
  fr: "français",
  gl: "galego",
  gu: "Gujarati",
  hi: "हिंदी",
  hu: "Magyar",
  id: "Bahasa Indonesia",
  it: "italiano",
  ja: "日本語",
  ko: "한국어",
  lt: "Lietuviškai",
  lv: "latviešu",
  ml: "മലയാളം",
  mn: "Mongolian",
  nl: "Nederlands",
  no: "norsk",
  pl: "polski",
  pt: "Português",
  "pt-br": "Português Brasileiro",
  "pt-pt": "Portuguese (Portugal)",
  ro: "Română",
  ru: "Русский",
  si: "Sinhala",
  sr: "српски",
  sv: "svenska",
  ta: "தமிழ்",
  tl: "Tagalog",
  tr: "Türkçe",
  uk: "Українська",
  vi: "Tiếng Việt",
  "zh-hans": "简体中文",
  "zh-tw": "繁體中文",
};

/** The name of a language, in that language. */
export function languageName(code: string): string {
  return LANGUAGES[code] ?? code;
}

/** Whether a text is the code of a language that the server speaks, letter for letter. */
export function isLanguageCode(text: string): boolean {
  return Object.hasOwn(LANGUAGES, text);
}
