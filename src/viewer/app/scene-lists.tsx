/** The parts of a state that are lists: users with the names of their roles, groups, settings and so on. */
import type { Realm } from "../../index";
import type { Scene } from "../engine/scene";
import { accountOf, engine } from "./run";
import { Json, Name, Plain } from "./text";
import { clockTimeText, countOf, dateText, roleName, shortId } from "./words";

type Row = Readonly<Record<string, unknown>>;

export function SceneList({ kind, scene, realm }: { kind: string; scene: Scene; realm: Realm }) {
  const rows = (name: string): readonly Row[] =>
    Array.isArray(scene.registration[name]) ? (scene.registration[name] as readonly Row[]) : [];
  switch (kind) {
    case "channels":
      return (
        <Table
          head={["Channel", "Kind", "Subscribers", "Unread", "Description"]}
          rows={scene.channels.map((one) => [
            `#${one.name}`,
            `${one.privacy}${one.subscribed ? ", subscribed" : ""}`,
            one.subscribers,
            one.unread,
            one.description,
          ])}
        />
      );
    case "people":
      return (
        <Table
          head={["Name", "Role", "Address", "Active"]}
          rows={rows("realm_users").map((one) => [
            one["full_name"],
            roleName(Number(one["role"]), one["is_bot"] === true),
            one["delivery_email"] ?? one["email"],
            one["is_active"] === false ? "no" : "yes",
          ])}
        />
      );
    case "groups":
      return (
        <Table
          head={["Group", "Members", "Description"]}
          rows={rows("realm_user_groups").map((one) => [one["name"], namesOf(one["members"]), one["description"]])}
        />
      );
    case "scheduled":
      return (
        <Table
          head={["Due", "To", "Content"]}
          rows={rows("scheduled_messages").map((one) => [
            timeText(one["scheduled_delivery_timestamp"]),
            one["type"] === "stream"
              ? `#${realm.channels.get(Number(one["to"]) - 1)?.name ?? ""} › ${String(one["topic"])}`
              : namesOf(one["to"]),
            one["content"],
          ])}
        />
      );
    case "drafts":
      return <Table head={["Topic", "Content"]} rows={rows("drafts").map((one) => [one["topic"], one["content"]])} />;
    case "queues":
      return <Queues realm={realm} />;
    case "invitations":
      return (
        <Table
          head={["Invited", "By", "State"]}
          rows={[...realm.invitations].map(([, one]) => [
            Object(one)["email"],
            accountOf(Number(Object(one)["referrer_id"] ?? Object(one)["invited_by"]))?.name ?? "",
            Object(one)["state"] ?? "",
          ])}
        />
      );
    case "settings":
      return (
        <div class="sec">
          <Json value={settingsOf(scene.registration)} label="Settings" />
        </div>
      );
    default:
      return <p class="sec mut">There is no part of this name.</p>;
  }
}

function settingsOf(registration: Row): unknown {
  return Object.fromEntries(
    Object.entries(registration).filter(
      ([name, value]) => name === "user_settings" || (name.startsWith("realm_") && !Array.isArray(value)),
    ),
  );
}

function Queues({ realm }: { realm: Realm }) {
  const library = engine.value;
  const queues = [...realm.queues.values()];
  return (
    <Table
      head={["Queue", "Account", "Event types", "Waiting", "Held"]}
      rows={queues.map((queue) => {
        const { waiting = 0, held = 0 } = library?.queueHoldings(realm, queue.queue_id) ?? {};
        return [
          shortId(queue.queue_id),
          accountOf(queue.user_id)?.name ?? "",
          queue.event_types === null ? "all" : queue.event_types.join(", "),
          waiting,
          held,
        ];
      })}
    />
  );
}

function namesOf(ids: unknown): string {
  const all = Array.isArray(ids) ? ids : [];
  const names = all.slice(0, 8).map((id) => accountOf(Number(id))?.name ?? String(id));
  return all.length > 8 ? `${names.join(", ")} and ${all.length - 8} more` : names.join(", ");
}

function timeText(seconds: unknown): string {
  return typeof seconds === "number" ? `${dateText(seconds)} ${clockTimeText(seconds)}` : "";
}

const MOST_ROWS = 300;

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly unknown[])[] }) {
  if (rows.length === 0) return <p class="sec mut">No entries.</p>;
  return (
    <>
      <table class="list">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((row, index) => (
            <tr key={index}>
              {row.map((value, place) => (
                <td key={place}>{value === null || value === undefined ? "" : <Name text={String(value)} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS ? (
        <p class="sec mut">
          <Plain text={`${countOf(rows.length - MOST_ROWS, "row")} more.`} />
        </p>
      ) : null}
    </>
  );
}
