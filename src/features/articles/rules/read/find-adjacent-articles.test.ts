import { expect, it } from 'vitest';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findArticleBySlug } from './find-article-by-slug.ts';
import { findAdjacentArticles } from './list-related-articles.ts';

describeOnEachDatabase('findAdjacentArticles', (open) => {
  it('finds the previous and next published article, also for equal publication times', async () => {
    const { db } = await open();
    const first = await writeArticle(db, { title: 'A', now: NOON });
    await writeArticle(db, { title: 'B', now: NOON + 1 });
    await writeArticle(db, { title: 'C', now: NOON + 1 });
    await writeArticle(db, { title: 'Draft', status: 'draft', now: NOON + 2 });
    await writeArticle(db, { title: 'D', now: NOON + 3 });
    const walked: string[] = [];
    for (let slug: string | undefined = first.slug; slug; ) {
      const article = await findArticleBySlug(db, { slug });
      if (!article) break;
      walked.push(article.title);
      const { next } = await findAdjacentArticles(db, { article });
      if (next) expect((await findAdjacentArticles(db, { article: next })).previous?.id).toBe(article.id);
      slug = next?.slug;
    }
    expect(walked).toHaveLength(4);
    expect(new Set(walked)).toEqual(new Set(['A', 'B', 'C', 'D']));
  });
});
