import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { DAY } from '#az/format/durations.ts';
import { staffText } from '#features/accounts/text.ts';
import { importArticlesText } from '#features/article-import/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { openPage, untilHydrated } from '../../kit/browser/browser.ts';
import { openScreen, openStaffPage } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { editorOf } from '../../kit/content/article-form.ts';
import { writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { makeWxr } from '../../kit/content/exports/make-wxr.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

/**
 * Texts that run a script where a page shows them without escaping. The policy of the site would still refuse most of them, which
 * the browser writes to its console as an error, so that the test fails too.
 */
const PAYLOADS = [
  '<script>hacked=1</script>',
  '"><svg onload=hacked=1>',
  "'><b onmouseover=hacked=1 onfocus=hacked=1 autofocus tabindex=1>",
  '</script><script>hacked=1</script>',
  '</title></textarea></style><script>hacked=1</script>',
  'javascript:hacked=1',
  '<a href="jav&#x09;ascript:hacked=1">x</a>',
  '<iframe srcdoc="<script>parent.hacked=1</script>">',
  '<math><mtext><table><mglyph><style><svg onload=hacked=1>',
  '--><script>hacked=1</script><!--',
  '\u2028<details open ontoggle=hacked=1>',
];
const HTML = `<p>Mətn</p>${PAYLOADS.map((payload) => `<div>${payload}</div>`).join('')}<p>Son</p>`;

let admin: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    const [first = '', second = '', third = ''] = PAYLOADS;
    admin = await writeStaff(db, 'admin', { name: `Leyla ${first}` });
    await writeCategory(db, 'football', `Futbol ${second}`);
    await writeArticle(db, { slug: 'basliq', title: third, excerpt: first, author: second });
    await writeFixture(db, { teams: [`Zirə ${first}`, `Sabah ${second}`], kick_off: Date.now() + DAY });
  },
});
afterAll(site.stop);

/** The answers to wrong input are allowed. */
const expected = /\b4(?:00|04|09|13|22|29)\b/;

/** The router of the open document, as React Router keeps it on `window`. */
interface DataRouter {
  navigate(address: string): Promise<void>;
}

const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);

async function expectClean(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  expect([path, await isHacked(page)]).toEqual([path, false]);
}

/** Opens a screen of the back-office within the open document, which costs a fraction of a load, and draws it in the browser. */
async function visitWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const router: unknown = Reflect.get(window, '__reactRouterDataRouter');
    await (router as DataRouter).navigate(address);
    await new Promise((resolve) => requestIdleCallback(resolve));
  }, path);
  expect([path, await isHacked(page)]).toEqual([path, false]);
}

interface HostileForm {
  action: string;
  method: string;
  isMultipart: boolean;
  entries: [name: string, value: string][];
}

/**
 * Reads HTML with the parser of the browser, on a page that is not of the site, so that nothing of it runs and no policy refuses it.
 * Returns what would run, the links within the site, and the forms of the page with every text replaced by a hostile one.
 */
