// The checks of requests before any operation, of injected faults, and of responses, in order.
import type { Realm } from "../../src/index";
import type { FaultRule } from "../../src/model/fixture/fault-plan";
import { operation } from "../../src/model/operations/operation";
import { answered, type Outcome, refused } from "../../src/model/views/outcome";
import { required } from "../../src/protocol/schema/parameters";
import { integer } from "../../src/protocol/schema/shapes";
import { refusalByFault } from "../../src/simulator/faults/answers-of-faults";
import { handle } from "../../src/wire/handle";
import type { WireRequest } from "../../src/wire/wire-request";
import { MEL_MEMBER } from "../support/realms";
import { APART, checksOf } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";

const asked = (realm: Realm, request: WireRequest): Outcome => handle(realm, request).outcome;
const basic = (email: string, key: string): string => `Basic ${btoa(`${email}:${key}`)}`;
const MEL = basic("mel@example.test", "mel-key");
const REQUEST: WireRequest = {
  method: "POST",
  path: "/messages",
  parameters: [
    ["type", "direct"],
    ["to", "[5]"],
    ["content", "hi"],
  ],
  files: [],
  authorization: MEL,
  user_agent: null,
};

interface StruckRequest {
  readonly rule: FaultRule;
  readonly request: WireRequest;
}

/** What a fault plan refuses, it refuses before the request is read. */
const struck = (realm: Realm, { rule, request }: StruckRequest): Outcome => {
  const refusal = refusalByFault(rule);
  return refusal === undefined ? handle(realm, request).outcome : refused(realm, refusal);
};

const countSheep = operation(
  () => ({
    id: "count-sheep",
    method: "GET",
    path: "/sheep",
    parameters: { sheep: required(integer) },
    answer: { sheep: integer },
    refusals: [],
    events: [],
  }),
  (realm, _actor, { sheep }) => answered(realm, { sheep }),
);

const CHECKING = at.server({ check_answers: true })(REALM);

checksOf(
  "a request while a fault plan is in force",
  struck,
  { realm: REALM, params: { rule: { fault: "delay", seconds: 1 }, request: REQUEST } },
  [
    ["rate_limited", "RATE_LIMIT_HIT", { params: { rule: { fault: "rate_limit" } } }],
    ["realm_deactivated", "UNAUTHORIZED", { params: { rule: { fault: "realm_deactivated" } } }, APART],
    ["path_unknown", "BAD_REQUEST", { params: { request: { ...REQUEST, path: "/nowhere" } } }],
  ],
);

checksOf(
  "an answer",
  (realm, params: { readonly sheep: number }) => countSheep(realm, MEL_MEMBER, params),
  { realm: CHECKING, params: { sheep: 1 } },
  [["answer_not_as_declared", "ANSWER_NOT_AS_DECLARED", { params: { sheep: 0.5 } }]],
);

checksOf("a request", asked, { realm: REALM, params: REQUEST }, [
  ["path_unknown", "BAD_REQUEST", { params: { path: "/nowhere" } }],
  ["method_unknown", "BAD_REQUEST", { params: { method: "DELETE" } }],
  ["credentials_missing", "UNAUTHORIZED", { params: { authorization: null } }],
  ["address_unknown", "UNAUTHORIZED", { params: { authorization: basic("nemo@example.test", "wrong") } }, APART],
  ["credentials_wrong", "UNAUTHORIZED", { params: { authorization: basic("mel@example.test", "wrong") } }, APART],
  [
    "account_deactivated",
    "UNAUTHORIZED",
    { params: { authorization: basic("gone@example.test", "gone-key") } },
    { params: { authorization: basic("gone@example.test", "wrong") } },
  ],
  [
    "webhook_bot_only_sends",
    "UNAUTHORIZED",
    { realm: at.user(MEL_MEMBER, { is_bot: true, bot_type: 2 }), params: { path: "/drafts" } },
    APART,
  ],
  ["parameter_named_twice", "REQUEST_CONFUSING_VAR", { params: { parameters: [...REQUEST.parameters, ["topic", "a"], ["subject", "b"]] } }],
  [
    "parameter_missing",
    "REQUEST_VARIABLE_MISSING",
    {
      params: {
        parameters: [
          ["type", "direct"],
          ["to", "[5]"],
        ],
      },
    },
    APART,
  ],
  [
    "parameter_invalid",
    "BAD_REQUEST",
    {
      params: {
        parameters: [
          ["type", "smoke"],
          ["to", "[5]"],
          ["content", "hi"],
        ],
      },
    },
    APART,
  ],
]);

checksOf("a request with JSON", asked, { realm: REALM, params: { ...REQUEST, path: "/drafts", parameters: [["drafts", "[]"]] } }, [
  ["parameter_not_json", "BAD_REQUEST", { params: { parameters: [["drafts", "{"]] } }],
  ["parameter_invalid", "BAD_REQUEST", { params: { parameters: [["drafts", "5"]] } }, APART],
]);

checksOf(
  "a request to an old server",
  asked,
  {
    realm: at.level(200)(REALM),
    params: {
      ...REQUEST,
      parameters: [
        ["type", "private"],
        ["to", "[5]"],
        ["content", "hi"],
      ],
    },
  },
  [
    [
      "value_unknown",
      "BAD_REQUEST",
      {
        params: {
          parameters: [
            ["type", "channel"],
            ["to", "1"],
            ["topic", "x"],
            ["content", "hi"],
          ],
        },
      },
    ],
  ],
);

checksOf(
  "a request for messages to an old server",
  asked,
  {
    realm: at.level(277)(REALM),
    params: {
      ...REQUEST,
      method: "GET",
      path: "/messages",
      parameters: [
        ["anchor", "newest"],
        ["num_before", "1"],
        ["num_after", "0"],
      ],
    },
  },
  [
    [
      "parameter_not_converted",
      "REQUEST_VARIABLE_INVALID",
      {
        params: {
          parameters: [
            ["anchor", "newest"],
            ["num_before", "-1"],
            ["num_after", "0"],
          ],
        },
      },
    ],
  ],
);
