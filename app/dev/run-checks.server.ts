import type { RouterContextProvider } from 'react-router';
import { type Services, servicesOf } from '#app/context.ts';
import { connectionText } from '#az/text/admin/diagnostics.ts';
import { findConnectionProblem } from '#domain/diagnostics/connection-problem.ts';
import { testDatabase } from '#domain/diagnostics/test-database.ts';
import { testFileStore } from '#domain/diagnostics/test-file-store.ts';

/** A service that does not answer by then is not waited for. */
const LIMIT_MS = 8000;

type ServiceName = keyof typeof connectionText.services;
/** `attention`: it answers, but something is left to be done. */
export type CheckState = 'working' | 'attention' | 'failing';

/** One line of the log of the connection test. */
export interface CheckLine {
  service: ServiceName;
  state: CheckState;
  text: string;
  /** The name of spec §8 with the engine's own code; null when all is well. */
  code: string | null;
  /** When it was over, epoch milliseconds, and how long it took. */
  at: number;
  ms: number;
}

type Finding = Pick<CheckLine, 'state' | 'text' | 'code'>;

/** Asks each of our services for real (spec §2.6, §7 'Connection test'), at the same time; none of them waits for another. */
export async function runChecks(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CheckLine[]> {
  const services = servicesOf(context);
  const { db, store, now, newId } = services;
  const checks: Record<ServiceName, () => Promise<Finding>> = {
    database: async () => {
      await testDatabase(db, { now: now(), newId });
      return well(connectionText.databaseDone);
    },
    files: async () => {
      await testFileStore(store, { now: now(), newId });
      return well(connectionText.filesDone);
    },
    signIn: async () => {
      await services.staffAuth.findSession(request.headers);
      return (await services.firstAdminDesk.isOpen())
        ? { state: 'attention', text: connectionText.noAdmin, code: 'user-not-found' }
        : well(connectionText.signInDone);
    },
    mail: async () => {
      await services.checkMail();
      return services.isMailSent
        ? well(connectionText.mailSends)
        : { state: 'attention', text: connectionText.mailKeeps, code: null };
    },
  };
  const names = Object.keys(checks) as ServiceName[];
  return Promise.all(names.map((name) => runCheck(name, checks[name], services)));
}

const well = (text: string): Finding => ({ state: 'working', text, code: null });

async function runCheck(
  service: ServiceName,
  check: () => Promise<Finding>,
  { now, logError }: Services,
): Promise<CheckLine> {
  const begun = now();
  const finding = await within(LIMIT_MS, check()).catch((error): Finding => {
    logError(`connection test: ${service}`, error);
    const { code, detail } = findConnectionProblem(error);
    return { state: 'failing', text: connectionText.problem[code], code: `${code} (${detail})` };
  });
  const at = now();
  return { service, ...finding, at, ms: at - begun };
}

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
