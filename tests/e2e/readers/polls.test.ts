import { afterAll, expect, test } from 'vitest';
import { articleEditorText, editorText } from '#features/articles/text.ts';
import { createPoll } from '#features/polls/rules/change-poll.ts';
import { pollRecord } from '#features/polls/rules/poll-record.ts';
import { pollText } from '#features/polls/text.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { formatTyped } from '#platform/records/record.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { watchScripts } from '../../kit/browser/script-bytes.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId } from '../../kit/content/articles.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;
let articleId = '';
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
    const poll = { question: 'Kim çempion olacaq?', options: ['Qarabağ', 'Neftçi'], closesAt: null };
    await createPoll(db, { actor: editor, typed: formatTyped(pollRecord, poll), now: NOON, newId });
    articleId = (await writeOwnArticle(db, editor, { title: 'Sorğulu xəbər', status: 'published' })).id;
    // Comments close some days after the publication.
    await db.updateTable('article').set({ published_at: Date.now() }).execute();
    await db.updateTable('category').set({ has_comments: 1 }).execute();
  },
});
afterAll(site.stop);

test('an editor puts a poll into an article, and a reader votes in it once', async () => {
  const desk = await openScreen(site, editor, `/admin/articles/edit/${articleId}`);
  await desk.getByRole('button', { name: editorText.match }).click();
  await desk.getByLabel(editorText.chooseBlock).selectOption('poll');
  await desk.getByLabel(editorText.choosePoll).waitFor();
  await desk.getByRole('button', { name: editorText.insert, exact: true }).click();
  await desk.getByText('Kim çempion olacaq?').waitFor();
  await desk.getByRole('button', { name: articleEditorText.save, exact: true }).click();
  await expect
    .poll(async () => (await (await site.fetch('/article/sorgulu-xeber')).text()).includes('data-poll'))
    .toBe(true);

  const page = await openPage(site, { viewport: 'phone' });
  await page.goto('/article/sorgulu-xeber');
  await expectNoAxeProblems(page);
  await page.getByRole('button', { name: pollText.vote }).click();
  const status = page.getByText(problemSentence('poll.choose'));
  await status.waitFor();
  const options = page.getByRole('radiogroup');
  expect(await options.getAttribute('aria-invalid')).toBe('true');
  expect(await options.getAttribute('aria-describedby')).toBe(await status.getAttribute('id'));
  expect(await page.locator(':focus').getAttribute('type')).toBe('radio');
  await page.getByLabel('Neftçi').check();
  await page.getByRole('button', { name: pollText.vote }).click();
  await page.getByText(pollText.sent).waitFor();
  expect(await page.locator(':focus').innerText()).toBe('Kim çempion olacaq?');
  expect(await page.locator('.poll-result').innerText()).toMatch(/Neftçi\s*100%/);
  await page.reload();
  await page.locator('.poll-result').waitFor();
  expect(await page.getByRole('button', { name: pollText.vote }).count()).toBe(0);
});

test('an article with a poll and comments loads no more than 5 KB of script by itself', async () => {
  const page = await openPage(site, { viewport: 'phone' });
  const sentBytes = watchScripts(page);
  const opened = page.waitForRequest('**/api/stream*');
  await page.goto('/article/sorgulu-xeber');
  await opened;
  expect(await page.locator('[data-poll], textarea[data-counter]').count()).toBe(2);
  expect(await sentBytes()).toBeLessThanOrEqual(5 * 1024);
});
