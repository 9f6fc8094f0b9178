/** The look that all pages have in common: colors and fonts as properties of CSS, and the sign of the project. */

/** The colors of the light theme, and the fonts. */
export const LIGHT = `
color-scheme: light;
--bg: #fff; --bg-1: #f7f8fa; --bg-2: #eef0f3; --bg-3: #e3e7ec; --line: #e1e5ea; --line-2: #c4cbd4; --field: #868f9c;
--fg: #1a1f26; --fg-2: #48515d; --fg-3: #626c79;
--accent: #2a56c6; --accent-bg: #e9effc; --accent-line: #b9caf3; --on-accent: #fff;
--red: #b4232c; --red-bg: #fdeeee; --red-line: #f0c2c4; --amber: #855300; --amber-bg: #fdf4df; --amber-line: #eed9a6;
--green: #186a3b; --green-bg: #e8f5ec; --green-line: #b6dcc3; --violet: #6b3fb8; --violet-bg: #f2ecfb;
--p1: #2a56c6; --p2: #0b7268; --p3: #a8480a; --p4: #7a3db8; --p5: #a12a6b; --p6: #5a6b00; --world: #5b6572;
--shadow: 0 8px 28px rgb(20 30 45 / 0.16);
--sans: Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, Arial, "Liberation Sans", sans-serif;
--mono: "JetBrains Mono", ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
`;

/** The colors of the dark theme. */
export const DARK = `
color-scheme: dark; --bg: #15181d; --bg-1: #1a1e24; --bg-2: #232931; --bg-3: #2d343e; --line: #2a3039; --line-2: #414b58;
--field: #6b7684; --fg: #e6eaef; --fg-2: #aeb7c2; --fg-3: #8f99a6; --accent: #82a7ff; --accent-bg: #1d2a47; --accent-line: #37508b;
--on-accent: #10182b; --red: #ff918d; --red-bg: #301b1e; --red-line: #5c2b30; --amber: #e9b961; --amber-bg: #30260f; --amber-line: #5f4b1c;
--green: #74cf96; --green-bg: #172d20; --green-line: #2c5a3f; --violet: #bfa2ff; --violet-bg: #2a2142; --seg-on: #2d343e;
--p1: #82a7ff; --p2: #56c8b8; --p3: #f0a05e; --p4: #c39bff; --p5: #f08abd; --p6: #b8c75a; --world: #98a3b0; --shadow: 0 8px 28px rgb(0 0 0 / 0.5);
`;

/** The sign in a square of 18: what is drawn with a line of the width 1.8, and what is filled too. */
export const SIGN = {
  lines:
    "M1.8 4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M1.8 14a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M4 6.2v5.6M4 9h7.8",
  dot: "M11.8 9a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0",
} as const;
