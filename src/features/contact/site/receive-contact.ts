import { data, redirect } from 'react-router';
import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { Conflict, InvalidInput, type Problem } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type RouteContext, requestContext, servicesOf } from '#platform/http/context.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { CONTACT_SENT } from '#platform/site/addresses.ts';
import { isFilledByBot } from '#platform/site/forms/form-parts.tsx';
import { createContactMessage } from '../rules/change-contact-message.ts';
import type { ContactInput } from '../rules/contact-input.ts';
import { readContactForm } from './read-contact-form.ts';

/** The state of a form that was not accepted, to show it again. */
export interface ContactResult {
  values: ContactInput;
  problems: readonly Problem[];
  /** A problem of the whole form. */
  failure: ProblemCode | null;
}

/** Stores a contact message and redirects to the confirmation page, or returns the form with its problems. */
export async function receiveContact(request: Request, context: RouteContext) {
  const { db, clientKey, now, newId, logError } = servicesOf(context);
  const form = readForm(await request.formData());
  const values = readContactForm(form);
  if (isFilledByBot(form)) return redirect(CONTACT_SENT, 303);
  // `contact-behaviour.ts` shows the returned form. Browsers log every error status to the console, so it gets a 200.
  const isScript = request.headers.has('X-Requested-With');
  const reject = (status: number, over: Partial<ContactResult>) =>
    data<ContactResult>(
      { values, problems: [], failure: null, ...over },
      { status: isScript ? 200 : status },
    );
  try {
    const network = clientKey(context.get(requestContext).clientAddress);
    await createContactMessage(db, { input: values, network, now: now(), newId });
  } catch (error) {
    if (error instanceof InvalidInput) return reject(422, { problems: error.problems });
    if (error instanceof Conflict) return reject(429, { failure: error.code });
    if (error instanceof DatabaseUnavailable) throw error;
    logError('contact message not stored', error);
    return reject(500, { failure: 'contact.failed' });
  }
  return redirect(CONTACT_SENT, 303);
}
