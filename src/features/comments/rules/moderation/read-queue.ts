import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { type PageCursor, toKeysetPage } from '#platform/http/page-cursor.ts';
import type { CommentStatus, ReportReason } from '../../tables.ts';
import type { QueuedComment } from './queued-comment.ts';

const PER_PAGE = 30;

interface QueueQuery {
  status: CommentStatus;
  /** Absent: of all articles. */
  articleId?: string;
  /** The last comment of the page before: its creation or decision. */
  after?: PageCursor<number> | null;
}

/** A page of the queue: what waits for a decision, the oldest first; what is decided, the last decision first. */
export async function listQueue(
  db: Db,
  { status, articleId, after = null }: QueueQuery,
): Promise<{ comments: QueuedComment[]; next: PageCursor<number> | null }> {
  const isOpen = status === 'waiting' || status === 'reported';
  const moment = isOpen ? 'comment.created_at' : 'comment.decided_at';
  const direction = isOpen ? 'asc' : 'desc';
  const rows = await db
    .selectFrom('comment')
    .innerJoin('article', 'article.id', 'comment.article_id')
    .leftJoin('comment as thread', (join) =>
      join
        .onRef('thread.id', '=', 'comment.thread_id')
        .onRef('thread.id', '<>', sql.ref<string>('comment.id')),
    )
    .selectAll('comment')
    .select(['article.title', 'article.slug', 'thread.name as thread_name', 'thread.text as thread_text'])
    .where('comment.status', '=', status)
    .$if(articleId !== undefined, (query) => query.where('comment.article_id', '=', articleId ?? ''))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(moment)}, comment.id) ${sql.raw(isOpen ? '>' : '<')} (${after?.value}, ${after?.id})`,
      ),
    )
    .orderBy(moment, direction)
    .orderBy('comment.id', direction)
    .limit(PER_PAGE + 1)
    .execute();
  const { items: page, next } = toKeysetPage(rows, PER_PAGE, (row) => ({
    value: (isOpen ? row.created_at : row.decided_at) ?? 0,
    id: row.id,
  }));
  const [earlier, reasons] = await Promise.all([countEarlier(db, page), listReasons(db, page)]);
  const comments = page.map(
    (row): QueuedComment => ({
      id: row.id,
      version: row.version,
      name: row.name,
      text: row.text,
      status: row.status,
      createdAt: row.created_at,
      editedAt: row.edited_at,
      decidedByName: row.decided_by_name,
      foundWords: row.found_words,
      reportCount: row.report_count,
      reasons: reasons(row.id),
      article: { id: row.article_id, title: row.title, slug: row.slug },
      answers: row.thread_name === null ? null : { name: row.thread_name, text: row.thread_text ?? '' },
      earlier: earlier(row),
    }),
  );
  return { comments, next };
}

interface WriterOfRow {
  id: string;
  commenter_hash: string;
  status: CommentStatus;
}

async function countEarlier(db: Db, page: readonly WriterOfRow[]) {
  const writers = page.map((row) => row.commenter_hash);
  const counts =
    writers.length === 0
      ? []
      : await db
          .selectFrom('comment')
          .select(['commenter_hash', 'status', (eb) => eb.fn.countAll<number>().as('count')])
          .where('commenter_hash', 'in', writers)
          .groupBy(['commenter_hash', 'status'])
          .execute();
  const countOf = (row: WriterOfRow, status: CommentStatus) => {
    const found = counts.find((one) => one.commenter_hash === row.commenter_hash && one.status === status);
    // The comment itself does not count.
    return Number(found?.count ?? 0) - (row.status === status ? 1 : 0);
  };
  return (row: WriterOfRow) => ({ approved: countOf(row, 'approved'), rejected: countOf(row, 'rejected') });
}

async function listReasons(db: Db, page: readonly { id: string; report_count: number }[]) {
  const ids = page.filter((row) => row.report_count > 0).map((row) => row.id);
  const reports =
    ids.length === 0
      ? []
      : await db
          .selectFrom('comment_report')
          .select(['comment_id', 'reason'])
          .where('comment_id', 'in', ids)
          .groupBy(['comment_id', 'reason'])
          .orderBy('reason')
          .execute();
  return (id: string): ReportReason[] =>
    reports.filter((report) => report.comment_id === id).map((report) => report.reason);
}

/** The title of the article whose comments the queue shows. */
export async function findArticleTitle(db: Db, { id }: { id: string }): Promise<string | null> {
  const row = await db.selectFrom('article').select('title').where('id', '=', id).executeTakeFirst();
  return row?.title ?? null;
}

/** Counting stops here, so that a long queue costs nothing more. */
const MAX_COUNTED = 100;

export interface QueueCounts {
  waiting: number;
  reported: number;
}

/** The numbers of comments that wait for a decision, each at most 100. */
export async function countQueue(db: Db): Promise<QueueCounts> {
  const [waiting, reported] = await Promise.all([count(db, 'waiting'), count(db, 'reported')]);
  return { waiting, reported };
}

/** All comments that wait for a decision, at most 200. */
export async function countOpenComments(db: Db): Promise<number> {
  const { waiting, reported } = await countQueue(db);
  return waiting + reported;
}

async function count(db: Db, status: keyof QueueCounts): Promise<number> {
  const { found } = await db
    .selectFrom((eb) =>
      eb.selectFrom('comment').select('id').where('status', '=', status).limit(MAX_COUNTED).as('queued'),
    )
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}
