import { useEffect, useState } from 'react';
import { data, Form, useSubmit } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { MINUTE } from '#az/format/durations.ts';
import { redirectWithToast, throwResponse } from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { parseJson } from '#platform/admin/parse-json.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { actorOf, findStaff } from '#platform/sessions/session.server.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { TextField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { deleteOwnPasskey, listOwnPasskeys, recordPasskey } from '../rules/own-passkeys.ts';
import { passkeyText, secondFactorText } from '../text.ts';
import type { Route } from './+types/passkeys.ts';
import { canUsePasskeys, createPasskey } from './browser-passkey.ts';
import { ConfirmWithPassword } from './sign-in/confirm-with-password.tsx';
import { formatSignInProblem } from './sign-in/format-sign-in-problem.ts';
import { PasswordField } from './sign-in/password-field.tsx';
import { callAuth } from './sign-in/sign-in.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now } = servicesOf(context);
  return { passkeys: await listOwnPasskeys(db, { actor }), now: now() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const answer = await changePasskeys(request, context, actor);
  if (answer instanceof Response) return answer;
  const { cookies, ...shown } = answer;
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return data(shown, { status: answer.problem ? 422 : 200, headers });
}

/** The passkeys of the signed-in account. */
export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, now } = loaderData;
  const problemOf = (form: string) =>
    actionData?.form === form && actionData.problem
      ? formatSignInProblem(actionData.problem, actionData.waitMinutes)
      : null;
  return (
    <div className="grid max-w-2xl gap-5">
      <PageHead title={passkeyText.title} />
      <p>{passkeyText.intro}</p>
      {passkeys.length === 0 && <p className="text-muted">{passkeyText.empty}</p>}
      <ul className="grid gap-3">
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className="grid gap-2 rounded-md border border-line bg-paper p-4">
            <h2 className="break-words font-sans font-semibold text-lg">{name || passkeyText.unnamed}</h2>
            {createdAt !== null && (
              <p className="tabular text-muted text-sm">
                {passkeyText.added(formatListTime(createdAt, now))}
              </p>
            )}
            <ConfirmWithPassword label={passkeyText.remove} intent="remove" id={id} problem={problemOf(id)} />
          </li>
        ))}
      </ul>
      <NewPasskey
        key={passkeys.length}
        options={actionData?.options ?? null}
        name={actionData?.name ?? ''}
        problem={problemOf('start')}
        isAboutName={actionData?.problem === 'passkey.name'}
      />
    </div>
  );
}

const PATH = href('/admin/passkeys');
const MAX_NAME_LENGTH = 100;

interface PasskeyAnswer {
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
async function changePasskeys(
  request: Request,
  context: RouteContext,
  actor: Actor,
): Promise<Response | PasskeyAnswer> {
  const { db, staffAuth, now, newId } = servicesOf(context);
  const form = readForm(await request.formData());
  const { text } = form;
  const intent = text('intent');
  const name = cleanLine(text('name')).slice(0, MAX_NAME_LENGTH);
  const formName = intent === 'remove' ? text('id') : 'start';
  const refuse = (problem: ProblemCode, waitMs = 0): PasskeyAnswer => ({
    form: formName,
    problem,
    name,
    options: null,
    cookies: [],
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
  const staff = await findStaff(request, context);
  if (intent !== 'remove' || !staff) throw new Response(null, { status: 400 });
  const { sessionId } = staff;
  await deleteOwnPasskey(db, { actor, id: formName, sessionId, now: now(), newId }).catch(throwResponse);
  return redirectWithToast(PATH, 'passkey.removed');
}

interface NewPasskeyProps {
  /** The server sends them after the password. The device is then asked for the passkey at once. */
  options: Record<string, unknown> | null;
  name: string;
  problem: string | null;
  isAboutName: boolean;
}

/** The form for a new passkey: the user enters a name and the password, then the device creates the passkey. */
function NewPasskey({ options, name, problem, isAboutName }: NewPasskeyProps) {
  const [state, setState] = useState<'unknown' | 'known' | 'unsupported' | 'refused'>('unknown');
  const submit = useSubmit();
  useEffect(() => setState(canUsePasskeys() ? 'known' : 'unsupported'), []);
  useEffect(() => {
    if (options === null) return;
    void createPasskey(options as unknown as PublicKeyCredentialCreationOptionsJSON).then((response) => {
      if (response === null) setState('refused');
      else void submit({ intent: 'finish', name, response }, { method: 'post' });
    });
  }, [options, name, submit]);
  if (state === 'unsupported') return <Notice>{passkeyText.unsupported}</Notice>;
  const isWaiting = options !== null && state !== 'refused';
  return (
    <Form method="post" noValidate className="grid gap-3 rounded-md border border-line bg-paper p-4">
      <noscript>
        <Notice>{passkeyText.noScript}</Notice>
      </noscript>
      {state === 'refused' && <ProblemNotice problem="passkey.failed" />}
      {isWaiting && <Notice>{passkeyText.waiting}</Notice>}
      <TextField
        label={passkeyText.name}
        name="name"
        hint={passkeyText.nameHint}
        defaultValue={name}
        autoComplete="off"
        error={isAboutName ? problem : null}
        required
      />
      <PasswordField
        label={secondFactorText.confirmPassword}
        name="password"
        error={isAboutName ? null : problem}
      />
      <IntentButton intent="start" look="primary" className="justify-self-start">
        {passkeyText.add}
      </IntentButton>
    </Form>
  );
}
