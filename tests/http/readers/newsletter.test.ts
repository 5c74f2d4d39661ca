import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { createIssue, scheduleIssue } from '#features/newsletter/rules/change-issue.ts';
import { newsletterText } from '#features/newsletter/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { writeSubscriber } from '../../kit/content/audience.ts';
import { type MailServer, startMailServer } from '../../kit/servers/mail-server.ts';
import { linksOf } from '../../kit/servers/read-mail.ts';
import { plainText, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor } from '../../kit/site/visitor.ts';

const pathOf = (link: string | undefined) => new URL(link ?? '').pathname;

async function sendIssue(db: Db): Promise<void> {
  const actor = await writeStaff(db, 'editor');
  const { id: articleId } = await writeArticle(db, { title: 'Həftənin qolu' });
  const issue = { kind: 'weekly', subject: 'Həftənin icmalı', intro: 'Salam', articleIds: [articleId] };
  const step = { actor, now: Date.now(), newId };
  const { id } = await createIssue(db, { ...step, issue });
  await scheduleIssue(db, { ...step, id, at: step.now });
}

describe('the newsletter', () => {
  let site: TestSite;
  let mail: MailServer;
  const statusOf = async (email: string) => {
    let status: string | undefined;
    await site.change(async (db) => {
      const row = await db
        .selectFrom('subscriber')
        .select('status')
        .where('email', '=', email)
        .executeTakeFirst();
      status = row?.status;
    });
    return status;
  };
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({ engine: siteEngine(), env: { TRUST_PROXY: '1', SMTP_URL: mail.url } });
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  test('sends a confirmation mail, and only the button of the linked page confirms', async () => {
    const reader = newVisitor(site);
    const asked = await reader.post('/newsletter', { email: 'oxucu@example.az', consent: 'yes' });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/newsletter/sent']);
    expect(textOf(await (await reader.get('/newsletter/sent')).text())).toContain(newsletterText.sentText);
    const letter = await mail.take((one) => one.to.includes('oxucu@example.az'));
    const path = pathOf(linksOf(letter)[0]);
    expect(letter.html).toContain(path);

    const opened = await reader.get(path);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    expect(opened.headers.get('referrer-policy')).toBe('same-origin');
    expect(await opened.text()).toContain(newsletterText.confirm);
    await reader.get(path);
    expect(await statusOf('oxucu@example.az')).toBe('pending');

    const confirmed = await reader.post(path, {});
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/newsletter/confirmed']);
    expect(await (await reader.get('/newsletter/confirmed')).text()).toContain(newsletterText.success);
    expect(await statusOf('oxucu@example.az')).toBe('confirmed');
    expect((await reader.post(path, {})).status).toBe(303);
  });

  test('answers the same for a known and an unknown address', async () => {
    await site.change(async (db) => void (await writeSubscriber(db, 'melum@example.az')));
    const answers = await Promise.all(
      ['melum@example.az', 'namelum@example.az'].map(async (email) => {
        const answer = await newVisitor(site).post('/newsletter', { email, consent: 'yes' });
        const told = await newVisitor(site).post('/api/newsletter', { email, consent: 'yes' });
        // One's own answer is nobody else's.
        expect(told.headers.get('cache-control')).toBe('no-store');
        return [answer.status, answer.headers.get('location'), await answer.text(), await told.json()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test('reports problems and keeps the typed text, on the page and in the form below an article', async () => {
    const answer = await newVisitor(site).post('/newsletter', { email: 'ünvan' });
    expect(answer.status).toBe(422);
    const html = plainText(await answer.text());
    expect(html).toContain(newsletterText.error);
    expect(html).toContain(problemText['newsletter.emailInvalid']);
    expect(html).toContain(problemText['newsletter.consentRequired']);
    expect(html).toContain('value="ünvan"');
    const told = await newVisitor(site).post('/api/newsletter', { email: 'a@example.az' });
    expect(told.headers.get('cache-control')).toBe('no-store');
    expect(await told.json()).toEqual({
      done: false,
      title: newsletterText.error,
      text: problemText['newsletter.consentRequired'],
      field: 'consent',
    });
  });

  test('accepts nothing from bots, and a limited number from one address', async () => {
    const program = newVisitor(site);
    const fields = { email: 'proqram@example.az', consent: 'yes' };
    expect((await program.post('/newsletter', { ...fields, website: 'x' })).status).toBe(303);
    expect(await statusOf('proqram@example.az')).toBeUndefined();
    for (let i = 0; i < 20; i++) await program.post('/newsletter', { ...fields, email: `p${i}@example.az` });
    const answer = await program.post('/newsletter', fields);
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain(problemText['rate.tooMany']);
  });

  test('reports an expired and an invalid link', async () => {
    for (const path of ['/newsletter/confirm/x', '/newsletter/unsubscribe/x', '/newsletter/unsubscribe']) {
      const answer = await site.fetch(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(newsletterText.linkGone);
      expect((await newVisitor(site).post(path, {})).status).toBe(404);
    }
  });

  test('is cancelled by one POST of the mail program, or by the link and its button', async () => {
    for (const email of ['bir@example.az', 'iki@example.az'])
      await site.change(async (db) => void (await writeSubscriber(db, email)));
    await site.change(sendIssue);
    const first = await mail.take(
      (one) => one.to.includes('bir@example.az') && !!one.headers['list-unsubscribe'],
    );
    expect(first.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const path = pathOf(first.headers['list-unsubscribe']?.slice(1, -1));
    expect((await site.fetch(path)).status).toBe(200);
    expect(await statusOf('bir@example.az')).toBe('confirmed');
    // The mailbox's own program: no cookies, no Origin, and it follows nothing.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const oneClick = await site.fetch(path, { method: 'POST', body });
    expect(oneClick.status).toBe(200);
    expect(await statusOf('bir@example.az')).toBe('unsubscribed');

    const second = await mail.take(
      (one) => one.to.includes('iki@example.az') && !!one.headers['list-unsubscribe'],
    );
    const reader = newVisitor(site);
    const link = pathOf(linksOf(second).find((one) => one.includes('/unsubscribe/')));
    expect(await (await reader.get(link)).text()).toContain('iki@example.az');
    const left = await reader.post(link, {});
    expect([left.status, left.headers.get('location')]).toEqual([303, '/newsletter/unsubscribed']);
    expect(await (await reader.get('/newsletter/unsubscribed')).text()).toContain(
      newsletterText.unsubscribed,
    );
    expect(await statusOf('iki@example.az')).toBe('unsubscribed');
  });
});
