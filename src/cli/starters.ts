/** Notices when what has started this program ends: npm ends at a signal, and what it has started lives on. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";

const LOOK_MILLISECONDS = 250;

/** npm starts a shell, which starts the program. */
const SHELLS: ReadonlySet<string> = new Set(["sh", "dash", "bash", "ash", "busybox", "zsh", "ksh"]);

/** A script of a package that only starts this program. One with `&` has it run on after its end. */
const OWN_SCRIPT = /^\S*realm-simulator['"]?(?:\s[^&]*)?$/u;

/** A process, and the one that has started it. */
interface Link {
  readonly pid: number;
  readonly parent: number;
}

/** Whether npm or a program like it has started this one, which then lives only as long. */
export function isStartedByNpm({ npm_command, npm_lifecycle_script }: NodeJS.ProcessEnv): boolean {
  return npm_command === "exec" || OWN_SCRIPT.test(npm_lifecycle_script ?? "");
}

/** Resolves when the process that has started this one ends, or the one that has started the shell between them. */
export function untilStarterEnds(): Promise<void> {
  const shell = { pid: process.ppid, ...processOf(process.ppid) };
  const links: readonly Link[] = [
    { pid: process.pid, parent: process.ppid },
    ...(shell.parent !== undefined && SHELLS.has(shell.name ?? "") ? [{ pid: shell.pid, parent: shell.parent }] : []),
  ];
  return untilTrue(() => links.some(hasLostParent));
}

/** Resolves when a process ends. */
export function untilProcessEnds(pid: number): Promise<void> {
  return untilTrue(() => !isAlive(pid));
}

/** The timer keeps no process alive. */
function untilTrue(isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!isTrue()) return;
      clearInterval(timer);
      resolve();
    }, LOOK_MILLISECONDS);
    timer.unref();
  });
}

/** A process whose parent has ended has another one; on Windows it keeps the number of the ended one. */
function hasLostParent({ pid, parent }: Link): boolean {
  if (pid === process.pid) return process.ppid !== parent || !isAlive(parent);
  const shown = process.platform === "linux" ? processOf(pid).parent : undefined;
  return (shown !== undefined && shown !== parent) || !isAlive(parent);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another account cannot be signalled, but it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The name of a process, and which one has started it; nothing where the system does not say so. */
function processOf(pid: number): { readonly name?: string; readonly parent?: number } {
  try {
    if (process.platform === "linux") {
      const [, name = "", parent = ""] =
        /^\d+ \((.*)\) \S (\d+)/su.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      return { name, parent: Number(parent) };
    }
    if (process.platform === "win32") return {};
    const shown = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" });
    const [, parent = "", name = ""] = /^\s*(\d+)\s+(?:.*\/)?-?(\S+)\s*$/u.exec(shown) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return {};
  }
}
