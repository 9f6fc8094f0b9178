const LOCAL = /[A-Za-z0-9._%+-]/;
const DOMAIN = /[A-Za-z0-9.-]/;
const WHOLE = /^[A-Za-z0-9][A-Za-z0-9._%+-]*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;
const MAX_LENGTH = 254;

/** The places of a text that are mail addresses, in order. Reading grows from each `@`, so it takes linear time. */
export function emailAddressesIn(text: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { readonly start: number; readonly end: number }[] = [];
  let free = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    let start = at;
    while (start > free && at - start < MAX_LENGTH && LOCAL.test(text.charAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end - at < MAX_LENGTH && DOMAIN.test(text.charAt(end))) end += 1;
    while (end > at + 1 && /[.-]/.test(text.charAt(end - 1))) end -= 1;
    while (start < at && !/[A-Za-z0-9]/.test(text.charAt(start))) start += 1;
    if (end - start > MAX_LENGTH || !WHOLE.test(text.slice(start, end))) continue;
    found.push({ start, end });
    free = end;
  }
  return found;
}
