import { listFilterWords } from '#az/filter-words.ts';
import { containsWord } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { ContactMessageTable, ContactStatus } from '../tables.ts';
import type { ContactMessage, ContactReply } from './contact-message.ts';

const MESSAGES_PER_PAGE = 30;

export interface ContactMessagePage {
  messages: ContactMessage[];
  total: number;
  page: number;
  /** At least 1. */
  pages: number;
}

interface ContactMessageQuery {
  /** Absent: all. */
  status?: ContactStatus;
  /** Words of the name, the e-mail address or the message, in any spelling and with any ending. All must match. */
  query?: string;
  /** From 1. */
  page?: number;
}

/** A page of the inbox, newest first. */
export async function listContactMessages(
  db: Db,
  { status, query = '', page = 1 }: ContactMessageQuery,
): Promise<ContactMessagePage> {
  let matching = db.selectFrom('contact_message');
  if (status) matching = matching.where('status', '=', status);
  for (const word of listFilterWords(query)) matching = matching.where(containsWord('search_text', word));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MESSAGES_PER_PAGE)
    .offset((page - 1) * MESSAGES_PER_PAGE)
    .execute();
  const total = Number(count);
  const pages = Math.max(1, Math.ceil(total / MESSAGES_PER_PAGE));
  return { messages: rows.map(toContactMessage), total, page, pages };
}

/** Counts the messages by status. */
export async function countContactMessages(db: Db): Promise<Record<ContactStatus, number>> {
  const rows = await db
    .selectFrom('contact_message')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const countOf = (status: ContactStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { new: countOf('new'), answered: countOf('answered'), archived: countOf('archived') };
}

export function toContactMessage(row: ContactMessageTable): ContactMessage {
  const { id, name, email, phone, subject, message, status } = row;
  return { id, name, email, phone, subject, message, status, createdAt: row.created_at };
}

/**
 * A message with the replies to it, the oldest first.
 * @throws NotFound.
 */
export async function getContactMessage(
  db: Db,
  { id }: { id: string },
): Promise<ContactMessage & { replies: ContactReply[] }> {
  const row = await db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No contact message has the id ${id}`);
  const replies = await db
    .selectFrom('contact_reply')
    .leftJoin('mail_outbox', (join) =>
      join
        .onRef('mail_outbox.subject_id', '=', 'contact_reply.id')
        .on('mail_outbox.kind', '=', 'contactReply'),
    )
    .select([
      'contact_reply.id',
      'contact_reply.text',
      'contact_reply.staff_name as staffName',
      'contact_reply.created_at as createdAt',
      'contact_reply.sent_at',
      'mail_outbox.failed_at',
    ])
    .where('message_id', '=', id)
    .orderBy('contact_reply.created_at')
    .execute();
  return {
    ...toContactMessage(row),
    replies: replies.map(({ sent_at, failed_at, ...reply }) => ({
      ...reply,
      state: sent_at !== null ? 'sent' : failed_at !== null ? 'failed' : 'sending',
    })),
  };
}

/** The count stops here, so that its cost is limited. */
const MAX_COUNT = 100;

/** Counts the messages with the status `new`, up to `MAX_COUNT`. */
export async function countNewMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('contact_message')
        .select('id')
        .where('status', '=', 'new')
        .limit(MAX_COUNT)
        .as('new_message'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
