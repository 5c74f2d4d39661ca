import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { MINUTE } from '#az/format/durations.ts';
import { commentQueueText, commentsText } from '#features/comments/text.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeComment, writeDiscussion } from '../../kit/content/comments.ts';
import { startSite, type TestSite } from '../../kit/site/site.ts';

let site: TestSite;
let email = '';
let article = '';
let longName = '';
beforeAll(async () => {
  site = await startSite({
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      const { articleId, slug } = await writeDiscussion(db, { title: 'Derbi', now: Date.now() - MINUTE });
      article = `/article/${slug}`;
      const comment = {
        name: 'Ə'.repeat(40),
        text: 'ə'.repeat(500),
        status: 'rejected',
        now: Date.now(),
      } as const;
      longName = (await writeComment(db, articleId, comment)).id;
      ({ email } = await writeStaff(db, 'moderator'));
    },
  });
});
afterAll(() => site.stop());

test('a comment waits, is approved by keyboard and becomes visible; after a ban it cannot be edited', async () => {
  const reader = await openPage(site, { viewport: 'phone' });
  await reader.goto(article);
  await reader.getByRole('button', { name: commentsText.send }).click();
  await reader.getByText(problemText['comment.textRequired']).waitFor();
  const field = reader.locator(':focus');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await reader.locator(`[id="${await field.getAttribute('aria-describedby')}"]`).isVisible()).toBe(
    true,
  );
  // Nobody has touched the field: it had the focus when the page came.
  await expect
    .poll(async () => {
      await reader.keyboard.type('a');
      return field.getAttribute('aria-invalid');
    })
    .toBeNull();
  await reader.getByLabel(commentsText.name).fill('Rauf');
  await reader.getByLabel(commentsText.text).fill('Əla oyun idi');
  await reader.getByText(commentsText.left('1.988')).waitFor();
  await expectNoAxeProblems(reader);
  await reader.getByRole('button', { name: commentsText.send }).click();
  await reader.getByText(commentsText.status.waiting).waitFor();
  await expectNoAxeProblems(reader);

  const moderator = await openScreen(site, { email }, '/admin/comments');
  await expectNoAxeProblems(moderator);
  await moderator.keyboard.press('j');
  await moderator.keyboard.press('a');
  await moderator.getByText(commentQueueText.done.approved(1)).waitFor();
  await reader.goto(article);
  await reader.locator('#comments').getByText('Əla oyun idi').waitFor();

  await moderator.goto('/admin/comments?status=approved');
  await moderator.getByRole('link', { name: commentQueueText.ban, exact: true }).click();
  await moderator.getByLabel(commentQueueText.banReason).fill('Təhqir');
  await moderator.getByRole('button', { name: commentQueueText.ban }).click();
  await moderator.waitForURL('**/admin/comments');
  await reader.goto(`${article}/comments/own`);
  expect(await reader.getByText(commentsText.edit, { exact: true }).count()).toBe(0);
  await moderator.goto('/admin/comments?status=rejected');
  await moderator.getByRole('button', { name: commentQueueText.approve }).first().click();
  await moderator.getByText(commentQueueText.done.approved(1)).waitFor();
  await reader.reload();
  await reader.getByText(commentsText.edit, { exact: true }).click();
  await reader.getByLabel(commentsText.text).fill('Başqa mətn');
  await reader.getByRole('button', { name: commentsText.save }).click();
  await reader.getByText(problemText['comment.banned']).waitFor();
  await moderator.context().close();
  await reader.context().close();
});

test('the form of a ban fits on a phone, also with a long name without spaces', async () => {
  const phone = await openScreen(site, { email }, `/admin/comments/ban/${longName}`, { viewport: 'phone' });
  const [width, shown] = await phone.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(width).toBe(shown);
  await expectNoAxeProblems(phone);
  await phone.context().close();
});
