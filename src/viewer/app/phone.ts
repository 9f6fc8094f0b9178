import { signal } from "@preact/signals";

const narrow = matchMedia("(max-width: 760px)");

/** Whether the page is narrow, as on phones. */
export const isPhone = signal(narrow.matches);
narrow.addEventListener("change", ({ matches }) => (isPhone.value = matches));
