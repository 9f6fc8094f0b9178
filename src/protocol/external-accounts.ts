/** A service at which people have accounts: how it is called, and where the profile of an account there is. */
interface ExternalAccount {
  readonly text: string;
  readonly url_pattern: string;
  readonly name: string;
  readonly hint: string;
}

const account = (text: string, url_pattern: string): ExternalAccount => ({
  text,
  url_pattern,
  name: `${text} username`,
  hint: "",
});

/**
 * The services that every server knows, by the subtype of a profile field of type 7. A field of such a subtype takes
 * its name and hint from here.
 */
export const EXTERNAL_ACCOUNTS: Readonly<Record<string, ExternalAccount>> = {
  twitter: account("Twitter", "https://twitter.com/%(username)s"),
  github: account("GitHub", "https://github.com/%(username)s"),
};

/** The subtype of a field whose service the realm describes itself, by a pattern of its own. */
export const CUSTOM_ACCOUNT = "custom";
