/** If several parameters are missing, the answer names the one that servers check first. */
import { expect, test } from "vitest";
import { everyRole } from "../support/realms";
import { wireCall } from "../support/wire-call";

test.each([
  ["POST", "/bots", {}, "full_name"],
  ["POST", "/bots", { full_name: "Beep" }, "short_name"],
  ["POST", "/realm/playgrounds", {}, "name"],
  ["POST", "/realm/playgrounds", { name: "Try" }, "url_template"],
  ["POST", "/realm/playgrounds", { name: "Try", url_template: "https://try.test/{code}" }, "pygments_language"],
  ["POST", "/user_groups/create", {}, "name"],
  ["POST", "/user_groups/create", { name: "cooks" }, "members"],
  ["POST", "/user_groups/create", { name: "cooks", members: [] }, "description"],
  ["POST", "/users", {}, "email"],
  ["POST", "/scheduled_messages", { type: "stream", to: 1 }, "content"],
  ["POST", "/user_topics", { stream_id: 1 }, "topic"],
  ["POST", "/messages/flags", { messages: [1] }, "op"],
  ["POST", "/messages/flags/narrow", { anchor: "newest", num_before: 1, num_after: 1 }, "narrow"],
  ["POST", "/submessage", { message_id: 1 }, "msg_type"],
  ["POST", "/realm/domains", {}, "domain"],
])("%s %s with %o misses %s", (method, path, params, var_name) => {
  const { response } = wireCall(everyRole({ feature_level: 387 }), "olive@example.test", method, path, params);
  expect(response).toMatchObject({ status: 400, body: { code: "REQUEST_VARIABLE_MISSING", var_name } });
});

test.each([
  ["POST", "/saved_snippets", {}, "REQUEST_VARIABLE_MISSING", "content"],
  ["POST", "/realm/playgrounds", { name: "Try" }, "REQUEST_VARIABLE_MISSING", "pygments_language"],
  ["POST", "/channels/create", { name: "new" }, "REQUEST_VARIABLE_MISSING", "subscribers"],
  ["POST", "/channels/create", { name: "new", announce: "odd" }, "BAD_REQUEST", undefined],
])("since level 388, %s %s with %o is answered for the first parameter by name: %s %s", (method, path, params, code, var_name) => {
  const { response } = wireCall(everyRole(), "olive@example.test", method, path, params);
  expect(response.body).toMatchObject({ code, ...(var_name === undefined ? {} : { var_name }) });
});

test.each([
  [387, "BAD_REQUEST", undefined],
  [388, "REQUEST_VARIABLE_MISSING", "op"],
])("at level %i, a wrong type of POST /typing without op is answered with %s for %s", (feature_level, code, var_name) => {
  const { response } = wireCall(everyRole({ feature_level }), "olive@example.test", "POST", "/typing", { type: "odd" });
  expect(response.body).toMatchObject({ code, ...(var_name === undefined ? {} : { var_name }) });
});

test("a description that is not JSON comes before a missing type of a custom profile field", () => {
  const { response } = wireCall(everyRole(), "olive@example.test", "POST", "/realm/profile_fields", { field_data: "x" });
  expect(response.body).toMatchObject({ code: "BAD_REQUEST" });
});
