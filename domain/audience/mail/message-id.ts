import { createHash } from 'node:crypto';
import type { MailContext } from './mail-context.ts';

/** The Message-ID of a mail, always the same for the same `key`; nothing can be read out of it. */
export function messageId(key: string, { siteUrl }: Pick<MailContext, 'siteUrl'>): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${name}@${new URL(siteUrl).hostname}>`;
}
