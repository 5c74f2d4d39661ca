import type { Page } from 'playwright-core';
import type { TestSite } from '../site/site.ts';
import { signIn } from '../site/visitor.ts';
import { openPage, type PageOptions, untilHydrated } from './browser.ts';

/** Opens a page as a signed-in staff member. The site must be started with `TRUST_PROXY=1`. */
export async function openStaffPage(
  site: TestSite,
  who: { email: string },
  options: PageOptions = {},
): Promise<Page> {
  const { cookies } = await signIn(site, who.email);
  return openPage(site, {
    viewport: 'desktop',
    ...options,
    async prepare(context) {
      const list = [...cookies].filter(([name]) => name !== 'newsroom_toast');
      await context.addCookies(list.map(([name, value]) => ({ name, value, url: site.url })));
      await options.prepare?.(context);
    },
  });
}

/** Opens a screen of the back-office as a staff member. With scripts, resolves when it is hydrated. */
export async function openScreen(
  site: TestSite,
  who: { email: string },
  path: string,
  options: PageOptions = {},
): Promise<Page> {
  const page = await openStaffPage(site, who, options);
  await page.goto(path);
  if (options.javaScript !== false) await untilHydrated(page);
  return page;
}
