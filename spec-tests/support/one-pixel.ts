const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The content of a PNG picture of one pixel. */
export const ONE_PIXEL = Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0));
