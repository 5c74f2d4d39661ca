import { listLatestArticles } from '#features/articles/rules/read/list-latest-articles.ts';
import { listTableCompetitions } from '#features/competitions/rules/standings/list-table-competitions.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { apiLimit } from '../../rules/api-limit.ts';
import { listMatchesAfter } from '../../rules/list-matches-after.ts';
import { publicApiText } from '../../text.ts';
import { type EndpointName, endpoints } from '../endpoints.ts';
import type { Route } from './+types/api-page.ts';
import { EndpointSection } from './endpoint-section.tsx';

/** What the examples of the page are about: the newest article, the latest match and the first table. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  showsScopes(context, 'articles', 'matches', 'settings');
  const [articles, matches, competitions] = await Promise.all([
    listLatestArticles(db, { limit: 1 }),
    listMatchesAfter(db, { order: 'desc', after: null, limit: 1 }),
    listTableCompetitions(db),
  ]);
  const examples: Partial<Record<EndpointName, string>> = {
    article: articles[0]?.slug,
    match: matches.items[0]?.id,
    standings: competitions[0]?.slug,
  };
  return { examples, siteName: config.siteName, siteUrl: config.siteUrl };
}

/** The public API: what each address takes and answers, with a form to try it. */
export default function ApiPage({ loaderData }: Route.ComponentProps) {
  const { examples, siteName, siteUrl } = loaderData;
  return (
    <article className="mx-auto max-w-3xl py-8" data-api>
      <PageMeta
        title={`${publicApiText.title} – ${siteName}`}
        description={publicApiText.lead}
        address={siteUrl + href('/api/v1')}
      />
      <h1 className="text-5xl">{publicApiText.title}</h1>
      <p className="mt-3 text-lg text-muted">{publicApiText.lead}</p>
      <p className="mt-3">
        <a
          className="inline-flex min-h-11 items-center font-semibold text-accent underline"
          href={href('/api/v1/openapi.json')}
        >
          {publicApiText.document}
        </a>
      </p>
      <h2 className="mt-6 text-3xl">{publicApiText.rulesTitle}</h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5">
        {publicApiText.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>{publicApiText.limit(apiLimit.maxAttempts, apiLimit.windowMs / 1000)}</li>
      </ul>
      {Object.keys(endpoints).map((name) => (
        <EndpointSection
          key={name}
          name={name as EndpointName}
          example={examples[name as EndpointName]}
          siteUrl={siteUrl}
        />
      ))}
    </article>
  );
}
