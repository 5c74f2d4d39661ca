import { HOUR, SECOND } from '#az/format/durations.ts';
import { listUnstartedMatches } from '#features/matches/rules/live/list-unstarted-matches.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import type { Log } from '#platform/log.ts';
import type { NewId } from '#platform/new-id.ts';
import { deleteOldSnapshots } from '../rules/delete-old-snapshots.ts';
import type { MatchProvider } from './match-provider.ts';
import { pollProvider } from './poll-provider.ts';

interface Parts {
  db: Db;
  providers: readonly MatchProvider[];
  now: () => number;
  newId: NewId;
  random: () => number;
  log: Log;
}

/** The periodic jobs of matches: providers are polled, and a match that nobody has started is logged once. */
export function matchJobs({ db, providers, now, newId, random, log }: Parts): Job[] {
  let reported = new Set<string>();
  return [
    ...providers.map((provider, index) => ({
      name: `matches of ${provider.id}`,
      everyMs: 5 * SECOND,
      run: (signal: AbortSignal) => {
        const preferred = providers.slice(0, index).map(({ id }) => id);
        return pollProvider(provider, { db, now, newId, random, log, preferred }, signal);
      },
    })),
    {
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
    {
      name: 'old match snapshots',
      everyMs: HOUR,
      run: () => deleteOldSnapshots(db, { now: now() }),
    },
  ];
}