function readHtml(
  page: Page,
  html: string,
  address: string,
): Promise<{ running: string[]; forms: HostileForm[]; links: string[] }> {
  return page.evaluate(
    ([text, base, payloads]) => {
      const TEXT = 'input:is([type=text],[type=search],[type=url],[type=email],:not([type])), textarea';
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const isUrl = /^(?:href|src|action|formaction|data|xlink:href)$/;
      const running = [...parsed.querySelectorAll('*')].flatMap((element) => {
        const isScript = element.localName === 'script' && element.textContent?.trim() === 'hacked=1';
        const attributes = [...element.attributes].filter(
          ({ name, value }) =>
            /^(?:on|srcdoc$)/.test(name) ||
            (isUrl.test(name) && URL.parse(value, base)?.protocol === 'javascript:'),
        );
        return isScript || attributes.length > 0 ? [element.outerHTML.slice(0, 200)] : [];
      });
      const forms = [...parsed.forms].filter(
        (form) => form.querySelector(TEXT) !== null && !form.querySelector('[type=password],[type=file]'),
      );
      return {
        running,
        links: [...parsed.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
        forms: forms.map((form, index) => {
          form.querySelectorAll<HTMLInputElement>(TEXT).forEach((field, number) => {
            const payload = payloads[(index + number) % payloads.length] ?? '';
            field.value = field.type === 'email' ? `"${payload}"@example.az` : payload;
          });
          for (const select of form.querySelectorAll('select'))
            select.selectedIndex = select.options.length - 1;
          const button = form.querySelector<HTMLButtonElement>('button[name]:not([type=button])');
          return {
            action: form.getAttribute('action') ?? base,
            method: form.method,
            isMultipart: form.enctype === 'multipart/form-data',
            entries: [
              ...[...new FormData(form)].map(([name, value]) => [name, String(value)] as [string, string]),
              ...(button ? [[button.name, button.value] as [string, string]] : []),
            ],
          };
        }),
      };
    },
    [html, new URL(address, site.url).href, PAYLOADS] as const,
  );
}

/** The HTML of a page has nothing that runs. Returns its forms and the addresses it links to. */
async function expectCleanHtml(page: Page, visitor: Visitor, path: string) {
  const { running, ...found } = await readHtml(page, await (await visitor.get(path)).text(), path);
  expect([path, running]).toEqual([path, []]);
  return found;
}

/** Sends every form of a page as a browser without scripts does. The server shows the typed values again, or where they are now. */
async function sendForms(page: Page, visitor: Visitor, path: string): Promise<number> {
  const { forms } = await expectCleanHtml(page, visitor, path);
  for (const form of forms) {
    const { pathname, search } = new URL(form.action, site.url + path);
    const fields = new URLSearchParams(form.entries);
    const body = form.isMultipart ? new FormData() : Object.fromEntries(form.entries);
    if (body instanceof FormData) for (const [name, value] of form.entries) body.append(name, value);
    let at = form.method === 'get' ? `${pathname}?${fields}` : pathname + search;
    let answer = form.method === 'get' ? await visitor.get(at) : await visitor.post(at, body);
    for (let location = answer.headers.get('location'); location; location = answer.headers.get('location')) {
      at = location;
      answer = await visitor.get(at);
    }
    const shown = await readHtml(page, await answer.text(), at);
    expect([path, at, shown.running]).toEqual([path, at, []]);
  }
  return forms.length;
}

/** Addresses that differ only in an id or a slug. */
const patternOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(/[0-9A-Za-z]{20}/g, ':id')
    .replace(/^\/(article|category|tag|author|oyun|komanda|oyuncu|turnir)\/[^/]+/, '/$1/:slug');
const LEFT_OUT =
  /^\/(?:admin\/(?:logout|login|password)|media|api|assets|sw\.js)|\.(?:csv|ics|xml|jpg)$|\/csv$/;

// Four files are checked and imported by the jobs of the server, as an admin does it.
test('no export of another system brings scripts', async () => {
  const page = await openScreen(site, admin, '/admin/import/articles', { expected });
  const [first = ''] = PAYLOADS;
  const wordpress = makeWxr({
    url: 'https://old.example',
    posts: [{ id: 1, title: `WordPress ${first}`, slug: 'wordpress', content: HTML.replaceAll(']]>', '') }],
  });
  const post = { status: 'published', published_at: '2024-05-01T10:00:00.000Z', visibility: 'public' };
  const ghost = { ...post, id: 'a1', type: 'post', title: `Ghost ${first}`, slug: 'ghost', html: HTML };
  const meta = { exported_on: 1_793_606_400_000, version: '5.96.0' };
  const dated = {
    createdAt: '2024-05-01T10:00:00Z',
    publishedAt: '2024-05-01T10:00:00Z',
    status: 'published',
  };
  const stored = { ...dated, title: `Firestore ${first}`, slug: 'firestore', excerpt: first, content: HTML };
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const row = [`CSV ${first}`, 'csv', first, HTML, first, 'published', '2024-05-01 10:00'].map(quoted);
  const exports = {
    wordpress,
    ghost: JSON.stringify({ db: [{ meta, data: { posts: [ghost] } }] }),
    firestore: JSON.stringify({ articles: { a1: { ...stored, author: first, category: 'football' } } }),
    csv: `title,slug,excerpt,content,author,status,date\n${row.join(',')}\n`,
  };
  for (const [system, content] of Object.entries(exports)) {
    await expectClean(page, '/admin/import/articles');
    await page.getByLabel(importArticlesText.system).selectOption(system);
    const siteUrl = page.getByLabel(importArticlesText.siteUrl);
    if (await siteUrl.isVisible()) await siteUrl.fill('https://old.example');
    await page.getByLabel(importArticlesText.withImages).uncheck();
    const buffer = Buffer.from(content);
    await page
      .getByLabel(importArticlesText.file)
      .setInputFiles({ name: `${first}.txt`, mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: importArticlesText.check }).click();
    await page.getByRole('button', { name: importArticlesText.start }).click();
    await page.getByText(importArticlesText.imported).waitFor();
    expect(await isHacked(page)).toBe(false);
    await expectClean(page, `/article/${system}`);
    expect(await page.locator('.article-text').innerText()).toContain('Mətn');
    expect(await page.locator('.article-text :is(script, style, svg, iframe, math)').count()).toBe(0);
    const attributes = await page
      .locator('.article-text *')
      .evaluateAll((elements) => elements.flatMap((element) => element.getAttributeNames()));
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  }
});

test('HTML that is pasted into the text editor brings no scripts', async () => {
  const page = await openScreen(site, admin, '/admin/articles/create', { expected });
  const text = await editorOf(page);
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, HTML);
  await text.getByText('Son').waitFor();
  expect(await isHacked(page)).toBe(false);
  expect(await text.locator('script, style, svg, iframe, [onload], [onmouseover], [ontoggle]').count()).toBe(
    0,
  );
});

