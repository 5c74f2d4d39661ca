import { expect, it } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { articleInput, NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { openNew } from '#tests/kit/databases/new-databases.ts';
import { listNewestOfMediaKind } from '../read/list-home-sections.ts';
import { listLatestArticles } from '../read/select-cards.ts';
import { saveArticle } from './save-article.ts';

const VIDEO =
  '<p>Mətn</p><figure data-embed="youtube" data-address="https://www.youtube.com/watch?v=abcdefghijk"></figure>';
const POST = '<p>Mətn</p><figure data-embed="x" data-address="https://x.com/a/status/1"></figure>';
const pictures = (count: number) =>
  `<p>Mətn</p>${'<figure><img src="/uploads/a.jpg" alt="Meydança"></figure>'.repeat(count)}`;

describeOnEachDatabase('the media kind of an article', (open, engine) => {
  it('follows its text', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    const { id } = await writeArticle(db, { content: VIDEO });
    const kindNow = async () => (await listLatestArticles(db)).map((card) => card.mediaKind);
    expect(await kindNow()).toEqual(['video']);
    const texts = [
      [pictures(3), 'photos'],
      [pictures(2), null],
      [VIDEO + pictures(3), 'video'],
      [POST, null],
      ['<p>&lt;figure data-embed="youtube"&gt; və &lt;img &lt;img &lt;img</p>', null],
    ] as const;
    for (const [index, [content, kind]] of texts.entries()) {
      const fields = articleInput({ content });
      await saveArticle(db, { ...editor, id, baseVersion: index + 1, fields, now: NOON });
      expect(await kindNow(), content).toEqual([kind]);
    }
  });
  it('is written for the articles that a site has already', async () => {
    const site = await openNew(engine);
    const older = allMigrations.filter(({ name }) => name < '0013');
    await migrateToLatest(site, older);
    for (const content of [VIDEO, pictures(3), POST])
      await writeArticle(site.db, { title: content.slice(0, 60), content });
    await migrateToLatest(site, allMigrations);
    const rows = await site.db.selectFrom('article_admin_list').select('media_kind').execute();
    expect(rows.map((row) => row.media_kind).sort()).toEqual([null, 'photos', 'video'].sort());
    const list = (kind: 'video' | 'photos') =>
      listNewestOfMediaKind(site.db, { kind, except: new Set(), limit: 4 });
    expect(await list('video')).toMatchObject([{ mediaKind: 'video' }]);
    expect(await list('photos')).toMatchObject([{ mediaKind: 'photos' }]);
  });
});
