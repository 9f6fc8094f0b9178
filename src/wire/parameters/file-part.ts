import * as v from "../../spec/shape";
import { required } from "../parameter";

/** The file of a multipart body; null when there is not exactly one. */
export const filePart = required("file", v.nullable(v.object({ name: v.string(), size: v.number() })));
