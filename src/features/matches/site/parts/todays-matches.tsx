import { formatDay } from '#az/format/dates.ts';
import { homeText } from '#features/front-page/text.ts';
import { todaysMatchesAddress } from '../../rules/match-addresses.ts';
import { matchText } from '../../text.ts';
import type { TodaysMatchesView } from '../read-todays-matches.ts';
import { MatchRow } from './match-row.tsx';
import { isSample, SampleNotice } from './sample-notice.tsx';

const MAX_ON_PHONE = 3;

/**
 * Today's matches on the front page, live ones first (spec §2.1). A phone shows the first three that are not live: the live ones
 * stand in the score strip just above, and no match is shown twice on the first screen.
 */
export function TodaysMatches({ view }: { view: TodaysMatchesView }) {
  const notLive = view.matches.filter(({ status }) => status !== 'live');
  const onPhone = new Set(notLive.slice(0, MAX_ON_PHONE).map(({ id }) => id));
  const isEmptyOnPhone = view.matches.length > 0 && onPhone.size === 0;
  return (
    <section className={isEmptyOnPhone ? 'max-lg:hidden' : ''}>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{homeText.todaysMatches}</h2>
      {view.matches.length > 0 ? (
        <ul>
          {view.matches.map((match) => (
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
          {homeText.noMatches}
          {view.nextDay && (
            <a
              className="flex min-h-11 items-center font-semibold text-accent"
              href={todaysMatchesAddress(view.nextDay.day)}
            >
              {matchText.nextMatchDay(formatDay(view.nextDay.start))}
            </a>
          )}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        <a
          className="flex min-h-11 items-center font-semibold text-accent hover:underline"
          href={todaysMatchesAddress()}
        >
          {homeText.allMatches}
        </a>
        <SampleNotice isShown={isSample(view.matches)} />
      </p>
    </section>
  );
}
