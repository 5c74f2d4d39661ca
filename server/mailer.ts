import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Mailer, Message } from '#domain/mailer.ts';
import type { Config } from './config.ts';

/** Without a mail server letters are files in this folder of the data folder. */
export const mailFolder = 'mail';

/**
 * Sends letters by the configured mail server. Without one each becomes an `.eml` file in the data folder, so that a
 * newsroom without mail can still pass on its links.
 */
export function createMailer(parts: {
  config: Pick<Config, 'mail' | 'siteName' | 'siteUrl' | 'dataDir'>;
  now: () => number;
  newId: () => string;
}): Mailer {
  const { config, now, newId } = parts;
  const from = config.mail?.from ?? `${config.siteName} <no-reply@${new URL(config.siteUrl).hostname}>`;
  if (config.mail) {
    const transport = nodemailer.createTransport({
      url: config.mail.url,
      connectionTimeout: 10_000,
      socketTimeout: 30_000,
    });
    return { send: async (message) => void (await transport.sendMail(letter(message, from, now()))) };
  }
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(config.dataDir, mailFolder);
  return {
    async send(message) {
      const at = now();
      const written = await writer.sendMail(letter(message, from, at));
      // Letters hold links that set passwords.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${at}-${newId()}.eml`), written.message as Buffer, { mode: 0o600 });
    },
  };
}

function letter(message: Message, from: string, at: number): SendMailOptions {
  return { from, date: new Date(at), disableFileAccess: true, disableUrlAccess: true, ...message };
}
