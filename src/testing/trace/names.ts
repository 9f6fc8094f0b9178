/** `sendMessage` as the interface writes it: `send-message`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `send-message` as a function is named: `sendMessage`. */
export function camelCase(id: string): string {
  return id.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
}
