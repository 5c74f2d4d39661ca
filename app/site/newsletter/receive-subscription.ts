import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesOf } from '#app/context.ts';
import { isFilledByBot } from '#app/site/forms/honeypot.tsx';
import type { ProblemCode } from '#az/text/problems.ts';
import { subscribe } from '#domain/audience/subscribers/subscribe.ts';
import { Conflict, InvalidInput, type Problem } from '#domain/errors.ts';

/** What the box shows again after a mistake. */
export interface SubscriptionAnswer {
  status: 422 | 429 | 500;
  email: string;
  consent: boolean;
  problems: readonly Problem[];
  /** What is wrong with the whole. */
  failure: ProblemCode | null;
}

/** Takes a subscription; null when all is well, which it is for every address, known or not. */
export async function receiveSubscription(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SubscriptionAnswer | null> {
  const { db, now, newId, logError } = servicesOf(context);
  const form = await request.formData();
  if (isFilledByBot(form)) return null;
  const email = String(form.get('email') ?? '');
  const consent = form.get('consent') === 'yes';
  const typed = { email, consent, problems: [], failure: null };
  try {
    const address = context.get(requestContext).clientAddress;
    await subscribe(db, { email, consent, address, now: now(), newId });
    return null;
  } catch (error) {
    if (error instanceof InvalidInput) return { ...typed, status: 422, problems: error.problems };
    if (error instanceof Conflict) return { ...typed, status: 429, failure: error.code };
    logError('subscription not kept', error);
    return { ...typed, status: 500, failure: 'server.failed' };
  }
}
