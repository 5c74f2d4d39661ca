import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';
import { findClockShift } from '../clock/clock-shift.ts';
import { shiftDate } from '../clock/shift-date.ts';
import type { TestSite } from '../site/site.ts';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell would round the width of each letter, other than the browsers of readers.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A picture of the site, without scripts. For an address outside the site the browser would start another process. */
const QUIET = '/favicon.svg';

const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

export interface PageOptions {
  viewport?: keyof typeof VIEWPORTS;
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** Enables the service worker. A test cannot route the requests that a worker sends. */
  serviceWorker?: boolean;
  /** Needs what the headless shell lacks: notices, installed sites. */
  needsWindow?: boolean;
  /** Problems that the test causes on purpose. */
  expected?: RegExp;
  /** Runs before the first page opens, e.g. to store a theme or to install a clock. */
  prepare?: (context: BrowserContext) => Promise<void>;
}

/**
 * The error of a page transition that the browser skips because a page is slow, resized or left. A transition without a
 * timely opt-in would be our own fault, so it is not ignored.
 */
const SKIPPED_TRANSITION = /^Transition was (?!.*opt-in disabled)/;

/**
 * `SLOW_BROWSER=4 npx vitest run --project e2e`: every page runs four times slower and gets its scripts after random
 * delays, and what a test waits for may take as much longer. A test that fails only then shows a race in the product or in the test.
 */
const SLOWNESS = Number(process.env.SLOW_BROWSER ?? 1);

const CLOCK_SHIFT_MS = findClockShift(process.env);

const browsers = new Map<string, Promise<Browser>>();

/** One browser for each worker of the test run, and one with a window where a test needs it. They end with the process of the worker. */
function openBrowser(needsWindow: boolean): Promise<Browser> {
  const executablePath = (needsWindow ? null : findHeadlessShell()) ?? findChromium();
  if (!executablePath) throw new Error('No Chromium or Chrome: install one or set CHROME_PATH');
  const browser = browsers.get(executablePath) ?? chromium.launch({ executablePath, args: ARGUMENTS });
  browsers.set(executablePath, browser);
  return browser;
}

/**
 * Opens a new page as a new reader. The test fails at its end when the page wrote an error to the console, threw an error,
 * or a request to the site failed. Missing pages that the test opens are allowed.
 */
export async function openPage(site: Pick<TestSite, 'url'>, options: PageOptions = {}): Promise<Page> {
  const { page, takeProblems } = await createPage(site, options);
  onTestFinished(async () => {
    await page.context().close();
    takeProblems();
  });
  return page;
}

/**
 * One page for several tests that only look at addresses and leave nothing in the browser. Opening a page takes a browser almost
 * five times as much work as another address in an open one. Returns what a test calls to take the page: it has the size and the
 * theme of `options` again, and its problems are those of this test.
 */
export function sharePage(site: Pick<TestSite, 'url'>, options: PageOptions = {}): () => Promise<Page> {
  let created: ReturnType<typeof createPage> | undefined;
  afterAll(async () => (await created)?.page.context().close());
  return async () => {
    created ??= createPage(site, options);
    const { page, takeProblems } = await created;
    await page.setViewportSize(VIEWPORTS[options.viewport ?? 'phone']);
    await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light', media: null });
    onTestFinished(async () => {
      await page.goto(QUIET);
      takeProblems();
    });
    return page;
  };
}

/** The pages of a context have the clock of the run (`TEST_CLOCK`), as the servers have. */
export async function setClockOfRun(context: BrowserContext): Promise<void> {
  if (CLOCK_SHIFT_MS !== 0) await context.addInitScript(shiftDate, CLOCK_SHIFT_MS);
}

/** `takeProblems` throws when the page had unexpected problems since the last call. */
async function createPage(
  site: Pick<TestSite, 'url'>,
  options: PageOptions,
): Promise<{ page: Page; takeProblems: () => void }> {
  const { viewport = 'phone', javaScript = true, colorScheme = 'light' } = options;
  const context = await (await openBrowser(options.needsWindow ?? false)).newContext({
    baseURL: site.url,
    viewport: VIEWPORTS[viewport],
    isMobile: viewport === 'phone',
    hasTouch: viewport === 'phone',
    javaScriptEnabled: javaScript,
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    colorScheme,
    locale: 'az',
    timezoneId: 'Asia/Baku',
  });
  // Must run before a test installs its own clock.
  await setClockOfRun(context);
  await options.prepare?.(context);
  const page = await context.newPage();
  if (SLOWNESS > 1) await slowDown(page);
  const problems = watchPage(page, site);
  return {
    page,
    takeProblems() {
      const unexpected = problems.splice(0).filter((problem) => !options.expected?.test(problem));
      if (unexpected.length > 0) throw new Error(`The page had problems:\n${unexpected.join('\n')}`);
    },
  };
}

/** Resolves when the page is hydrated. Needed for keys, dragging and choosing a file, which work only with scripts. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator(':root[data-hydrated]').waitFor({ state: 'attached' });
}

async function slowDown(page: Page): Promise<void> {
  page.setDefaultTimeout(SLOWNESS * 30_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  // A route of Playwright would turn the memory of the browser off.
  devtools.on('Fetch.requestPaused', async ({ requestId }) => {
    await setTimeout(Math.random() * SLOWNESS * 200);
    await devtools.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*.js' }] });
}

function watchPage(page: Page, site: Pick<TestSite, 'url'>): string[] {
  const problems: string[] = [];
  const documents = new Set<string>();
  page.on('pageerror', ({ name, message, stack }) => {
    if (!SKIPPED_TRANSITION.test(message))
      problems.push(`threw ${stack || `${name}: ${message}`} at ${page.url()}`);
  });
  page.on('response', (response) => {
    const asked = response.request();
    if (asked.isNavigationRequest()) documents.add(response.url());
    else if (response.status() >= 400 && response.url().startsWith(site.url))
      problems.push(`${response.status()} for ${response.url()}`);
  });
  page.on('requestfailed', (asked) => {
    const reason = asked.failure()?.errorText ?? '';
    // Leaving a page aborts its requests. Without scripts, their preloads fail with "csp".
    if (asked.url().startsWith(site.url) && reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      problems.push(`${reason} for ${asked.url()}`);
  });
  page.on('console', (message) => {
    const [address = ''] = message.location().url.split('#');
    if (message.type() !== 'error' || documents.has(address)) return;
    problems.push(`wrote ${message.text()} (${address})`);
  });
  return problems;
}