test('a screen that an extension of the browser has changed is rendered again under the policy', async () => {
  const page = await openStaffPage(site, admin, { expected: /React error #418/ });
  await page.route('**/admin/users', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<h1([^>]*)>[^<]*/, '<h1$1>Tərcümə') });
  });
  await page.goto('/admin/users');
  await untilHydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(staffText.title);
});

// Sends each form, follows each link and draws each screen once.
test('no form and no page runs what somebody has typed', async () => {
  const parser = await openPage(site);
  await parser.goto('about:blank');
  const visitor = await signIn(site, admin.email);
  const forms = screens.filter(
    ({ path, kind, role }) =>
      kind === 'page' && !/[:*]/.test(path) && !LEFT_OUT.test(path) && role !== 'nobody',
  );
  let sent = 0;
  for (const { path } of forms) sent += await sendForms(parser, visitor, path);
  expect(sent).toBeGreaterThan(40);
  // The forms of all screens: each change tells where it came from. An import is a job, whose start has the network.
  await site.change(async (db) => {
    const made = db.selectFrom('audit_log').select(['action', 'network']).where('actor_id', 'is not', null);
    const lines = await made.where('action', '!=', 'import.articles').execute();
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter(({ network }) => network === null)).toEqual([]);
  });

  const page = await openScreen(site, admin, '/admin', { expected });
  const left = ['/search?q=%3Cscript%3Ehacked%3D1%3C%2Fscript%3E', ...forms.map(({ path }) => path)];
  const seen = new Set(left.map(patternOf));
  const loaded: string[] = [];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const { links } = await expectCleanHtml(parser, visitor, path);
    if (/^\/admin(?!.*\/preview\/)/.test(path)) await visitWithin(page, path);
    else loaded.push(path);
    if (/^\/admin\/.*[0-9A-Za-z]{20}$/.test(path)) await sendForms(parser, visitor, path);
    for (const link of links) {
      const pattern = patternOf(link);
      if (seen.has(pattern) || LEFT_OUT.test(pattern)) continue;
      seen.add(pattern);
      left.push(link);
    }
  }
  for (const path of loaded) await expectClean(page, path);
  expect(seen.size).toBeGreaterThan(80);
}, 600_000);
