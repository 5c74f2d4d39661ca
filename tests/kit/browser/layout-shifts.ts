import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { untilHydrated } from './browser.ts';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** What moved without the reader's doing: the sum of the browser's scores, and what it was. */
export interface Shifts {
  score: number;
  moved: string[];
}

/** Before a page is opened: notes everything that moves in it, from its first paint. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as Shift[]));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the last call, or since the first paint, up to a moment when the whole page and our own letters are there. */
export function takeShifts(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    // A page may be painted before all of it has come; scripts begin after that.
    while (document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
    await Promise.all(
      ['700 1em "Barlow Condensed"', '1em "Source Serif 4"'].map((f) => document.fonts.load(f)),
    );
    // The observer hears of a frame after it is painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    const { shifts } = window as unknown as { shifts: Shift[] };
    const taken = shifts.splice(0);
    const nameOf = ({ node }: Shift['sources'][number]) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'something gone');
    return {
      score: taken.reduce((sum, { value }) => sum + value, 0),
      moved: taken.flatMap(({ sources }) => sources.map(nameOf)),
    };
  });
}

/**
 * Opens an address as over a slow network, where a page is painted long before its letters are there, and those before the
 * scripts: what the letters moved, and what moved while the page woke.
 */
export async function delayScripts(
  page: Page,
  path: string,
): Promise<{ byLetters: Shifts; byScripts: Shifts }> {
  await watchShifts(page);
  await page.route('**/*.woff2', async (route) => {
    await sleep(300);
    await route.continue();
  });
  let lettersCame: Promise<Shifts> | undefined;
  await page.route('**/*.js', async (route) => {
    await sleep(300);
    lettersCame ??= takeShifts(page);
    await lettersCame;
    await route.continue();
  });
  await page.goto(path);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const byScripts = await takeShifts(page);
  return { byLetters: (await lettersCame) ?? { score: 0, moved: [] }, byScripts };
}
