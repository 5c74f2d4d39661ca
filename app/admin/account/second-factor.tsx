import { data } from 'react-router';
import { PageHead } from '#app/admin/parts/page-head.tsx';
import { localPath } from '#app/admin/sign-in/local-path.ts';
import { servicesOf } from '#app/context.ts';
import { actorOf } from '#app/require-staff-role.server.ts';
import { findStaff } from '#app/session.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { signInAgainText } from '#az/text/admin/login.ts';
import { secondFactorText } from '#az/text/admin/staff.ts';
import { problemSentence } from '#az/text/problems.ts';
import { isSecondFactorRequired } from '#domain/accounts/sign-in/is-second-factor-required.ts';
import type { Route } from './+types/second-factor.ts';
import { changeSecondFactor } from './change-second-factor.server.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorPassword } from './second-factor-password.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

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
  const problemMessage = problem && problemSentence(problem, waitMinutes);
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
