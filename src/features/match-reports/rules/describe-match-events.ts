import { ordinalSuffix } from '#az/characters/endings.ts';
import { playerInCase } from '#az/names/player-name.ts';
import { teamInCase, teamName } from '#az/names/team-name.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import { formatScore } from '#features/matches/rules/fixture.ts';
import { isGoal, kindOf } from '#features/matches/rules/ledger/ledger-event.ts';
import type { PlayedMatch, TextEvent } from '#features/matches/rules/text/match-facts.ts';
import { matchArticleText } from '../text.ts';

/** The goals in sentences, in their order. Empty when the events do not give the score of the match. */
export function describeGoals({ home, away, outcome }: PlayedMatch): string[] {
  const score = { home: 0, away: 0 };
  const sentences = outcome.events.filter(isGoal).map((goal) => {
    const isFirst = score.home + score.away === 0;
    const side = goal.side ?? 'home';
    score[side] += 1;
    return describeGoal(goal, { isFirst, score, team: side === 'home' ? home : away });
  });
  return formatScore(score) === formatScore(outcome.score) ? sentences : [];
}

function describeGoal(
  goal: TextEvent,
  { isFirst, score, team }: { isFirst: boolean; score: Score; team: PlayedMatch['home'] },
): string {
  const minute = atMinute(goal);
  const { player } = goal;
  const kind = kindOf(goal).score;
  const isPenalty = kind === 'penalty';
  if (!player)
    return isFirst
      ? matchArticleText.openedBy(minute, teamName(team))
      : matchArticleText.goalOf(minute, formatScore(score));
  if (kind === 'ownGoal')
    return matchArticleText.ownGoal(
      minute,
      playerInCase({ name: player, grammar: goal.grammar ?? null }, 'genitive'),
      formatScore(score),
    );
  if (isFirst) {
    const opened = isPenalty ? matchArticleText.openedFromPenalty : matchArticleText.opened;
    return opened(minute, teamInCase(team, 'genitive'), player);
  }
  if (score.home === score.away)
    return (isPenalty ? matchArticleText.equalisedFromPenalty : matchArticleText.equalised)(minute, player);
  return (isPenalty ? matchArticleText.scoredFromPenalty : matchArticleText.scored)(
    minute,
    player,
    formatScore(score),
  );
}

/** Dismissals and missed penalties in sentences. Those without a player are left out. */
export function describeIncidents({ home, away, outcome }: PlayedMatch): string[] {
  return outcome.events.flatMap((event) => {
    const { sentence } = kindOf(event).report;
    if (!event.player || !event.side || !sentence) return [];
    const team = teamInCase(event.side === 'home' ? home : away, 'genitive');
    return [sentence(atMinute(event), team, event.player)];
  });
}

/** `67-ci dəqiqədə`, `90+2-ci dəqiqədə`. */
function atMinute({ minute, added }: TextEvent): string {
  const shown = added === null ? String(minute) : `${minute}+${added}`;
  return matchArticleText.minute(`${shown}-${ordinalSuffix(added ?? minute)}`);
}
