import type { Fixture } from '#features/matches/rules/fixture.ts';
import { groupByCompetition } from '#features/matches/rules/group-by-competition.ts';
import { matchAddress } from '#features/matches/rules/match-address.ts';
import { formatMatch, type MatchView } from '#features/matches/site/match-view.ts';
import { matchText } from '#features/matches/text.ts';
import { liteAddress } from '../rules/lite-address.ts';

/** Matches as lines of text under their competitions. `now` is epoch ms. */
export function LiteMatches({ fixtures, now }: { fixtures: readonly Fixture[]; now: number }) {
  return (
    <>
      {fixtures.some((fixture) => fixture.sample) && <p>{matchText.sampleNotice}</p>}
      {groupByCompetition(fixtures).map(({ competition, fixtures: inCompetition }) => (
        <section key={competition.slug}>
          <h2>{competition.name}</h2>
          <ul>
            {inCompetition.map((fixture) => (
              <LiteMatch key={fixture.id} match={formatMatch(fixture, now)} address={matchAddress(fixture)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function LiteMatch({ match, address }: { match: MatchView; address: string }) {
  const score = match.homeScore === '' ? matchText.vs : `${match.homeScore}:${match.awayScore}`;
  const scorers = [match.homeScorers, match.awayScorers].filter(Boolean).join(' — ');
  const notes = [match.statusText, scorers, match.note, match.channels].filter(Boolean).join(' · ');
  return (
    <li>
      {match.time && <b>{match.time} </b>}
      <a href={liteAddress(address)}>
        {match.home.name} <b>{score}</b> {match.away.name}
      </a>
      <br />
      <small>{notes}</small>
    </li>
  );
}
