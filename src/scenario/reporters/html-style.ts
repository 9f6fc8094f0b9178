/** The style sheet of the HTML report: that of the viewer, for a page that is read from top to bottom. */
import { DARK, LIGHT } from "../../testing/trace/page-theme";

export const HTML_STYLE = `
:root {${LIGHT}}
@media (prefers-color-scheme: dark) { :root {${DARK}} }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--fg); font: 13px/1.45 var(--sans); font-variant-numeric: tabular-nums; }
h1, h2, h3, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; } ul, ol { list-style: none; }
h1, h2 { font-size: 13px; font-weight: 600; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: 4px; }
.top { display: flex; align-items: center; flex-wrap: wrap; gap: 4px 10px; min-height: 46px; padding: 8px 16px; border-bottom: 1px solid var(--line); position: sticky; top: 0; background: var(--bg); z-index: 1; }
.top svg { flex: none; fill: none; stroke: var(--accent); stroke-width: 1.8; stroke-linecap: round; } .top svg .dot { fill: var(--accent); }
.top dl { display: flex; flex-wrap: wrap; gap: 2px 16px; margin-left: auto; font-size: 12px; } .top dl > div { display: flex; gap: 6px; } dt { color: var(--fg-3); }
dd { overflow-wrap: anywhere; }
main { max-width: 1040px; margin: 0 auto; padding: 12px 16px 48px; }
.badge { height: 20px; padding: 0 8px; border-radius: 10px; font-size: 11px; line-height: 20px; font-weight: 600; background: var(--bg-2); color: var(--fg-2); white-space: nowrap; }
.badge.failed { background: var(--red-bg); color: var(--red); }
.scenario, .unusable { border: 1px solid var(--line); border-radius: 8px; margin-bottom: 6px; }
.scenario.failed, .unusable { border-left: 3px solid var(--red); }
summary { display: flex; align-items: center; gap: 8px; min-height: 34px; padding: 4px 12px; cursor: pointer; } summary::before { content: "▸"; width: 10px; color: var(--fg-3); } details[open] > summary::before { content: "▾"; }
summary h2 { flex: 1; font-weight: 550; min-width: 0; }
.figures, .file, .hint, .reason { color: var(--fg-3); font-size: 12px; } .figures { white-space: nowrap; }
.sign { display: inline-block; width: 14px; flex: none; text-align: center; color: var(--fg-3); } .sign.failed, .missed { color: var(--red); } .sign.known { color: var(--amber); }
.about, .unusable { padding: 8px 12px 10px; } .about { border-top: 1px solid var(--line); color: var(--fg-2); }
.card { display: flex; flex-wrap: wrap; gap: 4px; padding: 6px 0 0; } .card li { font-size: 11px; line-height: 20px; padding: 0 8px; border-radius: 11px; border: 1px solid var(--line-2); color: var(--fg-2); }
.file { font-family: var(--mono); font-size: 11.5px; overflow-wrap: anywhere; padding-top: 6px; }
.steps > li { display: grid; grid-template-columns: 14px minmax(0, 1fr); gap: 0 8px; padding: 6px 12px; border-top: 1px solid var(--line); font-size: 12px; } .steps > li > * { grid-column: 2; } .steps > li > .sign { grid-column: 1; }
.steps > li.failed { background: var(--bg-1); } .steps .title { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin: 6px 0; font: 11.5px/1.5 var(--mono); background: var(--bg); table-layout: fixed; }
th, td { border: 1px solid var(--line); padding: 4px 8px; text-align: left; vertical-align: top; overflow-wrap: anywhere; } thead th { font: 600 11px/1.5 var(--sans); color: var(--fg-3); background: var(--bg-1); } tbody th { font-weight: 400; }
mark { border-radius: 2px; } mark.bad { background: var(--red-bg); color: var(--red); } mark.good { background: var(--green-bg); color: var(--green); }
td .hint { font-family: var(--sans); }
.received summary { min-height: 26px; padding: 0; font-size: 12px; color: var(--accent); }
pre { max-height: 24rem; overflow: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--bg); padding: 8px 10px; font: 11.5px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { .top { position: static; } details > * { display: block; } }
`;
