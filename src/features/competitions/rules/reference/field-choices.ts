/** The choices of fields. Screens show them, so this file reads no database. */
export const competitionKinds = ['league', 'cup', 'friendly'] as const;
export const competitionRegions = ['azerbaijan', 'europe', 'world'] as const;
export const teamKinds = ['club', 'national'] as const;
/** The cases whose endings can be set by hand. */
export const grammarCases = ['genitive', 'dative', 'accusative', 'locative', 'ablative'] as const;
