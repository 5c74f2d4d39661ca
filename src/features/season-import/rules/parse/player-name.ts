import { cleanLine } from '#platform/text/clean-text.ts';

const MAX_LENGTH = 80;
/** `VALENCIA`, `N'KONO`, `AL-OWAIS`; no initials. */
const CAPITALS = /^\p{Lu}[\p{Lu}\p{M}'’-]+$/u;
const LONG_CAPITALS = /\p{Lu}{3,}/u;
const ROMAN = /^[IVX]+$/;
/** `McGHEE` */
const SCOTTISH = /^(Ma?c)(\p{Lu}{2,})$/u;

/** The name of a player as readers see it: `Enner VALENCIA` and `Jose DELLA TORRE` are written in capitals in some files only. */
export function cleanPlayerName(text: string): string {
  const name = cleanLine(text).slice(0, MAX_LENGTH).trim();
  if (!LONG_CAPITALS.test(name)) return name;
  return name
    .split(' ')
    .map((word) => {
      const [, prefix, rest] = SCOTTISH.exec(word) ?? [];
      if (prefix && rest) return prefix + capitalize(rest);
      return CAPITALS.test(word) && !ROMAN.test(word)
        ? word
            .split(/(?<=['’-])/)
            .map(capitalize)
            .join('')
        : word;
    })
    .join(' ');
}

/** Names of the whole world: only the dotted letter is one of ours. */
const capitalize = (word: string) => word.slice(0, 1) + word.slice(1).replaceAll('İ', 'i').toLowerCase();
