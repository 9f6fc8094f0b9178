/** Events of the devices of an account. */
import { DEVICE } from "../records/devices";
import { integer } from "../schema/shapes";
import { event, mergeFields } from "../schema/tables";
import { fieldsIn, partialFields } from "./event-body";

const DEVICE_ID = {
  /** The ID of the device. */
  device_id: integer,
} as const;

/** The account has registered another device. */
export const DEVICE_ADD_EVENT = event("device/add", 468, DEVICE_ID);

/** The push registration of a device has changed. The event has only the changed fields. */
export const DEVICE_UPDATE_EVENT = event("device/update", 468, mergeFields(DEVICE_ID, partialFields(fieldsIn(DEVICE))));

/** A device was removed, with its push registration. */
export const DEVICE_REMOVE_EVENT = event("device/remove", 470, DEVICE_ID);
