import { data, redirect } from 'react-router';
import { href } from '#platform/http/href.ts';
import { newsletterText } from '../text.ts';
import type { Route } from './+types/newsletter.ts';
import { NewsletterPage, SubscribeForm } from './parts/newsletter-page.tsx';
import { readSite } from './read-site.ts';
import { receiveSubscription } from './receive-subscription.ts';

export const loader = ({ context }: Route.LoaderArgs) => readSite(context);

export async function action({ request, context }: Route.ActionArgs) {
  const rejected = await receiveSubscription(request, context);
  return rejected ? data(rejected, { status: rejected.status }) : redirect(href('/newsletter/sent'), 303);
}

/** The page to which the subscription form of every page is sent. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage title={newsletterText.title} site={loaderData.site}>
      <p className="text-lg">{newsletterText.text}</p>
      <SubscribeForm rejected={actionData} />
    </NewsletterPage>
  );
}
