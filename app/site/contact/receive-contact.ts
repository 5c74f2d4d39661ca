import { data, type RouterContextProvider, redirect } from 'react-router';
import { requestContext, servicesOf } from '#app/context.ts';
import { isFilledByBot } from '#app/site/forms/honeypot.tsx';
import type { ProblemCode } from '#az/text/problems.ts';
import type { ContactInput } from '#domain/audience/contact/contact-input.ts';
import { createContactMessage } from '#domain/audience/contact/create-contact-message.ts';
import { Conflict, InvalidInput, type Problem } from '#domain/errors.ts';
import { CONTACT_SENT } from '../addresses.ts';
import { readContactForm } from './read-contact-form.ts';

/** What the form shows again: nothing that was typed is lost. */
export interface ContactAnswer {
  typed: ContactInput;
  problems: readonly Problem[];
  /** What is wrong with the whole. */
  failure: ProblemCode | null;
}

/** Takes a message; leads to the page that says so, or gives back the form with what is wrong. */
export async function receiveContact(request: Request, context: Readonly<RouterContextProvider>) {
  const { db, now, newId, logError } = servicesOf(context);
  const form = await request.formData();
  const typed = readContactForm(form);
  if (isFilledByBot(form)) return redirect(CONTACT_SENT, 303);
  // A script shows the form of the answer by itself, and a browser writes other statuses to the console.
  const isScript = request.headers.has('X-Requested-With');
  const answer = (status: number, over: Partial<ContactAnswer>) =>
    data<ContactAnswer>({ typed, problems: [], failure: null, ...over }, { status: isScript ? 200 : status });
  try {
    const address = context.get(requestContext).clientAddress;
    await createContactMessage(db, { input: typed, address, now: now(), newId });
  } catch (error) {
    if (error instanceof InvalidInput) return answer(422, { problems: error.problems });
    if (error instanceof Conflict) return answer(429, { failure: error.code });
    logError('contact message not kept', error);
    return answer(500, { failure: 'contact.failed' });
  }
  return redirect(CONTACT_SENT, 303);
}
