import { required, v } from "../parameter";

/** Whether a flag is set or cleared. */
export const flagChange = required("text", v.picklist(["add", "remove"], "expected add or remove"));
