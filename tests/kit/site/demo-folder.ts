import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { startSiteProcess } from './site-process.ts';

/**
 * A data folder with the demo, for copying. The first test file of a run that needs it creates it. The others, which may be
 * other processes, wait.
 */
export async function demoFolder(runFolder: string): Promise<string> {
  const folder = join(runFolder, 'demo');
  const done = join(runFolder, 'demo.done');
  if (claim(join(runFolder, 'demo.claim'))) {
    try {
      await makeDemo(folder);
      writeFileSync(done, '');
    } catch (error) {
      writeFileSync(`${done}.failed`, String(error));
      throw error;
    }
  }
  while (!existsSync(done)) {
    if (existsSync(`${done}.failed`))
      throw new Error('The demo newspaper could not be made, see the other file');
    await sleep(100);
  }
  return folder;
}

/** True for exactly one caller. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Resolves when the demo's articles exist. A slow machine serves pages before the demo is written completely. */
export async function untilDemoIsThere(url: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes('href="/article/')) await sleep(100);
}

/**
 * All copies have one folder for the variants of pictures: each is computed once in a run, which takes more than drawing the pages.
 * Their names contain what they are made from.
 */
function shareVariants(folder: string): void {
  for (const [kind, place] of [
    ['bytes', 'files'],
    ['info', 'files/.info'],
  ] as const) {
    const shared = `${folder}.variants/${kind}`;
    mkdirSync(shared, { recursive: true });
    mkdirSync(join(folder, place), { recursive: true });
    symlinkSync(shared, join(folder, place, 'variants'));
  }
}

async function makeDemo(folder: string): Promise<void> {
  shareVariants(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startSiteProcess(url, {
    DATA_DIR: folder,
    DEMO: '1',
    DEMO_REPLAY: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
  });
  await untilDemoIsThere(url);
  await site.stop();
}
