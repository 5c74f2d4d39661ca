import { data } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { listOwnPasskeys } from '../rules/own-passkeys.ts';
import { passkeyText } from '../text.ts';
import type { Route } from './+types/passkeys.ts';
import { changePasskeys } from './change-passkeys.server.ts';
import { NewPasskey } from './new-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { formatSignInProblem } from './sign-in/format-sign-in-problem.ts';

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
            <RemovePasskey id={id} problem={problemOf(id)} />
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
