/** What `--help` says, of the program and of each command. */

/** What each command is for, and its options. */
const COMMANDS = {
  serve: `  realm-simulator serve [options]
      Serves a realm under /api/v1, and the control plane under /_simulator. The first line of
      standard output is one JSON object with URL, feature level, what the realm follows (documented
      or server) and accounts; a signal ends it.
      A browser that opens the URL sees the inspector: the realm, the requests, and the clock.

      --port PORT             where to listen (9991); 0 picks a free port
      --host HOST             127.0.0.1 (also 127.x.y.z, ::1 or localhost; nothing else)
      --fixture FILE          the realm to begin with, as JSON; without it, one owner and no channel
      --faults FILE           what goes wrong with requests, as JSON: a fault plan
      --feature-level N       the feature level of the realm, whatever the fixture file says: the level of
                              the server that the client will meet (zulip_feature_level of
                              GET /server_settings; release 11.0 has 421, 12.2 has 500), or newest
      --clock virtual|real    time moves only by the control plane (virtual), or follows the wall clock
      --zuliprc FILE          writes the first account's credentials for a client library
      --no-control            leaves the control plane out
      --allow-origin ORIGIN   lets pages of this origin use the control plane, and of others not even
                              /api/v1; may be repeated. Without it, /api/v1 is open to any page, and
                              the control plane to pages of this machine only
      --web-app FOLDER        serves the files of a web app that you have built, on the address of the realm;
                              its requests to /json/… are those of the account that you choose at
                              /_simulator/sign_in. Not with --no-control: then only its files are served
      --deliver-webhooks      really sends the requests of outgoing webhook bots to URLs of this machine, and
                              takes the answers; the clock stops at each due moment to wait for them. Then
                              /api/v1, too, is for pages and a Host of this machine and --allow-origin only
      --webhook-host HOST     sends them to this host, too; may be repeated
      --end-with PID          ends when this process does, too: in a shell, --end-with $$. A server that npx, npm
                              exec or pnpm exec has started ends with them in any case
      --check                 compares every answer with its declaration; one that differs is HTTP 500
      --quiet                 does not log requests; else each is one line on standard error with method,
                              path, account, status, code and milliseconds
`,
  replay: `  realm-simulator replay FILE... [options]
      Replays scenario files: exit 0 all as expected, 1 some step differs, 2 a file cannot be used.

      --against URL           a running server instead of the simulator; needs --credentials
      --credentials FILE      whose accounts the steps act as: a zuliprc, or JSON with accounts
      --reporter NAME[=FILE]  spec, tap, junit, json or html (spec); several: spec,junit=report.xml
      --out FILE              where the report goes, instead of standard output
      --grep REGEX            only the scenarios whose name fits
      --tag TAG               only the scenarios with this tag; several: messages,channels
      --max-skipped N         exit 1 if more scenarios are skipped (half of them)
      --no-contract           does not compare answers and events with their declarations
      --quiet-time MS         how long the absence of events is watched on a server (1000)
      --clock wait            waits for clock steps on a server, up to --wait-limit SECONDS (60)
      --clean-up PREFIX       removes what an interrupted run has left on a server, and plays nothing
      --feature-levels A..B   at the levels of a range (200..newest) or a list (200,247,372): one row for each
                              scenario, and the level at which the first difference appears. If one end of a
                              range passes and the other does not, the border is found by halving the range
      --recordings DIR        instead of files: recorded conversations with a server (.jsonl, .jsonl.gz and
                              fixture.json), each answer compared with the recorded one
      --known FILE            pairs of the recordings that are known to differ, as JSON:
                              {"known": [{"scenario": name, "pairs": [numbers], "reason": text}]}
      --bail                  ends with the first scenario that differs
      --watch                 plays again whenever a file changes; SIGINT or SIGTERM ends it with 0
      --trace DIR             writes what was asked of the simulator in each scenario, with the answers and
                              who was notified of what: NAME.txt for people, NAME.json for programs
      --update                rewrites expectations that differ to what came, keeps what still fits (matchers,
                              saved values), and plays again
      --coverage              says which operations, reasons and codes of refusals and events were reached, how
                              often and by which scenarios (spec, json, html: all of them; else their number),
                              and what only one scenario reaches; of a server what its answers show
      --coverage=html[=FILE]  also writes a page that shows the holes (coverage.html)
      --mutants               plants deviations into the simulator's answers and events (missing fields, other
                              types, codes and orders, events withheld), and says which no scenario notices
`,
  record: `  realm-simulator record --url URL --out DIR FILE... [options]
      Plays scenario files on a server, and writes its answers and the events of all queues: one recording
      for each, and the fixture.json for \`replay --recordings DIR\`. Exit 0 all were played to their
      end, 1 some were not, 2 a file cannot be used.

      --fixture FILE          the realm of the server, as JSON; by default the one that the scenarios bring.
                              A server with a control plane is set to it; of others it is only said
      --credentials FILE      the keys of accounts, for a server that does not list them itself
      --settle MILLISECONDS   how long events may take (0, and 500 without a control plane)

  realm-simulator record --upstream URL --out FILE [--port PORT] [--fixture FILE]
      A proxy on 127.0.0.1 (port 0 picks a free one) that forwards /api/v1 and writes what passes as one
      scenario in JSON: accounts by their addresses, never a key. The first line of standard output is
      one JSON object with the URL; SIGTERM or SIGINT ends it. --fixture FILE: the realm of the server,
      for the scenario to begin with, so that it can be replayed on the simulator.
`,
  campaign: `  realm-simulator campaign --client-command COMMAND [options]
      Tests a client in any language: other users act, requests fail, time passes; at the end the client
      has to show what is true. Exit 0: it survived, 1: a plan broke it (printed, made short), 2: unusable.
      SIGINT ends it; while a plan is made shorter, the shortest so far is printed.

      --client-command CMD    starts the client, which speaks lines of JSON (docs/campaign.md)
      --view URL|CMD          returns the client's view as JSON; without it the client is asked by a line
      --fixture FILE          the realm to begin with; --account EMAIL whose client it is
      --joins                 the account joins during each plan; the fixture does not have it
      --runs N --steps N      so many plans (50) of so many steps (30), from --seed N (1)
      --seconds N             after so many seconds no further plan begins
      --jobs N                how many plans are played at the same time (the number of cores)
      --faults NAME,NAME      the faults to choose from, instead of all that a client can survive
      --law OPERATION:N/S     the client sends at most N requests of the operation in S virtual seconds
      --no-law NAME           switches a law off, such as "back-off kept"
      --timeout SECONDS       how long the client may take to answer a line (10)
      --quiet-milliseconds N  a client that does nothing for so long is quiet (40)
      --trace FILE            where the run of a counterexample goes: a page with a diagram, or FILE.json
      --out FILE              where the scenario of a counterexample goes
      --coverage=html[=FILE]  a page that shows what the client used of the interface, and what not (coverage.html)
`,
  compare: `  realm-simulator compare --against URL [options]
      Plays random conversations on a server and on the simulator, and reports each class of differences once,
      with a small case. Exit 0: none, or only expected ones, 1: others, 2: unusable. SIGINT ends it with what
      was found. A server with a control plane is reset for each conversation. Any other one needs accounts:
      channels are created in it, archived at the end, and what the accounts changed is put back.

      --against URL           the server
      --credentials FILE      accounts of a server that is not reset, an owner among them: as for replay
      --follow MODE           what the simulator follows where the documentation and servers differ: documented or
                              server; by default servers with --credentials, and the documentation without
      --clean-up PREFIX       removes what an interrupted comparison has left on a server, and compares nothing
      --steps N               ends after so many requests (2000)
      --seconds N             ends after so many seconds
      --until-covered N       ends when so many requests have reached nothing new
      --seed N                other conversations (1)
      --feature-level N       the level of both realms (that of the server's realm)
      --operations NAMES      only these operations, with commas between them, or those of a run: a trace, a
                              journal or a HAR file
      --known FILE            expected classes, as JSON: {"known": [{"name": text, "reason": text}]}; a * at
                              the end of a name is any rest
      --out DIR               where the smallest cases go, as scenarios for replay
      --reporter NAME[=FILE]  spec, json, junit or html; several with files (spec)
      --coverage              lists what of the interface was reached, and what was not (spec)
      --coverage=html[=FILE]  also writes a page that shows the holes (coverage.html)
      --yes-change-this-server  needed for a server that is not on this machine
`,
  fixture: `  realm-simulator fixture --from URL --credentials FILE [options]
      Reads a real realm as one of its accounts, and writes a fixture like it: the same accounts, groups, channels,
      settings and newest messages, with other names, addresses, texts and keys. It says how many requests it makes
      at most, changes nothing, and names what the account is not shown. Times and sizes stay. Exit 0 or 2.

      --from URL              the server
      --credentials FILE      the account, as for replay; of several, the first one
      --people N              at most so many accounts (1000): those of the newest messages first
      --messages N            at most so many messages (1000), and the last one of older topics
      --keep-names            keeps the names of the realm, accounts, channels, groups and topics; addresses, texts
                              and keys are replaced nevertheless
      --out FILE              where the fixture goes, instead of standard output
`,
  openapi: `  realm-simulator openapi [--feature-level N|newest]
      Writes the interface as an OpenAPI 3.1 document, as a feature level has it, with answers of a run.
`,
  schema: `  realm-simulator schema scenario|fixture|faults|credentials
      Writes the JSON Schema of a file that people write, for editors: in YAML, a first line
      "# yaml-language-server: $schema=scenario.schema.json". Steps of scenarios are checked by replay.
`,
  samples: `  realm-simulator samples --out DIR [--feature-level N|newest]
      Writes DIR/answers/OPERATION.json and DIR/events/TYPE.OP.json, an answer of each operation and an
      event of each type, taken from a run of the model: for unit tests in any language.
`,
  evidence: `  realm-simulator evidence FILE|DIR... [options]
      Says what runs have used of the interface, and how well each operation, parameter, event and refusal is
      known. Runs are journals (JSON), traces, scenarios (they are replayed), HAR files of browsers, recordings, and
      evidence as JSON, which REALM_SIMULATOR_EVIDENCE=DIR makes tests write. Exit 0; 2 if a file cannot be used,
      after the page of the others.

      --at-least GRADE        exit 1 if something is known less: differs, assumed, described, settled,
                              partly_alike or alike (from worst to best)
      --reporter NAME[=FILE]  text, json or html (text); several: text,html=evidence.html
      --out FILE              where the report goes, instead of standard output
      --diff OLD NEW          what changed from one run to another
`,
  fidelity: `  realm-simulator fidelity [--json]
      Says of every operation, event and key of the registration how it is known: recorded from a real
      server (how often, how often alike), described, assumed, or not modelled.
`,
};

/** The name of a command. */
export type Command = keyof typeof COMMANDS;

/** The names of the commands, in the order in which the help has them. */
export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

export function isCommand(name: string | undefined): name is Command {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

/** How one command is used, or the whole program. */
export function usage(command?: Command): string {
  const parts =
    command === undefined
      ? [...Object.values(COMMANDS), "  realm-simulator [COMMAND] --help | --version\n"]
      : [COMMANDS[command]];
  return ["realm-simulator: a team-chat realm in memory, with a clock that you move.\n", ...parts].join("\n");
}
