import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { href } from '#platform/http/href.ts';
import { competitionsBaseline } from '../migrations/0001-competitions.ts';
import { stagesOfSeasons } from '../migrations/0006-stages.ts';
import { coefficients } from '../migrations/0011-coefficients.ts';
import { coefficientRules } from '../rules/definitions/coefficient.ts';
import { competitionRules } from '../rules/definitions/competition.ts';
import { seasonRules } from '../rules/definitions/season.ts';
import { stageRules } from '../rules/definitions/stage.ts';

export const competitionsServer = defineServerFeature({
  name: 'competitions',
  migrations: [competitionsBaseline, stagesOfSeasons, coefficients],
  records: [competitionRules, seasonRules, stageRules, coefficientRules],
  topics: {
    standings: (id) => ({
      address: href('/api/standings/:season', { season: id }),
      scopes: [`standings:${id}`],
    }),
    bracket: (id) => ({
      address: href('/api/brackets/:season', { season: id }),
      scopes: [`season:${id}`, `standings:${id}`],
    }),
    rankings: (id) => ({
      address: href('/api/rankings/:season', { season: id }),
      scopes: ['matches', `season:${id}`, `standings:${id}`],
    }),
  },
});
