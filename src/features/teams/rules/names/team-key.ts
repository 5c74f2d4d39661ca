import { foldText } from '#az/characters/characters.ts';

/** Words that say that a name is a club. Sources write them or leave them out. */
const CLUB_WORDS = new Set(['fk', 'pfk', 'fc', 'pfc', 'afc', 'cf', 'sc', 'ik', 'pik', 'cfc']);
/** English spellings of Azerbaijani sounds, and letters that sources interchange. `ä` and `ə` both become `a`. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sh/g, 's'],
  [/ch/g, 'c'],
  [/kh/g, 'x'],
  [/gh/g, 'g'],
  [/q/g, 'g'],
  [/e/g, 'a'],
  [/[jy]/g, 'i'],
];

/**
 * A form of a team's name that is equal for its usual spellings: `Sumgayıt FK` and `Sumqayıt`, `Zirä FK` and `Zirə`,
 * `FC Bayern München (GER)` and `Bayern Munchen`.
 */
export function teamKey(name: string): string {
  const words = foldText(name)
    .replace(/\([^()]*\)/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !CLUB_WORDS.has(word));
  return SPELLINGS.reduce(
    (text, [pattern, letter]) => text.replace(pattern, letter),
    (telling.length > 0 ? telling : words).join(' '),
  );
}
