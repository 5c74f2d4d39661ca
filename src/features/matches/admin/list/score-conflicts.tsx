import { Link } from 'react-router';
import type { ScoreConflict } from '#features/match-providers/rules/list-score-conflicts.ts';
import { providerText } from '#features/match-providers/text.ts';
import { href } from '#platform/http/href.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { matchText } from '../../text.ts';

/** The matches whose provider contradicts itself, each with a link to its console. Nothing when there are none. */
export function ScoreConflicts({ conflicts }: { conflicts: readonly ScoreConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <Notice kind="error">
      <p className="font-semibold">{providerText.conflicts}</p>
      <p className="text-ink text-sm">{providerText.conflictsHint}</p>
      <ul className="text-ink">
        {conflicts.map(({ fixtureId, provider, home, away, reported, listed }) => (
          <li key={`${provider} ${fixtureId}`}>
            <Link
              to={href('/admin/matches/:id/console', { id: fixtureId })}
              className="inline-flex min-h-11 items-center text-accent underline"
            >
              {home} {matchText.vs} {away}
            </Link>{' '}
            {providerText.conflict(provider, reported, listed)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
