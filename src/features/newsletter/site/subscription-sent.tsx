import { newsletterText } from '../text.ts';
import type { Route } from './+types/subscription-sent.ts';
import { HomeLink, NewsletterPage } from './parts/newsletter-page.tsx';
import { readSite } from './read-site.ts';

export const loader = ({ context }: Route.LoaderArgs) => readSite(context);

/** Shown after the form was accepted. It is the same for every address. */
export default function SubscriptionSent({ loaderData }: Route.ComponentProps) {
  return (
    <NewsletterPage title={newsletterText.sentTitle} site={loaderData.site}>
      <p className="text-lg">{newsletterText.sentText}</p>
      <HomeLink />
    </NewsletterPage>
  );
}
