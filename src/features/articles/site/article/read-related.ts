import type { RouterContextProvider } from 'react-router';
import { listNamesIn } from '#features/search/rules/names/list-names-in.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import type { ArticlePage } from '../../rules/article-page.ts';
import type { ArticleSummary } from '../../rules/article-summary.ts';
import { listRelatedArticles } from '../../rules/read/list-related-articles.ts';

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
