import { ONE_PIXEL_BASE64 } from "../../src/compare/one-pixel";

/** The content of a PNG picture of one pixel. */
export const ONE_PIXEL = Uint8Array.from(atob(ONE_PIXEL_BASE64), (letter) => letter.charCodeAt(0));
