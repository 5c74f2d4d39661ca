import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { termsOfUse } from '../text.ts';
import type { Route } from './+types/terms.ts';
import { LegalPage } from './legal-page.tsx';
import { readLegalParty } from './read-legal-party.ts';

export const handle = { hasArticleText: true } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { config } = servicesOf(context);
  showsScopes(context, 'settings');
  return { party: await readLegalParty(context), site: { name: config.siteName, url: config.siteUrl } };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={termsOfUse(loaderData.party)} site={loaderData.site} path={href('/terms')} />;
}
