import { createHash } from 'node:crypto';
import type { MailContext } from './mail-context.ts';

/** The Message-ID of a mail. The same `key` always gives the same id, and the id does not reveal the key. */
export function createMessageId(key: string, { siteUrl }: Pick<MailContext, 'siteUrl'>): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${name}@${new URL(siteUrl).hostname}>`;
}
