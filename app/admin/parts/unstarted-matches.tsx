import { Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { formatTime } from '#az/format/dates.ts';
import { matchDeskText } from '#az/text/admin/matches.ts';
import { matchText } from '#az/text/site/match.ts';
import { href } from '#domain/href.ts';
import type { Fixture } from '#domain/matches/fixture.ts';

/** The alarm for matches that should have begun. Nothing when there are none. */
export function UnstartedMatches({
  matches,
}: {
  matches: readonly Pick<Fixture, 'id' | 'home' | 'away' | 'kickOff'>[];
}) {
  if (matches.length === 0) return null;
  return (
    <Notice kind="error">
      <h2 className="font-semibold">{matchDeskText.alarm}</h2>
      <ul>
        {matches.map(({ id, home, away, kickOff }) => (
          <li key={id} className="tabular">
            {formatTime(kickOff)}{' '}
            <Link to={href('/admin/matches/:id', { id })} className="underline">
              {home.name} {matchText.vs} {away.name}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
