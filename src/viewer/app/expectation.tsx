import { Icon } from "./icons";
import { accountOf } from "./run";
import { type Item, items } from "./run-items";
import { select } from "./selection";
import { Status } from "./step-row";
import { Name, Plain, Who } from "./text";

/** What failed at a step, expected and received side by side, and the steps that it comes from. */
export function Expectations({ item }: { item: Item }) {
  return (
    <>
      {item.failed.map(({ title, place, expected, received }) => (
        <div class="sec fail" key={title}>
          <div class="callout">
            <Icon name="flag" className="red" />
            <div class="grow">
              <div class="row">
                <b>An expectation failed here</b>
                <span class="grow" />
                {place === undefined ? null : (
                  <code class="el">
                    <Plain text={place} />
                  </code>
                )}
              </div>
              <div class="mono mid wrap">
                <Plain text={title} />
              </div>
            </div>
          </div>
          {expected === undefined && received === undefined ? null : (
            <SideBySide expected={expected ?? ""} received={received ?? ""} />
          )}
        </div>
      ))}
      <Sources item={item} />
    </>
  );
}

/** Two texts next to each other; lines that only one has are marked. */
export function SideBySide({
  expected,
  received,
  titles = ["Expected", "Received"],
}: {
  expected: string;
  received: string;
  titles?: readonly [string, string];
}) {
  const left = expected.split("\n");
  const right = received.split("\n");
  return (
    <div class="cmp">
      <div class="x">
        <div class="cap">{titles[0]}</div>
        <pre tabIndex={0} role="region" aria-label={titles[0]}>
          {marked(left, new Set(right), "good")}
        </pre>
      </div>
      <div class="r">
        <div class="cap">{titles[1]}</div>
        <pre tabIndex={0} role="region" aria-label={titles[1]}>
          {marked(right, new Set(left), "bad")}
        </pre>
      </div>
    </div>
  );
}

function marked(lines: readonly string[], others: ReadonlySet<string>, kind: string) {
  return lines.map((line, index) => (
    <span key={index}>
      {others.has(line) ? (
        <Plain text={line} />
      ) : (
        <mark class={kind}>
          <Plain text={line} />
        </mark>
      )}
      {"\n"}
    </span>
  ));
}

/** The steps that wrote what only was received: those whose content is in the difference. */
function Sources({ item }: { item: Item }) {
  const text = item.failed.map(({ received, title }) => `${received ?? ""} ${title}`).join(" ");
  const sources = items.value.filter(({ n, row }) => {
    if (n >= item.n || !row.writes) return false;
    const content = /“(.{4,}?)…?”/.exec(row.gist)?.[1];
    return content !== undefined && text.includes(content);
  });
  if (sources.length === 0) return null;
  return (
    <div class="sec">
      <h3>Where these come from</h3>
      <ul>
        {sources.slice(-6).map((source) => (
          <li key={source.n}>
            <button class="link-row" onClick={() => select(source)}>
              <span class="mut">{source.n}</span>
              <Who account={accountOf(source.row.account)} short />
              <span class="el">
                {source.row.operation} <Name text={source.row.gist} className="mut" />
                {source.row.fault?.fault === "lose_answer" ? <b> the client got no answer</b> : null}
              </span>
              <Status item={source} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
