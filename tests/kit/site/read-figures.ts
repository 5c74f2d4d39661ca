import { setTimeout as sleep } from 'node:timers/promises';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import type { PageView } from '#features/analytics/rules/page-views/page-view.ts';
import { recordPageViews } from '#features/analytics/rules/page-views/record-page-views.ts';
import { recordSearches } from '#features/search/rules/statistics/search-statistics.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { newId, writeArticle } from '../content/articles.ts';
import { writeOwnArticle } from '../content/newsroom.ts';

/** The articles of the known figures. A was written by `author`. */
export interface ReadArticles {
  a: { id: string; slug: string };
  b: { id: string; slug: string };
}

const MARGIN_MS = MINUTE;

/** Waits when the hour is about to end, so that figures of this hour are still those of this hour when they are read. */
export async function avoidHourChange(): Promise<void> {
  const left = HOUR - (Date.now() % HOUR);
  if (left < MARGIN_MS) await sleep(left + 1000);
}

/**
 * Writes figures with known sums, at `now` and at the same time on the day before. Today: A 4 times by 4 readers from
 * Telegram on phones, B twice by one of them from inside the site on a computer. Yesterday: A 3 times by 2 readers, from
 * search. Five searches, 3 without results; 3 subscribers, one pending, one unsubscribed; an issue sent to 3.
 */
export async function writeReadFigures(
  db: Db,
  { author, now }: { author: Actor; now: number },
): Promise<ReadArticles> {
  const own = await writeOwnArticle(db, author, { title: 'Xəbər A', author: 'Aysel', tags: ['Qarabağ'] });
  await db
    .updateTable('article')
    .set({ status: 'published', published_at: now - 2 * DAY })
    .where('id', '=', own.id)
    .execute();
  const a = { id: own.id, slug: own.fields.slug };
  const b = await writeArticle(db, {
    title: '=Xəbər B',
    author: 'Orxan',
    category: 'chess',
    tags: ['Qarabağ', 'Şahmat'],
    now: now - 2 * DAY,
  });
  const opened = (slug: string, readers: string[], from: Pick<PageView, 'source' | 'device'>): PageView[] =>
    readers.map((reader) => ({ slug, reader, ...from }));
  await recordPageViews(db, {
    pageViews: opened(a.slug, ['1', '1', '2'], { source: 'search', device: 'tablet' }),
    now: now - DAY,
  });
  await recordPageViews(db, {
    pageViews: [
      ...opened(a.slug, ['1', '2', '3', '4'], { source: 'telegram', device: 'phone' }),
      ...opened(b.slug, ['1', '1'], { source: 'internal', device: 'desktop' }),
    ],
    now,
  });
  await recordSearches(db, {
    searches: [
      { query: 'qarabag', isZero: false },
      { query: 'qarabag', isZero: false },
      ...Array.from({ length: 3 }, () => ({ query: 'bilet', isZero: true })),
    ],
    now,
  });
  await writeAudience(db, now);
  return { a, b };
}

async function writeAudience(db: Db, now: number): Promise<void> {
  const statuses = ['confirmed', 'confirmed', 'confirmed', 'pending', 'unsubscribed'] as const;
  for (const [at, status] of statuses.entries()) {
    const moments = { consent_at: now, created_at: now, confirmation_requested_at: now };
    await db
      .insertInto('subscriber')
      .values({
        id: newId(),
        email: `oxucu-${at}@example.az`,
        status,
        ...moments,
        confirmed_at: status === 'confirmed' ? now : null,
        unsubscribed_at: status === 'unsubscribed' ? now : null,
      })
      .execute();
  }
  await db
    .insertInto('newsletter_issue')
    .values({
      id: newId(),
      kind: 'weekly',
      subject: 'Həftənin xəbərləri',
      intro: '',
      status: 'sent',
      started_at: now,
      finished_at: now,
      created_at: now,
      updated_at: now,
      sent_count: 3,
      refused_count: 1,
      failed_count: 1,
      unsubscribed_count: 1,
    })
    .execute();
}
