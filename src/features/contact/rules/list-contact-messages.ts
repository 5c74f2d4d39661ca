import { listFilterWords } from '#az/filter-words.ts';
import { containsWord } from '#platform/db/contains-text.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ContactMessageTable, ContactStatus } from '../tables.ts';
import type { ContactMessage } from './contact-message.ts';

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
