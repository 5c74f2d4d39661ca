/** Reduces the two font families to one small woff2 file per face (docs/decisions/0004-fonts.md). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from './font-characters.ts';

const require = createRequire(import.meta.url);
const OUT = new URL('../src/styles/fonts/', import.meta.url);

const FACES = [
  ['barlow-condensed-700', '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf'],
  ['source-serif-400', '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'],
  ['source-serif-600', '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'],
] as const;

mkdirSync(OUT, { recursive: true });
for (const [name, source] of FACES) {
  const target = new URL(`${name}.woff2`, OUT);
  if (existsSync(target)) continue;
  const font = await subsetFont(readFileSync(require.resolve(source)), FONT_CHARACTERS, {
    targetFormat: 'woff2',
  });
  writeFileSync(target, font);
  console.log(`${name}.woff2 ${(font.length / 1024).toFixed(1)} KB`);
}
