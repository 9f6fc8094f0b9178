import * as v from "../../protocol/shape";
import { optional, required } from "../parameter";

const file = v.nullable(v.object({ name: v.string(), size: v.number() }));

/** The file of a multipart body; null when there is not exactly one. */
export const filePart = required("file", file);

/** The same where there need be none; null when there are several. */
export const optionalFilePart = optional("file", file);
