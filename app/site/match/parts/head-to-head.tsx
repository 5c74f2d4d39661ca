import { formatDate } from '#az/format/dates.ts';
import { matchText } from '#az/text/site/match.ts';
import { matchPageText } from '#az/text/site/match-page.ts';
import type { HeadToHead } from '#domain/matches/coverage/list-head-to-head.ts';
import type { Fixture } from '#domain/matches/fixture.ts';
import { matchAddress } from '#domain/matches/match-address.ts';

interface HeadToHeadSectionProps {
  match: Pick<Fixture, 'home' | 'away'>;
  meetings: HeadToHead;
}

/** The last matches of the two teams in the archive, and their sums. */
export function HeadToHeadSection({ match: { home, away }, meetings }: HeadToHeadSectionProps) {
  const { matches, wins, draws, losses, goalsFor, goalsAgainst } = meetings;
  return (
    <section>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{matchPageText.headToHead}</h2>
      {matches.length === 0 ? (
        <p className="py-4 text-muted">{matchPageText.noHeadToHead}</p>
      ) : (
        <>
          <p className="mt-2 text-muted text-sm">
            {matchPageText.lastMatches(matches.length)} ·{' '}
            {matchPageText.goalsTotal(`${goalsFor}–${goalsAgainst}`)}
          </p>
          <dl className="tabular mt-2 grid grid-cols-3 text-center">
            <Total label={home.shortName} value={wins} />
            <Total label={matchPageText.draws} value={draws} />
            <Total label={away.shortName} value={losses} />
          </dl>
          <ul className="mt-3 border-line border-t">
            {matches.map((meeting) => (
              <li key={meeting.id} className="border-line border-b">
                <a
                  href={matchAddress(meeting)}
                  className="tabular flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 text-sm hover:text-accent"
                >
                  <span className="font-semibold">
                    {meeting.home.shortName} {meeting.score.home}:{meeting.score.away}{' '}
                    {meeting.away.shortName}
                  </span>
                  <span className="text-muted">
                    {formatDate(meeting.kickOff)} {matchText.vs} {meeting.competition.name}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-bold font-headline text-3xl leading-none">{value}</dd>
    </div>
  );
}
