import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { HOUR, SECOND } from '#az/format/durations.ts';
import { fetchOutbound, type OutboundResponse, readRetryAfter } from '#platform/outbound/fetch-outbound.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import type { PushOutcome, SendPush } from '../rules/delivery/send-push.ts';
import type { PushKeys } from '../rules/get-push-keys.ts';
import {
  type BrowserSubscription,
  isPushEndpoint,
  type PushEndpointRules,
} from '../rules/subscriptions/parse-browser-subscription.ts';

const TIMEOUT_MS = 10_000;

interface Parts {
  keys: PushKeys;
  /** The site as push services know it. They write to it when its notices make problems. */
  siteUrl: string;
  endpoints: PushEndpointRules;
  now: () => number;
}

/** Sends push messages: encrypted for one browser (RFC 8291), signed by the site (RFC 8292), to its push service (RFC 8030). */
export function createPushSender({ keys, siteUrl, endpoints, now }: Parts): SendPush {
  const vapid = createVapidHeader({ keys, siteUrl, now });
  return async (subscription, message, { ttlMs }) => {
    // It was stored when the setting still named its host.
    if (!isPushEndpoint(subscription.endpoint, endpoints)) return { kind: 'gone' };
    const body = encrypt(JSON.stringify(message), subscription);
    if (!body) return { kind: 'gone' };
    try {
      const response = await fetchOutbound(subscription.endpoint, {
        method: 'POST',
        body,
        allowPrivate: endpoints.allowPrivate,
        timeoutMs: TIMEOUT_MS,
        headers: {
          Authorization: vapid(new URL(subscription.endpoint).origin),
          TTL: String(Math.ceil(ttlMs / 1000)),
          Urgency: 'high',
          Topic: topicOf(message.tag),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
        },
      });
      return toOutcome(response);
    } catch (error) {
      if (error instanceof OutboundError) return toFailure(error);
      throw error;
    }
  };
}

/** Push services accept at most 24 hours. */
const VALID_S = (12 * HOUR) / SECOND;

/**
 * Creates the `Authorization` header that proves to a push service which site sends (VAPID, RFC 8292). One signature serves
 * all subscriptions of a push service for hours, so a notice for thousands of readers needs a few.
 */
function createVapidHeader({ keys, siteUrl, now }: { keys: PushKeys; siteUrl: string; now: () => number }) {
  // Only https: is allowed here. A site without it is tried out on the machine of a developer.
  const subject = siteUrl.replace(/^http:/, 'https:');
  const signed = new Map<string, { expiresAt: number; header: string }>();
  return (origin: string): string => {
    const seconds = Math.floor(now() / 1000);
    const known = signed.get(origin);
    if (known && known.expiresAt > seconds + HOUR / SECOND) return known.header;
    // Endpoints come from outside, so the number of origins is not known.
    if (signed.size > 100) signed.clear();
    const expiresAt = seconds + VALID_S;
    const { publicKey, privateKey } = keys;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      expiresAt,
    );
    signed.set(origin, { expiresAt, header });
    return header;
  };
}

/** Null when the key of the browser is no point of the curve: nothing can ever be sent to it. */
function encrypt(text: string, { keys: { p256dh, auth } }: BrowserSubscription): Buffer | null {
  try {
    return webPush.encrypt(p256dh, auth, text, 'aes128gcm').cipherText;
  } catch {
    return null;
  }
}

/** A push service replaces a waiting message by the next one with the same topic: at most 32 characters of base64url. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

function toOutcome({ status, headers }: OutboundResponse): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused' };
  return { kind: 'later', retryAfterMs: readRetryAfter(headers) };
}

function toFailure({ problem }: OutboundError): PushOutcome {
  switch (problem) {
    case 'unreachable':
      return { kind: 'unreachable' };
    case 'refusedAddress':
      return { kind: 'gone' };
    case 'interrupted':
    case 'tooLarge':
    case 'tooManyRedirects':
      return { kind: 'unsure' };
  }
}
