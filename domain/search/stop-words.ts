/**
 * Words too common to look for, as folded by `tokenise`. Left out of a query that has others. Never a word that is
 * also a name: Sabah is a club, Real another.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    've ile ucun bu o da de ki ise ya amma lakin olan olub olur uzre gore kimi daha en bir her cox hem artiq ' +
    'qeder sonra evvel o ona onun bunu ne mi'
  ).split(' '),
);
