import { useNavigation } from 'react-router';
import { articleColumnText } from '#features/articles/text.ts';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';
import { Table } from '#platform/ui/table.tsx';
import { diagnosticsText } from '../text.ts';
import type { Route } from './+types/check-articles.ts';
import { ListPageLinks, RefreshLink, StatusBadge, ToolPage } from './parts/tool-page.tsx';
import { readArticles } from './read-articles.server.ts';
import { ID_CHARACTERS } from './show-stored-article.ts';

const PATH = href('/check-articles');
const columns = [
  { label: articleColumnText.title },
  { label: diagnosticsText.slug },
  { label: articleColumnText.category },
  { label: commonText.status },
  { label: articleColumnText.created },
  { label: articleColumnText.views, className: 'text-end' },
  { label: articleColumnText.id },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after');
  return { ...(await readArticles(context, after)), after };
}

/** Lists the stored articles, so that missing or invalid fields can be seen (spec §2.6). */
export default function CheckArticlesPage({ loaderData }: Route.ComponentProps) {
  const { articles, next, error, after } = loaderData;
  const isLoading = useNavigation().state === 'loading';
  const here = after ? `${PATH}?after=${after}` : PATH;
  return (
    <ToolPage
      title={diagnosticsText.check}
      actions={<RefreshLink to={here} label={diagnosticsText.refresh} />}
    >
      <p role="status" className="sr-only">
        {isLoading && diagnosticsText.loading}
      </p>
      <Table
        caption={diagnosticsText.check}
        columns={columns}
        isEmpty={articles.length === 0}
        empty={diagnosticsText.checkEmpty}
        error={error}
      >
        {articles.map((article) => (
          <tr key={article.id} className="hover:bg-surface">
            <th scope="row" className="min-w-64">
              {article.href ? (
                <a href={article.href} className="inline-flex min-h-11 items-center hover:underline">
                  {article.title}
                </a>
              ) : (
                article.title
              )}
            </th>
            <td className="min-w-52 max-w-72 break-words text-muted">{article.slug}</td>
            <td>{article.category}</td>
            <td>
              <StatusBadge status={article.status} name={article.statusName} />
            </td>
            <td className="tabular whitespace-nowrap">{article.created}</td>
            <td className="tabular text-end">{article.views}</td>
            <td>
              <code title={article.id}>{article.id.slice(0, ID_CHARACTERS.check)}</code>
            </td>
          </tr>
        ))}
      </Table>
      <ListPageLinks path={PATH} next={next} isFirst={!after} />
    </ToolPage>
  );
}
