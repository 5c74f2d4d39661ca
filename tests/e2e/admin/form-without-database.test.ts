import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, expect, test } from 'vitest';
import { toastText } from '#app/text/toasts.ts';
import { staffText } from '#features/accounts/text.ts';
import { articleEditorText } from '#features/articles/text.ts';
import { redirectsText } from '#features/redirects/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { leaveText } from '#platform/text/common.ts';
import { sendAgainText } from '#platform/text/pages.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

let admin: Actor;
let member: Actor;
let articleId = '';
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    admin = await writeStaff(db, 'admin');
    member = await writeStaff(db, 'author');
    articleId = (await writeArticle(db)).id;
  },
});
afterAll(async () => {
  site.takeProblems();
  await site.stop();
});

let other: InstanceType<typeof Sqlite> | null = null;

/** Locks the database for writes. */
function lockDatabase(): void {
  other = new Sqlite(join(site.dataDir, 'newsroom.sqlite'));
  other.exec('begin immediate');
}

function unlockDatabase(): void {
  other?.close();
  other = null;
}
afterEach(unlockDatabase);

test.each(['the database', 'the network'])(
  'a form that %s does not take stays on the page, and is sent again',
  async (what) => {
    const page = await openScreen(site, admin, `/admin/users/${member.id}`, { expected: /503|ERR_/ });
    const name = page.locator('input[name=name]');
    const fresh = `Ad ${what}`;
    await name.fill(fresh);
    if (what === 'the database') lockDatabase();
    else await page.context().setOffline(true);
    const save = page.getByRole('button', { name: staffText.rename });
    await save.click();
    await page.getByText(sendAgainText.text).waitFor();
    expect(await name.inputValue()).toBe(fresh);
    expect(new URL(page.url()).pathname).toBe(`/admin/users/${member.id}`);
    unlockDatabase();
    await page.context().setOffline(false);
    await save.click();
    await page.getByText(toastText['staff.renamed']).first().waitFor();
    await page.getByRole('heading', { name: fresh }).waitFor();
  },
);

test('a deletion that the database does not take leaves the editor open with what was typed', async () => {
  const page = await openScreen(site, admin, `/admin/articles/edit/${articleId}`, { expected: /503/ });
  const title = page.locator('[name=title]');
  await title.fill('Yazılmaqda olan başlıq');
  const remove = async () => {
    const button = page.getByRole('button', { name: articleEditorText.takeOff });
    if (!(await button.isVisible())) await page.getByText(articleEditorText.moreSteps).click();
    await button.click();
    await page.getByRole('button', { name: leaveText.leave, exact: true }).click();
  };
  lockDatabase();
  await remove();
  await page.getByText(sendAgainText.text).waitFor();
  expect(await title.inputValue()).toBe('Yazılmaqda olan başlıq');
  expect(new URL(page.url()).pathname).toBe(`/admin/articles/edit/${articleId}`);
  unlockDatabase();
  await remove();
  await page.waitForURL('**/admin/articles');
});

test('a form with a file comes back without scripts with its texts, and asks for the file again', async () => {
  const page = await openScreen(site, admin, '/admin/redirects', {
    javaScript: false,
    expected: /503|ViewTransition/,
  });
  const file = (name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from('/fayl,/contact\n') });
  await page.locator('summary', { hasText: redirectsText.upload }).click();
  await page.locator('input[type=file]').setInputFiles(file('a.csv'));
  lockDatabase();
  await page.locator('form:has(input[type=file]) button').click();
  await page.getByRole('heading', { name: sendAgainText.title }).waitFor();
  unlockDatabase();
  await page.getByLabel(sendAgainText.file).setInputFiles(file('b.csv'));
  await page.getByRole('button', { name: sendAgainText.send }).click();
  await page.getByRole('rowheader', { name: '/fayl' }).waitFor();
});
