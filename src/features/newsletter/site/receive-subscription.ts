import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { Conflict, InvalidInput, type Problem } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type RouteContext, requestContext, servicesOf } from '#platform/http/context.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { isFilledByBot } from '#platform/site/forms/form-parts.tsx';
import { subscribe } from '../rules/subscribers/subscribe.ts';

/** The state of a form that was not accepted, to show it again. */
export interface RejectedSubscription {
  status: 422 | 429 | 500;
  email: string;
  consent: boolean;
  problems: readonly Problem[];
  /** A problem of the whole form. */
  failure: ProblemCode | null;
}

/** Stores a subscription. Null when it was accepted, which does not reveal whether the address is already subscribed. */
export async function receiveSubscription(
  request: Request,
  context: RouteContext,
): Promise<RejectedSubscription | null> {
  const { db, clientKey, now, newId, logError } = servicesOf(context);
  const form = readForm(await request.formData());
  if (isFilledByBot(form)) return null;
  const email = form.text('email');
  const consent = form.text('consent') === 'yes';
  const values = { email, consent, problems: [], failure: null };
  try {
    const network = clientKey(context.get(requestContext).clientAddress);
    await subscribe(db, { email, consent, network, now: now(), newId });
    return null;
  } catch (error) {
    if (error instanceof InvalidInput) return { ...values, status: 422, problems: error.problems };
    if (error instanceof Conflict) return { ...values, status: 429, failure: error.code };
    if (error instanceof DatabaseUnavailable) throw error;
    logError('subscription not stored', error);
    return { ...values, status: 500, failure: 'server.failed' };
  }
}
