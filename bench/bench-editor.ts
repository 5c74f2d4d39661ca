/**
 * `npm run bench -- editor`: the time from a key press to the character on the screen in a text of 5,000 words, compared
 * with a bare `contenteditable` of the same browser. Measures wall-clock time, so run it on an idle machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { allMigrations } from '#app/server/site-database.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { findChromium } from '#tests/kit/browser/find-chromium.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { signIn } from '#tests/kit/site/visitor.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { startBenchSite } from './start-bench-site.ts';

const WORDS = 5000;
/** Delays below this many milliseconds feel immediate. */
const TARGET = 50;
const TYPED = 'Qarabağ qol vurdu. '.repeat(12);

const sentence = 'Ev sahibləri ikinci hissədə oyunun tempini artırdı və nəticədə qapını tutdu.';
const paragraph = `<p>${Array(5).fill(sentence).join(' ')}</p>`;
const content = paragraph.repeat(Math.ceil(WORDS / (sentence.split(' ').length * 5)));

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium or Chrome: install one or set CHROME_PATH');
const folder = mkdtempSync(join(tmpdir(), 'newsroom-bench-'));
try {
  buildIfStale();
  const { email, id } = await fillDatabase(join(folder, 'newsroom.sqlite'));
  const { site, url } = await startBenchSite(folder, { TRUST_PROXY: '1' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const place = {
    url,
    fetch: (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init }),
  };
  const { cookies } = await signIn(place, email);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));

  console.log(
    `${WORDS} words, ${TYPED.length} keys, load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores before\n`,
  );
  console.log(['', 'p50', 'p95', 'max'].map((one) => one.padStart(18)).join(''));
  const editor = await context.newPage();
  await editor.goto(`${url}/admin/articles/edit/${id}`);
  await editor.locator('[data-editor] .ProseMirror').waitFor();
  const ours = await typeInto(editor, '[data-editor] .ProseMirror', 'our editor');
  const bare = await context.newPage();
  await bare.setContent(`<div contenteditable style="font: 18px serif">${content}</div>`);
  const floor = await typeInto(bare, '[contenteditable]', 'bare');
  console.log(
    `\np95: ${(ours / floor).toFixed(1)} times the bare one's; ${ours.toFixed(0)} ms (target ${TARGET}).`,
  );
  await browser.close();
  await site.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Types in the middle of a text, prints how long each key took until it was painted, and returns the 95th percentile. */
async function typeInto(page: Page, text: string, name: string): Promise<number> {
  await page.locator(text).locator('p').nth(40).click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    // A message that is sent from a frame callback arrives after that frame was painted.
    const { port1, port2 } = new MessageChannel();
    const pressed: number[] = [];
    port1.onmessage = () => times.push(...pressed.splice(0).map((at) => performance.now() - at));
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed.push(timeStamp);
        requestAnimationFrame(() => port2.postMessage(null));
      },
      { capture: true },
    );
  });
  // The speed of a fast typist.
  await page.keyboard.type(TYPED, { delay: 60 });
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  console.log(
    name.padStart(18) + [at(0.5), at(0.95), at(1)].map((ms) => `${ms.toFixed(1)} ms`.padStart(18)).join(''),
  );
  return at(0.95);
}

/** Creates the database, an editor and a long article. */
async function fillDatabase(file: string): Promise<{ email: string; id: string }> {
  const open = await openDatabase({ kind: 'sqlite', file });
  await migrateToLatest(open, allMigrations);
  const editor = await writeStaff(open.db, 'editor');
  const { id } = await writeOwnArticle(open.db, editor, { content });
  await open.close();
  return { email: editor.email, id };
}
