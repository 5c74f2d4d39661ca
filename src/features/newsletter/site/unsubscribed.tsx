import { newsletterText } from '../text.ts';
import type { Route } from './+types/unsubscribed.ts';
import { HomeLink, NewsletterPage } from './parts/newsletter-page.tsx';
import { readSite } from './read-site.ts';

export const loader = ({ context }: Route.LoaderArgs) => readSite(context);

export default function Unsubscribed({ loaderData }: Route.ComponentProps) {
  return (
    <NewsletterPage title={newsletterText.unsubscribed} site={loaderData.site}>
      <p className="text-lg">{newsletterText.unsubscribedText}</p>
      <HomeLink />
    </NewsletterPage>
  );
}
