import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { href } from '#platform/http/href.ts';
import { competitionsBaseline } from '../migrations/0001-competitions.ts';
import { competitionRules } from '../rules/definitions/competition.ts';
import { seasonRules } from '../rules/definitions/season.ts';

export const competitionsServer = defineServerFeature({
  name: 'competitions',
  migrations: [competitionsBaseline],
  records: [competitionRules, seasonRules],
  topics: {
    standings: (id) => ({
      address: href('/api/standings/:season', { season: id }),
      scopes: [`standings:${id}`],
    }),
  },
});
