import { stemWord } from '#az/stem.ts';

/**
 * Words that say what kind of article or thing is meant, not what it is about, as keys of the stemmer. An article about
 * Qarabağ answers `Qarabağın oyunu` also when it does not have the word `oyun`.
 */
const GENERIC_KEYS: ReadonlySet<string> = new Set(
  'oyun matc qarsilas xeber yenilik hesab netice fk pfk fc klub komanda futbol son yeni'.split(' '),
);

/** Whether a folded word of a query is generic. */
export function isGenericWord(folded: string): boolean {
  return GENERIC_KEYS.has(stemWord(folded));
}
