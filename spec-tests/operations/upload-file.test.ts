// Files are uploaded, and messages refer to them.
import { describe, expect, it } from "vitest";
import { createSimulator, deleteMessage, type Realm, sendMessage, updateMessage, uploadFile } from "../../src/index";
import { addUpload } from "../../src/model/changes/uploads/uploads";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET, START } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";

const MEBIBYTE = 1024 * 1024;

spec(uploadFile, [
  {
    realm: REALM,
    mistakes: [
      ["file_not_one", "BAD_REQUEST", { params: { file: null } }],
      [
        "file_too_large",
        "BAD_REQUEST",
        { realm: at.server({ max_file_upload_size_mib: 2 }), params: { file: { name: "a.txt", size: 2 * MEBIBYTE + 1 } } },
      ],
    ],
  },
]);

/** Mel has uploaded `report 1.txt` of 7 bytes. */
function uploaded(realm = everyRole()): { realm: Realm; url: string } {
  const { realm: next, response } = play(realm).uploadFile(MEL_MEMBER, { file: { name: "report 1.txt", size: 7 } });
  return { realm: next, url: response.uri };
}

function filesOf(realm: Realm, userId: number): readonly Record<string, unknown>[] {
  return play(realm).getAttachments(userId, {}).response.attachments;
}

function sent(realm: Realm, userId: number, content: string, to = GENERAL): ReturnType<typeof sendMessage> {
  return sendMessage(realm, userId, { type: "channel", to, topic: "t", content });
}

describe("uploadFile refuses, the first reason first", () => {
  const realm = everyRole({ server: { max_file_upload_size_mib: 2 } });

  it("but accepts an empty one", () => {
    const server = everyRole();
    const { realm: next } = play(server).uploadFile(MEL_MEMBER, { file: { name: "a.txt", size: 0 } });
    expect(filesOf(next, MEL_MEMBER)).toMatchObject([{ name: "a.txt", size: 0 }]);
  });

  it("but accepts one of exactly the maximum", () => {
    expect(uploadFile(realm, MEL_MEMBER, { file: { name: "a.txt", size: 2 * MEBIBYTE } }).ok).toBe(true);
  });
});

describe("uploadFile changes", () => {
  it("stores the file in the realm, at a place that no account can guess", () => {
    const { response, realm } = play(everyRole()).uploadFile(MEL_MEMBER, { file: { name: "report 1.txt", size: 7 } });
    expect(response).toEqual({
      uri: expect.stringMatching(/^\/user_uploads\/1\/[0-9a-f]{2}\/[A-Za-z0-9]{24}\/report-1\.txt$/),
      url: response.uri,
      filename: "report 1.txt",
    });
    expect(filesOf(realm, MEL_MEMBER)).toEqual([
      {
        id: 1,
        name: "report 1.txt",
        path_id: response.uri.slice("/user_uploads/".length),
        size: 7,
        create_time: START * 1000,
        messages: [],
      },
    ]);
    const other = play(realm).uploadFile(NINA_MEMBER, { file: { name: "report 1.txt", size: 7 } }).response;
    expect(other.uri).not.toBe(response.uri);
  });

  it.each([
    ["../../etc/passwd", "....etcpasswd"],
    ["a  -- b.png", "a-b.png"],
    ["Übung (1).pdf", "Übung-1.pdf"],
    ["ｆｕｌｌ ①.png", "full-1.png"],
    [" ( a.png ) ", "a.png"],
    ["...", "uploaded-file"],
    ["", "uploaded-file"],
    ["<script>", "script"],
  ])("makes the name %s safe as %s", (name, safe) => {
    const { response } = carriedOut(addUpload(everyRole(), MEL_MEMBER, { name, size: 1 }));
    expect(response.path_id.split("/").slice(3).join("/")).toBe(safe);
  });
});

it("uploadFile notifies only the owner, with the space of all files", () => {
  const first = uploaded().realm;
  const outcome = uploadFile(first, NINA_MEMBER, { file: { name: "b.txt", size: 3 } });
  expect(eventTypes(outcome)).toEqual(["attachment/add"]);
  expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([
    { attachment: { id: 2, name: "b.txt", size: 3, messages: [] }, upload_space_used: 10 },
  ]);
  expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
});

