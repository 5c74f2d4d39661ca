import { SECOND } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { href } from '#platform/http/href.ts';
import { matchesBaseline } from '../migrations/0001-matches.ts';
import { stagesOfFixtures } from '../migrations/0007-fixture-stages.ts';
import { statisticsOfFixtures } from '../migrations/0008-match-statistics.ts';
import { lineUpPlayers } from '../migrations/0010-line-up-players.ts';
import { rebuildStaleMatches } from '../rules/ledger/rebuild-matches.ts';
import { endOverdueMatches } from '../rules/live/end-overdue-matches.ts';
import { listUnstartedMatches } from '../rules/live/list-current-matches.ts';
import { tieRules } from '../rules/ties/tie-rules.ts';

export const matchesServer = defineServerFeature({
  name: 'matches',
  migrations: [matchesBaseline, stagesOfFixtures, statisticsOfFixtures, lineUpPlayers],
  records: [tieRules],
  topics: {
    matches: { address: href('/api/live-scores'), scopes: ['matches'] },
    match: (id) => ({ address: href('/api/matches/:id', { id }), scopes: [`match:${id}`] }),
    coverage: (id) => ({
      address: href('/api/matches/:id/coverage', { id }),
      scopes: [`match:${id}`, `coverage:${id}`],
    }),
  },
  afterMigrations: rebuildStaleMatches,
  start({ db, now, newId, log }) {
    let reported = new Set<string>();
    return {
      jobs: [
        {
          name: 'overdue matches',
          everyMs: 60 * SECOND,
          run: async () => void (await endOverdueMatches(db, { now: now(), newId })),
        },
        {
          // Each match is logged once.
          name: 'matches without a kick-off',
          everyMs: 30 * SECOND,
          async run() {
            const unstarted = await listUnstartedMatches(db, { now: now() });
            for (const { id, home, away } of unstarted)
              if (!reported.has(id))
                log.warn('a match has not been started', { id, match: `${home.name} – ${away.name}` });
            reported = new Set(unstarted.map(({ id }) => id));
          },
        },
      ],
    };
  },
});
