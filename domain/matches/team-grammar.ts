import { z } from 'zod';
import type { TeamGrammar } from '#az/names/team-name.ts';

const ending = z.string().max(10).optional();
const grammar = z.object({
  genitive: ending,
  dative: ending,
  accusative: ending,
  locative: ending,
  ablative: ending,
});

/** The endings of a team that editors have set by hand, from the column `team.grammar`; null without any. */
export function parseTeamGrammar(json: string | null): TeamGrammar | null {
  return json === null ? null : grammar.parse(JSON.parse(json));
}
