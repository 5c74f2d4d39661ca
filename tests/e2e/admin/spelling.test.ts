import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { MAX_PARAGRAPH_LENGTH } from '#features/spelling/admin/spelling-limits.ts';
import { spellingText } from '#features/spelling/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf } from '../../kit/content/article-form.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { writeTeam } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

let author: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    author = await writeStaff(db, 'author');
    for (const name of ['Qarabağ', 'Neftçi']) await writeTeam(db, name);
    for (let count = 0; count < 10; count++) await writeArticle(db, { title: `Komanda rəqibə ${count}` });
  },
});
afterAll(site.stop);

const { count, correctAll } = spellingText;
const untilCount = (page: Page, n: number) =>
  page.getByRole('region', { name: spellingText.title }).getByText(count(n)).last().waitFor();
const storedHtml = (page: Page) =>
  page.evaluate(() =>
    new FormData(document.querySelector('form [name=title]')?.closest('form') as HTMLFormElement).get(
      'content',
    ),
  );

test('mistakes are underlined, listed, corrected by a key, one by one or all, and undone in one step', async () => {
  const page = await openStaffPage(site, author);
  await page.goto('/admin/articles/create');
  const text = await editorOf(page);
  await untilCount(page, 0);
  const title = page.locator('[name="title"]');
  await title.fill('Qarabagin oyunu');
  await text.click();
  await page.keyboard.type('Neftci reqibe  uduzdu. ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Qrabağ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' "Neftçi" ilə oynayır, Bremer vurur.');
  await untilCount(page, 7);
  expect(await text.locator('.spelling-mark').allTextContents()).toEqual([
    'Neftci',
    'reqibe',
    '  ',
    'Qrabağ',
    '"',
    '"',
  ]);
  expect(await storedHtml(page)).not.toContain('spelling');

  // The mistake at the cursor.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Alt+Enter');
  await untilCount(page, 6);
  expect(await text.textContent()).toContain('Neftçi reqibe');
  await title.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Alt+Enter');
  await untilCount(page, 5);
  expect(await title.inputValue()).toBe('Qarabağın oyunu');
  await page.keyboard.press('Control+z');
  await untilCount(page, 6);
  expect(await title.inputValue()).toBe('Qarabagin oyunu');

  // One of the list.
  const panel = page.getByRole('region', { name: spellingText.title });
  await panel.locator('summary').click();
  // The bar at the bottom of the screen must not cover a part of a button.
  await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectNoAxeProblems(page);
  await panel.getByRole('button', { name: spellingText.ignoreOf('reqibe → rəqibə') }).click();
  await untilCount(page, 5);
  await panel.getByRole('button', { name: spellingText.correctOf('Qrabağ → Qarabağ') }).click();
  await untilCount(page, 4);
  expect(await storedHtml(page)).toContain('<strong>Qarabağ</strong>');

  // All of them, and back.
  const before = await storedHtml(page);
  await panel.getByRole('button', { name: correctAll }).click();
  await untilCount(page, 0);
  const sentence = 'Neftçi reqibe uduzdu. <strong>Qarabağ</strong> “Neftçi” ilə oynayır, Bremer vurur.';
  expect(await storedHtml(page)).toBe(`<p>${sentence}</p>`);
  expect(await title.inputValue()).toBe('Qarabağın oyunu');
  await text.focus();
  await page.keyboard.press('Control+z');
  await untilCount(page, 3);
  expect(await storedHtml(page)).toBe(before);
});

test('paragraphs are checked for those who are signed in, and requests that are too large are refused', async () => {
  const { cookies } = await signIn(site, author.email);
  const send = async (body: unknown, cookie: string) => {
    const answer = await site.fetch('/admin/articles/spelling', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.url, cookie },
      body: JSON.stringify(body),
    });
    return [answer.status, answer.status === 200 ? await answer.json() : null];
  };
  const session = [...cookies].map((pair) => pair.join('=')).join('; ');
  const mark = { kind: 'name', start: 0, end: 9, suggestion: 'Neftçinin' };
  expect(await send({ paragraphs: ['Neftcinin', 'Oyun'] }, session)).toEqual([200, { marks: [[mark], []] }]);
  expect(await send({ paragraphs: ['Neftcinin'] }, '')).toEqual([401, null]);
  const tooLarge = [{ paragraphs: ['a'.repeat(MAX_PARAGRAPH_LENGTH + 1)] }, { paragraphs: 'Neftci' }, null];
  for (const body of tooLarge) expect(await send(body, session)).toEqual([400, null]);
});
