import { expect, it } from 'vitest';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getArticleState } from '../article-state.ts';
import { changeArticle } from './change-article.ts';

describeOnEachDatabase('the matches of an article', (open) => {
  it('are those that its text shows or links, as long as they exist', async () => {
    const { db } = await open();
    const { actor } = await asEditor(db);
    const [shown, linked] = [await writeFixture(db), await writeFixture(db, { teams: ['Zirə', 'Sabah'] })];
    const { id } = await writeArticle(db, { status: 'draft' });
    const write = (content: string) =>
      inTransaction(db, async (tx) => {
        const before = await getArticleState(tx, { id });
        const fields = { ...before.fields, content };
        await changeArticle(tx, { before, change: { fields }, kind: 'save', by: actor, now: NOON, newId });
      });
    const listed = async () =>
      (await db.selectFrom('article_fixture').select('fixture_id').orderBy('fixture_id').execute()).map(
        ({ fixture_id }) => fixture_id,
      );
    await write(
      `<div data-match-card="${shown}"></div><div data-line-up="gone"></div>` +
        `<div data-league-table="${shown}"></div><p><a href="/oyun/${linked}-zire-sabah">Oyun</a></p>`,
    );
    expect(await listed()).toEqual([shown, linked].sort());
    await write(`<div data-line-up="${linked}"></div>`);
    expect(await listed()).toEqual([linked]);
    await write('<p>Mətn</p>');
    expect(await listed()).toEqual([]);
  });
});
