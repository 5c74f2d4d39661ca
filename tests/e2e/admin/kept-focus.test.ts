import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { articleFormText, articleListText, draftText, editorText } from '#features/articles/text.ts';
import { commentQueueText } from '#features/comments/text.ts';
import { mediaText } from '#features/media/text.ts';
import { problemSentence } from '#platform/message-texts.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf, untilAutosaved } from '../../kit/content/article-form.ts';
import { NOON, writeCategory } from '../../kit/content/articles.ts';
import { reader, writeComment, writeDiscussion } from '../../kit/content/comments.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { pngOf } from '../../kit/content/media.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
    await writeCategory(db, 'football', 'Futbol');
    const { articleId } = await writeDiscussion(db, { title: 'Müzakirə' });
    for (const [at, name] of ['Rauf', 'Tərlan', 'Günel'].entries())
      await writeComment(db, articleId, { name, ...reader(at), now: NOON + (at + 1) * MINUTE });
    await writeFixture(db, { teams: ['Zirə', 'Sabah'], kick_off: Date.now() + HOUR });
  },
});
afterAll(site.stop);

const CREATE = '/admin/articles/create';

/** The name of the control with the focus; empty when nothing has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === document.body) return '';
    const label = (activeElement as HTMLInputElement).labels?.[0];
    return (
      activeElement?.getAttribute('aria-label') ??
      label?.textContent ??
      activeElement?.textContent
    )?.trim();
  });

/** Presses a button as the keyboard does. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

test('a removed tag gives the focus to its neighbour, the last one to the button that adds', async () => {
  const page = await openScreen(site, editor, CREATE);
  const field = page.getByRole('textbox', { name: articleFormText.placeholder.tag });
  for (const tag of ['Qarabağ', 'Zirə', 'Neftçi']) {
    await field.fill(tag);
    await page.keyboard.press('Enter');
  }
  await press(page, articleFormText.removeTag('Qarabağ'));
  expect(await focused(page)).toBe(articleFormText.removeTag('Zirə'));
  await press(page, articleFormText.removeTag('Neftçi'));
  expect(await focused(page)).toBe(articleFormText.removeTag('Zirə'));
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe(articleFormText.addTag);
});

test('a picture that is chosen or removed leaves the focus in its card', async () => {
  const page = await openScreen(site, editor, CREATE);
  await press(page, mediaText.fromLibrary);
  const file = { name: 'a.png', mimeType: 'image/png', buffer: await pngOf('#224466') };
  await page.locator('dialog[open] input[type=file]').setInputFiles(file);
  await expect.poll(() => focused(page)).toBe(mediaText.change);
  await press(page, mediaText.remove);
  await expect.poll(() => focused(page)).toBe(mediaText.fromLibrary);
});

test('the answer about unsaved text leads into the form', async () => {
  const page = await openScreen(site, editor, CREATE);
  await page.locator('[name="title"]').fill('Yarımçıq yazı');
  await untilAutosaved(page);
  const next = await page.context().newPage();
  await page.close();
  for (const answer of [draftText.restore, draftText.discard]) {
    await next.goto(CREATE);
    await press(next, answer);
    await expect.poll(() => focused(next)).toBe(articleFormText.title);
    // The restored text is offered again after a reload.
    if (answer === draftText.restore) await untilAutosaved(next);
  }
});

test('a cleared selection leaves the focus on its last article', async () => {
  const page = await openScreen(site, editor, '/admin/articles');
  await page.locator('main input[name=id]').first().check();
  await press(page, articleListText.unselect);
  expect(await page.locator('main input[name=id]').first().isChecked()).toBe(false);
  expect(await focused(page)).toBe(articleListText.select('Müzakirə'));
});

test('a change of selected articles gives the focus to their place, and a refused one to its button', async () => {
  const page = await openScreen(site, editor, '/admin/articles', { expected: /422/ });
  await page.locator('main input[name=id]').first().check();
  await press(page, articleListText.bulkMove);
  await page.getByText(problemSentence('category.required')).waitFor();
  await expect.poll(() => focused(page)).toBe(articleListText.bulkMove);
  await press(page, articleListText.bulkArchive);
  await expect.poll(() => focused(page)).toBe(articleListText.select('Müzakirə'));
  expect(await page.locator('main input[name=id]').first().isChecked()).toBe(false);
  await press(page, articleListText.undo);
  await page.getByText(articleListText.undone, { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe(articleListText.select('Müzakirə'));
});

test('a decided comment gives the focus to the one that takes its place, and the last one to the one before', async () => {
  const page = await openScreen(site, editor, '/admin/comments');
  const [first = '', second = '', third = ''] = await page.locator('[data-row] strong').allTextContents();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(commentQueueText.select(second));
  await page.keyboard.press('r');
  await expect.poll(() => focused(page)).toBe(commentQueueText.select(third));
  await page.keyboard.press('a');
  await expect.poll(() => focused(page)).toBe(commentQueueText.select(first));
});

test('on a phone an inserted match or picture is above the bar of buttons, and no keyboard covers the matches', async () => {
  const page = await openScreen(site, editor, CREATE, { viewport: 'phone' });
  const text = await editorOf(page);
  await text.tap();
  for (let at = 0; at < 20; at += 1) await page.keyboard.press('Enter');
  const bar = await page.getByRole('button', { name: articleFormText.publish, exact: true }).boundingBox();
  const bottomOf = async (selector: string) => {
    const box = await text.locator(selector).last().boundingBox();
    return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
  };
  await page.getByRole('button', { name: editorText.match }).tap();
  await page.getByRole('option', { name: /Zirə – Sabah/ }).waitFor();
  expect(await page.locator('dialog[open] input:focus').count()).toBe(0);
  await page.getByRole('button', { name: editorText.insert }).tap();
  await text.locator('.editor-card').waitFor();
  await expect.poll(() => bottomOf('.editor-card')).toBeLessThan(bar?.y ?? 0);
  await page.getByRole('button', { name: editorText.image, exact: true }).tap();
  const file = { name: 'b.png', mimeType: 'image/png', buffer: await pngOf('#446622') };
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/media/articles/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('dialog[open] input[type=file]').setInputFiles(file);
  await expect.poll(() => bottomOf('figure')).toBeLessThan(bar?.y ?? 0);
  // The picture has its room before it arrives.
  const picture = text.locator('figure img');
  const before = await picture.boundingBox();
  release();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(before?.height).toBeGreaterThan(100);
  expect(await picture.boundingBox()).toEqual(before);
});
