import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { uploadText } from '#az/text/article-form.ts';
import { commonText } from '#az/text/common.ts';
import { loginText } from '#az/text/login.ts';
import { mediaText } from '#az/text/media.ts';
import { problemText } from '#az/text/problems.ts';
import { toastText } from '#az/text/toasts.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { PASSWORD, writeStaff } from '#tests/kit/accounts.ts';
import { openPage, type PageOptions, untilAwake } from '#tests/kit/browser.ts';
import { expectNoAxeProblems } from '#tests/kit/expect-no-axe-problems.ts';
import { pngOf } from '#tests/kit/media.ts';
import { startSite } from '#tests/kit/site.ts';

let editor: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor', { email: 'orxan@example.az' });
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
      ...{ colorScheme, expected: /\b422\b/ },
    });
    await signIn(page, '/admin/media');
    await untilAwake(page);
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

describe('the ways a picture comes in', () => {
  test('is dropped; the second time the one that is there is offered', async () => {
    const page = await open({ viewport: 'desktop' });
    await signIn(page, '/admin/media');
    const base64 = (await pngOf('#0f0f99')).toString('base64');
    const drop = async () => {
      await untilAwake(page);
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

  test('is one of several: all are taken, and each that is none is named', async () => {
    const page = await open({ viewport: 'desktop', expected: /media\/upload|\b422\b/ });
    await signIn(page, '/admin/media');
    await untilAwake(page);
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

  test('is stopped, lost on the way, or no picture: each said as specified', async () => {
    const page = await open({ viewport: 'desktop', expected: /media\/upload|ERR_/ });
    await signIn(page, '/admin/media');
    await untilAwake(page);
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
    await alert.getByText(uploadText.checksum).waitFor();

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
    await alert.getByText(uploadText.unauthorized).waitFor();
  });

  test('goes by a plain form without scripts', async () => {
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
