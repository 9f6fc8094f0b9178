/** The tabs of what a step changed, and of the rules that an operation checks. */
import { ChangesView } from "./changes-view";
import { refusalReason } from "./request-tabs";
import { viewedAs } from "./selection";
import { Section, type TabProps } from "./tab-parts";
import { Name } from "./text";

export function ChangesTab({ step, library }: TabProps) {
  const account = viewedAs.value;
  if (account === undefined) return null;
  return <ChangesView before={step.before} after={step.after} account={account} library={library} />;
}

export function RulesTab({ item, step, library }: TabProps) {
  const reason = refusalReason(step);
  const { operation, code, status } = item.row;
  if (reason === undefined) {
    return (
      <Section title="Rules">
        <p class="mut">
          {item.row.fault === undefined ? "The step was not refused." : "A fault answered; the realm refused nothing."}
        </p>
      </Section>
    );
  }
  const rules = library.refusalRules(operation);
  return (
    <>
      <Section title="Why it was refused">
        <dl class="kv">
          <dt>rule</dt>
          <dd>{reason}</dd>
          <dt>means</dt>
          <dd class="prose">{library.refusalRule(reason)?.means ?? "This version has no rule of this name."}</dd>
          {step.entry?.hint === undefined ? null : (
            <>
              <dt>hint</dt>
              <dd class="prose">
                <Name text={step.entry.hint} />
              </dd>
            </>
          )}
          <dt>code</dt>
          <dd>{code}</dd>
          <dt>status</dt>
          <dd>{status}</dd>
        </dl>
      </Section>
      {rules.length === 0 ? null : (
        <Section title={`Rules of ${operation}, in the order of the checks`}>
          <ol class="rules">
            {rules.map((rule) => (
              <li key={rule.reason} class={rule.reason === reason ? "on" : ""}>
                <code>{rule.reason}</code> <span class="mid">{rule.means}</span>
                {rule.reason === reason ? <span class="badge red">refused here</span> : null}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}
