/** A realm in the page: no recording, and requests that are sent here. */
import type { Fixture } from "../../index";
import type { SavedCall, TraceFile } from "../../trace-player";
import { engine, openTrace, playOn, rows, rowsFromPlay } from "./run";
import { select } from "./selection";

const ANN = { email: "ann@harbour.test", full_name: "Ann Meyer", role: "owner", api_key: "ann-key" } as const;
const BOB = { email: "bob@harbour.test", full_name: "Bob Okafor", api_key: "bob-key" } as const;
const CLEO = { email: "cleo@harbour.test", full_name: "Cleo Tanaka", role: "guest", api_key: "cleo-key" } as const;

/** Realms to begin with. */
export const FIXTURES: readonly { readonly name: string; readonly fixture: Fixture }[] = [
  {
    name: "A small team",
    fixture: {
      now: "2026-01-05T09:00:00Z",
      realm: { name: "Harbour" },
      users: [ANN, BOB, CLEO],
      channels: [
        { name: "general", subscribers: "all" },
        { name: "release", subscribers: [ANN.email, BOB.email] },
        { name: "incident", invite_only: true, subscribers: [ANN.email] },
      ],
      messages: [
        {
          sender: BOB.email,
          channel: "general",
          topic: "lunch",
          content: "Soup at **noon**?",
          sent: -600,
          unread: true,
        },
      ],
    },
  },
  { name: "An empty realm", fixture: { now: "2026-01-05T09:00:00Z", users: [ANN] } },
];

let calls: SavedCall[] = [];

/** Begins a playground with a fixture. */
export async function openPlayground(fixture: Fixture): Promise<void> {
  const library = engine.value;
  if (library === null) return;
  const realm = library.createRealm(fixture);
  const { follow } = realm.profile;
  const file: TraceFile = {
    format: 1,
    version: "",
    feature_level: realm.feature_level,
    follow,
    title: realm.profile.name,
    result: "recorded",
    realm: realm.profile.name,
    began_at: realm.now,
    start: { fixture },
    faults: {},
    calls: [],
    digests: [],
    accounts: library.traceAccounts(realm),
    rows: [],
    expectations: [],
  };
  calls = [];
  openTrace(file);
  await playOn(calls);
}

/** Does something more in the playground. */
export async function takeInPlayground(call: SavedCall): Promise<void> {
  calls = [...calls, call];
  await playOn(calls);
  rowsFromPlay();
  select({ n: rows.value.length, b: 0 });
}
