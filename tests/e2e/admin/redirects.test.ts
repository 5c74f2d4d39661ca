import { afterAll, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { toastText } from '#app/text/toasts.ts';
import { redirectsText } from '#features/redirects/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { untilHydrated } from '../../kit/browser/browser.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { startSite } from '../../kit/site/site.ts';

let admin: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    admin = await writeStaff(db, 'admin');
  },
});
afterAll(site.stop);

test('a saved redirect empties the form, and a refused one stays in it', async () => {
  const page = await openScreen(site, admin, '/admin/redirects', { expected: /422/ });
  await untilHydrated(page);
  const [from, to] = ['from', 'to'].map((name) => page.locator(`input[name=${name}]`));
  const save = page.getByRole('button', { name: redirectsText.save });
  await page.getByText(redirectsText.create).click();
  await from?.fill('/kohne');
  await to?.fill('/contact');
  await save.click();
  await page.getByText(toastText['redirect.saved']).first().waitFor();
  await page.getByRole('rowheader', { name: '/kohne' }).waitFor();
  await expect.poll(() => from?.inputValue()).toBe('');

  await page.getByText(redirectsText.create).click();
  await from?.fill('/kohne');
  await to?.fill('/privacy');
  await save.click();
  await page.getByText(problemText['redirect.exists']).waitFor();
  expect([await from?.inputValue(), await to?.inputValue()]).toEqual(['/kohne', '/privacy']);

  const filter = page.getByRole('searchbox', { name: redirectsText.search });
  await filter.fill('yox');
  await filter.press('Enter');
  await page.waitForURL('**/admin/redirects?q=yox');
  expect([await from?.inputValue(), await to?.inputValue()]).toEqual(['/kohne', '/privacy']);
});
