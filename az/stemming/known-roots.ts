import { isVowel, writeOut } from './compile-suffixes.ts';
import { NAME_ROOTS } from './name-roots.ts';
import { NOUN_ROOTS } from './noun-roots.ts';
import { VERB_ROOTS } from './verb-roots.ts';

/** -lik, which is -liy before vowels, -keş, and parts of place names. They end nouns, and none of them is a case. */
const NOUN_ENDING = /..(?:l[iu][ky]|kes|stan|abad|kend|land|ford|berq|burq)$/;
/** The voices of a verb, and -la with the verbs made of it. */
const VOICE = /(?:d[iu]r|l[ae][nst]?|[iu]l)$/;
const VOICES = ['dIr', '(I)l', '(I)n', '(I)s', 't'].flatMap(writeOut);
const VERBAL_NOUN = /[iu]s$/;

export function isKnownNoun(root: string): boolean {
  if (isListed(root)) return true;
  if (NOUN_ENDING.test(root)) return !NAME_ROOTS.has(root.slice(0, -1)); // İmişli-yə, not İmişlik
  return VERBAL_NOUN.test(root) && VERB_ROOTS.has(root.slice(0, -2));
}

/** The last k of a noun is y before a vowel, and q is ğ: çörəyi, uşağı. */
function isListed(root: string): boolean {
  if (NOUN_ROOTS.has(root) || NAME_ROOTS.has(root)) return true;
  if (root.endsWith('y')) return NOUN_ROOTS.has(`${root.slice(0, -1)}k`);
  return root.endsWith('g') && NOUN_ROOTS.has(`${root.slice(0, -1)}q`);
}

/** A listed verb, or one made of it by voices: bil-dir, yaz-ıl, oxu-n. */
export function isKnownVerb(root: string): boolean {
  if (VERB_ROOTS.has(root)) return true;
  return VOICES.some(({ text, isAfterVowel }) => {
    const base = root.length - text.length;
    return (
      root.endsWith(text) &&
      isVowel(root[base - 1]) === (isAfterVowel ?? isVowel(root[base - 1])) &&
      isKnownVerb(root.slice(0, base))
    );
  });
}

/** Whether an unknown stem ends like a derived verb. */
export function looksLikeVerb(root: string): boolean {
  return root.length >= 4 && VOICE.test(root);
}
