import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { readPart } from '#app/read-part.ts';
import type { ArticlePage } from '#domain/articles/article-page.ts';
import type { ArticleSummary } from '#domain/articles/article-summary.ts';
import { listRelatedArticles } from '#domain/articles/read/list-related-articles.ts';
import { listNamesIn } from '#domain/search/names/list-names-in.ts';

/** The related articles of an article. Empty when they cannot be read. */
export async function readRelated(
  context: Readonly<RouterContextProvider>,
  { article }: { article: ArticlePage },
): Promise<ArticleSummary[]> {
  const { db } = servicesOf(context);
  const groups = await readPart(context, {
    name: 'names in an article',
    read: () => listNamesIn(db, [article.title, ...article.tags.map((tag) => tag.name)]),
    fallback: [],
  });
  const names = groups.flatMap((group) => group.names);
  return readPart(context, {
    name: 'related articles',
    read: () => listRelatedArticles(db, { article, names }),
    fallback: [],
  });
}
