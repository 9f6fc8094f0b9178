// What the compiler and the formatter do not see. Their recommended rules, but for what this project does on purpose.
import eslint from "@eslint/js";
import { defineConfig } from "eslint/config";
import simpleImportSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["**/dist/**", "**/node_modules/**", "**/cache/**", "**/*.cjs"] },
  eslint.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { imports: simpleImportSort },
    rules: {
      // One block: modules of Node, packages, our own files, the farthest folder first; last what is only run, since
      // styles of our own come after those of packages.
      "imports/imports": ["error", { groups: [["^node:", "^@?\\w", "^", "^\\.", "^\\u0000"]] }],
      // The compiler knows every name; the plain scripts run on Node, whose names this rule does not know.
      "no-undef": "off",
      // Texts are searched for control characters on purpose.
      "no-control-regex": "off",
      // An interface of its own gives a derived type a name that messages and editors show.
      "@typescript-eslint/no-empty-object-type": [
        "error",
        { allowInterfaces: "with-single-extends", allowObjectTypes: "always" },
      ],
      // An interface gives a class the fields of a record, which would have to be declared a second time.
      "@typescript-eslint/no-unsafe-declaration-merging": "off",
      // Matchers are added to the test runner's own namespace, whose type parameters (T) have to be repeated.
      "@typescript-eslint/no-namespace": ["error", { allowDeclarations: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_|^T$", caughtErrors: "none", ignoreRestSiblings: true },
      ],
    },
  },
  // Nobody looks for an import there.
  { files: ["src/generated/**"], rules: { "imports/imports": "off" } },
);
