/*
 * Sounds and pictures in the text: `![title](address)`. Another uploaded file is a link; other text stays as it was
 * written.
 */
import { type Element, sealedElement } from "./html";
import { type Labelled, labelledRule, targetAddress, targetTitle } from "./labelled-address";
import type { MarkdownContext } from "./markdown-context";
import { type InlineRule, type Reading, withStoredText } from "./reading";
import { placeOnSite, sourceOf, splitUrl } from "./safe-url";

/** Reads `![title](address)` of files that can be played in place. */
export const soundRule: InlineRule = labelledRule(true, soundElement);

/** Reads `![title](address)` and `![title](address "further title")` of pictures. */
export const pictureRule: InlineRule = labelledRule(true, pictureElement);

/** Names of files that servers take for sounds which browsers can play. */
const SOUND_NAME = /\.(?:aac|flac|mp3|mpga|mp2|mpa|wav)$/i;

function soundElement({ label, target }: Labelled, reading: Reading): Element | undefined {
  const { context } = reading;
  const address = target.title === undefined ? targetAddress(target, reading) : undefined;
  if (address === undefined) return undefined;
  reading.referred.add(address);
  const upload = placeOnSite(address);
  const isSound =
    upload === undefined ? SOUND_NAME.test(splitUrl(address)?.path ?? "") : context.isSound?.(upload) === true;
  if (!isSound) return undefined;
  const src = sourceOf(address, context);
  const sound = sealedElement("audio", "", { controls: "controls", preload: "metadata", src });
  if (src !== address) sound.attributes.set("data-original-url", address);
  const words = withStoredText(label.trim(), reading);
  if (words !== "") sound.attributes.set("title", words);
  return sound;
}

function pictureElement({ label, target }: Labelled, reading: Reading): Element | undefined {
  const address = targetAddress(target, reading);
  if (address === undefined) return undefined;
  reading.referred.add(address);
  const shown = shownPicture(address, reading.context);
  const alt = withStoredText(label, reading);
  const made =
    shown === undefined
      ? linkToFile(address, alt, reading.context)
      : sealedElement("img", "", { alt, "data-original-src": address, ...shown });
  const further = targetTitle(target, reading);
  if (further !== undefined) made?.attributes.set("title", further);
  return made;
}

/** A link to an uploaded file that is not shown as a picture; undefined for an address without a file. */
function linkToFile(address: string, words: string, { isUpload }: MarkdownContext): Element | undefined {
  const upload = placeOnSite(address);
  if (upload === undefined || isUpload?.(upload) !== true) return undefined;
  return sealedElement("a", words.trim() === "" ? address : words, { href: address });
}

/** The attributes with which a picture is shown: of an upload its small picture. Undefined for what is no picture. */
function shownPicture(address: string, context: MarkdownContext): Readonly<Record<string, string>> | undefined {
  const upload = placeOnSite(address);
  if (upload === undefined) {
    return context.pictures_are_uploads === true ? undefined : { src: sourceOf(address, context) };
  }
  const small = context.thumbnail?.(upload);
  if (small === undefined) return undefined;
  return { ...small, class: ["inline-image", ...(small["class"]?.split(" ") ?? [])].join(" ") };
}
