import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ON_MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser of the tests: `CHROME_PATH`, or the first Chromium or Chrome in PATH; null when there is none. */
export function findChromium(): string | null {
  const { CHROME_PATH, PATH = '' } = process.env;
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [CHROME_PATH ?? '', ...inPath, ...ON_MAC].find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
