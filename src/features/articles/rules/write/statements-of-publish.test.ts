import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeCategory } from '#tests/kit/content/articles.ts';
import { openStore, writeMedia } from '#tests/kit/content/media.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ArticleFields } from '../article-fields.ts';
import { getArticleState } from '../article-state.ts';
import { saveArticle } from './save-article.ts';

/** The same database with a log of its statements, without BEGIN and COMMIT. */
function countStatements(db: Db): { counted: Db; kinds: string[] } {
  const kinds: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      kinds.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { counted: db.withPlugin(plugin), kinds };
}

describeOnEachDatabase('the statements of one publish', (open) => {
  async function publish(over: Partial<ArticleFields>) {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    await writeCategory(db, 'chess');
    const { url } = await writeMedia(db, openStore(), { actor, metadata: { alt: 'Qol anı' } });
    const source = { origin: 'source', source: 'Reuters', sourceUrl: '' } as const;
    const { id, fields } = await writeOwnArticle(db, actor, {
      image: url,
      tags: ['Zirə', 'Sabah'],
      ...source,
    });
    const { counted, kinds } = countStatements(db);
    const { after } = await saveArticle(counted, {
      actor,
      id,
      baseVersion: 1,
      fields: { ...fields, ...over },
      now: NOON + MINUTE,
      newId,
      move: () => ({ move: 'publish' }),
      autosave: { tabKey: 'tab', sequence: 3 },
    });
    expect(after).toEqual(await getArticleState(db, { id }));
    expect(after).toMatchObject({ status: 'published', version: 2 });
    return kinds;
  }

  it('are at most 14 for an article with a picture, tags and a source whose text was changed', async () => {
    const kinds = await publish({ title: 'Yeni başlıq', content: '<p>Yeni mətn.</p>' });
    expect(kinds.length, kinds.join(' ')).toBeLessThanOrEqual(14);
  });

  it('are more only when more is written, and the result equals the stored article', async () => {
    const kinds = await publish({
      title: 'Yeni',
      slug: 'Yeni ünvan',
      category: 'chess',
      tags: ['SABAH', 'Neftçi'],
      origin: 'own',
      image: null,
      seoTitle: ' SEO ',
    });
    expect(kinds.length).toBeGreaterThan(14);
  });
});
