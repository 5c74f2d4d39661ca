import { formatDay } from '#az/format/dates.ts';
import { homeText } from '#features/front-page/text.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { todaysMatchesAddress } from '../../rules/match-addresses.ts';
import { matchText } from '../../text.ts';
import type { TodaysMatchesView } from '../read-todays-matches.ts';
import { CompactMatch } from './compact-match.tsx';
import { MatchListHeading } from './match-list-heading.tsx';
import { isSample, SampleNotice } from './sample-notice.tsx';

/** Today's matches on the front page, live ones first (spec §2.1), one slim row each; five on a phone. */
export function TodaysMatches({ view }: { view: TodaysMatchesView }) {
  return (
    <section>
      <MatchListHeading title={homeText.todaysMatches} matches={view.matches} />
      {view.matches.length > 0 ? (
        <ul className="max-sm:[&>:nth-child(n+6)]:hidden">
          {view.matches.map((match) => (
            <CompactMatch key={match.id} match={match} />
          ))}
        </ul>
      ) : (
        <p className="pt-3 text-muted">
          {homeText.noMatches}
          {view.nextDay && (
            <SiteLink look="quiet" className="flex!" href={todaysMatchesAddress(view.nextDay.day)}>
              {matchText.nextMatchDay(formatDay(view.nextDay.start))}
            </SiteLink>
          )}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        <SiteLink look="quiet" href={todaysMatchesAddress()}>
          {homeText.allMatches}
        </SiteLink>
        <SampleNotice isShown={isSample(view.matches)} />
      </p>
    </section>
  );
}
