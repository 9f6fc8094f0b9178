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
export const DEVICE_ADD_EVENT = event({ type: "device", op: "add", fields: DEVICE_ID, since: 468 });

/** The push registration of a device has changed. The event has only the changed fields. */
export const DEVICE_UPDATE_EVENT = event({
  type: "device",
  op: "update",
  fields: mergeFields(DEVICE_ID, partialFields(fieldsIn(DEVICE))),
  since: 468,
});

/** A device was removed, with its push registration. */
export const DEVICE_REMOVE_EVENT = event({ type: "device", op: "remove", fields: DEVICE_ID, since: 470 });
