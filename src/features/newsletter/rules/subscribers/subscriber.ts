import type { SubscriberStatus } from '../../tables.ts';

export const subscriberStatuses = [
  'confirmed',
  'pending',
  'unsubscribed',
  'bounced',
] as const satisfies readonly SubscriberStatus[];

export const isSubscriberStatus = (text: string): text is SubscriberStatus =>
  (subscriberStatuses as readonly string[]).includes(text);

/** A subscriber of the newsletter. Times are epoch milliseconds. */
export interface Subscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
  createdAt: number;
  confirmedAt: number | null;
  unsubscribedAt: number | null;
}
