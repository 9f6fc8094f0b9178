import * as v from "../../protocol/shape";
import { required } from "../parameter";

/** Whether a flag is set or cleared. */
export const flagChange = required("text", v.picklist(["add", "remove"], "expected add or remove"));
