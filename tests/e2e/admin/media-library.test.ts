import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { toastText } from '#app/text/toasts.ts';
import { loginText } from '#features/accounts/text.ts';
import { articleFormText, editorText } from '#features/articles/text.ts';
import { mediaText, uploadText } from '#features/media/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { commonText } from '#platform/text/common.ts';
import { openPage, type PageOptions, untilHydrated } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { editorOf } from '../../kit/content/article-form.ts';
import { writeCategory } from '../../kit/content/articles.ts';
import { pngOf } from '../../kit/content/media.ts';
import { startSite } from '../../kit/site/site.ts';

let editor: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { email: 'orxan@example.az' });
    await writeCategory(db, 'football', 'Futbol');
  },
});
afterAll(site.stop);

let addresses = 0;
const open = (options: PageOptions = {}) =>
  openPage(site, {
    ...options,
    prepare: (context) => context.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${++addresses}` }),
  });

async function signIn(page: Page, next: string) {
  await page.goto(next);
  await page.getByLabel(loginText.email).fill(editor.email);
  await page.getByLabel(loginText.password, { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: loginText.submit }).click();
  await page.waitForURL(`**${next}`);
}

const fileOf = async (color: string, name = 'qol.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await pngOf(color, { width: 1200, height: 400 }),
});

const pictureAddress = /\/admin\/media\/\w{20}/;

test.each(['light', 'dark'] as const)(
  'from the upload to the words and out again (%s)',
  async (colorScheme) => {
    const page = await open({
      viewport: colorScheme === 'dark' ? 'phone' : 'desktop',
      colorScheme,
      expected: /\b422\b/,
    });
    await signIn(page, '/admin/media');
    await untilHydrated(page);
    await expectNoAxeProblems(page);
    await page
      .locator('input[type=file]')
      .setInputFiles(await fileOf(colorScheme === 'dark' ? '#123456' : '#654321'));
    await page.getByText(uploadText.done).waitFor();
    await page.waitForURL(pictureAddress);
    await expectNoAxeProblems(page);

    await page.getByRole('button', { name: commonText.save }).click();
    await page.getByText(problemText['alt.required']).waitFor();
    await page.getByLabel(mediaText.alt).fill('Qapıçı topu tutur');
    // By keyboard: the slider of the focal point.
    await page.getByRole('slider', { name: mediaText.focalX }).focus();
    await page.keyboard.press('Home');
    const square = page.getByAltText(mediaText.preview('1:1'));
    await expect
      .poll(() => square.evaluate((image: HTMLElement) => image.style.objectPosition))
      .toMatch(/^0% /);
    await page.getByRole('button', { name: commonText.save }).click();
    await page.getByText(toastText['image.saved']).waitFor();
    await page.reload();
    expect(await page.getByLabel(mediaText.alt).inputValue()).toBe('Qapıçı topu tutur');
    expect(await page.getByRole('slider', { name: mediaText.focalX }).inputValue()).toBe('0');

    await page.getByText(mediaText.delete, { exact: true }).first().click();
    await page.getByRole('button', { name: mediaText.delete }).click();
    await page.getByText(toastText['image.deleted']).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/media');
  },
);

describe('an upload of pictures', () => {
  test('works by drag and drop; the second time the existing picture is offered', async () => {
    const page = await open({ viewport: 'desktop' });
    await signIn(page, '/admin/media');
    const base64 = (await pngOf('#0f0f99')).toString('base64');
    const drop = async () => {
      await untilHydrated(page);
      const transfer = await page.evaluateHandle((data) => {
        const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
        const held = new DataTransfer();
        held.items.add(new File([bytes], 'atilan.png', { type: 'image/png' }));
        return held;
      }, base64);
      await page.dispatchEvent('fieldset', 'drop', { dataTransfer: transfer });
    };
    await drop();
    await page.waitForURL(pictureAddress);
    const first = page.url();
    await page.goto('/admin/media');
    await drop();
    await page.waitForURL(pictureAddress);
    expect(page.url()).toBe(first);
    await page.getByRole('button', { name: mediaText.keepCopy }).waitFor();
  });

  test('takes several files, and names each that is no picture', async () => {
    const page = await open({ viewport: 'desktop', expected: /media\/upload|\b422\b/ });
    await signIn(page, '/admin/media');
    await untilHydrated(page);
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
    await page
      .getByLabel(mediaText.choose)
      .setInputFiles([
        file('birinci.png', await pngOf('#a01020')),
        file('seir.png', Buffer.from('bu şəkil deyil')),
        file('ikinci.png', await pngOf('#a01030')),
      ]);
    await page.getByText(mediaText.uploadedMany(2)).waitFor();
    await page.getByText(`seir.png: ${problemText['image.type']}`).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/media');
    for (const name of ['birinci', 'ikinci']) await page.getByRole('link', { name }).waitFor();
    await expectNoAxeProblems(page);
  });

  test('reports a cancelled upload, a lost connection and a file that is no picture as specified', async () => {
    const page = await open({ viewport: 'desktop', expected: /media\/upload|ERR_/ });
    await signIn(page, '/admin/media');
    await untilHydrated(page);
    const input = page.locator('input[type=file]');
    const alert = page.getByRole('alert');
    await input.setInputFiles({ name: 'qeyd.txt', mimeType: 'text/plain', buffer: Buffer.from('salam') });
    await alert.getByText(problemText['image.type']).waitFor();
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
    await alert.getByText(problemText['image.size']).waitFor();
    await input.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    });
    await alert.getByText(problemText['image.checksum']).waitFor();

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/admin/media/upload', async (route) => {
      await held;
      await route.abort().catch(() => {});
    });
    await input.setInputFiles(await fileOf('#771122'));
    await page.getByRole('progressbar', { name: mediaText.uploading }).waitFor();
    // Shown from the chosen file itself, while nothing has arrived yet.
    const preview = page.getByRole('img', { name: mediaText.chosen('') });
    expect(await preview.getAttribute('src')).toMatch(/^blob:/);
    await preview.evaluate((image: HTMLImageElement) => image.decode());
    await page.getByRole('button', { name: mediaText.stop }).click();
    await preview.waitFor({ state: 'detached' });
    await alert.getByText(uploadText.canceled).waitFor();
    release();
    await page.unroute('**/admin/media/upload');
    await page.route('**/admin/media/upload', (route) => route.abort('failed'));
    await input.setInputFiles(await fileOf('#771122'));
    await alert.getByText(uploadText.network).waitFor();
    await page.unroute('**/admin/media/upload');
    await page.context().clearCookies();
    await input.setInputFiles(await fileOf('#771122'));
    // Signing in is offered over the screen; who puts it off reads why there is no picture.
    await page.getByRole('dialog').getByRole('heading').waitFor();
    await page.keyboard.press('Escape');
    await alert.getByText(problemText['image.unauthorized']).waitFor();
  });

  test('works with a plain form without scripts', async () => {
    const page = await open({ javaScript: false });
    await signIn(page, '/admin/media');
    await page.locator('input[type=file]').setInputFiles(await fileOf('#22aa88', 'Skriptsiz.png'));
    await page.getByRole('button', { name: mediaText.upload }).click();
    await page.getByText(toastText['image.uploaded']).waitFor();
    await page.waitForURL(pictureAddress);
    await page.getByLabel(mediaText.alt).fill('Boş meydança');
    await page.getByRole('button', { name: commonText.save }).click();
    await page.getByText(toastText['image.saved']).waitFor();
    expect(await page.getByLabel(mediaText.alt).inputValue()).toBe('Boş meydança');
  });
});

test('the library is searched', async () => {
  const page = await open();
  await signIn(page, '/admin/media');
  await page.getByRole('searchbox').fill('belə şəkil yoxdur');
  await page.getByRole('button', { name: mediaText.show }).click();
  await page.getByText(mediaText.nothingFound).waitFor();
});

/** Pastes files into the element, or drops them on it. */
async function bring(target: Locator, event: 'paste' | 'drop', files: Awaited<ReturnType<typeof fileOf>>[]) {
  const sent = files.map(({ name, mimeType, buffer }) => {
    return { name, mimeType, base64: buffer.toString('base64') };
  });
  await target.evaluate(
    (element, { event, sent }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of sent)
        data.items.add(
          new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type: mimeType }),
        );
      const box = element.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true, clientX: box.left + 40, clientY: box.top + 10 };
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data }),
      );
    },
    { event, sent },
  );
}

test('pictures pasted or dropped into a text are uploaded there; a save waits for them', async () => {
  const page = await open({ viewport: 'desktop', expected: /ERR_FAILED|422/ });
  await signIn(page, '/admin/articles/create');
  const text = await editorOf(page);
  await page.locator('[name="title"]').fill('Şəkilli yazı');
  await page.locator('[name="excerpt"]').fill('Qısa məzmun.');
  await page.locator('[name="category"]').selectOption('football');
  await text.fill('Birinci abzas.');
  await text.click();
  await page.keyboard.press('End');

  await bring(text, 'drop', [{ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }]);
  await page.getByText(problemText['image.type']).waitFor();
  await bring(text, 'paste', [
    { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) },
    await fileOf('#112233'),
  ]);
  await page.getByText(`a.png: ${problemText['image.size']}`).waitFor();
  await text.locator('figure img').waitFor();

  // Without network the picture stays in its place with the reason, stops publishing, and can be sent again.
  await page.route('**/admin/media/upload', (route) => route.abort());
  await bring(text, 'paste', [await fileOf('#445566')]);
  await page.locator('.editor-upload', { hasText: uploadText.network }).waitFor();
  await expectNoAxeProblems(page);
  await page.getByRole('button', { name: articleFormText.publish, exact: true }).click();
  await page.getByText(editorText.uploadStopsSave).waitFor();
  await page.unroute('**/admin/media/upload');
  await page.getByRole('button', { name: editorText.uploadRetry }).click();
  await expect.poll(() => text.locator('figure img').count()).toBe(2);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/admin/media/upload', async (route) => {
    await held;
    await route.continue();
  });
  await bring(text.locator('p').first(), 'drop', [await fileOf('#778899'), await fileOf('#99aabb')]);
  await page.locator('.editor-upload').nth(1).waitFor();
  await page.getByRole('button', { name: articleFormText.publish, exact: true }).click();
  await page.getByText(editorText.uploadWaits).waitFor();
  release();
  // The save that waited is refused: the pictures have no description yet.
  await page.getByText(problemText['content.altRequired']).waitFor();
  for (const [at, field] of (await text.getByLabel(mediaText.alt).all()).entries())
    await field.fill(`Şəkil ${at + 1}`);
  await page.getByRole('button', { name: articleFormText.publish, exact: true }).click();
  await page.getByText(articleFormText.success.published).waitFor();
  const html = await (await site.fetch('/article/sekilli-yazi')).text();
  const body = html.slice(html.indexOf('article-text'));
  expect(body.match(/<figure>/g)).toHaveLength(4);
  // Dropped on the upper half of the paragraph: both stand before it.
  expect(body.slice(0, body.indexOf('Birinci abzas.')).match(/<figure>/g)).toHaveLength(2);
});
