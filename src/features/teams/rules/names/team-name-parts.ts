import { isCountry } from '../countries.ts';

export const MAX_SHORT_NAME_LENGTH = 14;

/** The name and the country of a team as files spell it: `Arsenal FC (ENG)`. The country is empty when none is named. */
export function splitCountry(text: string): { name: string; country: string } {
  const [, name = text.trim(), code = ''] = /^(.*\S)\s*\(([A-Z]{3})\)$/.exec(text.trim()) ?? [];
  return { name, country: isCountry(code) ? code : '' };
}

/** Words that say that a name is a club. A short name does without them. */
const CLUB_WORDS =
  /^(?:fk|pfk|fc|pfc|afc|cf|sc|ac|as|ss|sk|bk|if|ff|ik|pik|cfc|ssc|rc|cd|sv|bv|vfb|vfl|tsg|rb)$/i;

/**
 * The name for narrow columns: at most 14 characters, and no word is cut. Words of clubs and numbers go first, then the last words.
 * A single longer word stays as it is when nothing else is left.
 */
export function shortenTeamName(name: string): string {
  if ([...name].length <= MAX_SHORT_NAME_LENGTH) return name;
  const words = name.split(/\s+/);
  const telling = words.filter(
    (word) => !CLUB_WORDS.test(word.replaceAll('.', '')) && !/^\d+\.?$/.test(word),
  );
  const rest = telling.length > 0 ? telling : words;
  while (rest.length > 1 && [...rest.join(' ')].length > MAX_SHORT_NAME_LENGTH) {
    // `Borussia Mönchengladbach` has one word that fits, and it need not be the first.
    const fits = rest.filter((word) => [...word].length <= MAX_SHORT_NAME_LENGTH);
    if (fits.length === 1 && fits[0] !== undefined) return fits[0];
    rest.pop();
  }
  // A name must not end in the middle: `Brighton &`.
  return /[-–,&]$/.test(rest.join(' ')) && rest.length > 1 ? rest.slice(0, -1).join(' ') : rest.join(' ');
}
