import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Mailer, Message } from '#domain/mailer.ts';
import type { Config } from '../config.ts';

/** Without a mail server letters are files in this folder of the data folder. */
export const mailFolder = 'mail';

/** A mailer that can also be asked whether it would, and let go. */
export interface CheckedMailer extends Mailer {
  /** Resolves when the mail server lets us in, or the folder of kept letters can be written; sends nothing. */
  check(): Promise<void>;
  /** Ends the connections to the mail server. */
  close(): void;
}

interface MailerParts {
  config: Pick<Config, 'mail' | 'siteUrl' | 'dataDir'>;
  /** The name of the paper now: it may change while the program runs. */
  siteName: () => Promise<string>;
  now: () => number;
  newId: () => string;
}

/**
 * Sends letters by the configured mail server. Without one each becomes an `.eml` file in the data folder, so that a
 * newsroom without mail can still pass on its links.
 */
export function createMailer({ config, siteName, now, newId }: MailerParts): CheckedMailer {
  const address = `no-reply@${new URL(config.siteUrl).hostname}`;
  const write: Write = async (message, at) => ({
    from: config.mail?.from ?? { name: await siteName(), address },
    date: new Date(at),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...message,
  });
  return config.mail
    ? sendingMailer(config.mail.url, { write, now })
    : keepingMailer(config.dataDir, { write, now, newId });
}

/** A letter as the library takes it; `at`: epoch milliseconds. */
type Write = (message: Message, at: number) => Promise<SendMailOptions>;

/** Keeps a few connections for the letters of a newsletter; they end after some seconds without one. */
function sendingMailer(
  url: string,
  { write, now }: Pick<MailerParts, 'now'> & { write: Write },
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
    send: async (message) => void (await transport.sendMail(await write(message, now()))),
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

function keepingMailer(
  dataDir: string,
  { write, now, newId }: Pick<MailerParts, 'now' | 'newId'> & { write: Write },
): CheckedMailer {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(dataDir, mailFolder);
  // Letters hold links that set passwords.
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async check() {
      await makeFolder();
      await access(folder, constants.W_OK);
    },
    async send(message) {
      const at = now();
      const written = await writer.sendMail(await write(message, at));
      await makeFolder();
      await writeFile(join(folder, `${at}-${newId()}.eml`), written.message as Buffer, { mode: 0o600 });
    },
    close: () => writer.close(),
  };
}
