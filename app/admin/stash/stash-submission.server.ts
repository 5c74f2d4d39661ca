import { type RouterContextProvider, replace } from 'react-router';
import { readWriters } from '#app/admin/known-staff.server.ts';
import { servicesOf } from '#app/context.ts';
import { readBodySafely } from '#app/read-body-safely.server.ts';
import { findStaff, nextSignInStep, screenPath, signInScreens } from '#app/session.server.ts';
import { keepForm } from '#domain/accounts/sign-in/stashed-submissions.ts';
import { ARTICLE_FORM, keptFormAddress } from './stash-address.ts';

type Context = Readonly<RouterContextProvider>;

/** Forms about who somebody is: nothing of them is written down anywhere. */
const SECRET_FORM = /^\/admin\/(?:password|second-factor|passkeys)/;
const SECRET_FIELD = /passw|secret|token/i;

/**
 * Keeps a form that comes when its writer is no longer let in, and leads to the sign-in page, or what else stands in the
 * way, and from there back to what was typed. Nothing is done with the form until its writer sends it again. Null when
 * the form may go on, or is not one that can be kept.
 */
export async function keepUnsentForm(request: Request, context: Context): Promise<Response | null> {
  const path = screenPath(request);
  if (request.method !== 'POST' || SECRET_FORM.test(path) || !isOwnForm(request, context)) return null;
  // Its own script stays where it is, with a window over the form.
  if (ARTICLE_FORM.test(path) && new URL(request.url).pathname.endsWith('.data')) return null;
  const step = await nextSignInStep(request, context);
  if (step === null) return null;
  readBodySafely(request);
  const form = await request.formData().catch(() => null);
  const writer = form && (await findWriter(request, context, form));
  if (!writer) return null;
  const { db, now, newId } = servicesOf(context);
  const sent = [...form];
  const fields = sent.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !SECRET_FIELD.test(name) ? [[name, value]] : [],
  );
  if (fields.length === 0) return null;
  const hadFile = sent.some(([, value]) => value instanceof File && value.size > 0);
  const id = await keepForm(db, { staffId: writer, path, fields, hadFile, now: now(), newId });
  return id === null
    ? null
    : replace(`${signInScreens[step]}?next=${encodeURIComponent(keptFormAddress(path, id))}`);
}

/** Who wrote it: who is signed in, who the form names, or the only one who has worked in this browser. */
async function findWriter(request: Request, context: Context, form: FormData): Promise<string | null> {
  const known = readWriters(request, servicesOf(context).previewSecret);
  const named = form.get('writer');
  const staff = await findStaff(request, context);
  if (staff) return named === null || named === staff.id ? staff.id : null;
  if (typeof named === 'string') return known.includes(named) ? named : null;
  return known.length === 1 ? (known[0] ?? null) : null;
}

/** Browsers say where a form comes from; other sites put nothing in front of our people. */
function isOwnForm(request: Request, context: Context): boolean {
  const origin = request.headers.get('Origin');
  const own = [new URL(request.url).origin, new URL(servicesOf(context).config.siteUrl).origin];
  const type = request.headers.get('Content-Type') ?? '';
  return (
    own.includes(origin ?? '') && /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)
  );
}
