import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without its window. A page costs it a third of the work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ON_MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser of the tests: `CHROME_PATH`, or the first headless shell, Chromium or Chrome in PATH; null when there is none. */
export function findChromium(): string | null {
  const { CHROME_PATH = '' } = process.env;
  return [CHROME_PATH, ...inPath(SHELLS), ...inPath(BROWSERS), ...ON_MAC].find(isProgram) ?? null;
}

/** Whether that is Chromium without its window. It installs no sites. */
export function isHeadlessShell(): boolean {
  return findChromium()?.includes('headless-shell') ?? false;
}

function inPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
