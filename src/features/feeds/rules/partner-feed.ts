import type { NewId } from '#platform/new-id.ts';

/** A partner that may show our articles: its feed has their full texts, at an address that nobody else knows. */
export interface PartnerFeed {
  id: string;
  /** The name of the partner, for admins. */
  name: string;
  /** The secret part of the address. It is stored as it is, because admins read the address again on the settings screen. */
  key: string;
  /** When this key was made, epoch milliseconds. */
  keyedAt: number;
}

/** The key is sent with every request, so it has the form of an id: it needs no escaping in an address. */
export const createFeedKey = (newId: NewId): string => newId() + newId();

/** Whether a text can be a key. Other texts need no look at the database. */
export const isFeedKey = (text: string): boolean => /^[0-9A-Za-z]{40}$/.test(text);
