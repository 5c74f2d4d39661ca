import { player } from '#features/teams/rules/definitions/player.ts';
import { team } from '#features/teams/rules/definitions/team.ts';
import { broadcaster } from '#features/venues/rules/definitions/broadcaster.ts';
import { official } from '#features/venues/rules/definitions/official.ts';
import { venue } from '#features/venues/rules/definitions/venue.ts';
import { competition } from '../definitions/competition.ts';
import { season } from '../definitions/season.ts';
import type { ReferenceDefinition } from './reference-definition.ts';
import type { ReferenceKind } from './reference-kind.ts';

const definitions: { [Kind in ReferenceKind]: ReferenceDefinition<Kind> } = {
  ...{ competition, season, team, player, venue, official, broadcaster },
};

/**
 * The definition of a kind for code that treats all kinds alike. Kysely and the definitions need one table for their types:
 * the functions of this folder call every kind `venue`, and use only the columns that all kinds have.
 */
export function definitionOf(kind: ReferenceKind): ReferenceDefinition<'venue'> {
  return definitions[kind] as unknown as ReferenceDefinition<'venue'>;
}

export const tableOf = (kind: ReferenceKind) => kind as 'venue';
