import { afterAll, expect, test } from 'vitest';
import { originText, sourceText } from '#features/articles/text.ts';
import { mentionText, noteText } from '#features/notes/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf } from '../../kit/content/article-form.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { startMailServer } from '../../kit/servers/mail-server.ts';
import { linksOf } from '../../kit/servers/read-mail.ts';
import { startSite } from '../../kit/site/site.ts';

const mail = await startMailServer();
let leyla: Actor;
let elvin: Actor;
let id = '';
const site = await startSite({
  env: { TRUST_PROXY: '1', SMTP_URL: mail.url },
  async fill(db) {
    leyla = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
    elvin = await writeStaff(db, 'editor', { name: 'Elvin Əliyev', email: 'elvin@qezet.az' });
    await writeStaff(db, 'author', { name: 'Elşən Quliyev' });
    for (const email of ['nigar.1@qezet.az', 'nigar.2@qezet.az'])
      await writeStaff(db, 'author', { name: 'Nigar Quliyeva', email });
    id = (await writeOwnArticle(db, leyla, { title: 'Derbi hesabatı' })).id;
  },
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

test('a mentioned person sees the note in the header, gets a mail, and marks the note as read by opening it', async () => {
  const his = await openStaffPage(site, elvin);
  await his.goto('/admin');
  await his.getByRole('link', { name: mentionText.title, exact: true }).waitFor();

  const hers = await openStaffPage(site, leyla);
  await hers.goto(`/admin/articles/edit/${id}`);
  await editorOf(hers);
  await hers.locator('#notes summary').first().click();
  const field = hers.getByRole('textbox', { name: noteText.field });
  await field.pressSequentially('Salam, @el');
  const names = hers.getByRole('listbox', { name: noteText.people });
  const offered = () => names.getByRole('option').allTextContents();
  await expect.poll(offered).toEqual(['Elşən Quliyev', 'Elvin Əliyev']);
  await expectNoAxeProblems(hers);
  await field.press('ArrowDown');
  await field.press('Enter');
  await names.waitFor({ state: 'detached' });
  await field.pressSequentially('foto lazımdır.');
  // In a note it publishes nothing.
  await field.press('Control+Enter');
  await hers.getByRole('button', { name: noteText.add }).click();
  await hers.locator('[data-note]').getByText('@Elvin Əliyev').waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  await expectNoAxeProblems(hers);

  await his.reload();
  const badge = his.getByRole('link', { name: mentionText.unread(1) });
  await badge.click();
  await his.waitForURL('**/admin/mentions');
  await his.getByText(mentionText.new, { exact: true }).waitFor();
  await expectNoAxeProblems(his);

  const letter = await mail.take(({ to }) => to.includes('elvin@qezet.az'));
  expect(letter.subject).toBe('Leyla Həsənova sizi çağırır: Derbi hesabatı');
  expect(letter.text).toContain('Salam, @Elvin Əliyev foto lazımdır.');
  await his.goto(linksOf(letter)[0] ?? '');
  await his.locator('[data-note]').getByText('@Elvin Əliyev').waitFor();
  await his.getByRole('link', { name: mentionText.title, exact: true }).waitFor();
  await his.goto('/admin/mentions');
  await his.getByText('Derbi hesabatı').waitFor();
  expect(await his.getByText(mentionText.new, { exact: true }).count()).toBe(0);
});

// A form asks every eight seconds what is new: this test waits twice for it.
test('a second editor sees a new note without reloading and resolves it; only its author deletes it', async () => {
  const hers = await openStaffPage(site, leyla);
  const his = await openStaffPage(site, elvin, { viewport: 'phone' });
  for (const page of [hers, his]) {
    await page.goto(`/admin/articles/edit/${id}`);
    await editorOf(page);
  }
  await hers.getByRole('textbox', { name: noteText.field }).fill('Başlığı qısaldaq.');
  await hers.getByRole('button', { name: noteText.add }).click();
  const note = his.locator('[data-note]').filter({ hasText: 'Başlığı qısaldaq.' });
  await note.waitFor();
  expect(await note.getByText(noteText.delete, { exact: true }).count()).toBe(0);
  await note.getByRole('button', { name: noteText.resolve }).click();
  await his.getByText(noteText.resolved(1)).waitFor();
  await expect.poll(() => his.evaluate(() => document.activeElement?.id)).toBe('notes');
  await his.getByText(noteText.resolved(1)).click();
  await his.getByText(/^Həll edib: Elvin Əliyev/).waitFor();
  await expectNoAxeProblems(his);
  await hers.getByText(noteText.resolved(1)).click();
  const own = hers.locator('[data-note]').filter({ hasText: 'Başlığı qısaldaq.' });
  await own.locator('summary').click();
  await own.getByRole('button', { name: noteText.delete }).click();
  await own.waitFor({ state: 'detached' });
});

test('the text of an unsent note is restored, and discarded after the note is sent', async () => {
  const page = await openStaffPage(site, leyla);
  await page.goto(`/admin/articles/edit/${id}`);
  await editorOf(page);
  const field = page.getByRole('textbox', { name: noteText.field });
  if (!(await field.isVisible())) await page.locator('#notes summary').first().click();
  await field.fill('Yarımçıq qeyd');
  await page.goto('/admin');
  await page.goto(`/admin/articles/edit/${id}`);
  await expect.poll(() => field.inputValue()).toBe('Yarımçıq qeyd');
  await page.getByRole('button', { name: noteText.add }).click();
  await page.locator('[data-note]').filter({ hasText: 'Yarımçıq qeyd' }).waitFor();
  // A refresh of the notes can be faster than the answer, which empties the form.
  await expect.poll(() => field.inputValue()).toBe('');
  await page.reload();
  await editorOf(page);
  expect(await field.inputValue()).toBe('');
});

test('without scripts a note can be written, refused and resolved', async () => {
  const page = await openStaffPage(site, leyla, { javaScript: false });
  await page.goto(`/admin/articles/edit/${id}`);
  // Folded while there is nothing open.
  const field = page.getByRole('textbox', { name: noteText.field });
  if (!(await field.isVisible())) await page.locator('#notes summary').first().click();
  await page.getByRole('button', { name: noteText.add }).click();
  await page.getByText('Qeydi yazın').waitFor();
  await field.fill('@elvin eliyeve de ki, hazırdır');
  await page.getByRole('button', { name: noteText.add }).click();
  await page.waitForURL(`**/admin/articles/edit/${id}#notes`);
  const note = page.locator('[data-note]').filter({ hasText: 'hazırdır' });
  expect(await note.locator('strong').last().textContent()).toBe('@Elvin Əliyev');
  await note.getByRole('button', { name: noteText.resolve }).click();
  await page.getByText(noteText.resolved(1)).waitFor();
});

test.each([true, false])(
  'a typed name that two people bear is asked about (scripts: %s)',
  async (javaScript) => {
    const page = await openStaffPage(site, leyla, { javaScript, expected: /422/ });
    await page.goto(`/admin/articles/edit/${id}`);
    if (javaScript) await editorOf(page);
    const field = page.getByRole('textbox', { name: noteText.field });
    if (!(await field.isVisible())) await page.locator('#notes summary').first().click();
    const words = `ikincisi, ${javaScript}`;
    await field.fill(`@nigar quliyeva ${words}`);
    await field.press('Escape');
    await page.getByRole('button', { name: noteText.add }).click();
    const whom = page.getByRole('group', { name: noteText.whom });
    await whom.getByLabel('nigar.2@qezet.az').check();
    expect(await field.inputValue()).toBe(`@nigar quliyeva ${words}`);
    if (javaScript) await expectNoAxeProblems(page);
    await page.getByRole('button', { name: noteText.add }).click();
    const note = page.locator('[data-note]').filter({ hasText: words });
    await note.waitFor();
    expect(await note.locator('strong').last().textContent()).toBe('@Nigar Quliyeva');
    await whom.waitFor({ state: 'detached' });
    await mail.take(({ to, text }) => to.includes('nigar.2@qezet.az') && text.includes(words));
  },
);

test('the source of an article is entered in the form, and shown on the page with the right ending', async () => {
  const page = await openStaffPage(site, leyla, { expected: /422/ });
  await page.goto(`/admin/articles/edit/${id}`);
  await editorOf(page);
  const name = page.getByLabel(sourceText.name);
  expect(await name.isVisible()).toBe(false);
  await page.getByLabel(sourceText.origin).selectOption(originText.source);
  await page.keyboard.press('Control+s');
  await page.getByText('Mənbənin adını yazın').waitFor();
  await name.fill('Reuters');
  await page.getByLabel(sourceText.url).fill('https://www.reuters.com/sports');
  await page.getByText('Reuters-in məlumatına görə').waitFor();
  // At the end of the page the bar at the bottom covers no button.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectNoAxeProblems(page);
  await page.keyboard.press('Control+Enter');
  await page.waitForURL('**/admin/articles');
  await page.goto('/article/derbi-hesabati');
  const link = page.getByRole('link', { name: /^Reuters.in$/ });
  expect(await link.getAttribute('href')).toBe('https://www.reuters.com/sports');
  await expectNoAxeProblems(page);
});
