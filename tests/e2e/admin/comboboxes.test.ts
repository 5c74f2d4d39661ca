import { afterAll, expect, test } from 'vitest';
import { paletteText } from '#app/admin/text.ts';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { editorText } from '#features/articles/text.ts';
import { consoleText, matchDeskText } from '#features/matches/text.ts';
import { noteText } from '#features/notes/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { commonText } from '#platform/text/common.ts';
import { expectCombobox } from '#tests/kit/browser/expect-combobox.ts';
import { openScreen } from '#tests/kit/browser/open-staff-page.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { editorOf } from '#tests/kit/content/article-form.ts';
import { newId, writeArticle } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeTeam } from '#tests/kit/content/matches.ts';
import { writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { startSite } from '#tests/kit/site/site.ts';

let editor: Actor;
let articleId = '';
let matchId = '';
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
    for (const name of ['Elvin Əliyev', 'Elşən Quliyev']) await writeStaff(db, 'author', { name });
    for (const title of ['Turun qonağı məşqçi', 'Turun rəmzi heyəti', 'Turun hakimləri'])
      await writeArticle(db, { title });
    articleId = (await writeOwnArticle(db, editor, { title: 'Derbi hesabatı' })).id;
    const started = Date.now() - 20 * MINUTE;
    matchId = await writeFixture(db, { teams: ['Zirə', 'Sabah'], kick_off: started });
    await writeFixture(db, { teams: ['Sabah', 'Kəpəz'], kick_off: Date.now() + HOUR });
    await writeLedger(db, matchId, [kickOff(started)]);
    await writeTeam(db, 'Sabail');
    const team_id = await writeTeam(db, 'Zirə');
    for (const shirt of [20, 21, 22]) {
      const name = `Elvin Quliyev ${shirt}`;
      await db
        .insertInto('player')
        .values({ id: newId(), slug: `elvin-${shirt}`, name, sort_key: name, team_id, shirt, version: 1 })
        .execute();
    }
  },
});
afterAll(site.stop);

test('the command palette is a combobox', async () => {
  const page = await openScreen(site, editor, '/admin');
  await page.keyboard.press('Control+k');
  await expectCombobox(page, {
    field: page.getByRole('combobox'),
    list: paletteText.title,
    text: 'm',
    start: 'first',
    after: 'first',
    closes: false,
  });
  // Escape is for the dialog.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('the link dialog has a combobox, and an empty field chooses nothing', async () => {
  const page = await openScreen(site, editor, '/admin/articles/create');
  await (await editorOf(page)).click();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: editorText.linkAddress });
  const list = editorText.linkArticles;
  await expectCombobox(page, { field, list, text: 'turun', start: 'first', after: 'first', closes: false });
  await field.fill('');
  const options = page.getByRole('listbox', { name: list }).getByRole('option');
  await options.first().waitFor();
  expect(await field.getAttribute('aria-activedescendant')).toBeNull();
  await field.press('ArrowDown');
  const chosen = (await options.first().locator('span').first().textContent()) ?? '';
  await field.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.locator('.ProseMirror a', { hasText: chosen }).waitFor();
});

test('the match of an article is chosen in a combobox, also by touch', async () => {
  const page = await openScreen(site, editor, '/admin/articles/create', { viewport: 'phone' });
  await editorOf(page);
  await page.getByRole('button', { name: editorText.match }).click();
  const field = page.getByRole('combobox', { name: editorText.searchMatch });
  await expectCombobox(page, {
    field,
    list: editorText.chooseMatch,
    text: 'sabah',
    start: 'first',
    after: 'first',
    closes: false,
  });
  const options = page.getByRole('listbox', { name: editorText.chooseMatch }).getByRole('option');
  await options.last().tap();
  const chosen = options.and(page.getByRole('option', { selected: true }));
  const name = /\p{L}+ – \p{L}+/u.exec((await chosen.textContent()) ?? '')?.[0] ?? '';
  expect(name).toContain('Sabah');
  await page.getByRole('button', { name: editorText.insert }).tap();
  await page.locator('.editor-card', { hasText: name }).waitFor();
});

