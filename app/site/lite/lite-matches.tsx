import { matchText } from '#az/text/site/match.ts';
import type { Fixture } from '#domain/matches/fixture.ts';
import { groupByCompetition } from '#domain/matches/group-by-competition.ts';
import { matchAddress } from '#domain/matches/match-address.ts';
import { formatMatch, type MatchView } from '../matches/match-view.ts';
import { liteAddress } from './lite-address.ts';

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
