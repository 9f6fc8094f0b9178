/**
 * Icons from Lucide (https://lucide.dev), used under the ISC License: Copyright (c) Lucide Contributors. Permission to
 * use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided
 * that the above copyright notice and this permission notice appear in all copies. The software is provided "as is",
 * without warranty of any kind.
 */

const PATHS = {
  x: ["M18 6 6 18", "m6 6 12 12"],
  check: ["M20 6 9 17l-5-5"],
  flag: [
    "M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528",
  ],
  clock: ["M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20", "M12 6v6l4 2"],
  bolt: ["M13 2 4 14h7l-1 8 9-12h-7z"],
  steps: [
    "M5 3h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2",
    "M7 11v4a2 2 0 0 0 2 2h4",
    "M15 13h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2",
  ],
  branch: ["M15 6a9 9 0 0 0-9 9V3", "M18 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6", "M6 15a3 3 0 1 0 0 6 3 3 0 0 0 0-6"],
  table: ["M3 9h18", "M9 3v18", "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2"],
  eye: [
    "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  ],
  search: ["M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16", "m21 21-4.3-4.3"],
  sun: [
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8",
    "M12 2v2",
    "M12 20v2",
    "m4.93 4.93 1.41 1.41",
    "m17.66 17.66 1.41 1.41",
    "M2 12h2",
    "M20 12h2",
    "m6.34 17.66-1.41 1.41",
    "m19.07 4.93-1.41 1.41",
  ],
  keyboard: [
    "M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2",
    "M7 15h10",
    "M6 9h.01",
    "M10 9h.01",
    "M14 9h.01",
    "M18 9h.01",
  ],
  copy: [
    "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2",
    "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
  ],
  link: [
    "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71",
    "M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71",
  ],
  globe: ["M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20", "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20", "M2 12h20"],
  lock: ["M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2", "M7 11V7a5 5 0 0 1 10 0v4"],
  users: [
    "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2",
    "M9 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8",
    "M22 21v-2a4 4 0 0 0-3-3.87",
    "M16 3.13a4 4 0 0 1 0 7.75",
  ],
  message: ["M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z"],
  layers: ["m12 2 10 5-10 5L2 7z", "m2 12 10 5 10-5", "m2 17 10 5 10-5"],
  inbox: [
    "M22 12h-6l-2 3h-4l-2-3H2",
    "M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11",
  ],
  mail: ["M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2", "m22 7-10 6L2 7"],
  settings: [
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
    "M12 2v3",
    "M12 19v3",
    "m4.9 4.9 2.1 2.1",
    "m17 17 2.1 2.1",
    "M2 12h3",
    "M19 12h3",
    "m4.9 19.1 2.1-2.1",
    "m17 7 2.1-2.1",
  ],
  hash: ["M4 9h16", "M4 15h16", "M10 3 8 21", "M16 3l-2 18"],
  bellOff: [
    "M8.7 3A6 6 0 0 1 18 8a21.3 21.3 0 0 0 .6 5",
    "M17 17H3s3-2 3-9a4.67 4.67 0 0 1 .3-1.7",
    "M10.3 21a1.94 1.94 0 0 0 3.4 0",
    "m2 2 20 20",
  ],
  filterX: ["M2 3h14l-5.5 6.5V17l-3 3V9.5z", "m16 12 5 5", "m21 12-5 5"],
  filter: ["M3 6h18", "M7 12h10", "M10 18h4"],
  play: ["m6 3 14 9-14 9z"],
  pause: ["M14 4h4v16h-4z", "M6 4h4v16H6z"],
  next: ["m5 4 10 8-10 8z", "M19 5v14"],
  send: ["m22 2-7 20-4-9-9-4z", "M22 2 11 13"],
  bookmark: ["m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z"],
  reset: ["M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8", "M3 3v5h5"],
  down: ["m6 9 6 6 6-6"],
  left: ["m15 18-6-6 6-6"],
  right: ["m9 18 6-6-6-6"],
  arrow: ["M5 12h14", "m12 5 7 7-7 7"],
  warn: ["m12 3 10 18H2z", "M12 10v4", "M12 17.5h.01"],
  plug: ["M12 22v-5", "M9 8V2", "M15 8V2", "M18 8v5a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V8z"],
} as const;

export type IconName = keyof typeof PATHS;

/** An icon; it is always next to text, or in a button with a label. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg class={`i ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[name].map((path) => (
        <path d={path} key={path} />
      ))}
    </svg>
  );
}

/** The mark of the project, which the page has once. */
export function Logo() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="var(--accent)"
      stroke-width="1.8"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <use href="#sign" />
    </svg>
  );
}
