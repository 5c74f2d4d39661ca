import { data, redirect } from 'react-router';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { findUnsubscription, unsubscribe } from '../rules/subscribers/end-subscription.ts';
import { newsletterText } from '../text.ts';
import type { Route } from './+types/unsubscribe.ts';
import { ButtonForm, HomeLink, NewsletterPage } from './parts/newsletter-page.tsx';
import { readSite } from './read-site.ts';

export const handle = { isPersonal: true } as const;

/** The address contains the token, so other sites must not get it as a referrer. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const found = await findUnsubscription(db, { token: params.token ?? '', now: now() });
  return data({ ...readSite(context), email: found?.email ?? null }, { status: found ? 200 : 404 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, now } = servicesOf(context);
  const form = readForm(await request.formData());
  const isUnsubscribed = await unsubscribe(db, { token: params.token ?? '', now: now() });
  if (!isUnsubscribed) return data({ done: false }, { status: 404 });
  // RFC 8058: the unsubscribe button of a mail program sends this and follows no redirect.
  if (form.text('List-Unsubscribe') === 'One-Click') return data({ done: true });
  return redirect(href('/newsletter/unsubscribed'), 303);
}

/** The page of the unsubscribe link in every issue, and the target of the mail program's unsubscribe button. */
export default function Unsubscribe({ loaderData: { email, site }, actionData }: Route.ComponentProps) {
  if (actionData?.done)
    return (
      <NewsletterPage title={newsletterText.unsubscribed} site={site}>
        <HomeLink />
      </NewsletterPage>
    );
  if (email === null)
    return (
      <NewsletterPage title={newsletterText.linkGone} site={site}>
        <p className="text-lg">{newsletterText.unsubscribeGoneText}</p>
        <SiteLink href={href('/contact')}>{newsletterText.toContact}</SiteLink>
      </NewsletterPage>
    );
  return (
    <NewsletterPage title={newsletterText.unsubscribeTitle} site={site}>
      <p className="text-lg">{newsletterText.unsubscribeText(email)}</p>
      <ButtonForm label={newsletterText.unsubscribe} />
    </NewsletterPage>
  );
}
