import type { BrowserSubscription } from '../subscriptions/parse-browser-subscription.ts';

/** A notice as the service worker of the browser gets it. */
export interface PushMessage {
  title: string;
  body: string;
  /** It replaces the shown notice with the same tag. */
  tag: string;
  /** A path of the site or an https URL. */
  address: string;
  /** It replaces the earlier notice without a sound. */
  isSilent: boolean;
  /** Epoch ms. */
  createdAt: number;
}

/**
 * - `sent`: the push service has accepted it.
 * - `gone`: the subscription does not exist any more.
 * - `refused`: it will never be accepted.
 * - `unsure`: no complete answer came. It may have been accepted, so it is not repeated.
 * - `unreachable`: there was no connection, so it can be tried again.
 * - `later`: it was not accepted now. The push service may say how long to wait.
 * - `expired`: it was no news any more, so it was not sent.
 */
export type PushOutcome =
  | { kind: 'sent' | 'gone' | 'refused' | 'unsure' | 'unreachable' | 'expired' }
  | { kind: 'later'; retryAfterMs: number | null };

/** Sends a message to the push service of a browser, which keeps it for `ttlMs` at most. Never rejects. */
export type SendPush = (
  subscription: BrowserSubscription,
  message: PushMessage,
  options: { ttlMs: number },
) => Promise<PushOutcome>;
