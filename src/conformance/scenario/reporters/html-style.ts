/** The style sheet of the HTML report: system fonts, light and dark, wide tables scroll by themselves. */
export const HTML_STYLE = `
:root { color-scheme: light dark; --good: #1a7f37; --bad: #c62828; --off: #8a6100; --line: #8884; --soft: #8881; }
@media (prefers-color-scheme: dark) { :root { --good: #4cc36c; --bad: #ff7b72; --off: #d8a630; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .5rem; font-size: 1.6rem; }
h2 { display: inline; margin: 0; font-size: 1.05rem; }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 0 0 1.5rem; }
dt { font-size: .8rem; opacity: .75; }
dd { margin: 0; font-weight: 600; }
.passed { color: var(--good); } .failed { color: var(--bad); } .skipped, .known { color: var(--off); }
.scenario, .unusable { color: inherit; margin: .5rem 0; border: 1px solid var(--line); border-radius: .4rem;
  padding: .5rem .9rem; }
.scenario.failed, .unusable { border-left: .3rem solid var(--bad); }
summary { cursor: pointer; }
.sign { display: inline-block; min-width: 1.4rem; font-weight: 700; }
.figures { float: right; font-size: .85rem; opacity: .75; }
.purpose { margin: .6rem 0; }
.card { display: flex; flex-wrap: wrap; gap: .4rem; margin: 0; padding: 0; list-style: none; font-size: .8rem; }
.card li { background: var(--soft); border-radius: .3rem; padding: .1rem .5rem; }
.file { margin: .4rem 0; font: .8rem ui-monospace, monospace; opacity: .75; }
ol { margin: .6rem 0; padding-left: 2rem; }
ol > li { color: inherit; margin: .25rem 0; overflow-x: auto; }
.reason { margin: .2rem 0 .2rem 1.6rem; }
table { border-collapse: collapse; margin: .4rem 0 .4rem 1.6rem; font: .85rem/1.4 ui-monospace, monospace; }
th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: left; vertical-align: top;
  overflow-wrap: anywhere; }
th { font-weight: 600; }
.hint { margin: .2rem 0 0; font-family: system-ui, sans-serif; opacity: .85; }
.received { margin: .3rem 0 .3rem 1.6rem; font-size: .85rem; }
pre { margin: .4rem 0; max-height: 24rem; overflow: auto; background: var(--soft); padding: .6rem;
  border-radius: .3rem; }
@media print { details > * { display: block; } }
`;
