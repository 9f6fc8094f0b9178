/** The same work by two builds of the library in turns: the effect of a change on each row. */
import type { Fixture } from "../../src/index";
import { timedPairAsync, type Timing } from "./measure";
import { type BenchRow, ratioRow } from "./report";

/** A build of the library, as a program imports it. */
type Library = typeof import("../../src/index");
type Realm = ReturnType<Library["createRealm"]>;

/** A piece of work: what it begins with, made once, and what is timed. */
interface Work {
  readonly what: string;
  readonly calls: number;
  readonly begin: (library: Library, messages: number) => () => void | Promise<void>;
}

const FIXTURE: Fixture = {
  users: [
    { email: "ann@example.test", role: 100, api_key: "key" },
    { email: "bob@example.test" },
    ...Array.from({ length: 50 }, (_, index) => ({ email: `person${index}@example.test` })),
  ],
  channels: [{ name: "general", subscribers: "all" }],
};
const CONTENT = "A message of the usual length with **bold** words, a [link](https://example.test) and a :smile:.";
const HEADERS = { Authorization: `Basic ${btoa("ann@example.test:key")}` };

function send(library: Library, start: Realm, count: number): Realm {
  let realm = start;
  for (let index = 0; index < count; index += 1) {
    const params = { type: "channel", to: 1, topic: `topic ${index % 100}`, content: CONTENT } as const;
    realm = library.sendMessage(realm, 1 + (index % 2), params).realm;
  }
  return realm;
}

function repeated(calls: number, work: (index: number) => void): () => void {
  return () => {
    for (let index = 0; index < calls; index += 1) work(index);
  };
}

/** A row whose work reads a realm with messages, or continues from it. */
function onRealm(what: string, calls: number, work: (library: Library, realm: Realm, index: number) => void): Work {
  return {
    what,
    calls,
    begin: (library, messages) => {
      const realm = send(library, library.createRealm(FIXTURE), messages);
      return repeated(calls, (index) => work(library, realm, index));
    },
  };
}

const NEWEST = { anchor: "newest", num_before: 100, num_after: 0 } as const;

const WORKS: readonly Work[] = [
  { what: "createRealm, 52 people", calls: 20, begin: (library) => repeated(20, () => void library.createRealm(FIXTURE)) },
  onRealm("sendMessage", 300, (library, realm) => void send(library, realm, 1)),
  onRealm("updateMessage, content", 300, (library, realm, index) => {
    library.updateMessage(realm, 1, { message_id: 1 + 2 * index, content: `${CONTENT} Again.` });
  }),
  onRealm("getMessages, the newest 100", 50, (library, realm) => void library.getMessages(realm, 1, NEWEST)),
  onRealm("getMessages, the newest 100 of a topic", 50, (library, realm) => {
    const narrow = [
      { operator: "channel", operand: 1 },
      { operator: "topic", operand: "topic 7" },
    ];
    library.getMessages(realm, 1, { ...NEWEST, narrow });
  }),
  onRealm("getMessages, a search", 5, (library, realm) => {
    library.getMessages(realm, 1, { ...NEWEST, narrow: [{ operator: "search", operand: "usual words" }] });
  }),
  onRealm("updateMessage, a topic moves", 20, (library, realm, index) => {
    library.updateMessage(realm, 1, { message_id: 1 + index, topic: `elsewhere ${index}`, propagate_mode: "change_all" });
  }),
  onRealm("updateMessageFlagsForNarrow, a topic", 20, (library, realm) => {
    const narrow = [{ operator: "topic", operand: "topic 7" }];
    const range = { anchor: "newest", num_before: 100, num_after: 0, narrow } as const;
    library.updateMessageFlagsForNarrow(realm, 2, { ...range, op: "add", flag: "read" });
  }),
  {
    what: "sendMessage to 2,000 subscribers",
    calls: 20,
    begin: (library) => {
      const users = Array.from({ length: 2000 }, (_, index) => ({ email: `person${index}@example.test` }));
      const realm = library.createRealm({ ...FIXTURE, users: [...(FIXTURE.users ?? []), ...users.slice(50)] });
      return repeated(20, () => void send(library, realm, 1));
    },
  },
  {
    what: "sendMessage and the poll that receives it",
    calls: 50,
    begin: (library, messages) => {
      const opened = library.registerQueue(send(library, library.createRealm(FIXTURE), messages), 2, {});
      const queue_id = opened.ok ? String(opened.response.queue_id) : "";
      return repeated(50, () => {
        library.getEvents(send(library, opened.realm, 1), 2, { queue_id, last_event_id: -1, dont_block: true });
      });
    },
  },
  {
    what: "getMessages, the newest 100, at feature level 200",
    calls: 50,
    begin: (library, messages) => {
      const realm = send(library, library.createRealm({ ...FIXTURE, feature_level: 200 }), messages);
      return repeated(50, () => void library.getMessages(realm, 1, NEWEST));
    },
  },
  onRealm("markAllAsRead", 5, (library, realm) => void library.markAllAsRead(realm, 2, {})),
  onRealm("registerQueue", 10, (library, realm) => void library.registerQueue(realm, 1, {})),
  onRealm("subscribe, a new channel", 50, (library, realm, index) => {
    library.subscribe(realm, 1, { subscriptions: [{ name: `channel ${index}` }] });
  }),
  onRealm("advanceClock, a day", 50, (library, realm) => void library.advanceClock(realm, { seconds: 86_400 })),
  onRealm("realmToJSON and back", 1, (library, realm) => void library.realmFromJSON(library.realmToJSON(realm))),
  {
    what: "fetch, the newest 100",
    calls: 20,
    begin: (library, messages) => {
      const sim = library.createSimulator(FIXTURE);
      sim.restore(send(library, sim.snapshot(), messages));
      const url = "http://localhost/api/v1/messages?anchor=newest&num_before=100&num_after=0";
      return async () => {
        for (let index = 0; index < 20; index += 1) await (await sim.fetch(new Request(url, { headers: HEADERS }))).json();
      };
    },
  },
];

/**
 * Times each piece of work by both builds, round by round in turns.
 *
 * @param ours - a folder with a build, as an absolute path
 * @param others - the folder of the other
 */
export async function rowsAgainst(ours: string, others: string, messages: number): Promise<BenchRow[]> {
  const load = async (folder: string): Promise<Library> => import(new URL("index.js", `file://${folder}/`).href) as Promise<Library>;
  const [library, other] = [await load(ours), await load(others)];
  const rows: BenchRow[] = [];
  for (const { what, calls, begin } of WORKS) {
    const [one, two] = [begin(library, messages), begin(other, messages)];
    const timings: [Timing, Timing] = await timedPairAsync(
      async () => one(),
      async () => two(),
      calls,
    );
    const row = ratioRow(what, ...timings, "");
    process.stderr.write(`  ${row.what}: ${row.ratio}\n`);
    rows.push(row);
  }
  return rows;
}
