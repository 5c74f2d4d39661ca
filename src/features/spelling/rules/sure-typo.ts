import { editDistance } from '#az/characters/edit-distance.ts';

/** Names of countries differ by one letter: İrlandiya, İslandiya. */
const COUNTRY = /(?:iya|istan)$/;

/** Whether a folded word is surely a slip of the other: one edit inside the word, with the same first letter. */
export function isSureTypo(word: string, name: string): boolean {
  if (word[0] !== name[0] || word.at(-1) !== name.at(-1) || COUNTRY.test(name)) return false;
  return editDistance(word, name, 1) === 1;
}

/** As `isSureTypo`, for names of people: Quliyev and Quluyev are two. Only swapped, missing and doubled letters count. */
export function isSureTypoOfPerson(word: string, name: string): boolean {
  if (!isSureTypo(word, name)) return false;
  const isDoubled =
    word.length > name.length && word.replace(/(.)\1/g, '$1') === name.replace(/(.)\1/g, '$1');
  const isSwapped = word.length === name.length && [...word].sort().join('') === [...name].sort().join('');
  return isDoubled || isSwapped || word.length < name.length;
}

/** The word and each form of it without one letter. Words that are one edit apart have a form in common. */
export function shortenedForms(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
