import { newsletterText } from '../text.ts';
import type { Route } from './+types/confirmed.ts';
import { HomeLink, NewsletterPage } from './parts/newsletter-page.tsx';
import { readSite } from './read-site.ts';

export const loader = ({ context }: Route.LoaderArgs) => readSite(context);

export default function Confirmed({ loaderData }: Route.ComponentProps) {
  return (
    <NewsletterPage title={newsletterText.success} site={loaderData.site}>
      <p className="text-lg">{newsletterText.confirmedText}</p>
      <HomeLink />
    </NewsletterPage>
  );
}
