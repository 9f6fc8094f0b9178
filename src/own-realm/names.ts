/** The names of a realm, and what replaces them. */
import { objectsIn } from "../matching/json-value";
import { type Body, channelsIn, ownGroupsIn, type OwnRealm, textIn } from "./answers";
import { Numbered } from "./numbered";
import type { ShownPerson } from "./people";

/** Something with a name, in the fixture: its ID there is its place from 1. */
export interface Renamed {
  readonly id: number;
  readonly name: string;
}

/** An account in the fixture. */
export interface RenamedPerson extends Renamed {
  readonly email: string;
}

const RESOLVED = /^\u2714 /u;
const DOMAIN = "example.test";

/** What the things of a realm are called in the fixture, by their IDs in the realm. */
export class Names {
  readonly people = new Map<number, RenamedPerson>();
  readonly channels = new Map<number, Renamed>();
  readonly groups = new Map<number, string>();
  readonly folders = new Map<number, string>();
  /** Names in texts, in lower case. Where accounts share a name, the first one counts. */
  readonly people_by_name = new Map<string, RenamedPerson>();
  readonly people_by_email = new Map<string, RenamedPerson>();
  readonly channels_by_name = new Map<string, Renamed>();
  readonly groups_by_name = new Map<string, string>();
  private readonly counters = new Map<string, Numbered>();

  constructor(
    { registration }: OwnRealm,
    people: readonly ShownPerson[],
    readonly keeps_names: boolean,
  ) {
    people.forEach((person, place) => this.addPerson(person, place + 1));
    channelsIn(registration).forEach((channel, place) => {
      const renamed = { id: place + 1, name: this.nameOr(channel, `channel ${place + 1}`) };
      this.channels.set(Number(channel["stream_id"]), renamed);
      this.channels_by_name.set((textIn(channel, "name") ?? "").toLowerCase(), renamed);
    });
    ownGroupsIn(registration).forEach((group, place) => this.addGroup(group, this.nameOr(group, `group ${place + 1}`)));
    for (const group of objectsIn(registration["realm_user_groups"])) {
      if (group["is_system_group"] === true) this.addGroup(group, textIn(group, "name") ?? "");
    }
    objectsIn(registration["channel_folders"]).forEach((folder, place) => {
      this.folders.set(Number(folder["id"]), this.nameOr(folder, `folder ${place + 1}`));
    });
  }

  /** The name of a topic; a resolved topic stays one, and the empty topic stays empty. */
  topic(written: string): string {
    if (written === "" || written === "(no topic)" || this.keeps_names) return written;
    const mark = RESOLVED.exec(written)?.[0] ?? "";
    return `${mark}topic ${this.number("topic", written.slice(mark.length).toLowerCase())}`;
  }

  /** The name of a thing if names are kept, or another one. */
  nameOr(shown: Body, other: string): string {
    const written = textIn(shown, "name")?.trim() ?? "";
    return this.keeps_names && written !== "" ? written : other;
  }

  /** The number that replaces a text of a kind. */
  number(kind: string, text: string): number {
    const counter = this.counters.get(kind) ?? new Numbered();
    this.counters.set(kind, counter);
    return counter.of(text);
  }

  private addPerson({ user_id, shown }: ShownPerson, id: number): void {
    const is_bot = shown["is_bot"] === true;
    const title = is_bot ? "Bot" : "User";
    const written = textIn(shown, "full_name")?.trim() ?? "";
    // An account without a name has none in common with another one.
    const key = written === "" ? `\0${user_id}` : written.toLowerCase();
    const name = this.keeps_names && written !== "" ? written : `${title} ${this.number(title, key)}`;
    const renamed = { id, name, email: `user${id}@${DOMAIN}` };
    this.people.set(user_id, renamed);
    if (!this.people_by_name.has(key)) this.people_by_name.set(key, renamed);
    for (const field of ["email", "delivery_email"]) {
      const email = textIn(shown, field);
      if (email !== undefined) this.people_by_email.set(email.toLowerCase(), renamed);
    }
  }

  private addGroup(group: Body, name: string): void {
    this.groups.set(Number(group["id"]), name);
    this.groups_by_name.set((textIn(group, "name") ?? "").toLowerCase(), name);
  }
}
