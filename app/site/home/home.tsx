import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { cardScopes, matchScopes } from '#app/shown-scopes.ts';
import { FrontPage } from '#app/site/cards/front-page.tsx';
import { PageMeta } from '#app/site/frame/page-meta.tsx';
import { isSample } from '#app/site/matches/parts/sample-notice.tsx';
import { publisherDetailsNode } from '#app/site/structured-data/publisher-node.ts';
import { websiteNode } from '#app/site/structured-data/website-node.ts';
import { siteText } from '#az/text/site/site.ts';
import { feedAddresses } from '#domain/feed-addresses.ts';
import { toLegalParty } from '../pages/read-legal-party.ts';
import { readSettings } from '../read-settings.ts';
import type { Route } from './+types/home.ts';
import { parseMostReadPeriod } from './most-read-choice.ts';
import { readFrontPage } from './read-front-page.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = servicesOf(context);
  const period = parseMostReadPeriod(new URL(request.url).searchParams);
  const [content, settings] = await Promise.all([readFrontPage(context, { period }), readSettings(context)]);
  const { featured, latest, mostRead, categories, games } = content;
  showsScopes(context, 'front-page', 'articles', 'categories', 'settings');
  showsScopes(context, ...cardScopes([...featured, ...latest, ...mostRead.articles]));
  showsScopes(context, ...categories.map(({ slug }) => `category:${slug}` as const));
  showsScopes(context, ...matchScopes(games?.matches ?? []));
  return {
    content,
    publisher: { party: toLegalParty(settings, config), social: settings.social, hours: settings.hours },
    siteUrl: config.siteUrl,
    isSample: isSample(content.games?.matches ?? []),
  };
}

/** The front page (spec §2.1): chosen by the rules of spec §7 and the editors' layout. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, publisher, siteUrl } = loaderData;
  const site = { name: content.siteName, url: siteUrl };
  return (
    <>
      <PageMeta
        title={`${content.siteName} – ${siteText.titleSuffix}`}
        description={siteText.tagline}
        address={`${siteUrl}/`}
        feeds={feedAddresses.site()}
        graph={[websiteNode(site), publisherDetailsNode(publisher, site)]}
      />
      <FrontPage content={content} />
    </>
  );
}
