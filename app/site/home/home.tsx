import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { cardScopes, matchScopes } from '#app/shown-scopes.ts';
import { FrontPage } from '#app/site/cards/front-page.tsx';
import { PageMeta } from '#app/site/frame/page-meta.tsx';
import { isSample } from '#app/site/matches/parts/sample-notice.tsx';
import { siteText } from '#az/text/site/site.ts';
import { feedAddresses } from '#domain/feed-addresses.ts';
import type { Route } from './+types/home.ts';
import { readFrontPage } from './read-front-page.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const content = await readFrontPage(context);
  const { featured, latest, mostRead, categories, games } = content;
  showsScopes(context, 'front-page', 'articles', 'categories');
  showsScopes(context, ...cardScopes([...featured, ...latest, ...mostRead]));
  showsScopes(context, ...categories.map(({ slug }) => `category:${slug}` as const));
  showsScopes(context, ...matchScopes(games?.matches ?? []));
  return {
    content,
    siteUrl: servicesOf(context).config.siteUrl,
    isSample: isSample(content.games?.matches ?? []),
  };
}

/** The front page (spec §2.1): chosen by the rules of spec §7 and the editors' layout. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, siteUrl } = loaderData;
  return (
    <>
      <PageMeta
        title={`${content.siteName} – ${siteText.titleSuffix}`}
        description={siteText.tagline}
        address={`${siteUrl}/`}
        feeds={feedAddresses.site()}
        json={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: content.siteName,
          url: `${siteUrl}/`,
          inLanguage: 'az',
        }}
      />
      <FrontPage content={content} />
    </>
  );
}
