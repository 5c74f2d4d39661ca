import { playerRules } from '#features/teams/rules/definitions/player.ts';
import { teamRules } from '#features/teams/rules/definitions/team.ts';
import { broadcasterRules, officialRules, venueRules } from '#features/venues/rules/definitions/venue.ts';
import type { RecordRules } from '#platform/records/rules/record-rules.ts';
import { competitionRules } from '../definitions/competition.ts';
import { seasonRules } from '../definitions/season.ts';
import type { ReferenceKind } from './reference-record.ts';

/** The rules of each kind, for code that treats all kinds alike. */
export const referenceRules: { readonly [Kind in ReferenceKind]: RecordRules } = {
  ...{ competition: competitionRules, season: seasonRules, team: teamRules, player: playerRules },
  ...{ venue: venueRules, official: officialRules, broadcaster: broadcasterRules },
};
