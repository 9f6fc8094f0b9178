// Gives the declaration files that entry points share a name that stays: the bundler names them by a hash of their text.
// `fixture.d-B2nRKe6v.d.ts` becomes `shared-fixture.d.ts`. The build runs it last.
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const HASHED = /^([a-z-]+)\.d-[\w-]+(\.d\.c?ts)$/;
const IMPORTED = /(["'])\.\/([a-z-]+)\.d-[\w-]+(\.c?js)\1/g;

const declarations = readdirSync(dist).filter((name) => /\.d\.c?ts$/.test(name));
const named = new Set();
for (const file of declarations) {
  const text = readFileSync(join(dist, file), "utf8");
  writeFileSync(join(dist, file), text.replace(IMPORTED, "$1./shared-$2$3$1"));
  const name = file.replace(HASHED, "shared-$1$2");
  if (named.has(name)) throw new Error(`dist: two files would have the name ${name}.`);
  named.add(name);
  renameSync(join(dist, file), join(dist, name));
}
