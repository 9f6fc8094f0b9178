/** What the page of a web app begins with: a registration, and constants of the server. */
import { NEWEST_CAPABILITIES } from "../../model/realm/event-queue";
import type { Simulator } from "../../simulator/simulator";
import { jsonResponse } from "../envelope";
import { SIGN_IN_PATH } from "./account-cookie";

/** For how many days web apps request presences. */
const PRESENCE_DAYS = 365;

/** The constants, for a server without other services. */
const CONSTANTS = {
  page_type: "home",
  test_suite: false,
  development_environment: false,
  insecure_desktop_app: false,
  login_page: SIGN_IN_PATH,
  request_language: "en",
  language_list: [{ code: "en", locale: "en", name: "English" }],
  translation_data: {},
  warn_no_email: false,
  corporate_enabled: false,
  embedded_bots_enabled: false,
  two_fa_enabled: false,
  two_fa_enabled_user: false,
  apps_page_url: "",
  promote_sponsoring_zulip: false,
  show_webathena: false,
  is_spectator: false,
  no_event_queue: false,
  presence_history_limit_days_for_web_app: PRESENCE_DAYS,
} as const;

/** What web apps register with. */
const REGISTRATION = {
  apply_markdown: "true",
  client_gravatar: "true",
  slim_presence: "true",
  include_subscribers: "true",
  presence_history_limit_days: String(PRESENCE_DAYS),
  client_capabilities: JSON.stringify(NEWEST_CAPABILITIES),
} as const;

/**
 * Registers a queue for an account, and returns `page_params` of its page, with the registration as `state_data`. A
 * refused registration is returned unchanged.
 */
export async function pageParams(simulator: Simulator, url: URL, headers: Headers): Promise<Response> {
  const body = new URLSearchParams(REGISTRATION);
  const registered = await simulator.fetch(new URL("/api/v1/register", url), { method: "POST", headers, body });
  if (!registered.ok) return registered;
  const {
    result: _result,
    msg: _msg,
    ignored_parameters_unsupported: _ignored,
    ...state_data
  } = await registered.json();
  const params = { ...CONSTANTS, furthest_read_time: simulator.clock.now, state_data };
  return jsonResponse(200, params, { "Cache-Control": "no-store" });
}
