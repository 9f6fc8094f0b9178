import {
  advanceClock,
  archiveStream,
  createScheduledMessage,
  deleteScheduledMessage,
  type Realm,
  updateScheduledMessage,
  updateStream,
} from "../../../src/index";
import { scheduledMessages } from "../../../src/scenario/machines/message-machines";
import { everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET, START } from "../../support/realms";
import { type SmallMove, type SmallRealm, subjectOf } from "./small-realm";

const MINUTE = 60;
const IDS = [1, 2];

const next = (realm: Realm): number => realm.last_ids.scheduled_message + 1;

const create = (who: string, userId: number, to: number, seconds: number): SmallMove => ({
  name: `${who} schedules into channel ${to} for ${seconds} s on`,
  trigger: "create",
  about: (realm) => `message ${next(realm)}`,
  when: (realm) => next(realm) <= IDS.length,
  make: (realm) =>
    createScheduledMessage(realm, userId, {
      type: "channel",
      to,
      topic: "t",
      content: `#${next(realm)}`,
      scheduled_delivery_timestamp: realm.now + seconds,
    }),
});

const movesOf = (id: number): SmallMove[] => {
  const edit = (who: string, userId: number, what: string, params: (realm: Realm) => object): SmallMove => ({
    name: `${who} changes the ${what} of message ${id}`,
    trigger: "edit",
    about: `message ${id}`,
    when: (realm) => next(realm) > id,
    make: (realm) => updateScheduledMessage(realm, userId, { scheduled_message_id: id, ...params(realm) }),
  });
  const remove = (who: string, userId: number): SmallMove => ({
    name: `${who} deletes message ${id}`,
    trigger: "delete",
    about: `message ${id}`,
    // Of the messages of others the table does not speak.
    when: (realm) => next(realm) > id && (userId === MEL_MEMBER || !realm.scheduled_messages.has(id)),
    make: (realm) => deleteScheduledMessage(realm, userId, { scheduled_message_id: id }),
  });
  return [
    edit("Mel", MEL_MEMBER, "time", ({ now }) => ({ scheduled_delivery_timestamp: now + MINUTE })),
    edit("Mel", MEL_MEMBER, "text", () => ({ content: `#${id} again` })),
    edit("Nina", NINA_MEMBER, "text", () => ({ content: `#${id} by another` })),
    remove("Mel", MEL_MEMBER),
    remove("Nina", NINA_MEMBER),
  ];
};

/** Two scheduled messages, over seven minutes, while their channel goes into the archive and comes back. */
export const SCHEDULED: SmallRealm = {
  name: "scheduled messages",
  start: everyRole(),
  subjects: IDS.map((id) => subjectOf(`message ${id}`, scheduledMessages, id)),
  moves: [
    create("Mel", MEL_MEMBER, GENERAL, MINUTE),
    create("Mel", MEL_MEMBER, GENERAL, 2 * MINUTE),
    create("Greta", GRETA_GUEST, SECRET, MINUTE),
    ...IDS.flatMap(movesOf),
    { name: "the channel is archived", make: (realm) => archiveStream(realm, OLIVE_OWNER, { stream_id: GENERAL }) },
    {
      name: "the channel comes back",
      make: (realm) => updateStream(realm, OLIVE_OWNER, { stream_id: GENERAL, is_archived: false }),
    },
    {
      name: "half a minute passes",
      others: "time",
      when: ({ now }) => now < START + 7 * MINUTE,
      make: (realm) => advanceClock(realm, { seconds: MINUTE / 2 }),
    },
  ],
  relevant: ({ now, scheduled_messages, channels, last_ids }) => [
    now,
    last_ids.scheduled_message,
    channels.get(GENERAL - 1)?.is_archived,
    [...scheduled_messages].map(([id, row]) => [
      id,
      row.content,
      row.scheduled_delivery_timestamp,
      row.failed,
      row.delivered_message_id !== null,
    ]),
  ],
};
