import type { Locator, Page } from 'playwright-core';
import { openPage, type PageOptions, untilHydrated } from '../browser/browser.ts';
import type { TestSite } from '../site/site.ts';
import { signIn } from '../site/visitor.ts';

/** Opens a page as a signed-in staff member. The site must be started with `TRUST_PROXY=1`. */
export async function openArticleForm(
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
  const page = await openArticleForm(site, who, options);
  await page.goto(path);
  if (options.javaScript !== false) await untilHydrated(page);
  return page;
}

/** The text editor, once it has loaded. */
export async function editorOf(page: Page): Promise<Locator> {
  const editor = page.locator('[data-editor] .ProseMirror');
  await editor.waitFor();
  return editor;
}

/** Resolves when the typed text has been autosaved on the server. */
export async function untilAutosaved(page: Page): Promise<void> {
  await page.locator('[data-draft="saved"]').waitFor();
}

/** The local copies of articles in this browser, as JSON. */
export function readLocalCopies(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('article-copies', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('copy');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('copy').objectStore('copy').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );
}
