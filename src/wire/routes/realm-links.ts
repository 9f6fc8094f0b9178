import { administratorsOnly } from "../../model/rules/users/administrators-only";
import { addCodePlayground } from "../../model/operations/realm/add-code-playground";
import { addLinkifier } from "../../model/operations/realm/add-linkifier";
import { getLinkifiers } from "../../model/operations/realm/get-linkifiers";
import { removeCodePlayground } from "../../model/operations/realm/remove-code-playground";
import { removeLinkifier } from "../../model/operations/realm/remove-linkifier";
import { reorderLinkifiers } from "../../model/operations/realm/reorder-linkifiers";
import { updateLinkifier } from "../../model/operations/realm/update-linkifier";
import * as v from "../../protocol/shape";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** Where links lead; old servers took holes such as `%(id)s`. */
const linkTemplate = required("text", shapes.text, {
  since: 176,
  former: {
    since: 0,
    until: 176,
    name: "url_format_string",
    shape: v.pipe(
      shapes.text,
      v.transform((format) => format.replace(/%\((\w+)\)s/g, "{$1}").replace(/%%/g, "%")),
    ),
  },
});

/** Where code can be tried; old servers took what stands before the code. */
const playgroundTemplate = required("text", shapes.text, {
  former: {
    since: 0,
    until: 196,
    name: "url_prefix",
    shape: v.pipe(
      shapes.text,
      v.transform((prefix) => `${prefix}{code}`),
    ),
  },
});

/** @spec Message: topic_links */
export const getLinkifiersRoute = route({
  id: "get-linkifiers",
  method: "GET",
  path: "/realm/linkifiers",
  since: 54,
  parameters: {},
  operation: getLinkifiers,
});

/** @spec Message: topic_links */
export const addLinkifierRoute = route({
  id: "add-linkifier",
  method: "POST",
  path: "/realm/filters",
  parameters: {
    pattern: required("text", shapes.text),
    url_template: linkTemplate,
  },
  accessDenied: administratorsOnly,
  operation: addLinkifier,
});

/** @spec Message: topic_links */
export const updateLinkifierRoute = route({
  id: "update-linkifier",
  method: "PATCH",
  path: "/realm/filters/{filter_id}",
  since: 57,
  parameters: {
    filter_id: required("json", shapes.integer),
    pattern: required("text", shapes.text),
    url_template: linkTemplate,
  },
  accessDenied: administratorsOnly,
  operation: updateLinkifier,
});

/** @spec Message: topic_links */
export const removeLinkifierRoute = route({
  id: "remove-linkifier",
  method: "DELETE",
  path: "/realm/filters/{filter_id}",
  parameters: {
    filter_id: required("json", shapes.integer),
  },
  accessDenied: administratorsOnly,
  operation: removeLinkifier,
});

/** @spec Message: topic_links */
export const reorderLinkifiersRoute = route({
  id: "reorder-linkifiers",
  method: "PATCH",
  path: "/realm/linkifiers",
  since: 202,
  parameters: {
    ordered_linkifier_ids: required("json", shapes.integers),
  },
  accessDenied: administratorsOnly,
  operation: reorderLinkifiers,
});

/** @spec Message */
export const addCodePlaygroundRoute = route({
  id: "add-code-playground",
  method: "POST",
  path: "/realm/playgrounds",
  since: 49,
  parameters: {
    name: required("text", shapes.text),
    url_template: playgroundTemplate,
    pygments_language: required("text", shapes.text),
  },
  accessDenied: administratorsOnly,
  operation: addCodePlayground,
});

/** @spec Message */
export const removeCodePlaygroundRoute = route({
  id: "remove-code-playground",
  method: "DELETE",
  path: "/realm/playgrounds/{playground_id}",
  since: 49,
  parameters: {
    playground_id: required("json", shapes.integer),
  },
  accessDenied: administratorsOnly,
  operation: removeCodePlayground,
});
