import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { SHOP_SECTIONS, shopSectionNames } from '../rules/coming-soon-sections.ts';
import { comingSoonText } from '../text.ts';
import type { Route } from './+types/store.ts';
import { ComingSoon } from './coming-soon.tsx';
import { readMeanwhile } from './read-meanwhile.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { config, now } = servicesOf(context);
  showsScopes(context, 'settings');
  const section = SHOP_SECTIONS.find((name) => name === params.section);
  if (params.store !== `e-${config.storeName}` || !section) throw notFoundResponse('page');
  return {
    section,
    store: params.store,
    site: { name: config.siteName, url: config.siteUrl },
    articles: await readMeanwhile(context),
    now: now(),
  };
}

/** `/e-{product}/:section` (spec §2.2). The loader checks the first segment, because a route pattern cannot match a prefix. */
export default function Store({ loaderData }: Route.ComponentProps) {
  const { section, store, site, articles, now } = loaderData;
  return (
    <ComingSoon
      title={shopSectionNames[section]}
      site={site}
      path={`/${store}/${section}`}
      summary={comingSoonText.store}
      sections={{
        label: comingSoonText.sections,
        choices: SHOP_SECTIONS.map((name) => ({
          label: shopSectionNames[name],
          to: `/${store}/${name}`,
          isCurrent: name === section,
        })),
      }}
      articles={articles}
      now={now}
    />
  );
}
