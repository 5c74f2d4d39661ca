import { Link } from 'react-router';
import { formatTime } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import { Notice } from '#platform/ui/notice.tsx';
import type { Fixture } from '../rules/fixture.ts';
import { matchDeskText, matchText } from '../text.ts';

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
