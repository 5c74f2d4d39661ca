import type { ContactStatus, ContactSubject } from '#db/tables/contact.ts';

/** Spec §3, in the order of the form. */
export const contactSubjects = [
  'general',
  'partnership',
  'advertising',
  'technical',
  'press',
  'other',
] as const satisfies readonly ContactSubject[];

export const contactStatuses = ['new', 'answered', 'archived'] as const satisfies readonly ContactStatus[];

export const isContactSubject = (text: string): text is ContactSubject =>
  (contactSubjects as readonly string[]).includes(text);

export const isContactStatus = (text: string): text is ContactStatus =>
  (contactStatuses as readonly string[]).includes(text);

/** In characters. */
export const contactLimits = { name: 100, email: 254, phone: 32, message: 5000 } as const;

/** A message as the inbox shows it. Moments are epoch milliseconds. */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  subject: ContactSubject;
  message: string;
  status: ContactStatus;
  createdAt: number;
}

/** An answer of the newsroom; `failed` when the mail server did not take it after several tries. */
export interface ContactReply {
  id: string;
  text: string;
  staffName: string;
  createdAt: number;
  state: 'sending' | 'sent' | 'failed';
}
