import { feedAddresses } from '#features/feeds/rules/feed-addresses.ts';
import { toLegalParty } from '#features/legal-pages/site/read-legal-party.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { publisherDetailsNode, websiteNode } from '#features/page-meta/site/structured-data.ts';
import { readSettings } from '#features/settings/site/read-settings.ts';
import { toHomeShareCard } from '#features/share-pictures/rules/page-card.ts';
import { sharePicture } from '#features/share-pictures/rules/share-card.ts';
import { servicesOf } from '#platform/http/context.ts';
import { siteText } from '#platform/text/site.ts';
import type { Route } from './+types/home.ts';
import { FrontPage } from './front-page.tsx';
import { parseMostReadPeriod } from './most-read-choice.ts';
import { readFrontPage } from './read-front-page.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = servicesOf(context);
  const period = parseMostReadPeriod(new URL(request.url).searchParams);
  const [content, settings] = await Promise.all([readFrontPage(context, { period }), readSettings(context)]);
  return {
    content,
    publisher: { party: toLegalParty(settings, config), social: settings.social, hours: settings.hours },
    siteUrl: config.siteUrl,
    sharePicture: sharePicture(toHomeShareCard([...content.featured, ...content.latest], config)),
    isSample: content.isSample,
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
        picture={loaderData.sharePicture}
        feeds={feedAddresses.site()}
        graph={[websiteNode(site), publisherDetailsNode(publisher, site)]}
      />
      <FrontPage content={content} />
    </>
  );
}
