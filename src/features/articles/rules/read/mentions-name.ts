import { tokenise } from '#az/characters/tokens.ts';

/** Shorter names are compared as a whole: `AZ` must not be found in `Azərbaycan`. */
const MIN_STEM_LENGTH = 4;

/**
 * Returns a function that says whether a headline mentions one of the names, also with endings. A word that is not capitalised
 * is no name: “Sabah” is a club, `sabah` is tomorrow.
 */
export function mentionsName(names: readonly string[]): (headline: string) => boolean {
  const wanted = names
    .map((name) => tokenise(name).map(({ word }) => word))
    .filter(({ length }) => length > 0);
  return (headline) => {
    const words = tokenise(headline).map(({ word, start }) => ({
      word,
      isCapitalised: /\p{Lu}/u.test(headline.charAt(start)),
    }));
    return words.some(
      ({ isCapitalised }, at) =>
        isCapitalised &&
        wanted.some((name) => name.every((part, offset) => isFormOf(words[at + offset]?.word, part))),
    );
  };
}

function isFormOf(word: string | undefined, part: string): boolean {
  return part.length < MIN_STEM_LENGTH ? word === part : (word?.startsWith(part) ?? false);
}
