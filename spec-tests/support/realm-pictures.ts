/** The mistakes of calls that change a picture of the realm. */
import type { UploadedFile } from "../../src/protocol/parameters/items";
import { MEL_MEMBER } from "./realms";
import type { Mistake } from "./spec";

const TOO_LARGE = { name: "a.png", size: 1e12 };
const NO_PICTURE = { name: "a.txt", size: 5 };

export const PICTURE_MISTAKES: readonly Mistake<{ readonly file: UploadedFile | null }>[] = [
  ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
  ["file_not_one", "BAD_REQUEST", { params: { file: null } }],
  ["picture_too_large", "BAD_REQUEST", { params: { file: TOO_LARGE } }],
  ["file_not_a_picture", "BAD_IMAGE", { params: { file: NO_PICTURE } }, { params: { file: { name: "a.txt", size: 1e12 } } }],
];
