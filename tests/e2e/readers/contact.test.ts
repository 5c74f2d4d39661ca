import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { loginText } from '#features/accounts/text.ts';
import { contactText, inboxText } from '#features/contact/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { leaveText } from '#platform/text/common.ts';
import { openPage, type PageOptions, sharePage, untilHydrated } from '../../kit/browser/browser.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { startMailServer } from '../../kit/servers/mail-server.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;

/** A page prints a hyphen at which no line ends, the browser's own code a plain one. */
const withAnyHyphen = (text: string) => new RegExp(text.replaceAll('-', '[-\u2011]'));
const mail = await startMailServer();
const site = await startSite({
  env: { TRUST_PROXY: '1', SMTP_URL: mail.url },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
  },
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

let addresses = 0;
const open = (options: PageOptions = {}) =>
  openPage(site, {
    // A form's answer that comes late ends the transition between the two pages with an error of the browser's own.
    reducedMotion: 'reduce',
    ...options,
    prepare: (context) => context.setExtraHTTPHeaders({ 'X-Forwarded-For': `192.0.2.${++addresses}` }),
  });

const views = [
  { viewport: 'phone', javaScript: true },
  { viewport: 'desktop', javaScript: false },
] as const;

describe.each(views)('on a $viewport, scripts $javaScript', (view) => {
  test('a reader writes, corrects a mistake, and is answered by mail', async () => {
    const reader = await open(view);
    await reader.goto('/');
    const footer = reader.locator('footer');
    if (await footer.locator('summary').first().isVisible()) await footer.locator('summary').first().click();
    await footer.getByRole('link', { name: contactText.title, exact: true }).click();
    const form = reader.locator('main form');
    await form.getByLabel(contactText.name).fill('Günel Əliyeva');
    await form.getByLabel(withAnyHyphen(contactText.email)).fill('gunel@example');
    await form.getByLabel(contactText.subject).selectOption('press');
    await form.getByLabel(contactText.message).fill('Akkreditasiya lazımdır.');
    const send = form.getByRole('button', { name: contactText.submit });
    await send.click();
    const mistake = form.getByText(withAnyHyphen(problemText['contact.emailInvalid']));
    await mistake.waitFor();
    expect(await form.getByLabel(contactText.message).inputValue()).toBe('Akkreditasiya lazımdır.');
    expect(await form.getByLabel(contactText.subject).inputValue()).toBe('press');
    const email = form.getByLabel(withAnyHyphen(contactText.email));
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    if (view.javaScript) await untilHydrated(reader);
    await email.fill('gunel@example.az');
    if (view.javaScript) await mistake.waitFor({ state: 'detached' });
    await send.click();
    await reader.getByText(contactText.success).waitFor();
    expect(new URL(reader.url()).pathname).toBe('/contact/sent');
    const notice = await mail.take((one) => one.subject.includes('Günel Əliyeva'));

    const adminPage = await open(view);
    await adminPage.goto(new URL(notice.text.match(/https?:\S+/)?.[0] ?? '').pathname);
    await adminPage.getByLabel(loginText.email).fill(editor.email);
    await adminPage.getByLabel(loginText.password, { exact: false }).first().fill(PASSWORD);
    await adminPage.getByRole('button', { name: loginText.submit }).click();
    await adminPage.getByText('Akkreditasiya lazımdır.').waitFor();
    if (view.javaScript) await untilHydrated(adminPage);
    await adminPage.getByLabel(inboxText.reply).fill('Göndərin, baxaq.');
    if (view.javaScript) {
      // Nobody leaves an answer behind without a word.
      await adminPage.getByRole('link', { name: inboxText.back }).click();
      await adminPage.getByRole('button', { name: leaveText.stay }).click();
    }
    await adminPage.getByRole('button', { name: inboxText.send }).click();
    const answer = await mail.take((one) => one.to.includes('gunel@example.az'));
    expect(answer.text).toContain('Göndərin, baxaq.');
    if (view.javaScript) await adminPage.getByText(inboxText.replyState.sent).waitFor();
    await adminPage.getByText(inboxText.eraseSure).waitFor({ state: 'hidden' });
    await adminPage.locator('summary', { hasText: inboxText.erase }).click();
    await adminPage.getByRole('button', { name: inboxText.erase }).click();
    await adminPage.waitForURL('**/admin/inbox');
  });
});

/** The form with its script, which is a part of its own. Before it has come, the browser sends the form by itself. */
async function openForm(page: Page): Promise<Locator> {
  await page.goto('/contact');
  const form = page.locator('main form[data-hydrated]');
  await form.waitFor();
  return form;
}

test('without a connection the page and what was typed stay, and sending again works', async () => {
  const page = await open({ expected: /ERR_INTERNET_DISCONNECTED|\/contact/ });
  const form = await openForm(page);
  await form.getByLabel(contactText.name).fill('Günel Əliyeva');
  await form.getByLabel(withAnyHyphen(contactText.email)).fill('gunel@example.az');
  await form.getByLabel(contactText.subject).selectOption('press');
  await form.getByLabel(contactText.message).fill('Bağlantı kəsilir.');
  const send = form.getByRole('button', { name: contactText.submit });
  await page.context().setOffline(true);
  await send.click();
  await form.getByText(contactText.notSent).waitFor();
  expect(await form.getByLabel(contactText.message).inputValue()).toBe('Bağlantı kəsilir.');
  expect(new URL(page.url()).pathname).toBe('/contact');
  await page.context().setOffline(false);
  await send.click();
  await page.getByText(contactText.success).waitFor();
  expect((await mail.take((one) => one.text.includes('Bağlantı kəsilir.'))).text).toContain('Günel');
});

test('a mistake that is corrected before the code of the form is there is gone when it arrives', async () => {
  const page = await open();
  const refused = await (
    await site.fetch('/contact', { method: 'POST', body: new URLSearchParams() })
  ).text();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/sending-behaviour-*', (route) => arrived.promise.then(() => route.continue()));
  await page.route('**/contact', (route) => route.fulfill({ contentType: 'text/html', body: refused }));
  await page.goto('/contact');
  const mistake = page.getByText(problemText['contact.nameRequired']);
  await mistake.waitFor();
  await page.locator('main form').getByLabel(contactText.name).fill('Günel Əliyeva');
  expect(await mistake.isVisible()).toBe(true);
  arrived.resolve();
  await mistake.waitFor({ state: 'detached' });
  await page.getByText(problemText['contact.messageRequired']).waitFor();
});

test('a refusal without the form says that the message was not sent, and what was typed stays', async () => {
  const page = await open({ expected: /\/contact/ });
  const form = await openForm(page);
  await form.getByLabel(contactText.message).fill('Server məşğuldur.');
  await page.route('**/contact', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<!doctype html><h1>503</h1>' }),
  );
  const send = form.getByRole('button', { name: contactText.submit });
  await send.click();
  await form.getByText(contactText.error).waitFor();
  expect(await form.getByLabel(contactText.message).inputValue()).toBe('Server məşğuldur.');
  expect(await send.isEnabled()).toBe(true);
});

test('the button is disabled and labelled while the message is being sent', async () => {
  const page = await open();
  const button = (await openForm(page)).locator('button[type="submit"]');
  // What the button looks like is gone with the page, and a page that is being left answers no questions.
  await button.evaluate((element: HTMLButtonElement) => {
    const note = () => sessionStorage.setItem('seen', `${element.disabled} ${element.textContent}`);
    new MutationObserver(note).observe(element, { attributes: true, childList: true });
  });
  await button.click();
  await page.getByText(problemText['contact.nameRequired']).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe(`true ${contactText.sending}`);
  expect(await button.textContent()).toBe(contactText.submit);
});

const takePage = sharePage(site, { viewport: 'desktop', reducedMotion: 'reduce' });

test.each(['/contact', '/contact/office', '/contact/social', '/contact/sent'])(
  '%s has no problem of layout or accessibility, with and without mistakes',
  async (path) => {
    const page = await takePage();
    await page.goto(path);
    await expectSoundPage(page);
    if (path !== '/contact') return;
    await page.locator('main form button[type="submit"]').click();
    await page.getByText(problemText['contact.nameRequired']).waitFor();
    await expectSoundPage(page);
  },
);
