/**
 * Very common words, as folded by `tokenise`. A query with other words ignores them. A word that is also a name must not
 * be here: Sabah and Real are clubs.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    've ile ucun bu o da de ki ise ya amma lakin olan olub olur uzre gore kimi daha en bir her cox hem artiq ' +
    'qeder sonra evvel o ona onun bunu ne mi vs ' +
    // Questions: articles answer them without repeating them.
    'kim kimdir nedir nece necedir neceye necede niye hansi hara harada neyi'
  ).split(' '),
);
