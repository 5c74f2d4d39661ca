import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { openPage } from '../../kit/browser/browser.ts';
import { listFormatted } from './formatted-samples.ts';

// Chromium has no Azerbaijani locale data. A page that formats by `Intl` would differ from the server's HTML.
test('server and browser format alike', async () => {
  const page = await openPage({ url: 'http://localhost' });
  await page.addScriptTag({ content: await bundle('./formatted-samples.ts') });
  const inBrowser = await page.evaluate('samples.listFormatted()');
  const inNode = listFormatted();
  expect(inNode.length).toBeGreaterThan(600);
  expect(inBrowser).toEqual(inNode);
});

/** One script that defines `samples`. */
async function bundle(entry: string): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'chrome120',
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), name: 'samples', formats: ['iife'] },
    },
  })) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}
