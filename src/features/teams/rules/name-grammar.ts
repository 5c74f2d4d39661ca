import { z } from 'zod';
import type { NameGrammar } from '#az/names/name-grammar.ts';

/** The longest ending that can be set, in characters. */
export const MAX_ENDING_LENGTH = 12;

const ending = z.string().max(MAX_ENDING_LENGTH).optional();
const grammar = z.object({
  genitive: ending,
  dative: ending,
  accusative: ending,
  locative: ending,
  ablative: ending,
});

/** The endings of a name that editors have set by hand, from the columns `team.grammar` and `player.grammar`; null without any. */
export function parseNameGrammar(json: string | null): NameGrammar | null {
  return json === null ? null : grammar.parse(JSON.parse(json));
}
