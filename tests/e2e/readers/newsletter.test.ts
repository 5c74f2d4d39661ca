import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { newsletterAdminText, newsletterText } from '#features/newsletter/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { leaveText } from '#platform/text/common.ts';
import { openPage, type PageOptions, sharePage, untilHydrated } from '../../kit/browser/browser.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startMailServer } from '../../kit/servers/mail-server.ts';
import { linksOf } from '../../kit/servers/read-mail.ts';
import { startSite } from '../../kit/site/site.ts';

let admin: Actor;
let article = '';
const mail = await startMailServer();
const site = await startSite({
  env: { TRUST_PROXY: '1', SMTP_URL: mail.url },
  async fill(db) {
    admin = await writeStaff(db, 'admin', { name: 'Leyla Həsənova' });
    article = `/article/${(await writeArticle(db, { title: 'Turun mərkəzi oyunu' })).slug}`;
  },
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

let addresses = 0;
const open = (options: PageOptions = {}) =>
  openPage(site, {
    ...options,
    prepare: (context) => context.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${++addresses}` }),
  });

const views = [
  { viewport: 'phone', javaScript: true },
  { viewport: 'desktop', javaScript: false },
] as const;

describe.each(views)('on a $viewport, scripts $javaScript', (view) => {
  const reader = `oxucu-${view.viewport}-${view.javaScript}@example.az`;
  const letterTo = (subject: string) =>
    mail.take((one) => one.to.includes(reader) && one.subject.includes(subject));

  test('a reader subscribes under an article, confirms by the link of the mail, gets an issue and leaves', async () => {
    const page = await open(view);
    await page.goto(article);
    const box = page.locator('article [data-newsletter]');
    await box.getByLabel(newsletterText.emailLabel).fill(reader);
    await box.getByRole('button', { name: newsletterText.submit }).click();
    await page.getByText(problemText['newsletter.consentRequired']).first().waitFor();
    await page.getByText(newsletterText.error).first().waitFor();
    // Without script the mistake is told on a page of its own, with what was typed.
    const form = view.javaScript ? box : page.locator('main');
    const consent = form.getByLabel(newsletterText.consent);
    expect(await consent.evaluate((field) => field === document.activeElement)).toBe(true);
    const reason = form.getByText(problemText['newsletter.consentRequired']);
    expect(await consent.getAttribute('aria-describedby')).toBe(await reason.getAttribute('id'));
    expect(await consent.getAttribute('aria-invalid')).toBe('true');
    expect(await form.getByLabel(newsletterText.emailLabel).inputValue()).toBe(reader);
    await consent.check();
    await form.getByRole('button', { name: newsletterText.submit }).click();
    await page.getByText(newsletterText.sentText).waitFor();
    expect(new URL(page.url()).pathname).toBe(view.javaScript ? article : '/newsletter/sent');

    const confirmation = await letterTo(newsletterText.confirmTitle);
    await page.goto(new URL(linksOf(confirmation)[0] ?? '').pathname);
    await page.getByText(reader).waitFor();
    await page.getByRole('button', { name: newsletterText.confirm }).click();
    await page.getByRole('heading', { name: newsletterText.success }).waitFor();

    const adminPage = await openScreen(site, admin, '/admin/newsletter', view);
    await adminPage.getByRole('link', { name: newsletterAdminText.newIssue }).click();
    const subject = `İcmal ${view.viewport} ${view.javaScript ? 'bir' : 'iki'}`;
    await adminPage.getByLabel(newsletterAdminText.subject).fill(subject);
    await adminPage.getByLabel('Turun mərkəzi oyunu').first().check();
    await adminPage.getByRole('button', { name: newsletterAdminText.save }).click();
    await adminPage.getByRole('heading', { name: subject }).waitFor();
    await adminPage.frameLocator('iframe').getByRole('link', { name: 'Turun mərkəzi oyunu' }).waitFor();
    await adminPage.locator('summary', { hasText: newsletterAdminText.sendNow }).click();
    await adminPage.getByRole('button', { name: newsletterAdminText.sendNow }).click();
    const issue = await letterTo(subject);
    if (view.javaScript)
      await adminPage.getByText(newsletterAdminText.status.sent, { exact: true }).first().waitFor();

    const way = linksOf(issue).find((link) => link.includes('/newsletter/unsubscribe/')) ?? '';
    await page.goto(new URL(way).pathname);
    await page.getByRole('button', { name: newsletterText.unsubscribe }).click();
    await page.getByRole('heading', { name: newsletterText.unsubscribed }).waitFor();
    await adminPage.goto(`/admin/newsletter/subscribers?status=unsubscribed&q=${encodeURIComponent(reader)}`);
    await adminPage.getByRole('rowheader', { name: reader }).waitFor();
  });
});

test.each([() => article, () => '/newsletter'])(
  'without a connection the page and what was typed stay, and sending again works: %#',
  async (path) => {
    const page = await open({ expected: /ERR_INTERNET_DISCONNECTED|\/api\/newsletter/ });
    await page.goto(path());
    await untilHydrated(page);
    const box = page.locator('main [data-newsletter]').first();
    const reader = `baglanti-${addresses}@example.az`;
    const loaded = Promise.all(
      ['newsletter', 'sending'].map((name) => page.waitForResponse(`**/${name}-behaviour-*`)),
    );
    await box.getByLabel(newsletterText.emailLabel).fill(reader);
    await box.getByLabel(newsletterText.consent).check();
    const send = box.getByRole('button', { name: newsletterText.submit });
    await loaded;
    await page.context().setOffline(true);
    await send.click();
    await box.getByText(newsletterText.error).waitFor();
    await box.getByText(newsletterText.noAnswer).waitFor();
    expect(await box.getByLabel(newsletterText.emailLabel).inputValue()).toBe(reader);
    expect(new URL(page.url()).pathname).toBe(path());
    await page.context().setOffline(false);
    await send.click();
    await box.getByText(newsletterText.sentText).waitFor();
    expect((await mail.take((one) => one.to.includes(reader))).subject).toContain(
      newsletterText.confirmTitle,
    );
  },
);

test('a form that is first touched without a connection stays, says so, and can be sent again', async () => {
  const page = await open({ expected: /ERR_INTERNET_DISCONNECTED/ });
  await page.goto('/newsletter');
  await untilHydrated(page);
  const box = page.locator('main [data-newsletter]').first();
  const send = box.getByRole('button', { name: newsletterText.submit });
  await page.context().setOffline(true);
  await box.getByLabel(newsletterText.emailLabel).fill('sonra-qosulan@example.az');
  await box.getByLabel(newsletterText.consent).check();
  await send.click();
  await box.getByText(newsletterText.noAnswer).waitFor();
  await page.context().setOffline(false);
  await send.click();
  await box.getByText(newsletterText.sentText).waitFor();
});

test('a refusal from outside the form shows the error with its reason, and sending again works', async () => {
  const page = await open({ expected: /\/api\/newsletter/ });
  await page.goto('/newsletter');
  await untilHydrated(page);
  const box = page.locator('main [data-newsletter]').first();
  await box.getByLabel(newsletterText.emailLabel).fill('redd@example.az');
  await box.getByLabel(newsletterText.consent).check();
  const send = box.getByRole('button', { name: newsletterText.submit });
  await page.route('**/api/newsletter', (route) =>
    route.fulfill({
      status: 429,
      json: { problem: 'rate.tooMany', detail: problemText['rate.tooMany'] },
    }),
  );
  await send.click();
  await box.getByText(newsletterText.error).waitFor();
  await box.getByText(problemText['rate.tooMany']).waitFor();
  await page.unroute('**/api/newsletter');
  await send.click();
  await box.getByText(newsletterText.sentText).waitFor();
});

test('unsaved changes of an issue disable sending, and leaving asks for confirmation', async () => {
  const adminPage = await openScreen(site, admin, '/admin/newsletter/create');
  await adminPage.getByLabel(newsletterAdminText.subject).fill('Birinci mövzu');
  await adminPage.getByLabel('Turun mərkəzi oyunu').first().check();
  await adminPage.getByRole('button', { name: newsletterAdminText.save }).click();
  await adminPage.getByRole('heading', { name: 'Birinci mövzu' }).waitFor();
  const test = adminPage.getByRole('button', { name: newsletterAdminText.sendTest });
  await expect.poll(() => test.isEnabled()).toBe(true);
  await adminPage.getByLabel(newsletterAdminText.subject).fill('İkinci mövzu');
  await adminPage.getByText(newsletterAdminText.saveFirst).waitFor();
  expect(await test.isDisabled()).toBe(true);
  await adminPage.getByRole('link', { name: newsletterAdminText.back }).click();
  await adminPage.getByRole('button', { name: leaveText.stay }).click();
  await adminPage.getByRole('button', { name: newsletterAdminText.save }).click();
  await adminPage.getByRole('heading', { name: 'İkinci mövzu' }).waitFor();
  await expect.poll(() => test.isEnabled()).toBe(true);
  await test.click();
  expect((await mail.take((one) => one.to.includes(admin.email))).subject).toContain('İkinci mövzu');
});

const takePage = sharePage(site, { viewport: 'desktop' });

test.each(['/newsletter', '/newsletter/sent', '/newsletter/confirm/yox', '/newsletter/confirmed'])(
  '%s has no problem of layout or accessibility',
  async (path) => {
    const page = await takePage();
    await page.goto(path);
    await expectSoundPage(page);
  },
);
