import { version } from "../../package.json";

/** The version of this package, as the command line and the control plane show it. */
export const VERSION: string = version;
