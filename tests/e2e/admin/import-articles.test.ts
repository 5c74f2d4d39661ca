import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { keepTogether } from '#az/text/keep-together.ts';
import { importArticlesText, importLossText } from '#features/article-import/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { startSite } from '../../kit/site/site.ts';

const EXPORT = join(import.meta.dirname, '../../kit/content/exports/wordpress.xml');
const TITLE = 'Derbidə 94-cü dəqiqənin qolu – "Qarabağ" qalib gəldi';

let admin: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    admin = await writeStaff(db, 'admin');
  },
});
afterAll(site.stop);

test('an admin checks a WordPress export, imports it and opens an article', async () => {
  // The pictures stay on the old site, which does not exist.
  const expected = /\b422\b|https:\/\/meydan\.example/;
  const page = await openScreen(site, admin, '/admin/import/articles', { expected });
  const file = page.getByLabel(importArticlesText.file);
  const system = page.getByLabel(importArticlesText.system);
  const check = page.getByRole('button', { name: importArticlesText.check });
  await system.selectOption('wordpress');
  await page.getByLabel(importArticlesText.withImages).uncheck();
  await file.setInputFiles({ name: 'boş.xml', mimeType: 'text/xml', buffer: Buffer.alloc(0) });
  await check.click();
  await page.getByText(problemText['importArticles.fileEmpty']).waitFor();
  expect(await file.getAttribute('aria-invalid')).toBe('true');
  expect([
    await system.inputValue(),
    await page.getByLabel(importArticlesText.withImages).isChecked(),
  ]).toEqual(['wordpress', false]);

  await file.setInputFiles(EXPORT);
  await check.click();
  const start = page.getByRole('button', { name: importArticlesText.start });
  await start.waitFor();
  const report = await page.getByRole('region', { name: importArticlesText.report }).innerText();
  for (const part of [`5 ${importArticlesText.outcomes.new}`, TITLE, importLossText.passwordProtected])
    expect(report).toContain(part);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeProblems(page);

  await start.click();
  await page.getByText(importArticlesText.imported).waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);
  await page.goto('/2024/05/derbi-qarabag/');
  expect(page.url()).toBe(`${site.url}/article/derbi-qarabag`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(keepTogether(TITLE));
});