test('the player of a match event is chosen in a combobox with the arrow keys', async () => {
  const page = await openScreen(site, editor, `/admin/matches/${matchId}/console`);
  await page.keyboard.press('g');
  const field = page.getByRole('dialog').getByRole('combobox', { name: consoleText.player });
  await expectCombobox(page, {
    field,
    list: consoleText.players,
    text: 'Elvin',
    start: 'none',
    after: 'first',
    closes: false,
  });
});

test('the names in a note are chosen from a list like that of a combobox', async () => {
  const page = await openScreen(site, editor, `/admin/articles/edit/${articleId}`);
  await editorOf(page);
  await page.locator('#notes summary').first().click();
  const field = page.getByRole('textbox', { name: noteText.field });
  await expectCombobox(page, {
    field,
    list: noteText.people,
    text: 'Salam, @el',
    isTextArea: true,
    start: 'first',
    after: 'first',
    closes: true,
  });
  await field.pressSequentially('l');
  await page.getByRole('option').first().waitFor();
  await field.press('Tab');
  await expect.poll(() => field.inputValue()).toMatch(/^Salam, @El[şv]\p{L}+ \p{L}+ $/u);
});

test('the team of a match is a combobox, and the chosen team is sent', async () => {
  const page = await openScreen(site, editor, '/admin/matches/create', { expected: /\b422\b/ });
  const field = page.getByRole('combobox', { name: matchDeskText.home });
  await expectCombobox(page, {
    field,
    list: matchDeskText.home,
    text: 'sab',
    start: 'none',
    after: 'field',
    closes: true,
  });
  // A whole name that is typed is still a question: the first option is the team of that name.
  await field.fill('Sabah');
  for (const key of ['ArrowDown', 'Enter']) await field.press(key);
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
  expect(await field.inputValue()).toBe('Sabah');
  // The list of a chosen team offers the others.
  await field.press('ArrowDown');
  await page.getByRole('option', { name: 'Zirə' }).waitFor();
  await field.fill('kəp');
  await page.getByRole('option', { name: 'Kəpəz' }).click();
  expect(await field.inputValue()).toBe('Kəpəz');
  await page.getByRole('button', { name: commonText.save }).click();
  await page.getByText(matchDeskText.fixErrors).waitFor();
  expect(await field.inputValue()).toBe('Kəpəz');
  expect(await page.locator('input[name=home]').inputValue()).not.toBe('');
});

test('a tap chooses a team, whenever it comes after the movement of the pointer', async () => {
  const page = await openScreen(site, editor, '/admin/matches/create');
  const field = page.getByRole('combobox', { name: matchDeskText.home });
  const option = page.getByRole('option', { name: 'Kəpəz' });
  for (let tasks = 0; tasks < 5; tasks += 1) {
    // The library loses a choice that follows another one.
    await field.fill('Sabah');
    for (const key of ['ArrowDown', 'Enter']) await field.press(key);
    await field.fill('kəp');
    await option.evaluate(async (one, count) => {
      const nextTask = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      one.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
      for (let task = 0; task < count; task += 1) await nextTask();
      one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, tasks);
    await expect.poll(() => field.inputValue(), { message: `${tasks} tasks later` }).toBe('Kəpəz');
  }
});

test('Enter after the name of a team chooses it, and sends no form that is not complete', async () => {
  const page = await openScreen(site, editor, '/admin/matches/create');
  const field = page.getByRole('combobox', { name: matchDeskText.home });
  const list = page.getByRole('listbox', { name: matchDeskText.home });
  const chosen = page.locator('input[name=home]');
  for (const typed of ['Zirə', 'kəp']) {
    await field.fill(typed);
    await list.waitFor();
    await field.press('Enter');
    await list.waitFor({ state: 'hidden' });
    await expect.poll(() => chosen.inputValue()).not.toBe('');
  }
  expect(await field.inputValue()).toBe('Kəpəz');
  // Several teams: nobody knows which one is meant.
  await field.fill('sab');
  await list.waitFor();
  await field.press('Enter');
  expect(await list.isVisible()).toBe(true);
  expect(await chosen.inputValue()).toBe('');
  expect(await page.getByText(matchDeskText.fixErrors).count()).toBe(0);
});
