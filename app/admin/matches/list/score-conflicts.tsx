import { Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { feedText } from '#az/text/admin/feeds.ts';
import { matchText } from '#az/text/site/match.ts';
import { href } from '#domain/href.ts';
import type { ScoreConflict } from '#domain/matches/feeds/review/list-score-conflicts.ts';

/** The matches whose provider contradicts itself, each with a link to its console. Nothing when there are none. */
export function ScoreConflicts({ conflicts }: { conflicts: readonly ScoreConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <Notice kind="error">
      <p className="font-semibold">{feedText.conflicts}</p>
      <p className="text-ink text-sm">{feedText.conflictsHint}</p>
      <ul className="text-ink">
        {conflicts.map(({ fixtureId, provider, home, away, reported, listed }) => (
          <li key={`${provider} ${fixtureId}`}>
            <Link
              to={href('/admin/matches/:id/console', { id: fixtureId })}
              className="inline-flex min-h-11 items-center text-accent underline"
            >
              {home} {matchText.vs} {away}
            </Link>{' '}
            {feedText.conflict(provider, reported, listed)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
