import { type GrammarCase, inCase, isAbbreviation } from '../characters/endings.ts';
import { quote } from '../characters/quote.ts';

/** Endings that editors set for a name that is not read as it is written. A missing ending follows the rules. */
export type NameGrammar = Partial<Record<Exclude<GrammarCase, 'nominative'>, string>>;

export interface NamedTeam {
  name: string;
  kind: 'club' | 'national';
  grammar: NameGrammar | null;
}

/**
 * The name as newspapers write it: `“Qarabağ”`. Countries and abbreviations have no quotation marks: `Azərbaycan`, `PSJ`.
 */
export function teamName({ name, kind }: Pick<NamedTeam, 'name' | 'kind'>): string {
  return kind === 'national' || isAbbreviation(name) ? name : quote(name);
}

/** The name with its ending: `“Qarabağ”ın`, `“Zirə”yə`, `Azərbaycandan`, `PSJ-nin`. An ending set by hand wins. */
export function teamInCase(team: NamedTeam, grammarCase: GrammarCase): string {
  const name = teamName(team);
  if (grammarCase === 'nominative') return name;
  return inCase(name, grammarCase, team.grammar?.[grammarCase] || undefined);
}

/** The name of a person with its ending: `Elvin Nəbiyevin`, `Luke Shaw-un`. An ending set by hand wins, with its hyphen if it has one. */
export function playerInCase(
  { name, grammar }: { name: string; grammar: NameGrammar | null },
  grammarCase: GrammarCase,
): string {
  return inCase(name, grammarCase, (grammarCase !== 'nominative' && grammar?.[grammarCase]) || undefined);
}

/** Venues that are named by a possessed noun, such as `Tovuz şəhər stadionu`. They take the buffer letter n. */
const POSSESSED_VENUE = /(?:stadionu|kompleksi|meydanı|meydançası|bazası|mərkəzi|akademiyası)$/iu;
/** `Mehdi Hüseynzadə adına stadion` says what it is, as the possessed nouns do. */
const COMMON_NOUN = /(?:^|\s)(?:stadion|kompleks|meydan|meydança)$/iu;
const QUOTED = /^[“"„«‘](.+)[”"“»’]$/u;

/** The name as newspapers write it: `Tovuz şəhər stadionu`, `“Neftçi Arena”`. A typed pair of quotation marks becomes ours. */
export function venueName(name: string): string {
  if (POSSESSED_VENUE.test(name) || COMMON_NOUN.test(name)) return name;
  return quote(QUOTED.exec(name)?.[1] ?? name);
}

/** Where a match is played: `Tovuz şəhər stadionunda`, `“Neftçi Arena”da`. */
export function atVenue(name: string): string {
  return inCase(POSSESSED_VENUE.test(name) ? `${name}n` : venueName(name), 'locative');
}
