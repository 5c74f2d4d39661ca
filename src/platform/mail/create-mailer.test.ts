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

it('signs in at a mail server that asks for a password, and sends nothing with a wrong one', async () => {
  const server = await startMailServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'qezet@example.az' && password === 'şifrə:1'
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
  });
  const urlWith = (password: string) =>
    server.url.replace('//', `//${encodeURIComponent('qezet@example.az')}:${encodeURIComponent(password)}@`);
  mailer = mailerTo(urlWith('başqa'));
  expect(findMailFailure(await mailer.send(mail(1)).catch((reason: unknown) => reason))).toBe('unreachable');
  mailer.close();
  mailer = mailerTo(urlWith('şifrə:1'));
  await mailer.send(mail(2));
  expect(server.mails.map(({ subject }) => subject)).toEqual(['Buraxılış 2']);
  await server.stop();
});

it.each([
  ['asks for TLS with an expired certificate', 'smtp', {}],
  ['has an expired certificate', 'smtps', { secure: true }],
  ['does not speak TLS', 'smtps', { disabledCommands: ['STARTTLS'] }],
])('can send later what a server that %s has not got', async (_, protocol, options) => {
  const server = await startMailServer({ disabledCommands: [], ...options });
  mailer = mailerTo(server.url.replace('smtp', protocol));
  const error = await mailer.send(mail(1)).catch((reason: unknown) => reason);
  expect(findMailFailure(error)).toBe('unreachable');
  expect(server.mails).toEqual([]);
  await server.stop();
});
