/** Events about the icon and the logos of the realm. */
import { literal, text, url } from "../schema/shapes";
import { event, record } from "../schema/tables";
import { type EventBodyOf, variant } from "./event-body";

/** The icon of the realm. */
export const REALM_ICON = record("realm_icon", {
  /** `U` uploaded, `G` generated. */
  icon_source: text,
  /** Where it is. */
  icon_url: url,
});

/** The realm has another icon. */
export interface RealmIconEvent extends EventBodyOf<typeof REALM_ICON_EVENT> {}
export const REALM_ICON_EVENT = variant(
  "icon",
  event({
    type: "realm",
    op: "update_dict",
    fields: {
      /** The icon. */
      property: literal("icon"),
      /** What it is now. */
      data: REALM_ICON,
    },
  }),
);

/** The logo of the realm. */
export const REALM_LOGO = record("realm_logo", {
  /** `U` uploaded, `D` the built-in one. */
  logo_source: text,
  /** Where it is. */
  logo_url: url,
});

/** The realm has another logo. */
export interface RealmLogoEvent extends EventBodyOf<typeof REALM_LOGO_EVENT> {}
export const REALM_LOGO_EVENT = variant(
  "logo",
  event({
    type: "realm",
    op: "update_dict",
    fields: {
      /** The logo. */
      property: literal("logo"),
      /** What it is now. */
      data: REALM_LOGO,
    },
  }),
);

/** The logo of the realm on a dark ground. */
export const REALM_NIGHT_LOGO = record("realm_night_logo", {
  /** `U` uploaded, `D` the built-in one. */
  night_logo_source: text,
  /** Where it is. */
  night_logo_url: url,
});

/** The realm has another logo on a dark ground. */
export interface RealmNightLogoEvent extends EventBodyOf<typeof REALM_NIGHT_LOGO_EVENT> {}
export const REALM_NIGHT_LOGO_EVENT = variant(
  "night_logo",
  event({
    type: "realm",
    op: "update_dict",
    fields: {
      /** The logo on a dark ground. */
      property: literal("night_logo"),
      /** What it is now. */
      data: REALM_NIGHT_LOGO,
    },
  }),
);

/** Any event of this subject. */
export type AnyRealmPictureEvent = RealmIconEvent | RealmLogoEvent | RealmNightLogoEvent;

/** The tables of this subject. */
export const REALM_PICTURE_EVENTS = [REALM_ICON_EVENT, REALM_LOGO_EVENT, REALM_NIGHT_LOGO_EVENT];
