/** An account that joins during a plan: an owner creates it, and then its client starts. */
import { createUser } from "../generated/operations";
import { CallProblem } from "../model/outcome/call-problem";
import type { Realm } from "../model/realm/realm";
import { userByDeliveryEmail, userById } from "../model/rules/users/people";
import type { Simulator } from "../simulator/simulator";
import { OWNER, userName } from "./actions/scene";
import { ACCOUNT_JOINS, type PlanStep } from "./plan-step";
import { type Joining, note, progressOf, type Run, Unplayable } from "./run";
import type { ClientAccount } from "./world";

/** The address of an account that joins, if no other is given. */
const ADDRESS = "joiner@example.test";

/**
 * The account that joins, still without a key, and the call that creates it.
 *
 * @throws CallProblem if there is an account with the address, or no owner can create it
 */
export function joiningOf(realm: Realm, email = ADDRESS): { account: ClientAccount; joining: Joining } {
  const problem = (sentence: string): CallProblem => new CallProblem(`campaign: joins: ${sentence}`);
  if (userByDeliveryEmail(realm, email) !== undefined)
    throw problem(`there is an account with the address "${email}"; choose an address without an account.`);
  const owner = Array.from(realm.users).find(({ role, is_active, is_bot }) => role === OWNER && is_active && !is_bot);
  if (owner === undefined) throw problem("an owner creates the account, and the realm has no active owner.");
  const params = { email, full_name: "Joiner", password: "a-long-password" };
  const outcome = createUser(realm, owner.user_id, params);
  if (!outcome.ok) throw problem(`${userName(owner)} cannot create the account "${email}": ${outcome.error.msg}`);
  const user_id = outcome.realm.users.size;
  // The address as the realm stores it.
  const account = { user_id, email: userById(outcome.realm, user_id)?.delivery_email ?? email, api_key: "" };
  return { account, joining: { owner_id: owner.user_id, params } };
}

/** Creates the account in a simulator, and returns it with its key. */
export function joined(simulator: Simulator, account: ClientAccount, { owner_id, params }: Joining): ClientAccount {
  const outcome = simulator.asUser(owner_id).createUser(params, { client: "people" });
  const user = userById(simulator.snapshot(), account.user_id);
  if (outcome.ok && user?.delivery_email === account.email) return { ...account, api_key: user.api_key };
  const reason = outcome.ok ? `another account has the ID ${account.user_id}.` : outcome.error.msg;
  throw new Unplayable(`The account "${account.email}" cannot join: ${reason}`);
}

/** Whether the realm of a run has the account of the client. */
export function hasJoined<Client>({ beginning, account }: Run<Client>): boolean {
  return beginning.joining === undefined || account.api_key !== "";
}

export function isJoining(step: PlanStep): boolean {
  return "action" in step && step.action === ACCOUNT_JOINS;
}

/** Whether the account joins after the first of these steps: only actions of others come before. */
export function joinsLater([step, ...later]: readonly PlanStep[]): boolean {
  return step !== undefined && "action" in step && !isJoining(step) && later.some(isJoining);
}

/** Creates the account of a run, as a step of the plan or before the client starts. */
export function join<Client>(run: Run<Client>, step: PlanStep | "start"): void {
  const { simulator, beginning } = run;
  const { account, joining } = beginning;
  if (joining === undefined) return;
  const before = progressOf(simulator);
  run.account = joined(simulator, account, joining);
  const { owner_id: user_id, params } = joining;
  const words = `creates the account ${account.email}`;
  const call = { user_id, operation: "create-user", params: { ...params }, words };
  const by = userById(beginning.realm, user_id)?.delivery_email ?? "an owner";
  const made = { call, by, status: 200 };
  note(run, step, `${userName({ delivery_email: by })} ${words}`, made, before);
}
