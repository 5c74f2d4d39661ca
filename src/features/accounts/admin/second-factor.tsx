import { data, Form } from 'react-router';
import { encode } from 'uqr';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { isSecondFactorRequired } from '#platform/sessions/is-second-factor-required.ts';
import { actorOf, findStaff, screenPath } from '#platform/sessions/session.server.ts';
import { ButtonLink, type ButtonLook } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { recordSecondFactor } from '../rules/record-sign-in.ts';
import { secondFactorText, signInAgainText } from '../text.ts';
import type { Route } from './+types/second-factor.ts';
import { formatSignInProblem } from './sign-in/format-sign-in-problem.ts';
import { localPath } from './sign-in/local-path.ts';
import { PasswordField } from './sign-in/password-field.tsx';
import { callAuth } from './sign-in/sign-in.server.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const staff = await findStaff(request, context);
  const isRequired = await isSecondFactorRequired(servicesOf(context).db, actor.role);
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

/** The data for the authenticator app. The form sends it again with every try until a first code is right. */
interface SecondFactorSetupData {
  /** `otpauth://totp/…`. */
  uri: string;
  /** The secret, for users who type it. */
  key: string;
  qr: QrCode;
  codes: string[];
}

interface SecondFactorAnswer {
  intent: string;
  problem: ProblemCode | null;
  /** How long to wait after too many attempts. */
  waitMinutes?: number;
  setup?: SecondFactorSetupData;
  /** New recovery codes. They are shown only once. */
  codes?: string[];
}

/** One step with the actor's second factor: start, confirm with a first code, new recovery codes, or stop. */
async function changeSecondFactor(
  request: Request,
  context: RouteContext,
  actor: Actor,
): Promise<Response | SecondFactorAnswer> {
  const { db, config, now, newId } = servicesOf(context);
  // Includes the query, which names the screen to open afterwards.
  const currentPath = screenPath(request);
  const form = readForm(await request.formData());
  const { text } = form;
  const intent = text('intent');
  const password = text('password');
  const callLibrary = (path: Parameters<typeof callAuth>[0], body: Record<string, unknown>) =>
    callAuth(path, { request, context, body });
  const refuse = (problem: ProblemCode, extra: Partial<SecondFactorAnswer> = {}) => ({
    intent,
    problem,
    ...extra,
  });

  const refusePassword = ({ status, waitMinutes }: { status: number; waitMinutes: number }) =>
    refuse(status === 429 ? 'rate.tooMany' : 'password.wrong', { waitMinutes });

  if (intent === 'confirm') {
    const setup = makeSetup(text('uri'), form.texts('recovery'));
    const answer = await callLibrary('/two-factor/verify-totp', { code: text('code').replace(/\s/g, '') });
    const { waitMinutes } = answer;
    if (answer.status === 429) return refuse('rate.tooMany', { setup, waitMinutes });
    // The recovery codes do not hold yet.
    if (answer.status !== 200) return refuse('secondFactor.wrongAtStart', { setup });
    await recordSecondFactor(db, { actor, isOn: true, now: now(), newId });
    return redirectWithToast(currentPath, 'secondFactor.on', answer.cookies);
  }
  if (password === '') return refuse('password.required');
  if (intent === 'start') {
    const enabled = await callLibrary('/two-factor/enable', { password, issuer: config.siteName });
    if (enabled.status !== 200) return refusePassword(enabled);
    const { body } = enabled;
    return { intent, problem: null, setup: makeSetup(String(body.totpURI), body.backupCodes as string[]) };
  }
  if (intent === 'newCodes') {
    const generated = await callLibrary('/two-factor/generate-backup-codes', { password });
    if (generated.status !== 200) return refusePassword(generated);
    return { intent, problem: null, codes: generated.body.backupCodes as string[] };
  }
  if (intent !== 'stop') throw new Response(null, { status: 400 });
  if (await isSecondFactorRequired(db, actor.role)) return refuse('role.denied');
  const stopped = await callLibrary('/two-factor/disable', { password });
  if (stopped.status !== 200) return refusePassword(stopped);
  await recordSecondFactor(db, { actor, isOn: false, now: now(), newId });
  return redirectWithToast(currentPath, 'secondFactor.off', stopped.cookies);
}

function makeSetup(uri: string, codes: string[]): SecondFactorSetupData {
  const key = URL.parse(uri)?.searchParams.get('secret') ?? '';
  return { uri, key, qr: drawQrCode(uri), codes };
}

/** A QR code as an SVG path. `size` is the width and height of the view box, including the quiet zone. */
interface QrCode {
  size: number;
  path: string;
}

/** Encodes a text as a QR code. */
function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

/** Shows the key for the app and the recovery codes, and asks for a first code of the app. */
function SecondFactorSetup({ setup, problem }: { setup: SecondFactorSetupData; problem?: string | null }) {
  const { uri, key, qr, codes } = setup;
  return (
    <Form method="post" noValidate className="grid gap-5">
      <input type="hidden" name="uri" value={uri} />
      {codes.map((code) => (
        <input key={code} type="hidden" name="recovery" value={code} />
      ))}
      <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={secondFactorText.qrLabel}
          shapeRendering="crispEdges"
          className="size-52 rounded-md bg-white text-night"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <div className="grid gap-2">
          <p>{secondFactorText.scan}</p>
          <p className="break-all text-sm">
            {secondFactorText.key}: <code>{key}</code>
          </p>
        </div>
      </div>
      <RecoveryCodes codes={codes} />
      <TextField
        label={secondFactorText.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problem}
        className="tabular max-w-48 text-xl tracking-widest"
        required
      />
      <IntentButton intent="confirm" look="primary" className="justify-self-start">
        {secondFactorText.confirm}
      </IntentButton>
    </Form>
  );
}

/** The recovery codes. They are shown only once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <h2 className="text-2xl">{secondFactorText.recoveryTitle}</h2>
      <p className="text-sm">{secondFactorText.recoveryHint}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SecondFactorPasswordProps {
  intent: 'start' | 'newCodes' | 'stop';
  label: string;
  hint?: string;
  look?: ButtonLook;
  problem?: string | null;
}

/** The form of one step. It asks for the password, so that an open session alone cannot change the sign-in. */
function SecondFactorPassword({ intent, label, hint, look, problem }: SecondFactorPasswordProps) {
  return (
    <Form method="post" noValidate className="grid gap-3 rounded-md border border-line bg-paper p-4">
      <PasswordField label={secondFactorText.confirmPassword} name="password" hint={hint} error={problem} />
      <IntentButton intent={intent} look={look} className="justify-self-start">
        {label}
      </IntentButton>
    </Form>
  );
}
