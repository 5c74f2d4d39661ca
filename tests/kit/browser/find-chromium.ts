import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without its window. A page costs it a third of the work; it shows no notices and installs no sites. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ON_MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser of the tests: `CHROME_PATH`, or the first Chromium or Chrome in PATH; null when there is none. */
export function findChromium(): string | null {
  return [process.env.CHROME_PATH ?? '', ...inPath(BROWSERS), ...ON_MAC].find(isProgram) ?? null;
}

/** The headless shell of Chromium; null when there is none, or when `CHROME_PATH` names the browser of the tests. */
export function findHeadlessShell(): string | null {
  return process.env.CHROME_PATH ? null : (inPath(SHELLS).find(isProgram) ?? null);
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
