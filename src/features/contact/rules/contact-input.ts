import { normaliseCharacters } from '#az/characters/characters.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import { parseEmail } from '#platform/mail/email-address.ts';
import { cleanParagraphs } from '#platform/text/clean-paragraphs.ts';
import type { ContactSubject } from '../tables.ts';
import { contactLimits, isContactSubject } from './contact-message.ts';

/** The fields of the contact form. */
export interface ContactInput {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

export interface ValidContact {
  name: string;
  email: string;
  phone: string | null;
  subject: ContactSubject;
  message: string;
}

const PHONE = /^\+?[\d\s()./-]+$/;
const PHONE_DIGITS = { min: 7, max: 15 };

/**
 * Validates the contact form. Name, e-mail, subject and message are required, the phone number is not (spec §5).
 * @throws InvalidInput with every problem of the form.
 */
export function parseContact(input: ContactInput): ValidContact {
  const name = cleanHeaderText(input.name);
  const email = parseEmail(input.email);
  const phone = cleanHeaderText(input.phone);
  const subject = input.subject.trim();
  const message = cleanParagraphs(input.message);
  const problems: Problem[] = [];
  if (name === '') problems.push({ field: 'name', code: 'contact.nameRequired' });
  else if (name.length > contactLimits.name) problems.push({ field: 'name', code: 'contact.tooLong' });
  if (input.email.trim() === '') problems.push({ field: 'email', code: 'contact.emailRequired' });
  else if (!email) problems.push({ field: 'email', code: 'contact.emailInvalid' });
  if (phone !== '' && !isPhone(phone)) problems.push({ field: 'phone', code: 'contact.phoneInvalid' });
  if (!isContactSubject(subject)) problems.push({ field: 'subject', code: 'contact.subjectRequired' });
  if (message === '') problems.push({ field: 'message', code: 'contact.messageRequired' });
  else if (message.length > contactLimits.message)
    problems.push({ field: 'message', code: 'contact.messageTooLong' });
  if (problems.length > 0 || !email || !isContactSubject(subject)) throw new InvalidInput(problems);
  return { name, email, phone: phone || null, subject, message };
}

function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  const hasValidLength = digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
  return hasValidLength && phone.length <= contactLimits.phone && PHONE.test(phone);
}

/** Removes line breaks: the name is part of a mail's subject, where a line break could start another header. */
function cleanHeaderText(text: string): string {
  return normaliseCharacters(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
