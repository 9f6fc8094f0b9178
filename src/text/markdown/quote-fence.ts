/*
 * Fenced blocks that hold Markdown: quotes and spoilers. Unlike fenced code they may contain further fences, even of
 * the same length, so that a quoted message keeps its own code blocks.
 */

/** A quote or a spoiler at the beginning of a text. */
export interface QuoteFence {
  readonly kind: "quote" | "spoiler";
  readonly raw: string;
  /** What a spoiler shows before it is opened, as Markdown of one line. */
  readonly header: string;
  readonly body: string;
}

interface OpenFence {
  readonly fence: string;
  readonly nests: boolean;
}

const OPENING = /^(`{3,}|~{3,})[ ]*(?:\{?\.?)([A-Za-z0-9_+\-./#]*)\}?[ ]*([^`\n]*)$/;

/** Reads a fenced quote or spoiler; one that is never closed reaches to the end of the text. */
export function quoteFenceAt(source: string): QuoteFence | undefined {
  const firstEnd = lineEnd(source, 0);
  const opening = OPENING.exec(source.slice(0, firstEnd).trimEnd());
  const kind = opening?.[2]?.toLowerCase();
  if (!opening || (kind !== "quote" && kind !== "spoiler")) return undefined;
  const header = kind === "spoiler" ? (opening[3] ?? "").trim() : "";
  const open: OpenFence[] = [{ fence: opening[1] ?? "", nests: true }];
  const bodyStart = Math.min(firstEnd + 1, source.length);
  for (let at = bodyStart; at < source.length;) {
    const end = lineEnd(source, at);
    follow(source.slice(at, end).trimEnd(), open);
    const next = Math.min(end + 1, source.length);
    if (open.length === 0) {
      return { kind, raw: source.slice(0, next), header, body: source.slice(bodyStart, Math.max(bodyStart, at - 1)) };
    }
    at = next;
  }
  return { kind, raw: source, header, body: source.slice(bodyStart) };
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf("\n", from);
  return end < 0 ? source.length : end;
}

/** Closes the innermost open fence, or opens another inside it, as a line says. */
function follow(line: string, open: OpenFence[]): void {
  const innermost = open.at(-1);
  if (!innermost) return;
  if (line === innermost.fence) {
    open.pop();
    return;
  }
  if (!innermost.nests) return;
  const opening = OPENING.exec(line);
  if (!opening) return;
  const language = (opening[2] ?? "").toLowerCase();
  open.push({ fence: opening[1] ?? "", nests: language === "quote" || language === "spoiler" });
}
