import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { findClockShift } from '../clock/clock-shift.ts';
import { shiftDate } from '../clock/shift-date.ts';
import type { TestSite } from '../site/site.ts';
import { findChromium } from './find-chromium.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

export interface PageOptions {
  viewport?: keyof typeof VIEWPORTS;
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** Lets the site keep pages for reading without network; what a worker fetches, a test cannot route. */
  serviceWorker?: boolean;
  /** Problems that the test brings about on purpose. */
  expected?: RegExp;
  /** Before the first page opens, e.g. to put a theme into the storage or to install a clock. */
  prepare?: (context: BrowserContext) => Promise<void>;
}

/**
 * The soft turn from one page to the next, which the browser gives up by itself when a page is slow, resized or left
 * meanwhile. That it is not asked for in time is ours, and no exception.
 */
const GIVEN_UP = /^Transition was (?!.*opt-in disabled)/;

/**
 * `SLOW_BROWSER=4 npx vitest run --project e2e`: every page runs four times slower and gets its scripts late, now more, now
 * less. What fails only then is a race: of the product, or of its test.
 */
const SLOWNESS = Number(process.env.SLOW_BROWSER ?? 1);

const CLOCK_SHIFT_MS = findClockShift(process.env);

let browser: Promise<Browser> | undefined;

/** One browser a test file; it ends with the process of the file. */
function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium or Chrome: install one or set CHROME_PATH');
  browser ??= chromium.launch({ executablePath, args: ARGUMENTS });
  return browser;
}

/**
 * A new page of a reader who has never been here. The test fails at its end when the page wrote an error to the console,
 * threw one, or asked the site for something it did not get; pages meant to be missing are not held against it.
 */
export async function openPage(site: TestSite, options: PageOptions = {}): Promise<Page> {
  const { viewport = 'phone', javaScript = true, colorScheme = 'light' } = options;
  const context = await (await openBrowser()).newContext({
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
  // Before a test installs a clock of its own.
  if (CLOCK_SHIFT_MS !== 0) await context.addInitScript(shiftDate, CLOCK_SHIFT_MS);
  await options.prepare?.(context);
  const page = await context.newPage();
  if (SLOWNESS > 1) await slowDown(page);
  const problems = watchPage(page, site);
  onTestFinished(async () => {
    await context.close();
    const { expected } = options;
    const unexpected = problems.filter((problem) => !expected?.test(problem));
    if (unexpected.length > 0) throw new Error(`The page had problems:\n${unexpected.join('\n')}`);
  });
  return page;
}

/** Resolves when the scripts of the page are there: for what works by them alone, keys, dragging, choosing a file. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator(':root[data-hydrated]').waitFor({ state: 'attached' });
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.route(/\.js$/, async (route) => {
    await setTimeout(Math.random() * SLOWNESS * 200);
    await route.fallback().catch(() => {});
  });
}

function watchPage(page: Page, site: TestSite): string[] {
  const problems: string[] = [];
  const documents = new Set<string>();
  page.on('pageerror', ({ name, message, stack }) => {
    if (!GIVEN_UP.test(message)) problems.push(`threw ${stack || `${name}: ${message}`} at ${page.url()}`);
  });
  page.on('response', (response) => {
    const asked = response.request();
    if (asked.isNavigationRequest()) documents.add(response.url());
    else if (response.status() >= 400 && response.url().startsWith(site.url))
      problems.push(`${response.status()} for ${response.url()}`);
  });
  page.on('requestfailed', (asked) => {
    const reason = asked.failure()?.errorText ?? '';
    // A page that is left stops what it was loading; where scripts are off, their preloads are refused as "csp".
    if (asked.url().startsWith(site.url) && reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      problems.push(`${reason} for ${asked.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || documents.has(message.location().url)) return;
    problems.push(`wrote ${message.text()} (${message.location().url})`);
  });
  return problems;
}
