/** Writes the page that says how each part of the interface is known: `npm run fidelity`. */
import { writeFileSync } from "node:fs";
import { fidelityPage } from "./fidelity-page";

writeFileSync("docs/fidelity.md", fidelityPage());
