import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ArticleStatus } from '#features/articles/tables.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';

/** Both engines name the kind of constraint that a row breaks. */
const CHECK = /check constraint/i;
const FOREIGN_KEY = /foreign key constraint/i;

const validMoments: Record<ArticleStatus, { published_at: number | null; scheduled_at: number | null }> = {
  draft: { published_at: null, scheduled_at: null },
  pending: { published_at: null, scheduled_at: null },
  scheduled: { published_at: null, scheduled_at: NOON },
  published: { published_at: NOON, scheduled_at: null },
  archived: { published_at: NOON, scheduled_at: null },
};

describeOnEachDatabase('the schema', (open) => {
  it('refuses articles whose status and dates contradict each other', async () => {
    const { db } = await open();
    const { id } = await writeArticle(db);
    const change = (values: object) => db.updateTable('article').set(values).where('id', '=', id).execute();
    for (const [status, moments] of Object.entries(validMoments)) {
      await change({ status, ...moments });
      const wrongMoment = moments.published_at === null ? NOON : null;
      await expect(change({ status, ...moments, published_at: wrongMoment })).rejects.toThrow(CHECK);
    }
    await expect(change({ status: 'scheduled', published_at: null, scheduled_at: null })).rejects.toThrow(
      CHECK,
    );
    await expect(change({ status: 'lost' })).rejects.toThrow(CHECK);
    await expect(change({ featured: 2 })).rejects.toThrow(CHECK);
    await expect(change({ category_id: newId() })).rejects.toThrow(FOREIGN_KEY);
  });

  it('refuses to delete a category with articles', async () => {
    const { db } = await open();
    await writeArticle(db);
    await expect(db.deleteFrom('category').execute()).rejects.toThrow(FOREIGN_KEY);
  });

  it('lets a browser follow a match, a team, a competition or breaking news', async () => {
    const { db } = await open();
    await writeFollower(db, [{ kind: 'breaking' }]);
    const topics = db.selectFrom('push_topic').selectAll();
    const { subscription_id } = await topics.executeTakeFirstOrThrow();
    const follow = (kind: string, subject: string) =>
      sql`insert into push_topic values (${subscription_id}, ${kind}, ${subject})`.execute(db);
    for (const kind of ['match', 'team', 'competition']) await follow(kind, 'a');
    for (const [kind, subject] of [
      ['player', 'a'],
      ['competition', ''],
      ['breaking', 'a'],
    ] as const)
      await expect(follow(kind, subject)).rejects.toThrow(CHECK);
    await db.deleteFrom('push_subscription').execute();
    expect(await topics.execute()).toEqual([]);
  });

  it('returns counts and moments as numbers', async () => {
    const { db } = await open();
    await writeArticle(db);
    const row = await db
      .selectFrom('article')
      .select(({ fn }) => ['published_at', fn.countAll<number>().over().as('count')])
      .executeTakeFirst();
    expect(row).toEqual({ published_at: NOON, count: 1 });
  });
});
