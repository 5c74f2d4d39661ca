import type { RouterContextProvider } from 'react-router';
import { MINUTE } from '#az/format/durations.ts';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { parseJson } from '#platform/admin/parse-json.ts';
import { toResponseError } from '#platform/admin/to-action-error.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import { deleteOwnPasskey, recordPasskey } from '../rules/own-passkeys.ts';
import { callAuth } from './sign-in/sign-in.server.ts';

const PATH = href('/admin/passkeys');
const MAX_NAME_LENGTH = 100;

export interface PasskeyAnswer {
  /** The form that was sent: `start`, or the id of the passkey to remove. */
  form: string;
  problem: ProblemCode | null;
  /** How long to wait after too many wrong passwords; otherwise 0. */
  waitMinutes: number;
  name: string;
  /** The options from which the device creates a passkey. */
  options: Record<string, unknown> | null;
  cookies: string[];
}

/** One step with the actor's own passkeys: start a new one (needs the password), register it (`finish`), or remove one. */
export async function changePasskeys(
  request: Request,
  context: Readonly<RouterContextProvider>,
  actor: Actor,
): Promise<Response | PasskeyAnswer> {
  const { db, staffAuth, now, newId } = servicesOf(context);
  const form = readForm(await request.formData());
  const { text } = form;
  const intent = text('intent');
  const name = cleanLine(text('name')).slice(0, MAX_NAME_LENGTH);
  const formName = intent === 'remove' ? text('id') : 'start';
  const refuse = (problem: ProblemCode, waitMs = 0): PasskeyAnswer => ({
    ...{ form: formName, problem, name, options: null, cookies: [] },
    waitMinutes: Math.ceil(waitMs / MINUTE),
  });

  if (intent === 'finish') {
    // No password here: the challenge exists only in a browser that has just sent the password.
    const body = { response: parseJson(text('response')), name };
    const registered = await callAuth('/passkey/verify-registration', { request, context, body });
    if (registered.status !== 200) return refuse('passkey.failed');
    await recordPasskey(db, { actor, name, now: now(), newId });
    return redirectWithToast(PATH, 'passkey.added', registered.cookies);
  }
  if (intent === 'start' && name === '') return refuse('passkey.name');
  const password = text('password');
  if (password === '') return refuse('password.required');
  const { isOwn, waitMs } = await staffAuth.isOwnPassword({ request, staffId: actor.id, password });
  if (waitMs > 0) return refuse('rate.tooMany', waitMs);
  if (!isOwn) return refuse('password.wrong');
  if (intent === 'start') {
    const { status, body, cookies } = await callAuth('/passkey/generate-register-options', {
      request,
      context,
    });
    if (status !== 200) return refuse('passkey.failed');
    return { form: formName, problem: null, waitMinutes: 0, name, options: body, cookies };
  }
  if (intent !== 'remove') throw new Response(null, { status: 400 });
  await deleteOwnPasskey(db, { actor, id: formName, now: now(), newId }).catch((error) => {
    throw toResponseError(error);
  });
  return redirectWithToast(PATH, 'passkey.removed');
}
