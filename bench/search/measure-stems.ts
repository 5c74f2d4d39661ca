import { tokenise } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';
import type { LemmaPair } from './evaluation-set.ts';

/**
 * Prints how many pairs of form and lemma have the same stem, and how many lemmas have the stem of another lemma. `details`:
 * every pair with two stems, and every stem of several lemmas.
 */
export function measureStems(name: string, pairs: readonly LemmaPair[], details: boolean): void {
  const missed = pairs.filter(([form, lemma]) => stemText(form) !== stemText(lemma));
  const lemmas = new Set(pairs.map(([, lemma]) => lemma));
  const shared = [...Map.groupBy(lemmas, stemText)].filter(([, ofStem]) => ofStem.length > 1);
  const sharing = shared.reduce((sum, [, ofStem]) => sum + ofStem.length, 0);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `\n${name}: ${percent(pairs.length - missed.length, pairs.length)} of ${pairs.length} pairs have one stem,`,
  );
  console.log(`  ${percent(sharing, lemmas.size)} of ${lemmas.size} lemmas share one with another lemma.`);
  if (!details) return;
  for (const [form, lemma] of missed)
    console.log(`  ${form} ${stemText(form)} ≠ ${lemma} ${stemText(lemma)}`);
  for (const [stem, ofStem] of shared) console.log(`  ${stem}: ${ofStem.join(', ')}`);
}

function stemText(text: string): string {
  return tokenise(text)
    .map(({ word, start, end }) => stemWord(word, text.slice(start, end)))
    .join(' ');
}
