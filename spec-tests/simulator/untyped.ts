/** Calls that a typed program cannot make. */
import { createSimulator } from "../../src/index";

export const FIXTURE = {
  now: 1_767_225_600,
  users: [{ email: "ann@example.test", role: "owner", can_change_user_emails: true }, { email: "bob@example.test" }],
  channels: [{ name: "general", subscribers: "all" }],
  groups: [{ name: "leads", members: ["ann@example.test"] }],
} as const;

export const simulator = (): ReturnType<typeof createSimulator> => createSimulator(structuredClone(FIXTURE) as object);

/** What a program without types can do: pass any arguments to any call. */
export type Untyped = Record<string, (...args: unknown[]) => unknown>;

export const untyped = (value: object): Untyped => value as Untyped;

export function sentence(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return "nothing was thrown";
}
