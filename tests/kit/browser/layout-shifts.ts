import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { untilHydrated } from './browser.ts';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Layout shifts without user input: the sum of the browser's scores, and the elements that moved. */
export interface Shifts {
  score: number;
  moved: string[];
}

/** Records all layout shifts of a page from its first paint. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as Shift[]));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts, waitingShifts: () => observer.takeRecords() });
  });
}

/** Returns the shifts since the last call, or since the first paint, once the whole page and our fonts have loaded. */
export function takeShifts(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    // A page may be painted before it has arrived completely. Scripts run after that.
    while (document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
    await Promise.all(
      ['700 1em "Barlow Condensed"', '1em "Source Serif 4"'].map((f) => document.fonts.load(f)),
    );
    await document.fonts.ready;
    // A frame is laid out after its callbacks have run. The callback of the frame after it comes when that is done.
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    await new Promise((resolve) => setTimeout(resolve, 100));
    // On a busy machine the browser calls the observer much later than it records a shift.
    const { shifts, waitingShifts } = window as unknown as { shifts: Shift[]; waitingShifts: () => Shift[] };
    const taken = [...shifts.splice(0), ...waitingShifts()];
    const nameOf = ({ node }: Shift['sources'][number]) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'something gone');
    return {
      score: taken.reduce((sum, { value }) => sum + value, 0),
      moved: taken.flatMap(({ sources }) => sources.map(nameOf)),
    };
  });
}

/**
 * Opens an address as over a slow network: the page is painted long before its fonts arrive, and the fonts before the
 * scripts. Returns the shifts caused by the fonts and by the scripts.
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
