import * as v from "../../protocol/shape";
import { required } from "../parameter";

/** Whether typing begins or ends. */
export const typingChange = required("text", v.picklist(["start", "stop"], "expected one of start, stop"));
