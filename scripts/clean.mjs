// Empties dist before a build: two bundles are written into it at the same time, so neither may do it.
import { rmSync } from "node:fs";

rmSync(new URL("../dist", import.meta.url), { recursive: true, force: true });
