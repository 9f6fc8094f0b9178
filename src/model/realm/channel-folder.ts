/** @spec Channel folder */
export interface ChannelFolder {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly date_created: number;
  readonly creator_id: number | null;
  /** Place in the list, from 0. */
  readonly order: number;
  readonly is_archived: boolean;
}
