import { formatNumber } from '#az/format/format-number.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { countStoredArticles } from '../rules/count-stored-articles.ts';
import { diagnosticsText } from '../text.ts';
import type { Route } from './+types/database.ts';
import { ListPageLinks } from './parts/list-page-links.tsx';
import { RefreshLink } from './parts/refresh-link.tsx';
import { StoredArticleCard } from './parts/stored-article-card.tsx';
import { ToolPage } from './parts/tool-page.tsx';
import { readArticles } from './read-articles.server.ts';

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
