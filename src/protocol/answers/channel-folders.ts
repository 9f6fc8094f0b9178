/** What the operations of this subject answer. */
import { integer, list, named } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";
import { CHANNEL_FOLDER, type ChannelFolderView } from "../records/channels";

/** The new folder. */
export const CREATE_CHANNEL_FOLDER_ANSWER = record("create_channel_folder_response", {
  /** Its ID. */
  channel_folder_id: integer,
});

/** The answer declared by `CREATE_CHANNEL_FOLDER_ANSWER`. */
export interface CreateChannelFolderResponse extends RecordOf<typeof CREATE_CHANNEL_FOLDER_ANSWER> {}

/** The folders of channels. */
export const GET_CHANNEL_FOLDERS_ANSWER = record("get_channel_folders_response", {
  /** In their order. */
  channel_folders: list(named<ChannelFolderView>(CHANNEL_FOLDER)),
});

/** The answer declared by `GET_CHANNEL_FOLDERS_ANSWER`. */
export interface GetChannelFoldersResponse extends RecordOf<typeof GET_CHANNEL_FOLDERS_ANSWER> {}