describe("messages that link to a file", () => {
  it("refer to it from the moment of sending, and its owner is notified", () => {
    const { realm, url } = uploaded();
    const outcome = sent(realm, MEL_MEMBER, `see [it](${url}) and again [it](https://chat.example.test${url})`);
    const kinds = eventTypes(outcome).filter((kind) => kind === "message" || kind === "attachment/update");
    expect(kinds).toEqual(["attachment/update", "message"]);
    expect(eventsFor(outcome, MEL_MEMBER)[0]).toMatchObject({
      attachment: { id: 1, messages: [{ date_sent: START * 1000, id: 1 }] },
      upload_space_used: 7,
    });
    expect(eventsFor(outcome, NINA_MEMBER).map((event) => event["type"])).not.toContain("attachment");
    expect(filesOf(outcome.realm, MEL_MEMBER)).toMatchObject([{ messages: [{ id: 1 }] }]);
  });

  it("of others count only if these are allowed to open the file", () => {
    const { realm, url } = uploaded();
    const guessed = sent(realm, NINA_MEMBER, `[x](${url})`);
    expect(eventTypes(guessed)).not.toContain("attachment/update");
    const hidden = sent(realm, MEL_MEMBER, `[x](${url})`, SECRET).realm;
    expect(eventTypes(sent(hidden, NINA_MEMBER, `[x](${url})`))).not.toContain("attachment/update");
    const shown = sent(realm, MEL_MEMBER, `[x](${url})`).realm;
    expect(eventTypes(sent(shown, NINA_MEMBER, `[x](${url})`))).toContain("attachment/update");
  });

  it("as code or plain words do not refer to it", () => {
    const { realm, url } = uploaded();
    expect(eventTypes(sent(realm, MEL_MEMBER, `\`[x](${url})\` and /user_uploads/ in words`))).not.toContain("attachment/update");
  });

  it("delete it with the last of them, without an event", () => {
    const { realm, url } = uploaded();
    const twice = sent(sent(realm, MEL_MEMBER, `[x](${url})`).realm, MEL_MEMBER, `[x](${url})`).realm;
    const once = deleteMessage(twice, OLIVE_OWNER, { message_id: 1 });
    expect(filesOf(once.realm, MEL_MEMBER)).toMatchObject([{ messages: [{ id: 2 }] }]);
    const none = deleteMessage(once.realm, OLIVE_OWNER, { message_id: 2 });
    expect(filesOf(none.realm, MEL_MEMBER)).toEqual([]);
    for (const outcome of [once, none]) expect(eventTypes(outcome).join(" ")).not.toContain("attachment");
  });

  it("name the file among the detached uploads of the edit that removes the last reference", () => {
    const { realm, url } = uploaded();
    const once = sent(realm, MEL_MEMBER, `[x](${url})`).realm;
    const twice = sent(once, MEL_MEMBER, `[x](${url})`).realm;
    const first = play(twice).updateMessage(MEL_MEMBER, { message_id: 1, content: "gone" });
    expect(first.response).toEqual({ detached_uploads: [] });
    expect(filesOf(first.realm, MEL_MEMBER)).toMatchObject([{ messages: [{ id: 2 }] }]);
    const last = first.updateMessage(MEL_MEMBER, { message_id: 2, content: "gone" });
    expect(last.response).toEqual({
      detached_uploads: [
        {
          id: 1,
          name: "report 1.txt",
          path_id: url.slice("/user_uploads/".length),
          size: 7,
          create_time: START * 1000,
          messages: [],
        },
      ],
    });
    const again = updateMessage(last.realm, MEL_MEMBER, { message_id: 2, content: `[x](${url})` });
    expect(eventTypes(again)).toContain("attachment/update");
    expect(play(again.realm).updateMessage(MEL_MEMBER, { message_id: 2, topic: "elsewhere" }).response).toEqual({
      detached_uploads: [],
    });
  });

  it("do not detach the files of others", () => {
    const { realm, url } = uploaded();
    const shown = sent(realm, MEL_MEMBER, `[x](${url})`).realm;
    const quoted = sent(shown, NINA_MEMBER, `[x](${url})`).realm;
    const deleted = play(quoted).deleteMessage(OLIVE_OWNER, { message_id: 1 }).realm;
    const edited = play(deleted).updateMessage(NINA_MEMBER, { message_id: 2, content: "gone" });
    expect(edited.response).toEqual({ detached_uploads: [] });
    expect(filesOf(edited.realm, MEL_MEMBER)).toMatchObject([{ messages: [] }]);
  });
});

describe("POST /user_uploads", () => {
  const key = { Authorization: `Basic ${btoa("mel@example.test:mel-key")}` };
  const post = async (feature_level: number, ...names: readonly string[]): Promise<{ status: number; body: unknown }> => {
    const body = new FormData();
    for (const name of names) body.append(name, new Blob(["content"]), `${name}.txt`);
    body.append("client", "test");
    const simulator = createSimulator({ ...EVERY_ROLE_FIXTURE, feature_level });
    const answer = await simulator.fetch("/api/v1/user_uploads", { method: "POST", headers: key, body });
    return { status: answer.status, body: await answer.json() };
  };

  it("accepts a multipart body that is given as text, and reports errors of one that cannot be read", async () => {
    const simulator = createSimulator(EVERY_ROLE_FIXTURE);
    const headers = { ...key, "content-type": "multipart/form-data; boundary=b" };
    const post = (body: string): Promise<Response> => simulator.fetch("/api/v1/user_uploads", { method: "POST", headers, body });
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nhi\r\n';
    expect((await post(`${part}--b--\r\n`)).status).toBe(200);
    expect(await (await post("--b\r\nnonsense")).json()).toMatchObject({
      msg: "The multipart body cannot be read: content-type has to name its boundary, and the body to end with it.",
    });
  });

  it("accepts exactly one file of a multipart body, under any name", async () => {
    const one = await post(421, "whatever");
    expect(one).toMatchObject({ status: 200, body: { result: "success", filename: "whatever.txt" } });
    expect(await post(421)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    expect(await post(421, "a", "b")).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  });
});
