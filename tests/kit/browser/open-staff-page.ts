import type { Page } from 'playwright-core';
import type { TestSite } from '../site/site.ts';
import { signIn } from '../site/visitor.ts';
import { openPage, type PageOptions, sharePage, untilHydrated } from './browser.ts';

/** Opens a page as a signed-in staff member. The site must be started with `TRUST_PROXY=1`. */
export function openStaffPage(
  site: TestSite,
  who: { email: string },
  options: PageOptions = {},
): Promise<Page> {
  return openPage(
    site,
    asStaff(site, () => who, options),
  );
}

/** `sharePage` of a staff member, who signs in once, when the first test takes the page. */
export function shareStaffPage(
  site: TestSite,
  who: () => { email: string },
  options: PageOptions = {},
): () => Promise<Page> {
  return sharePage(site, asStaff(site, who, options));
}

function asStaff(site: TestSite, who: () => { email: string }, options: PageOptions): PageOptions {
  return {
    viewport: 'desktop',
    ...options,
    async prepare(context) {
      const { cookies } = await signIn(site, who().email);
      const list = [...cookies].filter(([name]) => name !== 'newsroom_toast');
      await context.addCookies(list.map(([name, value]) => ({ name, value, url: site.url })));
      await options.prepare?.(context);
    },
  };
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
