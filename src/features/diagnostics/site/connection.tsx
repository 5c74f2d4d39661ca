import { Form, useNavigation } from 'react-router';
import { isoBaku } from '#az/format/dates.ts';
import { hasStaff } from '#features/accounts/rules/create-staff.ts';
import { loginText, logoutText } from '#features/accounts/text.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type RouteContext, requestContext, type Services, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { isSignInEmail } from '#platform/mail/email-address.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { findConnectionProblem, testDatabase, testFileStore } from '../rules/connections.ts';
import { connectionText, diagnosticsText } from '../text.ts';
import type { Route } from './+types/connection.ts';
import { RefreshLink, ToolPage } from './parts/tool-page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const lines = await runChecks(request, context);
  return { lines, email: (await findStaff(request, context))?.email ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(await request.formData());
  const email = form.text('email');
  const password = form.text('password');
  return { result: await testSignIn(request, context, { email, password }), email };
}

/** Tests the services of the site, with a log, a rerun and a sign-out (spec §2.6). The specification sets the path. */
export default function ConnectionTest({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, email } = loaderData;
  const failing = lines.filter(({ state }) => state !== 'working').length;
  return (
    <ToolPage
      title={diagnosticsText.connection}
      actions={
        <>
          <RefreshLink to={href('/firebase-test')} label={diagnosticsText.rerun} />
          {email && (
            <form method="post" action={href('/admin/logout')}>
              <Button type="submit">{logoutText.action}</Button>
            </form>
          )}
        </>
      }
    >
      <p className="text-muted">{email ? connectionText.signedIn(email) : connectionText.signedOut}</p>
      <Notice kind={failing === 0 ? 'success' : 'info'}>
        {failing === 0 ? connectionText.allWell : connectionText.someFail(failing)}
      </Notice>
      <CheckLog lines={lines} />
      <SignInTest result={actionData?.result} email={actionData?.email} />
    </ToolPage>
  );
}

/** A check that takes longer has failed. */
const TIMEOUT_MS = 8000;

type ServiceName = keyof typeof connectionText.services;
/** `attention`: the service works, but the operator has something to set up. */
type CheckState = 'working' | 'attention' | 'failing';

/** One line in the log of the connection test. */
interface CheckLine {
  service: ServiceName;
  state: CheckState;
  text: string;
  /** The code of spec §8 and the detail of the service; null when the service works. */
  code: string | null;
  /** When the check ended, epoch milliseconds. */
  at: number;
  /** How long it took, milliseconds. */
  ms: number;
}

type CheckResult = Pick<CheckLine, 'state' | 'text' | 'code'>;

/** Uses each service once, all at the same time (spec §2.6, §7 'Connection test'). */
async function runChecks(request: Request, context: RouteContext): Promise<CheckLine[]> {
  const services = servicesOf(context);
  const { db, store, now, newId } = services;
  const checks: Record<ServiceName, () => Promise<CheckResult>> = {
    database: async () => {
      await testDatabase(db, { now: now(), newId });
      return working(connectionText.databaseDone);
    },
    files: async () => {
      await testFileStore(store, { now: now(), newId });
      return working(connectionText.filesDone);
    },
    signIn: async () => {
      await services.staffAuth.findSession(request.headers);
      return (await services.firstAdminPrompt.isOpen())
        ? { state: 'attention', text: connectionText.noAdmin, code: 'user-not-found' }
        : working(connectionText.signInDone);
    },
    mail: async () => {
      await services.checkMail();
      return services.isMailSent
        ? working(connectionText.mailSends)
        : { state: 'attention', text: connectionText.mailKeeps, code: null };
    },
  };
  const names = Object.keys(checks) as ServiceName[];
  return Promise.all(names.map((name) => runCheck(name, checks[name], services)));
}

const working = (text: string): CheckResult => ({ state: 'working', text, code: null });

async function runCheck(
  service: ServiceName,
  check: () => Promise<CheckResult>,
  { now, logError }: Services,
): Promise<CheckLine> {
  const startedAt = now();
  const result = await withTimeout(TIMEOUT_MS, check()).catch((error): CheckResult => {
    logError(`connection test: ${service}`, error);
    const { code, detail } = findConnectionProblem(error);
    return { state: 'failing', text: connectionText.problem[code], code: `${code} (${detail})` };
  });
  const at = now();
  return { service, ...result, at, ms: at - startedAt };
}

