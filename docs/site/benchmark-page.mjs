/** The page of the benchmark: what the last run of `npm run bench` measured, as a table and as bars. */
import { existsSync, readFileSync } from "node:fs";
import { cell } from "./markdown.mjs";

const OPENING = `# Benchmark

See how fast the library is. \`npm run bench\` measures it and another way to do the same, both in one process and in turns. Times are the
median of several rounds; ± is half of the distance between the quartiles. A shorter bar is faster.
`;

/** The page by its path. Without a run before the site is built there is no page. */
export function benchmarkPages(file) {
  return existsSync(file) ? [["benchmark.md", benchmarkPage(file)]] : [];
}

function benchmarkPage(file) {
  const { isSmall, noise, rows } = JSON.parse(readFileSync(file, "utf8"));
  const size = isSmall ? "This was a short run (`--small`): its figures are rough. " : "";
  const lines = rows.map(
    ({ what, ours, other, ratio, goal }) => `| ${[what, ours, other, ratio, goal].map(cell).join(" | ")} |`,
  );
  return [
    OPENING,
    `${size}The machine's noise was ±${(noise * 100).toFixed(1)} %.`,
    ...rows.filter(({ times }) => times !== undefined).map(chart),
    "## All rows",
    ["| what | ours | other | ratio | goal |", "| --- | --- | --- | --- | --- |", ...lines].join("\n"),
  ].join("\n\n");
}

/** Two bars on one scale, with the spread of each. */
function chart({ what, ours, other, ratio, times }) {
  const longest = Math.max(times.ours.median, times.other.median);
  const bar = (label, { median }, words, row) => {
    const width = Math.max(1, (median / longest) * 380);
    const y = 4 + row * 26;
    const fill = row === 0 ? "var(--vp-c-brand-1)" : "var(--vp-c-text-3)";
    return (
      `<text x="56" y="${y + 13}" text-anchor="end">${label}</text>` +
      `<rect x="64" y="${y}" width="${width.toFixed(1)}" height="18" rx="3" fill="${fill}"/>` +
      `<text x="${(72 + width).toFixed(1)}" y="${y + 13}">${cell(words)}</text>`
    );
  };
  const title = cell(`${what}: ${ratio}`);
  return (
    `<figure class="bars"><figcaption>${title}</figcaption>` +
    `<svg viewBox="0 0 640 56" role="img" aria-label="${title.replaceAll('"', "&quot;")}" fill="currentColor" font-size="13">` +
    `${bar("ours", times.ours, ours, 0)}${bar("other", times.other, other, 1)}</svg></figure>`
  );
}
