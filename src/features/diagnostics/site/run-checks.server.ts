import type { RouterContextProvider } from 'react-router';
import { type Services, servicesOf } from '#platform/http/context.ts';
import { findConnectionProblem } from '../rules/connection-problem.ts';
import { testDatabase } from '../rules/test-database.ts';
import { testFileStore } from '../rules/test-file-store.ts';
import { connectionText } from '../text.ts';

/** A check that takes longer has failed. */
const TIMEOUT_MS = 8000;

type ServiceName = keyof typeof connectionText.services;
/** `attention`: the service works, but the operator has something to set up. */
export type CheckState = 'working' | 'attention' | 'failing';

/** One line in the log of the connection test. */
export interface CheckLine {
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
export async function runChecks(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CheckLine[]> {
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
