import { Busy } from '#platform/errors.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import { createWorkLimit, type WorkLimitOptions } from '#platform/limits/work-limit.ts';
import type { AuthPath, StaffAuth } from '#platform/sessions/staff-auth.ts';

/** Paths that anonymous clients may use and that hash a password: about 0.2 s of CPU time and 32 MB each. */
const hashingPaths: ReadonlySet<AuthPath> = new Set(['/sign-in/email', '/reset-password']);
/** One at a time allows five sign-ins a second and leaves the other cores to the pages. */
const limits: WorkLimitOptions = { concurrency: 1, maxWaiting: 40, maxWaitingPerClient: 8 };
/** The value of Retry-After. The queue is empty before. */
const BUSY_SECONDS = 10;

/**
 * Puts a queue before the password hashingPaths of the sign-in library. When it is full, the response is 503 with Retry-After.
 * Requests of people who are already signed in do not wait in it.
 */
export function limitPasswordWork(auth: StaffAuth, options = limits): StaffAuth {
  const run = createWorkLimit(options);
  return {
    ...auth,
    async call(path, input) {
      if (!hashingPaths.has(path)) return auth.call(path, input);
      try {
        return await run(() => auth.call(path, input), clientNetwork(input.clientAddress));
      } catch (error) {
        if (!(error instanceof Busy)) throw error;
        return new Response(null, { status: 503, headers: { 'Retry-After': String(BUSY_SECONDS) } });
      }
    },
  };
}
