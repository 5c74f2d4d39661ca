import { data } from 'react-router';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { isSecondFactorRequired } from '#platform/sessions/is-second-factor-required.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { secondFactorText, signInAgainText } from '../text.ts';
import type { Route } from './+types/second-factor.ts';
import { changeSecondFactor } from './change-second-factor.server.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorPassword } from './second-factor-password.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { formatSignInProblem } from './sign-in/format-sign-in-problem.ts';
import { localPath } from './sign-in/local-path.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const staff = await findStaff(request, context);
  const isRequired = actor.role === 'admin' && (await isSecondFactorRequired(servicesOf(context).db));
  const next = url.searchParams.get('next');
  return { isOn: staff?.hasSecondFactor ?? false, isRequired, next: next && localPath(next) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const answer = await changeSecondFactor(request, context, actor);
  if (answer instanceof Response) return answer;
  return data(answer, { status: answer.problem ? 422 : 200 });
}

/** The second factor of the signed-in account: an authenticator app, and recovery codes in case the phone is lost. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, isRequired, next } = loaderData;
  const { setup, codes, problem, waitMinutes } = actionData ?? {};
  const problemMessage = problem && formatSignInProblem(problem, waitMinutes);
  return (
    <div className="grid max-w-2xl gap-5">
      <PageHead
        title={secondFactorText.title}
        aside={isOn ? secondFactorText.isOn : secondFactorText.isOff}
      />
      <p>{secondFactorText.intro}</p>
      {isRequired && !isOn && <Notice>{secondFactorText.required}</Notice>}
      {codes && <RecoveryCodes codes={codes} />}
      {setup && !isOn && <SecondFactorSetup setup={setup} problem={problemMessage} />}
      {!setup && !isOn && (
        <SecondFactorPassword
          intent="start"
          label={secondFactorText.start}
          look="primary"
          problem={problemMessage}
        />
      )}
      {isOn && next && (
        <ButtonLink to={next} look="primary" className="justify-self-start">
          {signInAgainText.goOn}
        </ButtonLink>
      )}
      {isOn && (
        <>
          <SecondFactorPassword
            intent="newCodes"
            label={secondFactorText.newCodes}
            hint={secondFactorText.newCodesHint}
            problem={actionData?.intent === 'newCodes' ? problemMessage : null}
          />
          {!isRequired && (
            <SecondFactorPassword
              intent="stop"
              label={secondFactorText.stop}
              look="danger"
              problem={actionData?.intent === 'stop' ? problemMessage : null}
            />
          )}
        </>
      )}
    </div>
  );
}
