import { writeFile } from "node:fs/promises";
import { UsageProblem } from "./arguments";
import { fileProblem } from "./read-json-file";

/** An account's credentials in the ini form that client libraries read. */
export function zuliprc(account: { readonly email: string; readonly api_key: string }, url: string): string {
  return `[api]\nemail=${account.email}\nkey=${account.api_key}\nsite=${url}\n`;
}

/**
 * Writes credentials to a file that only its owner may read.
 *
 * @throws UsageProblem when the file cannot be written
 */
export async function writeZuliprc(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600 });
  } catch (error) {
    throw new UsageProblem(`The credentials cannot be written to ${file}: ${fileProblem(error)}.`);
  }
}
