import { teamInCase, teamName } from '#az/names/team-name.ts';
import { atVenue } from '#az/names/venue-name.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import { formatScore } from '#features/matches/rules/fixture.ts';
import type { PlayedOutcome } from '#features/matches/rules/text/match-facts.ts';
import { formatPairing } from '#features/matches/rules/text/match-summary-lines.ts';
import { eventSentence } from '#features/matches/text.ts';
import { matchArticleText } from '../text.ts';
import type { ArticleFacts, ArticleText } from './article-facts.ts';
import { describeGoals, describeIncidents } from './describe-match-events.ts';
import { inRound, reasonSentence, renderArticle, tablePlaces } from './match-sentences.ts';

/** A match that has begun. */
export type ReportFacts = ArticleFacts & { outcome: PlayedOutcome };

/** An article that reports a match: its result, or what has happened so far. It has known facts only. */
export function writeMatchReport(match: ReportFacts): ArticleText {
  const { venue, outcome } = match;
  const lead = `${inRound(match)} ${summarise(match, matchArticleText.lead)}.`;
  const wasPlayed = outcome.status !== 'awarded';
  const places = tablePlaces(match);
  return {
    title: summarise(match, matchArticleText.title),
    excerpt: lead,
    html: renderArticle(
      [
        [
          lead,
          ...explain(match),
          outcome.status === 'finished' && venue ? matchArticleText.playedAt(atVenue(venue)) : null,
        ],
        wasPlayed ? describeGoals(match) : [],
        wasPlayed ? describeIncidents(match) : [],
        [describeShootOut(match)],
        [
          places &&
            (outcome.status === 'live' ? matchArticleText.placeNow : matchArticleText.placeAfter)(places),
        ],
      ],
      match,
    ),
  };
}

/** The result in one sentence: the words of the title or those of the lead. */
function summarise(
  match: ReportFacts,
  words: typeof matchArticleText.title | typeof matchArticleText.lead,
): string {
  const { home, away, outcome } = match;
  const { status, score, shootOut } = outcome;
  if (status === 'live')
    return outcome.phase === 'halftime'
      ? words.halfTime(formatPairing(match), formatScore(score))
      : words.live(formatPairing(match), formatScore(score));
  if (status === 'suspended' || status === 'abandoned') return words[status](formatPairing(match));
  const [winner, loser] = findWinner(shootOut ?? score) === 'home' ? [home, away] : [away, home];
  const isLevel = score.home === score.away;
  if (status === 'awarded')
    return isLevel ? words.awardedDraw(formatPairing(match)) : words.awarded(teamInCase(loser, 'dative'));
  if (shootOut && findWinner(shootOut)) return words.shootOut(teamName(winner), teamInCase(loser, 'dative'));
  if (!isLevel) return words.win(teamName(winner), teamInCase(loser, 'accusative'), winnerFirst(score));
  if (score.home === 0) return words.goalless(teamName(home), teamName(away));
  return words.draw(teamName(home), teamName(away), formatScore(score));
}

/** The part of a match that is being played; the score and the reason of one that was not played to its end. */
function explain({ outcome }: ReportFacts): (string | null)[] {
  const { status, score, shootOut, reason } = outcome;
  if (status === 'finished') return [];
  if (status === 'live')
    return [
      matchArticleText.now[outcome.phase],
      shootOut && `${eventSentence.shootOutScore(formatScore(shootOut))}.`,
    ];
  const scoreNote = status === 'awarded' ? matchArticleText.awardedScore : matchArticleText.scoreThen;
  return [scoreNote(formatScore(score)), reasonSentence(reason)];
}

function describeShootOut({ home, away, outcome }: ReportFacts): string | null {
  const { status, score, shootOut } = outcome;
  const winner = status !== 'live' && shootOut && findWinner(shootOut);
  if (!winner) return null;
  return matchArticleText.shootOutResult(
    formatScore(score),
    teamName(winner === 'home' ? home : away),
    winnerFirst(shootOut),
  );
}

function findWinner({ home, away }: Score): 'home' | 'away' | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}

/** Newspapers put the goals of the winner first: `2:1`, also for an away win. */
function winnerFirst({ home, away }: Score): string {
  return `${Math.max(home, away)}:${Math.min(home, away)}`;
}
