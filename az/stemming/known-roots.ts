import { canFollow, writeOut } from './compile-suffixes.ts';
import { NAME_ROOTS } from './name-roots.ts';
import { NOUN_ROOTS } from './noun-roots.ts';
import { VERB_ROOTS } from './verb-roots.ts';

/** The last k of a noun is y before a vowel, and the last q is ğ: çörəyi, uşağı. */
const NOUNS: ReadonlySet<string> = new Set([
  ...NAME_ROOTS,
  ...NOUN_ROOTS,
  ...Array.from(NOUN_ROOTS, (root) => root.replace(/k$/, 'y').replace(/q$/, 'g')),
]);
/** The last t of a verb is d before vowels: yaradır. Of the verbs of one syllable only et- and get- change: edir, gedir. */
const VERBS: ReadonlySet<string> = new Set([
  ...VERB_ROOTS,
  ...Array.from(VERB_ROOTS, (root) => root.replace(/(?<=[aeiou].*[aeiou]|^g?e)t$/, 'd')),
]);
/** -lik ends nouns. It is -liy before vowels. */
const ABSTRACT_NOUN = /..l[iu]k$|...l[iu]y$/;
const VERBAL_NOUN = /[iu]s$/;
const VOICES = Map.groupBy(['dIr', '(I)l', '(I)n', '(I)s', '(I)t', '(I)d'].flatMap(writeOut), ({ text }) =>
  text.slice(-1),
);
/** The commonest voices, and -la with the verbs made of it. */
const VERB_ENDING = /(?:d[iu]r|l[ae][nstd]?|[iu]l)$/;

export function isKnownNoun(root: string): boolean {
  if (NOUNS.has(root)) return true;
  if (ABSTRACT_NOUN.test(root)) return !NAME_ROOTS.has(root.slice(0, -1)); // İmişli-yə, not İmişlik
  return VERBAL_NOUN.test(root) && VERB_ROOTS.has(root.slice(0, -2));
}

export function isListedVerb(root: string): boolean {
  return VERBS.has(root);
}

/** Whether voices make the stem of a listed verb: bil-dir, yaz-ıl, oxu-t, yerit-dir-il. */
export function isDerivedVerb(root: string): boolean {
  return (VOICES.get(root.slice(-1)) ?? []).some((voice) => {
    const base = root.slice(0, -voice.text.length);
    if (!root.endsWith(voice.text) || !canFollow(voice, root, base.length)) return false;
    return isListedVerb(base) || isDerivedVerb(base);
  });
}

/** The verb as its infinitive has it: yarad-ır → yarat. */
export function withFinalT(root: string): string {
  return root.replace(/(?<=[aeiou].*[aeiou]|^g?e)d$/, 't');
}

/** Whether an unknown stem ends like a derived verb. */
export function looksLikeVerb(root: string): boolean {
  return root.length >= 4 && VERB_ENDING.test(root);
}
