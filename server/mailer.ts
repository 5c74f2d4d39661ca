import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Mailer, Message } from '#domain/mailer.ts';
import type { Config } from './config.ts';

/** Without a mail server letters are files in this folder of the data folder. */
export const mailFolder = 'mail';

/** A mailer that can also be asked whether it would. */
export interface CheckedMailer extends Mailer {
  /** Resolves when the mail server lets us in, or the folder of kept letters can be written; sends nothing. */
  check(): Promise<void>;
}

/**
 * Sends letters by the configured mail server. Without one each becomes an `.eml` file in the data folder, so that a
 * newsroom without mail can still pass on its links.
 */
export function createMailer(parts: {
  config: Pick<Config, 'mail' | 'siteName' | 'siteUrl' | 'dataDir'>;
  now: () => number;
  newId: () => string;
}): CheckedMailer {
  const { config, now, newId } = parts;
  const from = config.mail?.from ?? `${config.siteName} <no-reply@${new URL(config.siteUrl).hostname}>`;
  if (config.mail) {
    const transport = nodemailer.createTransport({
      url: config.mail.url,
      connectionTimeout: 10_000,
      socketTimeout: 30_000,
    });
    return {
      send: async (message) => void (await transport.sendMail(letter(message, from, now()))),
      check: async () => void (await transport.verify()),
    };
  }
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(config.dataDir, mailFolder);
  // Letters hold links that set passwords.
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async check() {
      await makeFolder();
      await access(folder, constants.W_OK);
    },
    async send(message) {
      const at = now();
      const written = await writer.sendMail(letter(message, from, at));
      await makeFolder();
      await writeFile(join(folder, `${at}-${newId()}.eml`), written.message as Buffer, { mode: 0o600 });
    },
  };
}

function letter(message: Message, from: string, at: number): SendMailOptions {
  return { from, date: new Date(at), disableFileAccess: true, disableUrlAccess: true, ...message };
}
