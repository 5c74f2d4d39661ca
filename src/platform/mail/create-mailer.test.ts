import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { newId } from '#tests/kit/content/articles.ts';
import { startMailServer } from '#tests/kit/servers/mail-server.ts';
import { type CheckedMailer, createMailer } from './create-mailer.ts';
import { findMailFailure } from './mailer.ts';

let mailer: CheckedMailer;
afterEach(() => mailer.close());

const mailerTo = (url: string) =>
  createMailer({
    config: { mail: { url, from: 'Qəzet <qezet@example.az>' }, siteUrl: 'https://example.az', dataDir: '/' },
    siteName: async () => 'Qəzet',
    now: Date.now,
    newId,
  });
const mail = (n: number) => ({ to: `${n}@example.az`, subject: `Buraxılış ${n}`, text: 'Salam' });

it('sends many mails over few connections', async () => {
  let connections = 0;
  const server = await startMailServer({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
  });
  mailer = mailerTo(server.url);
  await Promise.all(Array.from({ length: 40 }, (_, n) => mailer.send(mail(n))));
  expect(server.mails).toHaveLength(40);
  expect(connections).toBeLessThanOrEqual(5);
  await server.stop();
});

it('sends no mail twice when a new or reused connection breaks during the transfer', async () => {
  let received = 0;
  /** Accepts the first mail, and closes the connection after it has read the second. */
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail\r\n');
    socket.on('data', (bytes) => {
      const text = String(bytes);
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        if (++received > 1) return socket.destroy();
      }
      isData = text.startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  mailer = mailerTo(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await mailer.send(mail(1));
  const error = await mailer.send(mail(2)).catch((reason: unknown) => reason);
  expect(findMailFailure(error)).toBe('unsure');
  // Longer than the pool waits before it sends a mail over another connection.
  await sleep(300);
  expect(received).toBe(2);
  server.close();
});
