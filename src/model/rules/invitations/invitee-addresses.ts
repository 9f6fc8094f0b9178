/**
 * The addresses of a request: separated by commas or newlines, alone or as `Name <address>`, without blanks, each once
 * in its spelling. Where nothing stands between two separators, the empty text is one of them.
 *
 * @spec Endpoints 11: invitee_emails
 */
export function inviteeAddresses(text: string): string[] {
  const parts = text.split(/[,\n]/).map((part) => (/<(.*)>/.exec(part)?.[1] ?? part).trim());
  return [...new Set(parts)];
}
