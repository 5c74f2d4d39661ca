import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail.ts';

const WAIT_LIMIT_MS = 30_000;

export interface MailServer {
  /** For the setting `SMTP_URL`. */
  url: string;
  port: number;
  /** All mails received so far, in order. */
  mails: ReceivedMail[];
  /** Waits for the first matching mail and removes it from `mails`. */
  take(fits: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** Starts a real mail server that accepts every mail. `options` can make it refuse, wait or break. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 500,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map((one) => one.address);
      buffer(stream)
        .then((raw) => readMail(raw, to))
        .then((mail) => {
          mails.push(mail);
          done();
        }, done);
    },
    ...options,
  });
  // Some tests kill the client during a transfer.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    async take(fits) {
      const deadline = Date.now() + WAIT_LIMIT_MS;
      while (Date.now() < deadline) {
        const at = mails.findIndex(fits);
        const [mail] = at < 0 ? [] : mails.splice(at, 1);
        if (mail) return mail;
        await sleep(20);
      }
      throw new Error(`The mail did not come; here are: ${mails.map((mail) => mail.subject).join(' | ')}`);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
