/** Removes what a run has created on a server, found by the prefix of its names. */
import { isJsonObject } from "../matching/json-value";
import { type Ask, firstState, type PoolAccount } from "./building";

/** The names of what was removed, and of what is left since it could not be. */
export interface Removal {
  readonly removed: readonly string[];
  readonly left: readonly string[];
}

/** Archives, deactivates and deletes what has the prefix of a run. */
export async function removeByPrefix(prefix: string, owner: PoolAccount, ask: Ask): Promise<Removal> {
  const removed: string[] = [];
  const left: string[] = [];
  type Body = Readonly<Record<string, unknown>>;
  const eachOf = async (
    asked: Promise<Body>,
    key: string,
    nameKey: string,
    remove: (id: number, thing: Body) => Promise<unknown>,
  ) => {
    const body = await asked.catch((): Body => ({}));
    const listed: readonly unknown[] = Array.isArray(body[key]) ? body[key] : [];
    for (const thing of listed.filter(isJsonObject)) {
      const name = String(thing[nameKey]);
      if (!name.startsWith(prefix) || thing["deactivated"] === true || thing["is_active"] === false) continue;
      const id = Number(thing["id"] ?? thing["stream_id"] ?? thing["user_id"]);
      await remove(id, thing).then(
        () => removed.push(name),
        () => left.push(name),
      );
    }
  };
  const each = (path: string, key: string, nameKey: string, remove: (id: number) => Promise<unknown>) =>
    eachOf(ask(owner, "GET", path), key, nameKey, remove);
  await each("/streams?include_all=true&include_all_active=true", "streams", "name", (id) =>
    ask(owner, "DELETE", `/streams/${id}`),
  );
  await removeGroups(prefix, owner, ask).then((groups) => {
    removed.push(...groups.removed);
    left.push(...groups.left);
  });
  await each("/channel_folders", "channel_folders", "name", async (id) => {
    await emptyFolder(id, owner, ask);
    await ask(owner, "PATCH", `/channel_folders/${id}`, { is_archived: true });
  });
  await eachOf(firstState(owner, "default_stream_groups", ask), "realm_default_stream_groups", "name", (id) =>
    ask(owner, "DELETE", `/default_stream_groups/${id}`),
  );
  await eachOf(ask(owner, "GET", "/users"), "members", "full_name", (id, { is_bot }) =>
    ask(owner, "DELETE", is_bot === true ? `/bots/${id}` : `/users/${id}`),
  );
  return { removed, left };
}

/** Deactivates groups, those first that no other group needs. */
async function removeGroups(prefix: string, owner: PoolAccount, ask: Ask): Promise<Removal> {
  const { user_groups } = await ask(owner, "GET", "/user_groups").catch(() => ({ user_groups: [] }));
  const listed: readonly unknown[] = Array.isArray(user_groups) ? user_groups : [];
  let left = listed.filter(isJsonObject).filter(({ name, deactivated }) => {
    return String(name).startsWith(prefix) && deactivated !== true;
  });
  const removed: string[] = [];
  for (let before = Infinity; left.length > 0 && left.length < before;) {
    before = left.length;
    const failed: typeof left = [];
    for (const group of left) {
      await ask(owner, "POST", `/user_groups/${String(group["id"])}/deactivate`).then(
        () => removed.push(String(group["name"])),
        () => failed.push(group),
      );
    }
    left = failed;
  }
  return { removed, left: left.map(({ name }) => String(name)) };
}

/** Takes all channels out of a folder, archived ones too: a folder with channels cannot be archived. */
async function emptyFolder(id: number, owner: PoolAccount, ask: Ask): Promise<void> {
  const { streams } = await ask(owner, "GET", "/streams", { include_all: true, exclude_archived: false });
  const listed: readonly unknown[] = Array.isArray(streams) ? streams : [];
  for (const channel of listed.filter(isJsonObject).filter(({ folder_id }) => folder_id === id)) {
    await ask(owner, "PATCH", `/streams/${String(channel["stream_id"])}`, { folder_id: null });
  }
}
