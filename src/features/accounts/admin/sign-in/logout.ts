import { redirect, redirectDocument } from 'react-router';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { Route } from './+types/logout.ts';
import { callAuth, signedOutHeaders } from './sign-in.server.ts';

/** Signs out, and loads the sign-in page as a new document, so that no data stays in memory. The button works without scripts (spec §8). */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, cookies } = await callAuth('/sign-out', { request, context });
  if (status === 200) return redirectDocument(href('/admin/login'), { headers: signedOutHeaders(cookies) });
  servicesOf(context).logError('signing out failed', new Error(`The sign-in library answered ${status}`));
  return redirectWithToast(href('/admin'), 'logout.failed');
}

/** A link must not sign anybody out. */
export function loader() {
  return redirect(href('/admin'));
}
