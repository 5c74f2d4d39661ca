import { formatListTime, isoBaku } from '#az/format/dates.ts';
import { timeText } from '#az/text/time.ts';
import { type ArticleSummary, cardTitle } from '#features/articles/rules/article-summary.ts';
import { fallbackText } from '#features/articles/text.ts';
import type { Fixture } from '#features/matches/rules/fixture.ts';
import { groupByCompetition } from '#features/matches/rules/group-by-competition.ts';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import { formatMatch, type MatchView } from '#features/matches/site/match-view.ts';
import { eventText, matchText } from '#features/matches/text.ts';
import { articleAddress } from '#platform/site/addresses.ts';
import { liteAddress } from '../rules/lite-address.ts';

/** A list of headlines with their times. */
export function LiteHeadlines({ articles, now }: { articles: readonly ArticleSummary[]; now: number }) {
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id}>
          <a href={liteAddress(articleAddress(article.slug))}>{cardTitle(article) || fallbackText.title}</a>{' '}
          <small>
            <time dateTime={isoBaku(article.publishedAt)}>{formatListTime(article.publishedAt, now)}</time>
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Matches as lines of text under their competitions. `now` is epoch ms. */
export function LiteMatches({ fixtures, now }: { fixtures: readonly Fixture[]; now: number }) {
  return (
    <>
      {fixtures.some((fixture) => fixture.sample) && <p>{matchText.sampleNotice}</p>}
      {fixtures.some(({ status }) => status === 'scheduled') && <p>{timeText.bakuTime}</p>}
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
  const scorers = [
    [match.homeScorers, formatReds(match.homeReds)],
    [match.awayScorers, formatReds(match.awayReds)],
  ]
    .map((ofSide) => ofSide.filter(Boolean).join(' · '))
    .filter(Boolean)
    .join(' — ');
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

/** Without an icon, words say that it is a red card. */
function formatReds(reds: string): string {
  return reds && `${reds} (${eventText.redMark})`;
}
