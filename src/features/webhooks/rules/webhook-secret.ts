import { createHmac } from 'node:crypto';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';

const PREFIX = 'whsec_';

/** Creates the secret of a webhook in the form of Standard Webhooks: 40 random characters as base64. */
export function createWebhookSecret(newId: NewId): string {
  return PREFIX + Buffer.from(newId() + newId()).toString('base64');
}

/** A message as it is signed. */
interface SignedMessage {
  /** The same for every attempt, so that the recipient can ignore a repeated message. */
  id: string;
  /** Epoch milliseconds of this attempt. */
  now: number;
  body: string;
  /** After a rotation there are two. The recipient accepts a message when it knows one of them. */
  secrets: readonly string[];
}

/** The headers that prove who has sent a message (https://www.standardwebhooks.com). */
export function signWebhookMessage({ id, now, body, secrets }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** Where messages of a webhook go, and what signs them. Null when it was deleted. */
export async function findSigningSecrets(
  db: Db,
  { id, now }: { id: string; now: number },
): Promise<{ url: string; isOn: boolean; secrets: string[] } | null> {
  const row = await db
    .selectFrom('webhook')
    .select(['url', 'status', 'secret', 'previous_secret', 'previous_until'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const isOverlap = row.previous_until !== null && row.previous_until > now;
  return {
    url: row.url,
    isOn: row.status === 'on',
    secrets: [row.secret, ...(isOverlap && row.previous_secret !== null ? [row.previous_secret] : [])],
  };
}
