/** What accounts and the realm had before a scenario changed it: read before the first change, and put back. */
import type { Ask, PoolAccount } from "./building";
import { KEPT, type Kept } from "./kept-state";
import { type CallRequest, isRefusal } from "./target";
import type { Undoing } from "./undoing";

/** A request that may change something. */
export type Changing = Pick<CallRequest, "method" | "path" | "parameters">;

interface Former {
  readonly kept: Kept;
  readonly account: PoolAccount;
  readonly value: unknown;
  /** The parameters that were given. */
  readonly names: Set<string>;
}

/** The former state of one scenario. */
export class FormerState {
  private readonly former = new Map<string, Former>();

  /**
   * @param pool - the accounts that are put back
   * @param owner - the account that reads and puts back what is of the realm; without one it is not put back
   */
  constructor(
    private readonly ask: Ask,
    private readonly pool: readonly PoolAccount[],
    private readonly owner: PoolAccount | undefined,
  ) {}

  /** Reads what a request is about to change. */
  async before({ method, path, parameters }: Changing, caller: string | undefined): Promise<void> {
    if (method === "GET") return;
    for (const kept of KEPT.filter((one) => one.isChangedBy.test(`${method} ${path}`))) {
      const account = kept.of === "realm" ? this.owner : this.accountIn(path, caller);
      if (account === undefined) continue;
      const key = `${kept.what} of ${kept.of} ${account.user_id}`;
      const former = this.former.get(key) ?? (await this.remember(key, kept, account));
      for (const name of Object.keys(parameters)) former?.names.add(name);
    }
  }

  /** Puts everything back. */
  async putBack(undoing: Undoing): Promise<void> {
    for (const { kept, account, value, names } of this.former.values()) {
      const whose = kept.of === "realm" ? "of the realm" : `of ${account.delivery_email}`;
      await undoing.attempt(`${kept.what} ${whose}, if changed`, async () => {
        const asAccount = (method: string, path: string, parameters = {}) =>
          this.ask(account, method, path, parameters);
        await kept.putBack(asAccount, value, await kept.read(asAccount, account), { names, account });
      });
    }
  }

  /** What is not readable on this server cannot be changed there. */
  private async remember(key: string, kept: Kept, account: PoolAccount): Promise<Former | undefined> {
    const asAccount = (method: string, path: string, parameters = {}) => this.ask(account, method, path, parameters);
    try {
      const former = { kept, account, value: await kept.read(asAccount, account), names: new Set<string>() };
      this.former.set(key, former);
      return former;
    } catch (problem) {
      if (!isRefusal(problem)) throw problem;
      return undefined;
    }
  }

  /** The account that a path names, or else the one that asks. */
  private accountIn(path: string, caller: string | undefined): PoolAccount | undefined {
    const [, id] = /^\/users\/(\d+)\//u.exec(path) ?? [];
    if (id !== undefined) return this.pool.find(({ user_id }) => String(user_id) === id);
    return this.pool.find(({ delivery_email }) => delivery_email.toLowerCase() === caller?.toLowerCase());
  }
}
