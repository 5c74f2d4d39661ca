import type { AuthPath, StaffAuth } from '#app/staff-auth.ts';
import { clientNetwork } from '#domain/client-network.ts';
import { Busy } from '#domain/errors.ts';
import { createWorkLimit, type WorkLimitOptions } from '#domain/work-limit.ts';

/** What anybody may ask for and what hashes a password: some 80 ms of a processor and 16 MB each. */
const hashing: ReadonlySet<AuthPath> = new Set(['/sign-in/email', '/reset-password']);
/** One at a time is twelve sign-ins a second, and leaves the other processors to the pages. */
const limits: WorkLimitOptions = { concurrency: 1, maxWaiting: 40, maxWaitingPerClient: 8 };
/** When to try again, in seconds: the queue is empty long before. */
const BUSY_SECONDS = 10;

/**
 * The sign-in library with a queue before its password hashing. When it is full, the answer is 503 with Retry-After. People
 * who are signed in already never wait in it.
 */
export function limitPasswordWork(auth: StaffAuth, options = limits): StaffAuth {
  const run = createWorkLimit(options);
  return {
    ...auth,
    async call(path, sent) {
      if (!hashing.has(path)) return auth.call(path, sent);
      try {
        return await run(() => auth.call(path, sent), clientNetwork(sent.clientAddress));
      } catch (error) {
        if (!(error instanceof Busy)) throw error;
        return new Response(null, { status: 503, headers: { 'Retry-After': String(BUSY_SECONDS) } });
      }
    },
  };
}
