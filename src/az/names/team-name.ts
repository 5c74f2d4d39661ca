import { type GrammarCase, inCase, isAbbreviation } from '../characters/endings.ts';
import { quote } from '../characters/quote.ts';
import type { NameGrammar } from './name-grammar.ts';

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
