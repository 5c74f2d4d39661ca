/**
 * Creates the editors' guide from the running product: `node scripts/run.mjs draw-guide`. Run it when the texts of the help
 * (`help` in the `feature.ts` of each subject) or the screens change. The guide and its images are committed. It also draws the
 * front page for the README.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { loginText } from '#features/accounts/text.ts';
import { matchText } from '#features/matches/text.ts';
import { findChromium } from '#tests/kit/browser/find-chromium.ts';
import { freePort } from '#tests/kit/site/free-port.ts';
import { startSiteProcess } from '#tests/kit/site/site-process.ts';
import { buildIfStale } from './build-if-stale.ts';
import { GUIDE, type GuidePicture, guidePictures, pictureFile, writeGuide } from './write-guide.ts';

const FRONT_PAGE = 'docs/screenshot.png';
/** Around the two screens of the front page, in pixels. */
const GAP = 32;
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } };

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium or Chrome: install one or set CHROME_PATH');
buildIfStale();
const data = mkdtempSync(join(tmpdir(), 'newsroom-guide-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const site = await startSiteProcess(url, {
  DATA_DIR: data,
  DEMO: '1',
  DEMO_REPLAY: '0',
  HOST: '127.0.0.1',
  PORT: String(port),
  SITE_URL: url,
});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ baseURL: url, locale: 'az', timezoneId: 'Asia/Baku' });
  const page = await context.newPage();
  // The sign-in screen is drawn first, before signing in.
  const [signInPicture, ...others] = guidePictures;
  if (signInPicture) await draw(page, signInPicture);
  await signIn(page);
  await page.goto('/admin/articles?status=published');
  const first = (await page.locator('a[href*="/articles/edit/"]').first().getAttribute('href')) ?? '';
  await page.goto('/admin/matches');
  const running = page.locator('li', { hasText: matchText.status.live }).locator('a[href$="/console"]');
  const live = (await running.first().getAttribute('href'))?.split('/').at(-2) ?? '';
  for (const picture of others) {
    const path = picture.path.replace(':first', first.split('/').at(-1) ?? '').replace(':live', live);
    await draw(page, { ...picture, path });
  }
  writeFileSync(GUIDE, writeGuide());
  await drawFrontPage(page);
} finally {
  await browser.close();
  await site.stop();
  rmSync(data, { recursive: true });
}

async function signIn(page: Page): Promise<void> {
  const accounts = JSON.parse(readFileSync(join(data, 'demo-passwords.json'), 'utf8')) as object;
  const [email, password] = Object.entries(accounts)[0] ?? ['', ''];
  await page.goto('/admin/login');
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');
}

async function draw(page: Page, picture: GuidePicture): Promise<void> {
  await page.setViewportSize(SCREENS[picture.device ?? 'desktop']);
  await page.goto(picture.path, { waitUntil: 'networkidle' });
  // The demo passwords do not belong into the guide.
  const passwords = page.getByRole('heading', { name: loginText.demo }).locator('..');
  for (const box of await passwords.all()) await box.evaluate((element) => element.remove());
  const file = join(dirname(GUIDE), pictureFile(picture));
  mkdirSync(dirname(file), { recursive: true });
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  console.log(file);
}

/** The front page on a desktop and on a phone, side by side. */
async function drawFrontPage(page: Page): Promise<void> {
  const { phone, desktop } = SCREENS;
  const images: Buffer[] = [];
  for (const screen of [desktop, phone]) {
    await page.setViewportSize({ ...screen, height: desktop.height });
    await page.goto('/', { waitUntil: 'networkidle' });
    images.push(await page.screenshot());
  }
  const [wide, narrow] = images;
  const width = desktop.width + phone.width + 3 * GAP;
  await sharp({
    create: { width, height: desktop.height + 2 * GAP, channels: 3, background: '#e8edf3' },
  })
    .composite([
      { input: wide, left: GAP, top: GAP },
      { input: narrow, left: desktop.width + 2 * GAP, top: GAP },
    ])
    .png({ palette: true })
    .toFile(FRONT_PAGE);
  console.log(FRONT_PAGE);
}
