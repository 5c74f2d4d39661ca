import { formatDay } from '#az/format/dates.ts';
import { homeText } from '#features/front-page/text.ts';
import { todaysGamesAddress } from '../../rules/match-addresses.ts';
import { matchText } from '../../text.ts';
import type { TodaysGamesView } from '../read-todays-games.ts';
import { MatchRow } from './match-row.tsx';
import { isSample, SampleNotice } from './sample-notice.tsx';

const MAX_ON_PHONE = 3;

/**
 * Today's games on the front page, live ones first (spec §2.1). A phone shows the first three that are not live: the live ones
 * stand in the score strip just above, and no game is shown twice on the first screen.
 */
export function TodaysGames({ games }: { games: TodaysGamesView }) {
  const notLive = games.matches.filter(({ status }) => status !== 'live');
  const onPhone = new Set(notLive.slice(0, MAX_ON_PHONE).map(({ id }) => id));
  const isEmptyOnPhone = games.matches.length > 0 && onPhone.size === 0;
  return (
    <section className={isEmptyOnPhone ? 'max-lg:hidden' : ''}>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{homeText.todaysGames}</h2>
      {games.matches.length > 0 ? (
        <ul>
          {games.matches.map((match) => (
            <MatchRow
              key={match.id}
              match={match}
              isCompact
              showsLeague
              className={onPhone.has(match.id) ? '' : 'max-lg:hidden'}
            />
          ))}
        </ul>
      ) : (
        <p className="py-4 text-muted">
          {homeText.noGames}
          {games.nextDay && (
            <a
              className="flex min-h-11 items-center font-semibold text-accent"
              href={todaysGamesAddress(games.nextDay.day)}
            >
              {matchText.nextMatchDay(formatDay(games.nextDay.start))}
            </a>
          )}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        <a
          className="flex min-h-11 items-center font-semibold text-accent hover:underline"
          href={todaysGamesAddress()}
        >
          {homeText.allGames}
        </a>
        <SampleNotice isShown={isSample(games.matches)} />
      </p>
    </section>
  );
}
