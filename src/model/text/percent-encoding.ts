import { wellFormed } from "./text-checks";

/** A text for an address: only letters, digits and `-_.~` stay as they are. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
