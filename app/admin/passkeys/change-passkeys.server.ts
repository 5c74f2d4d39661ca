import type { RouterContextProvider } from 'react-router';
import { askAuth } from '#app/admin/sign-in/sign-in.server.ts';
import { toResponseError } from '#app/admin/to-action-error.server.ts';
import { servicesOf } from '#app/context.ts';
import type { ProblemCode } from '#az/text/problems.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { deleteOwnPasskey, recordPasskey } from '#domain/accounts/sign-in/own-passkeys.ts';
import { href } from '#domain/href.ts';
import { redirectWithToast } from '../flash.server.ts';
import { parseJson } from '../parse-json.ts';

const HERE = href('/admin/passkeys');
const NAME_LIMIT = 100;

export interface PasskeyAnswer {
  /** Which form it is about: `start`, or the id of the key that was to be removed. */
  form: string;
  problem: ProblemCode | null;
  /** After too many wrong passwords; otherwise 0. */
  waitMinutes: number;
  name: string;
  /** What the device is to make a key of. */
  options: Record<string, unknown> | null;
  cookies: string[];
}

/** One step with one's own passkeys: begin a new one (by password), take over what the device made, remove one. */
export async function changePasskeys(
  request: Request,
  context: Readonly<RouterContextProvider>,
  actor: Actor,
): Promise<Response | PasskeyAnswer> {
  const { db, staffAuth, now, newId } = servicesOf(context);
  const form = await request.formData();
  const text = (field: string) => String(form.get(field) ?? '');
  const intent = text('intent');
  const name = text('name').replace(/\s+/g, ' ').trim().slice(0, NAME_LIMIT);
  const about = intent === 'remove' ? text('id') : 'start';
  const refuse = (problem: ProblemCode, waitMs = 0): PasskeyAnswer => ({
    ...{ form: about, problem, name, options: null, cookies: [] },
    waitMinutes: Math.ceil(waitMs / 60_000),
  });

  if (intent === 'finish') {
    // Its challenge exists only where the password was given a moment ago.
    const body = { response: parseJson(text('response')), name };
    const made = await askAuth('/passkey/verify-registration', { request, context, body });
    if (made.status !== 200) return refuse('passkey.failed');
    await recordPasskey(db, { actor, name, now: now(), newId });
    return redirectWithToast(HERE, 'passkey.added', made.cookies);
  }
  if (intent === 'start' && name === '') return refuse('passkey.name');
  const password = text('password');
  if (password === '') return refuse('password.required');
  const { isOwn, waitMs } = await staffAuth.isOwnPassword({ request, staffId: actor.id, password });
  if (waitMs > 0) return refuse('rate.tooMany', waitMs);
  if (!isOwn) return refuse('password.wrong');
  if (intent === 'start') {
    const { status, body, cookies } = await askAuth('/passkey/generate-register-options', {
      request,
      context,
    });
    if (status !== 200) return refuse('passkey.failed');
    return { form: about, problem: null, waitMinutes: 0, name, options: body, cookies };
  }
  if (intent !== 'remove') throw new Response(null, { status: 400 });
  await deleteOwnPasskey(db, { actor, id: about, now: now(), newId }).catch((error) => {
    throw toResponseError(error);
  });
  return redirectWithToast(HERE, 'passkey.removed');
}
