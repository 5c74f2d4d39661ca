import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '#tests/kit/content/articles.ts';
import { startMailServer } from '#tests/kit/servers/mail-server.ts';
import { createMailer } from './create-mailer.ts';
import { createStoredMail } from './read-stored-mail.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'newsroom-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const site = { siteUrl: 'https://example.az' };
const siteName = async () => 'Qəzet, "gündəlik"';
const link = `https://example.az/admin/reset-password?token=${'a'.repeat(60)}=`;
const message = {
  to: 'Günel Əliyeva <gunel@example.az>',
  subject: 'Qəzet redaksiyasına dəvət: oxucular, yazarlar və redaktorlar üçün uzun mövzu',
  text: `Salam, Günel!\n\n${link}\n\nSon sətir.`,
  html: '<p>Salam</p>',
};

it('stores mails when there is no mail server, and lists them newest first, as they were written', async () => {
  let clock = 1_761_900_000_000;
  const now = () => ++clock;
  const mailer = createMailer({ config: { ...site, mail: null, dataDir }, siteName, now, newId });
  await mailer.send(message);
  await mailer.send({ to: 'ali@example.az', subject: 'Ikinci', text: 'Qısa' });
  const storedMail = createStoredMail(dataDir);
  const mails = await storedMail.list({ limit: 10 });
  expect(mails.map(({ subject, at }) => [subject, at])).toEqual([
    ['Ikinci', 1_761_900_000_002],
    [message.subject, 1_761_900_000_001],
  ]);
  expect(mails[1]).toMatchObject({ to: message.to, text: message.text });
  expect(await storedMail.find(mails[0]?.name ?? '')).toEqual(mails[0]);
  expect(await storedMail.list({ limit: 1 })).toHaveLength(1);
  const [file = ''] = readdirSync(join(dataDir, 'mail'));
  // Other accounts of the machine may not even list the addresses.
  expect(statSync(join(dataDir, 'mail')).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'mail', file)).mode & 0o777).toBe(0o600);
});

it('finds nothing outside its folder, and nothing in an empty one', async () => {
  const storedMail = createStoredMail(dataDir);
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  expect(await storedMail.list({ limit: 5 })).toEqual([]);
  for (const name of ['../secrets.json', 'secrets.json', '', '1761900000000-short.eml'])
    expect(await storedMail.find(name)).toBeNull();
});

it('sends through the mail server when one is configured, and rejects when it refuses', async () => {
  const server = await startMailServer();
  const mail = { url: server.url, from: 'Qəzet <qezet@example.az>' };
  const mailer = createMailer({ config: { ...site, mail, dataDir }, siteName, now: Date.now, newId });
  await mailer.send(message);
  const received = await server.take(() => true);
  expect(received).toMatchObject({ to: ['gunel@example.az'], subject: message.subject });
  expect(received.text.trim()).toBe(message.text);
  expect(received.headers.from).toBe('Qəzet <qezet@example.az>');
  const named = createMailer({
    config: { ...site, mail: { url: server.url, from: null }, dataDir },
    siteName,
    now: Date.now,
    newId,
  });
  await named.send(message);
  // Quotes and commas in the name are escaped.
  expect((await server.take(() => true)).headers.from).toContain('<no-reply@example.az>');
  named.close();
  await server.stop();
  await expect(mailer.send(message)).rejects.toThrow('ECONNREFUSED');
  expect(readdirSync(dataDir)).toEqual([]);
});
