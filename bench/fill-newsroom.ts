import { sql, type Updateable } from 'kysely';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { insertStaff } from '#features/accounts/rules/create-staff.ts';
import type { ArticleTable } from '#features/articles/tables.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';

const PICTURES = 20_000;
const JOURNAL = 200_000;
const STAFF = 60;
/** Articles of one busy author. */
const OWN = 5000;
const BATCH = 1000;

type ArticleUpdate = Updateable<ArticleTable>;

/**
 * Turns generated articles into the data of a newsroom after years: every status, images, a library, an audit log and
 * accounts. Returns the account that wrote five thousand of the articles. `now` is epoch milliseconds.
 */
export async function fillNewsroom(db: Db, { now, newId }: { now: number; newId: NewId }): Promise<string> {
  const ids: string[] = [];
  for (let at = 0; at < STAFF; at += 1) {
    const person = { name: `Müəllif ${at}`, email: `author-${at}@example.az`, role: 'author' as const };
    ids.push((await insertStaff(db, { ...person, passwordHash: null, now, newId })) ?? '');
  }
  const author = ids[0] ?? '';
  const own = db.selectFrom('article').select('id').orderBy('created_at', 'desc').limit(OWN);
  await db.updateTable('article').set({ created_by: author }).where('id', 'in', own).execute();
  await spreadStatuses(db, now);
  await inTransaction(db, async (tx) => {
    await writeBatches(
      PICTURES,
      (at) => pictureOf(at, now),
      (rows) => tx.insertInto('media').values(rows).execute(),
    );
    await writeBatches(
      JOURNAL,
      (at) => journalLineOf(at, { now, actor: ids[at % STAFF] ?? '' }),
      (rows) => tx.insertInto('audit_log').values(rows).execute(),
    );
  });
  return author;
}

async function writeBatches<Row>(
  count: number,
  make: (at: number) => Row,
  write: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += BATCH)
    await write(Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => make(from + at)));
}

/** Of a thousand articles 20 become drafts, 5 pending, 2 scheduled and 30 archived. Every second one gets an image. */
async function spreadStatuses(db: Db, now: number): Promise<void> {
  const ids = await db.selectFrom('article').select('id').orderBy('created_at', 'desc').execute();
  const change = async (takes: (at: number) => boolean, values: ArticleUpdate) => {
    const chosen = ids.filter((_, at) => takes(at)).map(({ id }) => id);
    for (let at = 0; at < chosen.length; at += BATCH) {
      const part = chosen.slice(at, at + BATCH);
      await db.updateTable('article').set(values).where('id', 'in', part).execute();
    }
  };
  await change((at) => at % 50 === 3, { status: 'draft', published_at: null });
  await change((at) => at % 200 === 5, { status: 'pending', published_at: null });
  await change((at) => at % 500 === 7, { status: 'scheduled', published_at: null, scheduled_at: now + DAY });
  await change((at) => at % 100 === 11 || at % 50 === 13, { status: 'archived' });
  await sql`update article set image = '/media/articles/' || (1700000000000 + length(title) * 100) || '-sekil.jpg'
    where length(title) % 2 = 0`.execute(db);
}

function pictureOf(at: number, now: number) {
  const path = `articles/${1_700_000_000_000 + at}-sekil.jpg`;
  const moment = now - at * 10 * MINUTE;
  return {
    id: `picture${at}`,
    url: `/media/${path}`,
    path,
    name: `sekil-${at}.jpg`,
    content_type: 'image/jpeg',
    size: 400_000,
    width: 1600,
    height: 1000,
    md5_hash: `md5-${at}`,
    dominant_color: '#114422',
    focal_x: 0.5,
    focal_y: 0.5,
    alt: `Oyun anı ${at}`,
    decorative: 0 as const,
    credit: null,
    caption: null,
    created_by: null,
    created_at: moment,
    updated_at: moment,
    search_text: `sekil-${at}.jpg oyun ani ${at}`,
  };
}

const ACTIONS = [
  'article.save',
  'article.save',
  'article.publish',
  'article.create',
  'media.update',
  'tag.merge',
];

function journalLineOf(at: number, { now, actor }: { now: number; actor: string }) {
  const action = ACTIONS[at % ACTIONS.length] ?? '';
  return {
    id: `journal${at}`,
    created_at: now - at * MINUTE,
    actor_id: at % 9 === 0 ? null : actor,
    actor_name: 'Müəllif',
    action,
    subject_type: action.split('.')[0] ?? '',
    subject_id: `subject${at % 5000}`,
    before: '{"title":"Turun icmalı"}',
    after: '{"title":"Turun geniş icmalı"}',
  };
}
