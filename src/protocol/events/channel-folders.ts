/** What is told of folders of channels. */
import { boolean, html, integer, list, named, text } from "../schema/shapes";
import { event, record } from "../schema/tables";
import { CHANNEL_FOLDER, type ChannelFolderView } from "../records/channels";
import { partialFields, type EventBodyOf } from "./event-body";

/** There is a new folder of channels. */
export const CHANNEL_FOLDER_ADD_EVENT = event({
  type: "channel_folder",
  op: "add",
  fields: {
    /** The folder. */
    channel_folder: named<ChannelFolderView>(CHANNEL_FOLDER),
  },
  since: 389,
});

/** There is a new folder of channels. */
export interface ChannelFolderAddEvent extends EventBodyOf<typeof CHANNEL_FOLDER_ADD_EVENT> {}

/** What of a folder has changed. */
export const CHANNEL_FOLDER_CHANGES = record(
  "channel_folder_changes",
  partialFields({
    /** What it is called. */
    name: text,
    /** What it is for, as it was written. */
    description: text,
    /** What it is for, as HTML. */
    rendered_description: html,
    /** Whether it is out of use. */
    is_archived: boolean,
  }),
);

/** A folder of channels has changed. */
export const CHANNEL_FOLDER_UPDATE_EVENT = event({
  type: "channel_folder",
  op: "update",
  fields: {
    /** The folder. */
    channel_folder_id: integer,
    /** What has changed. */
    data: CHANNEL_FOLDER_CHANGES,
  },
  since: 389,
});

/** A folder of channels has changed. */
export interface ChannelFolderUpdateEvent extends EventBodyOf<typeof CHANNEL_FOLDER_UPDATE_EVENT> {}

/** The folders have another order. */
export const CHANNEL_FOLDER_REORDER_EVENT = event({
  type: "channel_folder",
  op: "reorder",
  fields: {
    /** All folders, in their order. */
    order: list(integer),
  },
  since: 418,
});

/** The folders have another order. */
export interface ChannelFolderReorderEvent extends EventBodyOf<typeof CHANNEL_FOLDER_REORDER_EVENT> {}

/** Any event of this subject. */
export type AnyChannelFolderEvent = ChannelFolderAddEvent | ChannelFolderUpdateEvent | ChannelFolderReorderEvent;

/** The tables of this subject. */
export const CHANNEL_FOLDER_EVENTS = [
  CHANNEL_FOLDER_ADD_EVENT,
  CHANNEL_FOLDER_UPDATE_EVENT,
  CHANNEL_FOLDER_REORDER_EVENT,
];
