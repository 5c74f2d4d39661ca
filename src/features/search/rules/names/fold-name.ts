import { tokenise } from '#az/characters/tokens.ts';

/** The words of a name as search compares them: `Man. Yunayted` and `man yunayted` are equal. */
export function foldName(name: string): string {
  return tokenise(name)
    .map(({ word }) => word)
    .join(' ');
}

/** Whether the text can name something. Numbers and single letters would be found in every other query. */
export function isName(text: string): boolean {
  return /\p{L}/u.test(text) && foldName(text).length > 1;
}
