/**
 * The addresses of a request: separated by commas or newlines, alone or as `Name <address>`, without blanks, each once
 * whatever its spelling.
 *
 * @spec Endpoints 11: invitee_emails
 */
export function inviteeAddresses(text: string): string[] {
  const addresses = new Map<string, string>();
  for (const part of text.split(/[,\n]/)) {
    const trimmed = part.trim();
    const address = (/<([^<>]*)>$/.exec(trimmed)?.[1] ?? trimmed).trim();
    if (address !== "" && !addresses.has(address.toLowerCase())) addresses.set(address.toLowerCase(), address);
  }
  return [...addresses.values()];
}
