import { wellFormed } from "./text-checks";

/** A text for an address: everything but letters, digits and `-_.~` is encoded. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
