import { formatNumber } from '#az/format/format-number.ts';
import { articleColumnText, articleText } from '#features/articles/text.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { countStoredArticles } from '../rules/stored-articles.ts';
import { diagnosticsText } from '../text.ts';
import type { Route } from './+types/database.ts';
import { ListPageLinks, RefreshLink, StatusBadge, ToolPage } from './parts/tool-page.tsx';
import { readArticles } from './read-articles.server.ts';
import { ID_CHARACTERS, type ShownArticle } from './show-stored-article.ts';

const PATH = href('/database');

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after');
  const page = await readArticles(context, after);
  const counts = page.error === null ? await countStoredArticles(servicesOf(context).db) : null;
  return { ...page, counts, after };
}

/** Counts and lists the articles of the database (spec §2.6). */
export default function DatabaseInspector({ loaderData }: Route.ComponentProps) {
  const { articles, next, error, counts, after } = loaderData;
  const here = after ? `${PATH}?after=${after}` : PATH;
  return (
    <ToolPage
      title={diagnosticsText.database}
      actions={<RefreshLink to={here} label={diagnosticsText.refresh} />}
    >
      {error && <Notice kind="error">{error}</Notice>}
      {counts && (
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4">
          {(['total', 'published', 'drafts', 'featured'] as const).map((which) => (
            <div key={which} className="grid gap-1 bg-paper p-4">
              <dt className="text-muted text-sm">{diagnosticsText[which]}</dt>
              <dd className="tabular font-bold font-headline text-4xl">{formatNumber(counts[which])}</dd>
            </div>
          ))}
        </dl>
      )}
      {error === null && articles.length === 0 && <Notice>{diagnosticsText.checkEmpty}</Notice>}
      <ul className="grid gap-3">
        {articles.map((article) => (
          <li key={article.id}>
            <StoredArticleCard article={article} />
          </li>
        ))}
      </ul>
      <ListPageLinks path={PATH} next={next} isFirst={!after} />
    </ToolPage>
  );
}

/** A stored article in the database inspector. */
function StoredArticleCard({ article }: { article: ShownArticle }) {
  const facts: [name: string, value: string | null][] = [
    [diagnosticsText.slug, article.slug],
    [articleColumnText.category, article.category],
    [articleColumnText.author, article.author],
    [articleColumnText.created, article.created],
    [diagnosticsText.updated, article.updated],
    [articleText.published, article.published],
    [articleColumnText.views, article.views],
    [diagnosticsText.image, article.image],
  ];
  return (
    <article className="grid gap-2 rounded-md border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-2xl">
          {article.href ? (
            <a href={article.href} className="hover:underline">
              {article.title}
            </a>
          ) : (
            article.title
          )}
        </h2>
        <StatusBadge status={article.status} name={article.statusName} />
        {article.featured && <span className="font-semibold text-sm">★ {diagnosticsText.isFeatured}</span>}
        <code title={article.id} className="ms-auto text-muted text-sm">
          {article.id.slice(0, ID_CHARACTERS.inspector)}
        </code>
      </header>
      <p className="text-sm">{article.preview || diagnosticsText.noContent}</p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex max-w-full gap-1.5">
                <dt className="text-muted">{name}:</dt>
                <dd className="min-w-0 break-all">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </article>
  );
}
