/** What the page remembers between visits. A page without storage forgets it when it is closed. */

/** The stored text of a name; null if nothing is stored. */
export function recalled(name: string): string | null {
  try {
    return localStorage.getItem(`realm-viewer-${name}`);
  } catch {
    return null;
  }
}

/** Stores a text under a name; null removes it. */
export function remember(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`realm-viewer-${name}`);
    else localStorage.setItem(`realm-viewer-${name}`, text);
  } catch {
    // It lasts as long as the page.
  }
}
