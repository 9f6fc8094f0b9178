import { signal } from "@preact/signals";

/** A short note at the foot of the page. */
export const toast = signal<string | null>(null);
let timer = 0;

export function say(text: string): void {
  toast.value = text;
  clearTimeout(timer);
  timer = window.setTimeout(() => (toast.value = null), 4000);
}

/** Copies a text; where the page may not, the note says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(done);
  } catch {
    say("This page may not copy; select the text instead.");
  }
}
