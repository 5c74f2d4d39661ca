import { type GrammarCase, inCase } from '../characters/endings.ts';
import type { NameGrammar } from './name-grammar.ts';

/** The name of a person with its ending: `Elvin Nəbiyevin`, `Luke Shaw-un`. An ending set by hand wins, with its hyphen if it has one. */
export function playerInCase(
  { name, grammar }: { name: string; grammar: NameGrammar | null },
  grammarCase: GrammarCase,
): string {
  return inCase(name, grammarCase, (grammarCase !== 'nominative' && grammar?.[grammarCase]) || undefined);
}
