import { data, Form } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { MINUTE } from '#az/format/durations.ts';
import { redirectWithToast, throwResponse } from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { actorOf, findStaff } from '#platform/sessions/session.server.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, type OwnSession } from '../rules/own-sessions.ts';
import { secondFactorText, sessionText } from '../text.ts';
import type { Route } from './+types/sessions.ts';
import { describeDevice } from './describe-device.ts';
import { ConfirmWithPassword } from './sign-in/confirm-with-password.tsx';
import { formatSignInProblem } from './sign-in/format-sign-in-problem.ts';
import { PasswordField } from './sign-in/password-field.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now } = servicesOf(context);
  const staff = await findStaff(request, context);
  const sessions = await listOwnSessions(db, { actor, now: now() });
  return { sessions, ownId: staff?.sessionId, now: now() };
}

/** The form of the button that ends all other sessions. The other forms have the id of their session. */
const OTHERS = 'others';

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, staffAuth, now, newId } = servicesOf(context);
  const staff = await findStaff(request, context);
  const { text } = readForm(await request.formData());
  const intent = text('intent');
  if (!staff || (intent !== 'end' && intent !== 'endOthers')) throw new Response(null, { status: 400 });
  const refuse = (problem: ProblemCode, waitMs = 0) =>
    data(
      { form: intent === 'end' ? text('id') : OTHERS, problem, waitMinutes: Math.ceil(waitMs / MINUTE) },
      { status: 422 },
    );
  const password = text('password');
  if (password === '') return refuse('password.required');
  const { isOwn, waitMs } = await staffAuth.isOwnPassword({ request, staffId: actor.id, password });
  if (waitMs > 0) return refuse('rate.tooMany', waitMs);
  if (!isOwn) return refuse('password.wrong');
  const change = { actor, now: now(), newId };
  if (intent === 'end') await endOwnSession(db, { ...change, id: text('id') }).catch(throwResponse);
  else await endOtherSessions(db, { ...change, keepId: staff.sessionId });
  return redirectWithToast(
    href('/admin/sessions'),
    intent === 'end' ? 'session.ended' : 'session.othersEnded',
  );
}

/** The sessions of the signed-in account. The password ends one of them, or all others. */
export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, ownId, now } = loaderData;
  const problemOf = (form: string) =>
    actionData?.form === form ? formatSignInProblem(actionData.problem, actionData.waitMinutes) : null;
  return (
    <div className="grid max-w-2xl gap-5">
      <PageHead title={sessionText.title} />
      <p>{sessionText.intro}</p>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <li key={session.id} className="grid gap-1 rounded-md border border-line bg-paper p-4">
            <SessionFacts session={session} isOwn={session.id === ownId} now={now} />
            {session.id !== ownId && (
              <ConfirmWithPassword
                label={sessionText.end}
                intent="end"
                id={session.id}
                problem={problemOf(session.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" noValidate className="grid gap-3 rounded-md border border-line bg-paper p-4">
          <PasswordField label={secondFactorText.confirmPassword} name="password" error={problemOf(OTHERS)} />
          <IntentButton intent="endOthers" look="danger" className="justify-self-start">
            {sessionText.endOthers}
          </IntentButton>
        </Form>
      )}
    </div>
  );
}

interface SessionFactsProps {
  session: OwnSession;
  /** The session of this browser. */
  isOwn: boolean;
  now: number;
}

function SessionFacts({ session, isOwn, now }: SessionFactsProps) {
  const facts = [
    isOwn ? null : sessionText.seen(formatListTime(session.seenAt, now)),
    sessionText.started(formatListTime(session.startedAt, now)),
    session.network && sessionText.network(session.network),
    session.byPasskey && sessionText.byPasskey,
  ];
  return (
    <>
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-sans font-semibold text-lg">
        {describeDevice(session.userAgent)}
        {isOwn && <span className="font-normal text-base text-muted">{sessionText.here}</span>}
      </h2>
      <ul className="tabular flex flex-wrap gap-x-4 text-muted text-sm">
        {facts.filter(Boolean).map((fact) => (
          <li key={fact as string}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
