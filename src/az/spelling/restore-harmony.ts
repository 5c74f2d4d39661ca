import { foldText, lowerAz, upperAz } from '../characters/characters.ts';
import { caseEnding } from '../characters/endings.ts';
import { listRootForms } from '../stemming/known-roots.ts';

/** A word with the plural, in some of its forms, or with the locative or the ablative. Longer chains are left to their writer. */
const WORD = /^(\p{L}{3,30}?)(l[aəe]r(?:[ıi]m[ıi]z)?(?:[ıi]n?|[aəe]|d[aəe]n?)?|d[aəe]n?)$/u;
const TO_BACK: Readonly<Record<string, string>> = { ə: 'a', e: 'a', i: 'ı' };
const TO_FRONT: Readonly<Record<string, string>> = { a: 'ə', e: 'ə', ı: 'i' };

/**
 * A common noun whose ending does not harmonise with it: `klublər` → `klublar`, `məşqçidan` → `məşqçidən`. Null when it does, or the noun is
 * not known as it is written.
 */
export function restoreHarmony(written: string): string | null {
  const word = lowerAz(written);
  const [, root = '', ending = ''] = WORD.exec(word) ?? [];
  if (root === '' || !listRootForms(foldText(root)).nouns.includes(root)) return null;
  const whole = listRootForms(foldText(word));
  if (whole.nouns.length + whole.verbs.length > 0) return null;
  const letters = caseEnding(root, 'locative') === 'da' ? TO_BACK : TO_FRONT;
  const right = root + ending.replace(/[aəeıi]/gu, (letter) => letters[letter] ?? letter);
  if (right === word) return null;
  return written === word ? right : upperAz(right.charAt(0)) + right.slice(1);
}
