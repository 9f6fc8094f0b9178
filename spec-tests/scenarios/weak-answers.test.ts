/** Single mistakes that used to pass, or to get an answer that did not help: each has its place and the nearest name. */
import { describe, expect, it } from "vitest";
import { problemsOf } from "./scenario-text";

const SEND = "call: send-message, as: ann@example.test";
const WITH = "with: { type: channel, to: 1, topic: t, content: c }";

describe("a mistake has its line, its column and the nearest name", () => {
  it.each<[string, string, string]>([
    [
      "a misspelt path of the interface",
      "  - { call: GET /mesages, as: 1 }",
      "a.yaml:5:13: there is no path /mesages at feature level 421; did you mean /messages?",
    ],
    [
      "a misspelt path into an answer",
      "  - { call: get-messages, as: 1, save: { m: mesages } }",
      "a.yaml:5:45: the answer has no mesages: `mesages` is unknown; did you mean messages?",
    ],
    [
      "a misspelt expected key",
      "  - { call: get-messages, as: 1, expect: { mesages: [] } }",
      "a.yaml:5:44: `mesages` is not declared here; did you mean messages?",
    ],
    [
      "an unknown account",
      "  - { call: get-own-user, as: anne@example.test }",
      "a.yaml:5:31: the fixture has no account anne@example.test; did you mean ann@example.test?",
    ],
    [
      "a misspelt parameter",
      `  - { ${SEND}, with: { type: channel, to: 1, topick: t, content: c } }`,
      "send-message has no parameter `topick` at feature level 421; did you mean topic?",
    ],
    ["a path that needs quotes", "  - { call: get-messages, as: 1, save: { m: messages[0].id } }", 'needs quotes: "messages[0].id"'],
    ["a key given twice", "  - { call: get-own-user, as: 1, as: 2 }", "a.yaml:5:34: the key `as` is given twice in one object"],
    [
      "an alias without anchor",
      "  - { call: get-own-user, as: &ann 1 }\n  - { call: get-own-user, as: *anm }",
      "a.yaml:6:31: the alias *anm has no anchor &anm; did you mean ann?",
    ],
    [
      "a misspelt type of event",
      "  - { events: { queue: q, as: 1 }, expect: [{ type: mesage }] }",
      "a.yaml:5:53: there is no type of event mesage; did you mean message?",
    ],
    [
      "a misspelt op of an event",
      "  - { events: { queue: q, as: 1 }, expect: [{ type: stream, op: updat }] }",
      "the event stream has no op updat; did you mean update?",
    ],
    [
      "a misspelt error code",
      `  - { ${SEND}, ${WITH}, expect: { code: BAD_REQEST } }`,
      "there is no error code BAD_REQEST; did you mean BAD_REQUEST?",
    ],
    [
      "a misspelt type to register for",
      "  - { call: register-queue, as: 1, with: { event_types: [mesage] } }",
      "a.yaml:5:58: there is no type of event mesage; did you mean message?",
    ],
    [
      "a delay without its length",
      "  - fault: { rules: [{ fault: delay }] }",
      "a.yaml:5:22: rules[0].seconds: a delay takes either seconds of virtual time or real_seconds.",
    ],
    [
      "an unknown control request",
      "  - control: POST /accept_invitaton",
      "a.yaml:5:14: the control plane has no path /accept_invitaton; did you mean /accept_invitation?",
    ],
    [
      "a misspelt key of a control request",
      "  - { control: POST /clock, with: { advanse_seconds: 1 } }",
      "a.yaml:5:37: POST /clock has no key `advanse_seconds`; did you mean advance_seconds?",
    ],
    [
      "a missing key of a control request",
      "  - { control: POST /uploads, with: { owner: ann@example.test, name: a } }",
      "a.yaml:5:37: POST /uploads needs the key `size`",
    ],
    [
      "a value of another type in a control request",
      "  - { control: POST /uploads, with: { owner: ann@example.test, name: a, size: many } }",
      'a.yaml:5:79: size: expected number, received "many"',
    ],
    [
      "a body that a control request does not take",
      "  - { control: GET /outbox, with: { a: 1 } }",
      "a.yaml:5:29: GET /outbox takes no body",
    ],
    [
      "a number that is intended as a text",
      "  - { call: add-reaction, as: 1, with: { message_id: 1, emoji_name: +1 } }",
      "YAML reads +1 as the number 1",
    ],
    [
      "a misspelt reason",
      `  - { ${SEND}, ${WITH}, expect: { code: BAD_REQUEST }, reason: addressed_channel_unknwn }`,
      "did you mean addressed_channel_unknown?",
    ],
    [
      "a misspelt channel",
      `  - { ${SEND}, with: { type: channel, to: { $channel: genral }, topic: t, content: c } }`,
      "the fixture has no channel genral; did you mean general?",
    ],
    [
      "a path below a message",
      "  - { call: GET /messages/1/reaction, as: 1 }",
      "a.yaml:5:13: there is no path /messages/1/reaction at feature level 421; did you mean /messages/{message_id}/reactions?",
    ],
    [
      "a path from the root of the server",
      "  - { call: GET /api/v1/messages, as: 1 }",
      "a.yaml:5:13: there is no path /api/v1/messages at feature level 421; paths begin behind /api/v1; did you mean /messages?",
    ],
    [
      "a method that the path does not have",
      "  - { call: DELETE /messages, as: 1 }",
      "a.yaml:5:13: /messages does not have the method DELETE; it has GET, POST",
    ],
    [
      "an operation in camelCase",
      "  - { call: sendMessage, as: 1 }",
      'a.yaml:5:13: there is no operation "sendMessage", probably send-message',
    ],
    ["an account by a number that is too high", "  - { call: get-own-user, as: 7 }", "a.yaml:5:31: the fixture has no account 7; it has 2"],
    [
      "a misspelt key of an event",
      "  - { events: { queue: q, as: 1 }, expect: [{ typ: message }] }",
      "a.yaml:5:47: `typ` is not declared here; did you mean type?",
    ],
    [
      "a misspelt type among several",
      "  - { events: { queue: q, as: 1 }, expect: [{ $oneOf: [{ type: mesage }] }] }",
      "a.yaml:5:64: there is no type of event mesage; did you mean message?",
    ],
    [
      "a misspelt key deep in an event",
      "  - { events: { queue: q, as: 1 }, expect: [{ type: message, message: { sender_mail: x } }] }",
      "a.yaml:5:73: `sender_mail` is not declared here; did you mean sender_email?",
    ],
    [
      "a misspelt type of the first state",
      "  - { call: register-queue, as: 1, with: { fetch_event_types: [mesage] } }",
      "a.yaml:5:64: there is no type of event mesage; did you mean message?",
    ],
    [
      "a misspelt type in JSON text",
      `  - { call: register-queue, as: 1, with: { event_types: '["mesage"]' } }`,
      "a.yaml:5:57: there is no type of event mesage; did you mean message?",
    ],
    [
      "a misspelt code among several",
      `  - { ${SEND}, ${WITH}, expect: { code: { $oneOf: [BAD_REQEST] } } }`,
      "a.yaml:5:130: there is no error code BAD_REQEST; did you mean BAD_REQUEST?",
    ],
    [
      "a misspelt result",
      `  - { ${SEND}, ${WITH}, expect: { result: eror } }`,
      "a.yaml:5:121: there is no result eror; did you mean error?",
    ],
    [
      "a misspelt field of a refusal",
      `  - { ${SEND}, ${WITH}, expect: { code: RATE_LIMIT_HIT, retry-afer: 3 } }`,
      "a.yaml:5:135: no refusal has a field `retry-afer`; did you mean retry-after?",
    ],
    [
      "a refusal with the status of a success",
      `  - { ${SEND}, ${WITH}, status: 200, expect: { code: BAD_REQUEST } }`,
      "a.yaml:5:111: a refusal is expected, and 200 is not the status of one",
    ],
    [
      "a reason among the fields of a refusal",
      `  - { ${SEND}, ${WITH}, expect: { code: BAD_REQUEST, reason: topic_required } }`,
      "a.yaml:5:132: no refusal has a field `reason`; `reason` belongs next to `expect`, not in it",
    ],
    [
      "a reason without a code",
      "  - { call: get-own-user, as: 1, expect: { reason: topic_required } }",
      "a.yaml:5:44: `reason` is not declared here; `reason` belongs next to `expect`, not in it",
    ],
    [
      "an expected value of another type",
      "  - { call: get-own-user, as: 1, expect: { user_id: x } }",
      'a.yaml:5:53: "x" is not declared here; allowed is an integer',
    ],
    [
      "a misspelt value of a field with few values",
      "  - { events: { queue: q, as: 1 }, expect: [{ type: message, message: { type: strem } }] }",
      'a.yaml:5:79: "strem" is not declared here; did you mean stream?',
    ],
    [
      "a fault that does not exist",
      "  - fault: { rules: [{ fault: loose_answer }] }",
      'a.yaml:5:31: rules[0].fault: there is no fault "loose_answer", probably "lose_answer"',
    ],
    [
      "a fault for a misspelt operation",
      "  - fault: { rules: [{ fault: lose_answer, operation: send-mesage }] }",
      'a.yaml:5:55: rules[0].operation: there is no operation "send-mesage", probably "send-message"',
    ],
    [
      "a misspelt key of a fault report",
      "  - { fault: report, expect: { ruls: [] } }",
      "a.yaml:5:32: `ruls` is not declared here; did you mean rules?",
    ],
    [
      "a misspelt key of the clock's answer",
      "  - { clock: next, expect: { fird: [] } }",
      "a.yaml:5:30: `fird` is not declared here; did you mean fired?",
    ],
    [
      "a misspelt kind of what was due",
      "  - { clock: next, expect: { fired: [{ kind: sheduled_message }] } }",
      'a.yaml:5:46: "sheduled_message" is not declared here; did you mean scheduled_message?',
    ],
    [
      "a queue by its name without $",
      "  - { call: register-queue, as: 1, save: { queue: queue_id } }\n  - { events: { queue: queue, as: 1 }, expect: [] }",
      "a.yaml:6:24: queue is the text itself; the saved value is written $queue",
    ],
    [
      "a matcher without $",
      "  - { call: get-own-user, as: 1, expect: { user_id: { integer: true } } }",
      "a.yaml:5:55: `integer` is not declared here; a matcher is written { $integer: … }",
    ],
    [
      "a matcher as a text",
      "  - { call: get-own-user, as: 1, expect: { user_id: $integer } }",
      "a.yaml:5:53: no earlier step saves `integer` (saved so far: nothing); a matcher is written { $integer: … }",
    ],
    [
      "a misspelt kind of step",
      "  - { cal: get-own-user, as: 1 }",
      "a.yaml:5:5: a step needs one of the keys call, clock, events, control, fault or save; did you mean call?",
    ],
    [
      "a parameter to ignore that is not sent",
      `  - { ${SEND}, ${WITH}, ignores: [topick] }`,
      "a.yaml:5:113: `topick` is not among the values in `with`; did you mean topic?",
    ],
    [
      "cases as a list",
      "  - { call: get-own-user, as: 1, cases: [{ with: {} }] }",
      "a.yaml:5:41: an object of cases by their names is expected here",
    ],
    ["a tab", "  - call: get-own-user\n\tas: 1", "a.yaml:6:1: Tabs are not allowed as indentation; use spaces"],
    [
      "a key in the wrong column",
      "  - call: get-own-user\n   as: 1",
      "a.yaml:6:1: Sequence item without - indicator; close all brackets, begin the keys of one object in the same column",
    ],
    [
      "a colon in a text",
      "  - { call: get-own-user, as: 1, note: a: b }",
      "a.yaml:5:40: Block collections are not allowed within flow collections; a text with a colon needs quotes",
    ],
    [
      "a text that begins with @",
      `  - { ${SEND}, with: { content: @all } }`,
      "a.yaml:5:66: Plain value cannot start with reserved character @; a text that begins so needs quotes",
    ],
    [
      "a text that begins with *",
      `  - { ${SEND}, with: { content: **all** } }`,
      "a.yaml:5:66: the alias **all** has no anchor &*all**; a text that begins with * needs quotes",
    ],
    [
      "a bracket that is not closed",
      `  - { ${SEND}, note: #general }`,
      "a.yaml:5:65: Flow map in block collection must be sufficiently indented and end with a }; a bracket is not closed",
    ],
    [
      "two scenarios in a file",
      "  - clock: next\n---\nname: b",
      "a.yaml:6:1: a file has one scenario, and --- begins another document; write a file for each",
    ],
  ])("%s", (_, steps, wanted) => {
    const found = problemsOf(steps);
    expect(found.join("\n")).toContain(wanted);
    expect(found.every((line) => /^a\.yaml:\d+:\d+: /u.test(line))).toBe(true);
  });

  it("what is intended is said, and then it is not a mistake", () => {
    const ignored = "with: { type: channel, to: 1, topic: t, content: c, topick: t }";
    expect(problemsOf(`  - { ${SEND}, ${ignored}, ignores: [topick] }`)).toEqual([]);
    expect(problemsOf(`  - { ${SEND}, ${ignored}, expect: { ignored_parameters_unsupported: [topick] } }`)).toEqual([]);
    expect(problemsOf("  - { call: GET /nowhere, as: 1, status: 404, expect: { result: error } }")).toEqual([]);
  });
});
