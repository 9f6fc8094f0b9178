/** What the operations of this subject answer. */
import { integer, list, named, text, url } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";
import { ATTACHMENT, type AttachmentView } from "../records/personal-items";

/** The actor's files. */
export const GET_ATTACHMENTS_ANSWER = record("get_attachments_response", {
  /** In the order in which they were uploaded. */
  attachments: list(named<AttachmentView>(ATTACHMENT)),
  /** The bytes that all files of the realm take. */
  upload_space_used: integer,
});

/** The answer declared by `GET_ATTACHMENTS_ANSWER`. */
export interface GetAttachmentsResponse extends RecordOf<typeof GET_ATTACHMENTS_ANSWER> {}

/** Where a file can be had for a while. */
export const GET_FILE_TEMPORARY_URL_ANSWER = record("get_file_temporary_url_response", {
  /** Needs no credentials. */
  url: url,
});

/** The answer declared by `GET_FILE_TEMPORARY_URL_ANSWER`. */
export interface GetFileTemporaryUrlResponse extends RecordOf<typeof GET_FILE_TEMPORARY_URL_ANSWER> {}

/** Where the new file is. */
export const UPLOAD_FILE_ANSWER = record("upload_file_response", {
  /** The former name of `url`. */
  uri: url,
  /** Below the realm's address. */
  url: field(url, { since: 272 }),
  /** What the file was called. */
  filename: field(text, { since: 286 }),
});

/** The answer declared by `UPLOAD_FILE_ANSWER`. */
export interface UploadFileResponse extends RecordOf<typeof UPLOAD_FILE_ANSWER> {}
