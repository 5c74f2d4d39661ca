import { inCase } from '#az/characters/endings.ts';
import { teamName } from '#az/names/name-forms.ts';
import type { MatchTie } from '#features/matches/rules/coverage/read-match-tie.ts';
import { type Fixture, formatScore, hasScore, type Score } from '#features/matches/rules/fixture.ts';
import { formatPairing } from '#features/matches/rules/text/match-summary-lines.ts';
import { matchArticleText } from '../text.ts';
import type { ArticleFacts, TieFacts } from './read-match-facts.ts';

/** What an article tells of the tie; null when there is none, or when the tie is one match without a replay. */
export function toTieFacts(tie: MatchTie | null, { home }: Pick<Fixture, 'home'>): TieFacts | null {
  if (!tie || (tie.legCount === 1 && tie.leg === 1)) return null;
  const { leg, legCount, aggregate, winner, decidedBy, next } = tie;
  const first = tie.otherLegs.find(({ number }) => number === 1);
  const firstLeg = first?.score ? { score: first.score, hasSameHome: first.home.slug === home.slug } : null;
  return { leg, legCount, aggregate, winner, decidedBy, firstLeg, hasNextRound: next !== null };
}

/** After extra time, the score of the 90 minutes. */
export function readRegularScore(fixture: Fixture): Score | null {
  return hasScore(fixture) ? fixture.regular : null;
}

/** `1/4 finalının cavab oyununda` from `1/4 finalında`, the locative of a possessed word. */
export function inLeg(stage: string, tie: Pick<TieFacts, 'leg' | 'legCount'> | null): string {
  if (!tie) return stage;
  const round = stage.replace(/nd[aə]$/, '');
  return matchArticleText.inLeg(inCase(round, 'genitive'), matchArticleText.leg[nameLeg(tie)]);
}

function nameLeg({ leg, legCount }: Pick<TieFacts, 'leg' | 'legCount'>): keyof typeof matchArticleText.leg {
  if (legCount === 1) return 'replay';
  return leg === 1 ? 'first' : 'second';
}

/** `Əsas vaxt 1:1 hesabı ilə bitib, oyunda əlavə vaxt təyin olunub.`; null without extra time. */
export function extraTimeSentence({ regular }: ArticleFacts): string | null {
  return regular && matchArticleText.extraTime(formatScore(regular));
}

/** `“Monako” – “Qarabağ” ilk oyunu 2:3 hesabı ilə başa çatıb.`; null when the match is not the second of its tie. */
export function firstLegSentence({ home, away, tie }: ArticleFacts): string | null {
  if (!tie?.firstLeg) return null;
  const { score, hasSameHome } = tie.firstLeg;
  const pairing = formatPairing(hasSameHome ? { home, away } : { home: away, away: home });
  return matchArticleText.firstLeg(pairing, formatScore(score));
}

/** The sum of the matches of a tie, and who goes on; null for the first match. */
export function aggregateSentence({ home, away, tie }: ArticleFacts): string | null {
  if (!tie?.aggregate || tie.leg === 1) return null;
  const { aggregate, winner, decidedBy, hasNextRound } = tie;
  const score = formatScore(aggregate);
  const sum = matchArticleText.aggregate(score);
  // The shoot-out has its own sentence.
  if (winner === null || decidedBy === 'shootOut') return sum;
  const team = teamName(winner === 'home' ? home : away);
  const how = hasNextRound ? matchArticleText.goesOn : matchArticleText.winsTie;
  if (decidedBy === 'awayGoals') return `${sum} ${how(matchArticleText.byAwayGoals, team)}`;
  if (decidedBy === 'decision') return `${sum} ${how(matchArticleText.byDecision, team)}`;
  const winnerFirst = winner === 'home' ? aggregate : { home: aggregate.away, away: aggregate.home };
  return how(matchArticleText.byAggregate(formatScore(winnerFirst)), team);
}
