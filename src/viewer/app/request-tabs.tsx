/** The tabs of a request and of its answer. */
import type { PlayedStep } from "../../trace-player";
import { paramsOf } from "./run";
import { Section, type TabProps } from "./tab-parts";
import { Json, Name, Plain } from "./text";
import { linkTo } from "./url-state";

export function RequestTab({ item, step }: TabProps) {
  const { call, entry } = step;
  if (call.kind === "clock")
    return (
      <Section title="Clock">
        <Fields fields={{ from: step.before.now, to: step.after.now }} />
      </Section>
    );
  if (call.kind === "faults")
    return (
      <Section title="Fault plan">
        <Json value={call.plan} label="Fault plan" />
      </Section>
    );
  const title =
    call.kind === "request"
      ? `${call.request.method} ${call.request.path}`
      : call.kind === "call"
        ? `${call.operation}, a typed call`
        : item.row.operation;
  const ignored: unknown = Object(entry?.result)["ignored_parameters_unsupported"];
  return (
    <Section title={title}>
      <Fields fields={paramsOf(step)} />
      {entry?.unread_body === undefined ? null : <p class="note amb">{entry.unread_body}</p>}
      {Array.isArray(ignored) && ignored.length > 0 ? (
        <p class="note amb">Ignored parameters: {ignored.map(String).join(", ")}.</p>
      ) : null}
      {call.kind === "request" && call.request.user_agent !== null ? (
        <p class="hint">
          Client <Name text={call.request.user_agent} />
        </p>
      ) : null}
    </Section>
  );
}

function Fields({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined);
  if (names.length === 0) return <p class="mut">No parameters.</p>;
  return (
    <dl class="kv">
      {names.map((name) => (
        <>
          <dt key={`t${name}`}>
            <Plain text={name} />
          </dt>
          <dd key={`d${name}`}>
            <Plain text={shortJson(fields[name])} />
          </dd>
        </>
      ))}
    </dl>
  );
}

function shortJson(value: unknown): string {
  return JSON.stringify(value) ?? "";
}

export function AnswerTab(props: TabProps) {
  const outbound = props.step.outcomes.flatMap((outcome) => outcome.outbound);
  return (
    <>
      <Answer {...props} />
      {outbound.map((sent, index) => (
        <Section key={index} title={`Left the realm · ${sent.channel}`}>
          <Json value={sent} label={`Outbound item ${index + 1}`} />
        </Section>
      ))}
    </>
  );
}

function Answer({ step }: TabProps) {
  const { call, entry, outcome, problem } = step;
  if (problem !== undefined)
    return (
      <Section title="Answer">
        <p class="red">
          <Plain text={problem} />
        </p>
      </Section>
    );
  if (call.kind === "request") {
    if (entry === undefined)
      return (
        <Section title="Answer">
          <p class="mut">The client waits for an event.</p>
        </Section>
      );
    return (
      <Section title={`Answer · ${entry.status === 0 ? "none" : entry.status}`}>
        {entry.result_dropped === true ? (
          <p class="mut">The answer was dropped: only those of the newest requests are stored.</p>
        ) : entry.result === null ? (
          <p class="mut">There is no body.</p>
        ) : (
          <Json value={entry.result} label="Answer" />
        )}
        <RuleLink step={step} />
      </Section>
    );
  }
  if (outcome === undefined) return null;
  return (
    <Section title={outcome.ok ? "Answer" : "Refused"}>
      <Json value={outcome.ok ? outcome.response : outcome.error} label="Answer" />
      <RuleLink step={step} />
    </Section>
  );
}

function RuleLink({ step }: { step: PlayedStep }) {
  const reason = refusalReason(step);
  if (reason === undefined) return null;
  return (
    <p class="hint">
      Refused by the rule{" "}
      <a href={linkTo({ tab: "rules" })}>
        <code>{reason}</code>
      </a>
      .
    </p>
  );
}

/** The reason that a step was refused for; undefined where the realm refused nothing. */
export function refusalReason({ entry, outcome }: PlayedStep): string | undefined {
  return entry?.reason ?? (outcome?.ok === false ? outcome.error.reason : undefined);
}
