/** Reduces the three font families to one small woff2 file per face (docs/decisions/0004-fonts.md). */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FACES, SMALL_TEXT_FACES } from './font-characters.ts';
import { subsetFace } from './font-face.ts';

const require = createRequire(import.meta.url);
const OUT = new URL('../src/styles/fonts/', import.meta.url);

const changed = ['./font-characters.ts', './font-face.ts', './font-outlines.ts', './font-tables.ts']
  .map((file) => statSync(new URL(file, import.meta.url)).mtimeMs)
  .reduce((latest, time) => Math.max(latest, time));

mkdirSync(OUT, { recursive: true });
for (const [name, source] of Object.entries(FACES)) {
  const target = new URL(`${name}.woff2`, OUT);
  if (existsSync(target) && statSync(target).mtimeMs > changed) continue;
  const isSmallText = SMALL_TEXT_FACES.has(name);
  const font = await subsetFace(readFileSync(require.resolve(source)), 'woff2', { isSmallText });
  writeFileSync(target, font);
  console.log(`${name}.woff2 ${(font.length / 1024).toFixed(1)} KB`);
}
