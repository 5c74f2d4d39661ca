import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { inviteStaff } from '#features/accounts/rules/invite-staff.ts';
import { staffText } from '#features/accounts/text.ts';
import { storedMailText } from '#features/mail/text.ts';
import { mailText } from '#platform/mail/text.ts';
import { recordText } from '#platform/records/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '../../kit/content/articles.ts';
import { startMailServer } from '../../kit/servers/mail-server.ts';
import { elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { newVisitor, signIn } from '../../kit/site/visitor.ts';

const begun = { email: 'redaksiya@example.az', phone: '+994 12 000 00 00', address: 'Bakı, Azərbaycan' };

describe('settings and people', async () => {
  let admin: Actor;
  let other: Actor;
  let invited = '';
  const mail = await startMailServer();
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1', SMTP_URL: mail.url, SITE_NAME: 'Köhnə Ad' },
    async fill(db) {
      admin = await writeStaff(db, 'admin', { name: 'Leyla Həsənova', email: 'leyla@example.az' });
      other = await writeStaff(db, 'admin', { name: 'Orxan Quliyev', email: 'orxan@example.az' });
      const person = { name: 'Gunel Eliyeva', email: 'gunel@example.az', role: 'author', categories: null };
      invited = (await inviteStaff(db, { actor: admin, ...person, now: NOON, newId })).id;
      await writeArticle(db, { title: 'Turun oyunu' });
    },
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  test('a form with an old version is refused, shows the changes of the other admin, and can overwrite them', async () => {
    const [leyla, orxan] = [await signIn(site, admin.email), await signIn(site, other.email)];
    const opened = { ...begun, version: '0' };
    const first = {
      phone: '+994 50 111 11 11',
      siteName: 'Yeni Ad',
      'social.tiktok': 'https://tiktok.com/@a',
    };
    expect((await leyla.post('/admin/settings', { ...opened, ...first })).status).toBe(302);

    const typed = { ...opened, siteName: 'Yeni Ad', phone: '222222' };
    const refused = await orxan.post('/admin/settings', typed);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(textOf(html)).toContain(problemText['record.conflict']);
    expect(html).toContain('value="222222"');
    // The name is the same in both, and the form takes the channel that it has not changed.
    const [phone = '', social = '', ...more] = elementsOf(html, 'section')
      .filter((section) => section.includes('data-changed-field'))
      .map(textOf);
    expect(more).toEqual([]);
    for (const change of [social, phone]) expect(change).toContain('Leyla Həsənova, indicə');
    for (const words of ['https://tiktok.com/@a', recordText.notMine]) expect(social).toContain(words);
    for (const words of ['+994 50 111 11 11', '222222']) expect(phone).toContain(words);
    expect(html).toContain('value="https://tiktok.com/@a"');
    expect(await (await site.fetch('/contact')).text()).toContain('+994 50 111 11 11');

    // The answer is based on the version that it shows, so the second save replaces what was seen.
    expect(fieldIn(html, 'version')).toBe('1');
    expect((await orxan.post('/admin/settings', { ...typed, version: '1' })).status).toBe(302);
    expect(await (await site.fetch('/contact')).text()).toContain('222222');
  });

  test('a form with a mistake keeps its version, so a conflict is still noticed', async () => {
    const leyla = await signIn(site, admin.email);
    const wrong = await leyla.post('/admin/settings', { ...begun, version: '0', email: 'x' });
    expect(wrong.status).toBe(422);
    const version = fieldIn(await wrong.text(), 'version');
    expect(version).toBe('0');
    const late = await leyla.post('/admin/settings', { ...begun, version, address: 'Gəncə' });
    expect(late.status).toBe(409);
    const contact = await (await site.fetch('/contact')).text();
    for (const text of ['222222', 'Yeni Ad']) expect(contact).toContain(text);
    expect(contact).not.toContain('Gəncə');
  });

  test('the name from the settings is used wherever the site names itself', async () => {
    const pages = ['/', '/article/turun-oyunu', '/newsletter', '/privacy', '/search?q=a', '/admin/login'];
    for (const path of [...pages, '/manifest.webmanifest', '/rss', '/?lite=1', '/bu/yol/yoxdur']) {
      const text = await (await site.fetch(path)).text();
      expect(text, path).toContain('Yeni Ad');
      expect(text, path).not.toContain('Köhnə Ad');
    }
    await newVisitor(site).post('/admin/forgot-password', { email: admin.email });
    const letter = await mail.take(({ to }) => to.includes(admin.email));
    expect(letter.subject).toBe(mailText.resetSubject('Yeni Ad'));
    expect(letter.text).not.toContain('Köhnə Ad');
    expect(letter.headers.from).toBe('Yeni Ad <no-reply@127.0.0.1>');
    await site.restart();
    expect(site.logged().some((line) => line.includes('Yeni Ad is ready at'))).toBe(true);
  });

  test('a test mail is sent, and the answer of the mail server is shown', async () => {
    const leyla = await signIn(site, admin.email);
    expect((await leyla.post('/admin/settings/mail', {})).status).toBe(302);
    const letter = await mail.take(({ subject }) => subject === mailText.testSubject('Yeni Ad'));
    expect(letter.to).toEqual([admin.email]);
    const screen = textOf(await (await leyla.get('/admin/settings/mail')).text());
    expect(screen).toContain(storedMailText.sent);
    // Kept before the mail server was configured: still there to be read.
    const folder = join(site.dataDir, 'mail');
    await mkdir(folder, { recursive: true });
    const name = `${NOON}-${newId()}.eml`;
    const kept = 'To: gunel@example.az\r\nSubject: Devet\r\n\r\nhttps://example.az/kecid';
    await writeFile(join(folder, name), kept);
    const list = textOf(await (await leyla.get('/admin/settings/mail')).text());
    expect(list).toContain(storedMailText.sentSince);
    expect(list).toContain('Devet');
    expect(await (await leyla.get(`/admin/settings/mail/${name}`)).text()).toContain(
      'https://example.az/kecid',
    );
    await mail.stop();
    const failed = await leyla.post('/admin/settings/mail', {});
    expect(failed.status).toBe(502);
    expect(textOf(await failed.text())).toMatch(/Məktub göndərilmədi: .*(ECONNREFUSED|closed|refused)/i);
  });

  test('accounts are renamed, invitations withdrawn, and the list shows the last activity', async () => {
    const leyla = await signIn(site, admin.email);
    const person = `/admin/users/${invited}`;
    const empty = await leyla.post(person, { intent: 'rename', name: ' ' });
    expect([empty.status, textOf(await empty.text()).includes(problemText['staff.nameRequired'])]).toEqual([
      422,
      true,
    ]);
    expect((await leyla.post(person, { intent: 'rename', name: 'Günel Əliyeva' })).status).toBe(302);
    const list = textOf(await (await leyla.get('/admin/users')).text());
    expect(list).toContain('Günel Əliyeva');
    expect(list).toContain(staffText.invited);
    expect(list).toContain(staffText.never);
    expect(list.match(/indicə/g)?.length).toBeGreaterThanOrEqual(2);
    expect((await leyla.post(person, { intent: 'withdraw' })).headers.get('location')).toBe('/admin/users');
    expect((await leyla.get(person)).status).toBe(404);
    const accepted = await leyla.post(`/admin/users/${other.id}`, { intent: 'withdraw' });
    expect([accepted.status, textOf(await accepted.text()).includes(problemText['staff.accepted'])]).toEqual([
      409,
      true,
    ]);
  });
});

/** What a hidden field of the page holds. */
function fieldIn(html: string, name: string): string {
  const field = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  return /value="([^"]*)"/.exec(field)?.[1] ?? '';
}
