import { existsSync } from 'node:fs';
import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Config } from '#platform/config.ts';
import type { Mailer, Message } from './mailer.ts';

/** Without a mail server, mails are stored as files in this folder of the data folder. */
export const mailFolder = 'mail';

/** A mailer whose connection can be checked and closed. */
export interface CheckedMailer extends Mailer {
  /** Resolves when the mail server accepts our sign-in, or the mail folder is writable. Sends and creates nothing. */
  check(): Promise<void>;
  /** Closes the connections to the mail server. */
  close(): void;
}

interface MailerOptions {
  config: Pick<Config, 'mail' | 'siteUrl' | 'dataDir'>;
  /** The current name of the site. It can change while the server runs. */
  siteName: () => Promise<string>;
  now: () => number;
  newId: () => string;
}

/**
 * Sends mail through the configured mail server. Without one, each mail becomes an `.eml` file in the data folder, so that
 * an admin can copy the links in it.
 */
export function createMailer({ config, siteName, now, newId }: MailerOptions): CheckedMailer {
  const address = `no-reply@${new URL(config.siteUrl).hostname}`;
  const toOptions: ToMailOptions = async (message, at) => ({
    from: config.mail?.from ?? { name: await siteName(), address },
    date: new Date(at),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...message,
  });
  return config.mail
    ? createSmtpMailer(config.mail.url, { toOptions, now })
    : createFileMailer(config.dataDir, { toOptions, now, newId });
}

/** Converts a message to the options of the mail library. `at`: epoch milliseconds. */
type ToMailOptions = (message: Message, at: number) => Promise<SendMailOptions>;

/** Keeps a few connections open for the mails of a newsletter. They close after some idle seconds. */
function createSmtpMailer(
  url: string,
  { toOptions, now }: Pick<MailerOptions, 'now'> & { toOptions: ToMailOptions },
): CheckedMailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 5,
    idleTimeout: 3000,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (message) => void (await transport.sendMail(await toOptions(message, now()))),
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

function createFileMailer(
  dataDir: string,
  { toOptions, now, newId }: Pick<MailerOptions, 'now' | 'newId'> & { toOptions: ToMailOptions },
): CheckedMailer {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(dataDir, mailFolder);
  // The mails contain links that set passwords.
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async check() {
      await access(existsSync(folder) ? folder : dataDir, constants.W_OK);
    },
    async send(message) {
      const at = now();
      const written = await writer.sendMail(await toOptions(message, at));
      await makeFolder();
      await writeFile(join(folder, `${at}-${newId()}.eml`), written.message as Buffer, { mode: 0o600 });
    },
    close: () => writer.close(),
  };
}
