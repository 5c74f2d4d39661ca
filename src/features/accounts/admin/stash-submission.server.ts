import { type MiddlewareFunction, replace } from 'react-router';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readBodySafely } from '#platform/http/read-body-safely.server.ts';
import { readKnownStaff } from '#platform/sessions/known-staff.server.ts';
import { findStaff, nextSignInStep, screenPath, signInScreens } from '#platform/sessions/session.server.ts';
import { deleteStashedSubmission, stashSubmission } from '../rules/stashed-submissions.ts';
import { readStashId, stashAddress } from './stash-address.ts';

/**
 * Middleware of the article forms. An article that arrives without scripts after the session has ended is stashed before
 * its writer is sent to sign in, and the sign-in page leads back to the form with the text. Nothing is saved until the
 * writer sends the form again; the stash is deleted then.
 */
export const stashSubmissions: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== 'POST') return next();
  const toSignIn = await stashUnlessSignedIn(request, context);
  if (toSignIn) return toSignIn;
  const response = await next();
  const actor = await findStaff(request, context);
  const id = readStashId(request.url);
  if (actor && id && response.status < 400)
    await deleteStashedSubmission(servicesOf(context).db, { actor, id });
  return response;
};

/** Stashes the form and redirects to the sign-in step; null when the session is valid or the form cannot be stashed. */
async function stashUnlessSignedIn(request: Request, context: RouteContext): Promise<Response | null> {
  // The form's own script shows a sign-in dialog over the form instead.
  if (new URL(request.url).pathname.endsWith('.data') || !isOwnForm(request, context)) return null;
  const step = await nextSignInStep(request, context);
  if (step === null) return null;
  readBodySafely(request);
  const form = await request.formData().catch(() => null);
  const writer = form && (await findWriter(request, context, form));
  if (!writer) return null;
  const { db, now, newId } = servicesOf(context);
  const sent = [...form];
  const fields = sent.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const hadFile = sent.some(([, value]) => value instanceof File && value.size > 0);
  const path = screenPath(request);
  const id = await stashSubmission(db, { staffId: writer, path, fields, hadFile, now: now(), newId });
  if (id === null) return null;
  return replace(`${signInScreens[step]}?next=${encodeURIComponent(stashAddress(path, id))}`);
}

/** The account that the form names, if it is signed in or has signed in with this browser before. */
async function findWriter(request: Request, context: RouteContext, form: FormData): Promise<string | null> {
  const named = form.get('writer');
  if (typeof named !== 'string') return null;
  const staff = await findStaff(request, context);
  const known = staff ? [staff.id] : readKnownStaff(request, servicesOf(context).previewSecret);
  return known.includes(named) ? named : null;
}

/** Whether the form was sent from this site. Another site must not be able to stash text for our accounts. */
function isOwnForm(request: Request, context: RouteContext): boolean {
  const origin = request.headers.get('Origin');
  const own = [new URL(request.url).origin, new URL(servicesOf(context).config.siteUrl).origin];
  const type = request.headers.get('Content-Type') ?? '';
  return (
    own.includes(origin ?? '') && /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)
  );
}