function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

interface SignInTestResult {
  isSuccessful: boolean;
  text: string;
  /** The code of spec §8; null on success. */
  code: keyof typeof connectionText.trialProblem | null;
}

/**
 * Tries an email and a password and says which of the two is wrong (spec §8). The sign-in page never says that. The session
 * of a successful try is ended at once, and no response contains its cookie.
 */
async function testSignIn(
  request: Request,
  context: RouteContext,
  { email, password }: { email: string; password: string },
): Promise<SignInTestResult> {
  const { db, staffAuth } = servicesOf(context);
  const { clientAddress } = context.get(requestContext);
  const address = email.trim().toLowerCase();
  if (!isSignInEmail(address)) return failed('invalid-email');
  if (!(await hasStaff(db, { email: address }))) return failed('user-not-found');
  const body = { email: address, password, rememberMe: false };
  const response = await staffAuth.call('/sign-in/email', { request, clientAddress, body });
  if (response.status === 429) return failed('too-many-requests');
  if (response.status !== 200) return failed('wrong-password');
  const result = (await response.json().catch(() => null)) as { twoFactorRedirect?: boolean } | null;
  if (result?.twoFactorRedirect)
    return { isSuccessful: true, text: connectionText.trialSecondFactor, code: null };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = new Headers(request.headers);
  headers.set('Cookie', cookie);
  await staffAuth.call('/sign-out', { request: new Request(request.url, { headers }), clientAddress });
  return { isSuccessful: true, text: connectionText.trialDone, code: null };
}

function failed(code: keyof typeof connectionText.trialProblem): SignInTestResult {
  return { isSuccessful: false, text: connectionText.trialProblem[code], code };
}

const looks: Record<CheckState, [symbol: string, color: string]> = {
  working: ['✓', 'text-finished'],
  attention: ['!', 'text-warning'],
  failing: ['✕', 'text-live'],
};

/** The result of each check, with its time and duration. */
function CheckLog({ lines }: { lines: readonly CheckLine[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{connectionText.log}</h2>
      <ol className="divide-y divide-line rounded-md border border-line bg-paper">
        {lines.map(({ service, state, text, code, at, ms }) => {
          const [symbol, color] = looks[state];
          return (
            <li
              key={service}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 px-4 py-3 sm:grid-cols-[1.5rem_12rem_minmax(0,1fr)_auto]"
            >
              <span aria-hidden="true" className={`font-bold ${color}`}>
                {symbol}
              </span>
              <span className="font-semibold">
                {connectionText.services[service]}
                <span className={`block font-medium text-sm ${color}`}>{connectionText[state]}</span>
              </span>
              <span className="col-start-2 sm:col-start-auto">
                {text}
                {code && <code className="block text-muted text-sm">{connectionText.code(code)}</code>}
              </span>
              <span className="tabular col-start-2 text-muted text-sm sm:col-start-auto sm:text-end">
                {isoBaku(at).slice(11, 19)}
                <span className="ms-2 sm:ms-0 sm:block">{connectionText.milliseconds(ms)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface SignInTestProps {
  result: SignInTestResult | undefined;
  email: string | undefined;
}

/** Tries an email and a password without signing in. */
function SignInTest({ result, email }: SignInTestProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <section className="grid max-w-xl gap-3">
      <h2 className="text-2xl">{connectionText.trial}</h2>
      {result && (
        <Notice kind={result.isSuccessful ? 'success' : 'error'}>
          {result.text}
          {result.code && (
            <code className="block text-muted text-sm">{connectionText.code(result.code)}</code>
          )}
        </Notice>
      )}
      <Form method="post" noValidate className="grid gap-4">
        <TextField
          label={loginText.email}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={email}
          required
        />
        <TextField label={loginText.password} name="password" type="password" autoComplete="off" required />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isBusy={isBusy}>
            {connectionText.trial}
          </Button>
          <p className="text-muted text-sm">{connectionText.trialHint}</p>
        </div>
      </Form>
    </section>
  );
}
