import { formatDate } from '#az/format/dates.ts';
import type { HeadToHead, MeetingSums } from '../../../rules/coverage/list-head-to-head.ts';
import type { Fixture } from '../../../rules/fixture.ts';
import { matchAddress } from '../../../rules/match-addresses.ts';
import { matchPageText, matchText } from '../../../text.ts';

interface HeadToHeadSectionProps {
  match: Pick<Fixture, 'home' | 'away'>;
  meetings: HeadToHead;
}

/** The last matches of the two teams in the archive, and their sums by ground. */
export function HeadToHeadSection({ match, meetings }: HeadToHeadSectionProps) {
  const { matches } = meetings;
  return (
    <section>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{matchPageText.headToHead}</h2>
      {matches.length === 0 ? (
        <p className="py-4 text-muted">{matchPageText.noHeadToHead}</p>
      ) : (
        <>
          <MeetingTable match={match} meetings={meetings} />
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
                  <span className="min-w-0 wrap-anywhere text-muted">
                    {[
                      `${formatDate(meeting.kickOff)} ${matchText.vs} ${meeting.competition.name}`,
                      meeting.venue,
                    ]
                      .filter(Boolean)
                      .join(', ')}
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

/** Wins, draws and goals: of all matches, and at the ground of each team. */
function MeetingTable({ match: { home, away }, meetings }: HeadToHeadSectionProps) {
  const { matches, grounds } = meetings;
  return (
    <table className="tabular mt-2 w-full text-center">
      <caption className="text-start text-muted text-sm">{matchPageText.lastMatches(matches.length)}</caption>
      <thead className="text-muted text-sm">
        <tr>
          <th scope="col" className="py-2 text-start font-normal">
            {matchPageText.host}
          </th>
          {[home.shortName, matchPageText.draws, away.shortName, matchPageText.goals].map((label) => (
            <th key={label} scope="col" className="px-1 py-2 font-normal wrap-anywhere">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <MeetingRow label={matchPageText.allMeetings} sums={meetings} isTotal />
        <MeetingRow label={home.shortName} sums={grounds.home} />
        <MeetingRow label={away.shortName} sums={grounds.away} />
      </tbody>
    </table>
  );
}

/** A ground where the teams have not met has no line. */
function MeetingRow({ label, sums, isTotal }: { label: string; sums: MeetingSums; isTotal?: boolean }) {
  const { wins, draws, losses, goalsFor, goalsAgainst } = sums;
  if (wins + draws + losses === 0) return null;
  return (
    <tr className={`border-line border-t ${isTotal ? 'font-bold font-headline text-2xl' : ''}`}>
      <th scope="row" className="py-1.5 text-start font-sans font-normal text-base wrap-anywhere">
        {label}
      </th>
      <td>{wins}</td>
      <td>{draws}</td>
      <td>{losses}</td>
      <td className="whitespace-nowrap">
        {goalsFor}–{goalsAgainst}
      </td>
    </tr>
  );
}
