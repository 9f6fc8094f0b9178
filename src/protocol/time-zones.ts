/** The regions that names of time zones begin with. */
const REGIONS =
  "Africa America Antarctica Arctic Asia Atlantic Australia Brazil Canada Chile Etc Europe Indian Mexico Pacific US";

/** The names of time zones without a region. */
const ALONE =
  "CET CST6CDT Cuba EET EST EST5EDT Egypt Eire Factory GB GB-Eire GMT GMT+0 GMT-0 GMT0 Greenwich HST Hongkong " +
  "Iceland Iran Israel Jamaica Japan Kwajalein Libya MET MST MST7MDT NZ NZ-CHAT Navajo PRC PST8PDT Poland " +
  "Portugal ROC ROK Singapore Turkey UCT UTC Universal W-SU WET Zulu";

/** Each part of a place begins with a capital letter, apart from small words in the middle. */
const PLACE = /^(?:[A-Z][A-Za-z]*(?:[-_](?:[A-Z][A-Za-z]*|[a-z]{2}))*(?:[+-]?\d{1,2})?)(?:\/[A-Z][A-Za-z_]*)?$/;

/**
 * Whether a text has the form of a time zone's name, in the letters of that name: one of the regions and a place in it,
 * or one of the names without a region. Which places there are changes every year and is not looked at.
 */
export function isTimeZone(text: string): boolean {
  const [region = "", ...rest] = text.split("/");
  if (rest.length === 0) return ALONE.split(" ").includes(text);
  return REGIONS.split(" ").includes(region) && PLACE.test(rest.join("/"));
}
