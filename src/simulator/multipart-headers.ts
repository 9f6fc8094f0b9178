/** Which parts of a multipart body name a content type: what platforms parse no longer says it. */

const CARRIAGE_RETURN = 13;

/** The boundary that a content type names; undefined if it names none. */
function boundaryIn(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let index = from; index < to; index += 1) text += String.fromCharCode(bytes[index] ?? 0);
  return text;
}

/** Where a text of ASCII characters begins in bytes, from a place on; -1 if it does not occur. */
function placeOf(bytes: Uint8Array, text: string, from: number): number {
  const first = text.charCodeAt(0);
  for (let place = bytes.indexOf(first, from); place !== -1; place = bytes.indexOf(first, place + 1)) {
    let length = 1;
    while (length < text.length && bytes[place + length] === text.charCodeAt(length)) length += 1;
    if (length === text.length) return place;
  }
  return -1;
}

/**
 * For each file of a multipart body, in order, whether its part has a header `Content-Type`. Platforms fill in
 * `text/plain` for a part without one, servers do not.
 */
export function typedFiles(bytes: Uint8Array, contentType: string): readonly boolean[] {
  const boundary = boundaryIn(contentType);
  if (boundary === undefined) return [];
  const typed: boolean[] = [];
  const mark = `--${boundary}`;
  let place = placeOf(bytes, mark, 0);
  while (place !== -1) {
    const begin = place + mark.length;
    if (bytes[begin] !== CARRIAGE_RETURN) break;
    const end = placeOf(bytes, "\r\n\r\n", begin);
    if (end === -1) break;
    const headers = latin1(bytes, begin, end);
    if (/^content-disposition:.*;\s*filename\*?=/im.test(headers)) typed.push(/^content-type:/im.test(headers));
    place = placeOf(bytes, `\r\n${mark}`, end);
    if (place !== -1) place += 2;
  }
  return typed;
}
