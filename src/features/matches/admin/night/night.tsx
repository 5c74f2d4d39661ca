import { useMemo } from 'react';
import { listScoreConflicts } from '#features/match-providers/rules/provider-matches.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { listNightMatches } from '../../rules/live/list-night-matches.ts';
import { matchDeskText, nightText } from '../../text.ts';
import { useDoubleTapGuard } from '../console/use-double-tap-guard.ts';
import { useLiveList } from '../list/use-live-list.ts';
import type { Route } from './+types/night.ts';
import { NightCard } from './night-card.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  requireRole(actor, 'operator');
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  return {
    now,
    matches: await listNightMatches(db, { now }),
    conflicts: await listScoreConflicts(db, { now }),
    staffId: actor.id,
  };
}

/**
 * All matches that are being played or are about to begin, each with its own buttons and forms. What is typed for one match stays
 * while another one is worked on. Without scripts the buttons lead to the consoles. An open page does not count as following the
 * matches, as a console does: nobody watches all of them at once, and a silent one has to be noticed. For editors.
 */
export default function Night({ loaderData }: Route.ComponentProps) {
  const { matches, conflicts, staffId, now: loadedAt } = loaderData;
  const ids = useMemo(() => matches.map(({ state }) => ({ id: state.id })), [matches]);
  const now = useLiveList(ids, loadedAt);
  const ignoreDoubleTaps = useDoubleTapGuard();
  const live = matches.filter(({ state }) => state.match.status === 'live').length;
  return (
    <div className="grid gap-5" onClickCapture={ignoreDoubleTaps}>
      <PageHead title={nightText.title} aside={matchDeskText.count(matches.length, live)}>
        <ButtonLink to={href('/admin/matches')} look="quiet">
          {matchDeskText.back}
        </ButtonLink>
      </PageHead>
      {matches.length === 0 ? (
        <p className="rounded-md border border-line p-8 text-center text-muted">{nightText.empty}</p>
      ) : (
        // One list: a match that begins keeps its place, and with it what is typed.
        <ul className="grid items-start gap-4 md:grid-cols-2 2xl:grid-cols-3">
          {matches.map((match) => (
            <li key={match.state.id} className="min-w-0">
              <NightCard
                match={match}
                conflicts={conflicts.filter(({ fixtureId }) => fixtureId === match.state.id)}
                staffId={staffId}
                loadedAt={loadedAt}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
