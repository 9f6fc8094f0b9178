/** Removes what a run has created on a server, found by the prefix of its names. */
import { routeAt } from "../matching/interface";
import { isJsonObject, listOf } from "../matching/json-value";
import { type Ask, firstState, type PoolAccount } from "./building";
import { Broken, isRefusal } from "./target";
import type { Undoing } from "./undoing";

type Body = Readonly<Record<string, unknown>>;

/** Where things are removed, and by whom. */
interface Place {
  readonly prefix: string;
  readonly owner: PoolAccount;
  /** The accounts that were lent; a run can have named them, but not made them. */
  readonly pool: readonly PoolAccount[];
  readonly ask: Ask;
  readonly level: number;
  readonly undoing: Undoing;
}

/** A list of things with names. */
interface Listing {
  readonly what: string;
  readonly listed: () => Promise<Body>;
  readonly key: string;
  /** What has the name; the prefix can be in any of these. */
  readonly nameKeys: readonly string[];
}

/**
 * Archives, deactivates and deletes what has the prefix of a run.
 *
 * @param undoing - receives what is left, and which lists could not be read
 * @returns the names of what was removed
 */
export async function removeByPrefix(place: Place): Promise<readonly string[]> {
  const { owner, ask, level } = place;
  // Everything begins with an empty prefix.
  if (place.prefix === "") throw new TypeError("removeByPrefix: expected a prefix that is not empty.");
  const removed: string[] = [];
  const has = (method: string, path: string): boolean => routeAt(level, method, path).kind === "route";
  const each = async (listing: Listing, remove: (id: number, thing: Body) => Promise<unknown>): Promise<void> => {
    for (const thing of await ofRun(listing, place)) {
      const name = String(thing[listing.nameKeys[0] ?? ""]);
      const id = Number(thing["id"] ?? thing["stream_id"] ?? thing["user_id"]);
      const isRemoved = await place.undoing.attempt(name, async () => {
        await remove(id, thing);
        return true;
      });
      if (isRemoved === true) removed.push(name);
    }
  };
  const channels = () => ask(owner, "GET", "/streams?include_all=true&include_all_active=true");
  await each({ what: "channels", listed: channels, key: "streams", nameKeys: ["name"] }, (id) =>
    ask(owner, "DELETE", `/streams/${id}`),
  );
  const canDeactivate = has("POST", "/user_groups/1/deactivate");
  removed.push(
    ...(await removeGroups(place, (id) =>
      canDeactivate ? ask(owner, "POST", `/user_groups/${id}/deactivate`) : ask(owner, "DELETE", `/user_groups/${id}`),
    )),
  );
  if (has("GET", "/channel_folders")) {
    const folders = () => ask(owner, "GET", "/channel_folders");
    await each({ what: "channel folders", listed: folders, key: "channel_folders", nameKeys: ["name"] }, async (id) => {
      await emptyFolder(id, owner, ask);
      await ask(owner, "PATCH", `/channel_folders/${id}`, { is_archived: true });
    });
  }
  const sets = () => firstState(owner, ["default_stream_groups"], ask);
  await each(
    { what: "groups of default channels", listed: sets, key: "realm_default_stream_groups", nameKeys: ["name"] },
    (id) => ask(owner, "DELETE", `/default_stream_groups/${id}`),
  );
  const people = () => ask(owner, "GET", "/users");
  await each(
    { what: "accounts", listed: people, key: "members", nameKeys: ["full_name", "delivery_email", "email"] },
    (id, { is_bot }) => ask(owner, "DELETE", is_bot === true ? `/bots/${id}` : `/users/${id}`),
  );
  return removed;
}

/** The things of a list that the run has made and that are still there. */
async function ofRun(
  { what, listed, key, nameKeys }: Listing,
  { prefix, pool, undoing }: Place,
): Promise<readonly Body[]> {
  const sentence = `${what} that begin with ${prefix}, if any`;
  const found = await undoing.attempt(sentence, async () => {
    const list = (await listed())[key];
    if (!Array.isArray(list)) throw new Broken(`the list of ${what} is missing in the answer`);
    return list.filter(isJsonObject);
  });
  const isMade = (thing: Body): boolean =>
    nameKeys.some((name) => String(thing[name]).startsWith(prefix)) &&
    thing["deactivated"] !== true &&
    thing["is_active"] !== false &&
    !pool.some(({ user_id }) => user_id === thing["user_id"]);
  return (found ?? []).filter(isMade);
}

/** Deactivates groups, those first that no other group needs. */
async function removeGroups(place: Place, deactivate: (id: unknown) => Promise<unknown>): Promise<readonly string[]> {
  const { owner, ask, undoing } = place;
  const listed = () => ask(owner, "GET", "/user_groups");
  let left = await ofRun({ what: "groups", listed, key: "user_groups", nameKeys: ["name"] }, place);
  const removed: string[] = [];
  let isFreed = false;
  for (let before = Infinity; left.length > 0;) {
    const isStuck = left.length === before;
    const isLast = isStuck && isFreed;
    before = left.length;
    if (isStuck && !isLast) {
      await freeGroups(left, place);
      isFreed = true;
    }
    const refused: Body[] = [];
    for (const group of left) {
      const name = String(group["name"]);
      const isExpected = (problem: unknown): boolean => {
        const isNeeded = !isLast && isRefusal(problem);
        if (isNeeded) refused.push(group);
        return isNeeded;
      };
      const done = await undoing.attempt(name, () => deactivate(group["id"]), isExpected);
      if (done !== undefined) removed.push(name);
    }
    left = refused;
  }
  return removed;
}

/** Gives settings that name these groups to the owner: a group that its own settings name is in use for ever. */
async function freeGroups(groups: readonly Body[], { owner, ask, undoing }: Place): Promise<void> {
  const ids = groups.map(({ id }) => id);
  const namesOne = (value: unknown): boolean =>
    [value, ...listOf(Object(value)["direct_subgroups"])].some((id) => ids.includes(id));
  const ownerAlone = { new: { direct_members: [owner.user_id], direct_subgroups: [] } };
  for (const { id, name, ...fields } of groups) {
    const settings = Object.keys(fields).filter((key) => key.endsWith("_group") && namesOne(fields[key]));
    const changes = Object.fromEntries(settings.map((key) => [key, ownerAlone]));
    if (settings.length === 0) continue;
    await undoing.attempt(String(name), () => ask(owner, "PATCH", `/user_groups/${String(id)}`, changes), isRefusal);
  }
}

/** Takes all channels out of a folder, archived ones too: a folder with channels cannot be archived. */
async function emptyFolder(id: number, owner: PoolAccount, ask: Ask): Promise<void> {
  const { streams } = await ask(owner, "GET", "/streams", { include_all: true, exclude_archived: false });
  const listed = listOf(streams);
  for (const channel of listed.filter(isJsonObject).filter(({ folder_id }) => folder_id === id)) {
    await ask(owner, "PATCH", `/streams/${String(channel["stream_id"])}`, { folder_id: null });
  }
}
