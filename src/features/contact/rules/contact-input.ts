import { readForm } from '#platform/forms/read-form.ts';
import { parseEmail } from '#platform/mail/email-address.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import type { ContactSubject } from '../tables.ts';
import { contactLimits, contactSubjects } from './contact-message.ts';

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
  const read = readForm(input);
  const name = read.line('name', {
    required: 'contact.nameRequired',
    limit: contactLimits.name,
    tooLong: 'contact.tooLong',
  });
  const email = parseEmail(input.email) ?? '';
  if (email === '')
    read.refuse('email', input.email.trim() === '' ? 'contact.emailRequired' : 'contact.emailInvalid');
  const phone = cleanLine(input.phone);
  if (phone !== '' && !isPhone(phone)) read.refuse('phone', 'contact.phoneInvalid');
  const subject = read.choice('subject', contactSubjects, 'contact.subjectRequired');
  const message = read.paragraphs('message', {
    required: 'contact.messageRequired',
    limit: contactLimits.message,
    tooLong: 'contact.messageTooLong',
  });
  read.check();
  return { name, email, phone: phone || null, subject, message };
}

function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  const hasValidLength = digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
  return hasValidLength && phone.length <= contactLimits.phone && PHONE.test(phone);
}
