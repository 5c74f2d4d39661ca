import { data, redirect } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { confirmSubscription, findConfirmation } from '../rules/subscribers/confirm-subscription.ts';
import { newsletterText } from '../text.ts';
import type { Route } from './+types/confirm.ts';
import { ButtonForm, NewsletterPage, SubscribeForm } from './parts/newsletter-page.tsx';
import { readSite } from './read-site.ts';

export const handle = { isPersonal: true } as const;

/** The address contains the token, so other sites must not get it as a referrer. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const found = await findConfirmation(db, { token: params.token, now: now() });
  return data({ ...readSite(context), email: found?.email ?? null }, { status: found ? 200 : 404 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, now } = servicesOf(context);
  const isConfirmed = await confirmSubscription(db, { token: params.token, now: now() });
  return isConfirmed ? redirect(href('/newsletter/confirmed'), 303) : data(null, { status: 404 });
}

/** The page of the link in the confirmation mail. Opening it changes nothing, because mail programs open links themselves. */
export default function Confirm({ loaderData: { email, site } }: Route.ComponentProps) {
  if (email === null)
    return (
      <NewsletterPage title={newsletterText.linkGone} site={site}>
        <p className="text-lg">{newsletterText.linkGoneText}</p>
        <SubscribeForm />
      </NewsletterPage>
    );
  return (
    <NewsletterPage title={newsletterText.confirmTitle} site={site}>
      <p className="text-lg">{newsletterText.confirmText(email)}</p>
      <ButtonForm label={newsletterText.confirm} />
    </NewsletterPage>
  );
}
