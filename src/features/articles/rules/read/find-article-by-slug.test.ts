import { expect, it } from 'vitest';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findArticleBySlug } from './find-article-by-slug.ts';
import { findMovedSlug } from './find-moved-slug.ts';

describeOnEachDatabase('findArticleBySlug', (open) => {
  it('finds published and archived articles, also at their old addresses, with what their pages show', async () => {
    const { db } = await open();
    for (const status of ['published', 'archived', 'draft'] as const) {
      const { id, slug } = await writeArticle(db, {
        title: status,
        status,
        tags: ['Zirə'],
        seoTitle: 'Axtarış',
        featured: status === 'published',
      });
      await db
        .insertInto('article_redirect')
        .values({ slug: `old-${slug}`, article_id: id, created_at: NOON })
        .execute();
    }
    for (const status of ['published', 'archived'] as const) {
      const article = await findArticleBySlug(db, { slug: status });
      expect(article).toMatchObject({
        slug: status,
        status,
        content: '<p>Proqram klublara göndərilib.</p>',
        seoTitle: 'Axtarış',
        featured: status === 'published',
        publishedAt: NOON,
        category: { slug: 'football' },
        tags: [{ slug: 'zire', name: 'Zirə' }],
        views: 0,
      });
      expect(await findMovedSlug(db, { slug: `old-${status}` })).toBe(status);
    }
    expect(await findArticleBySlug(db, { slug: 'draft' })).toBeNull();
    expect(await findMovedSlug(db, { slug: 'old-draft' })).toBeNull();
  });
});
