/** Cyrillic letters that look like Latin ones. Editors paste them into Azerbaijani words without noticing. */
export const CYRILLIC_TWINS: Readonly<Record<string, string>> = pairs(
  'АA ВB ЕE ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ҺH ӘƏ аa еe іi јj оo рp сc уy хx һh әə',
);

/** Latin letters that do not decompose into a plain letter and a mark. */
export const FOREIGN_LATIN: Readonly<Record<string, string>> = pairs(
  'əe ǝe ıi ßss æae œoe øo łl đd ðd þth ħh ŧt ŋn ĸk ɵo ɘe ƣg',
);

/**
 * Cyrillic in folded Latin: the Azerbaijani alphabet of 1958–1991, Russian, and the Ukrainian letters that occur in names.
 * The letters are lower case and without marks, except `й` and `ё`, which `foldText` replaces before it removes marks.
 */
export const CYRILLIC_TO_LATIN: Readonly<Record<string, string>> = {
  дж: 'c',
  ь: '',
  ъ: '',
  ...pairs(
    'аa бb вv гq ғg дd еe әe жj зz иi ыi јy кk ҝg лl мm нn оo өo пp рr сs тt уu үu фf хx һh чc ҹc шs ' +
      'яya юyu эe цs щs іi єe ґg',
  ),
};

/** `'аa жj'` → `{ а: 'a', ж: 'j' }`: the first letter of each word maps to the rest of the word. */
function pairs(table: string): Record<string, string> {
  return Object.fromEntries(table.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));
}
