import type { ContactStatus, ContactSubject } from '../tables.ts';

/** The subjects of spec §3, in the order of the form. */
export const contactSubjects = [
  'general',
  'partnership',
  'advertising',
  'technical',
  'press',
  'other',
] as const satisfies readonly ContactSubject[];

export const contactStatuses = ['new', 'answered', 'archived'] as const satisfies readonly ContactStatus[];

export const isContactStatus = (text: string): text is ContactStatus =>
  (contactStatuses as readonly string[]).includes(text);

/** Maximum lengths in characters. */
export const contactLimits = { name: 100, email: 254, phone: 32, message: 5000 } as const;

/** A message as the inbox shows it. Times are epoch milliseconds. */
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

/** A reply of the newsroom. `failed`: the mail server did not accept it after several attempts. */
export interface ContactReply {
  id: string;
  text: string;
  staffName: string;
  createdAt: number;
  state: 'sending' | 'sent' | 'failed';
}
